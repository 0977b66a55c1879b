"""Draws the icons of the installed app from web/public/favicon.svg, into web/public/icons. They are kept in git.

.venv/bin/python tools/make_icons.py
"""

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser.guest import CHROMIUM, FLAGS  # noqa: E402

SIGN = ROOT / "web" / "public" / "favicon.svg"
OUT = ROOT / "web" / "public" / "icons"
CORNERS = re.compile(r'(<rect [^>]*)rx="\d+"')
WHOLE = 'viewBox="0 0 32 32"'
SAFE = 'viewBox="-5 -5 42 42"'
"""A system cuts a maskable icon as it likes; what lies in its middle stays."""


def main() -> None:
    sign = SIGN.read_text()
    square = CORNERS.sub(r"\1", sign)
    wide = (
        square.replace(WHOLE, SAFE)
        .replace("M16 0v6", "M16-5v11")
        .replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"')
    )
    OUT.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size, drawing in (
            ("192", 192, sign),
            ("512", 512, sign),
            ("180", 180, square),
            ("maskable", 512, wide),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=OUT / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
