"""Pages without the client: the one that asks for the password, and what an operator has to say by law.

They load nothing and need no script. The style stands in the page, allowed by its hash.
"""

import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path

from bathysphere.engine import BadTable
from bathysphere.server.operate.asgi import Send, answer
from bathysphere.words import Words

STYLE = """
:root { color-scheme: dark light; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #07131c; color: #e6eef2;
  font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: 100%; max-width: 38rem; padding: 2rem 1.25rem; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
a { color: #8fd0e6; } form { display: grid; gap: .75rem; margin-top: 1.5rem; } label { font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 3rem; border-radius: .6rem; font: inherit;
  padding: 0 .9rem; }
input { border: 1px solid #4d6b7a; background: #0e2230; color: inherit; }
button { border: 0; background: #8fd0e6; color: #07131c; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #f2c879; outline-offset: 2px; }
.wrong { margin: 0; color: #ffb4a2; }
@media (prefers-color-scheme: light) {
  body { background: #f4f8fa; color: #10202a; } a { color: #0a5a78; } .wrong { color: #9c2a10; }
  input { background: #fff; border-color: #6b8794; } button { background: #0a5a78; color: #fff; }
}
"""
POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; img-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Vary": "Accept-Language",
}
ADDRESS = re.compile(r"https?://[^\s<>\"]*[^\s<>\".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+")


async def send_page(send: Send, status: int, language: str, title: str, inside: str) -> None:
    page = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{inside}</main></body></html>"
    )
    await answer(send, status, page.encode(), "text/html; charset=utf-8", HEADERS)


def asking(words: Words, wrong: str = "") -> str:
    """The form is sent to the address of the page itself, so that what follows `#` there, the key of an invitation, is
    still there afterwards."""
    complaint = f'<p class="wrong" role="alert">{escape(wrong)}</p>' if wrong else ""
    return (
        f"<h1>{escape(words('closed-title'))}</h1><p>{escape(words('closed-text'))}</p>"
        f'<form method="post">{complaint}<label for="password">{escape(words("closed-password"))}</label>'
        '<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>'
        f'<button type="submit">{escape(words("closed-enter"))}</button></form>'
    )


def turning_away(words: Words) -> str:
    return f"<h1>{escape(words('closed-title'))}</h1><p>{escape(words('closed-elsewhere'))}</p>"


class OwnText:
    """A text of the operator's: paragraphs, headings after `#`, addresses as links. `imprint.ru.txt` beside
    `imprint.txt` is the same in Russian."""

    def __init__(self, file: Path, setting: str) -> None:
        try:
            self._texts = {"": file.read_text("utf-8")}
            for language in ("ru", "uk", "en"):
                beside = file.with_suffix(f".{language}{file.suffix}")
                if beside.is_file():
                    self._texts[language] = beside.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", "") or str(error)
            raise BadTable("bad_setting_file", setting=setting, file=str(file), reason=reason) from None

    def html(self, language: str, title: str) -> str:
        text = self._texts.get(language, self._texts[""])
        blocks = [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]
        inside = "".join(_block(block) for block in blocks)
        return inside if "<h1>" in inside else f"<h1>{escape(title)}</h1>{inside}"


def _block(block: str) -> str:
    marks, _, heading = block.partition(" ")
    if set(marks) == {"#"} and "\n" not in block:
        level = min(len(marks), 2)
        return f"<h{level}>{escape(heading)}</h{level}>"
    linked = ADDRESS.sub(_link, escape(block, quote=False))
    return f"<p>{linked}</p>".replace("\n", "<br>")


def _link(found: re.Match[str]) -> str:
    address = found.group()
    target = address if "://" in address else f"mailto:{address}"
    return f'<a href="{target}" rel="noreferrer">{address}</a>'
