"""`make clip`: a short moving picture of a table for the README, docs/pictures/table.webp.

A guest plays Abyss against bots in Chromium; after each move the screen is taken as WebP. Here the frames are joined:
an animated WebP is a few chunks around what the browser has encoded already.
"""

import argparse
import base64
import struct
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser.guest import Guest, chromium  # noqa: E402
from support.servers.running import ServerProcess, run  # noqa: E402

SIZE = (1120, 700)
SCALE = 0.7
MOST_BYTES = 1_500_000
SHOWN_MS = 700
LAST_MS = 2500


def chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def picture_of(webp: bytes) -> tuple[bytes, int, int]:
    """The encoded picture within a file, and its size."""
    at = 12
    while webp[at : at + 4] not in (b"VP8 ", b"VP8L"):
        at += 8 + struct.unpack_from("<I", webp, at + 4)[0] + struct.unpack_from("<I", webp, at + 4)[0] % 2
    length = struct.unpack_from("<I", webp, at + 4)[0]
    body = webp[at + 8 : at + 8 + length]
    if webp[at : at + 4] == b"VP8 ":
        width, height = (each & 0x3FFF for each in struct.unpack_from("<HH", body, 6))
    else:
        bits = struct.unpack_from("<I", body, 1)[0]
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return chunk(webp[at : at + 4], body), width, height


def animated(frames: list[bytes]) -> bytes:
    """One file that shows them in turn, again and again."""
    pictures = [picture_of(each) for each in frames]
    _, width, height = pictures[0]
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + three(width - 1) + three(height - 1)), chunk(b"ANIM", b"\0\0\0\xff\0\0")]
    for number, (body, w, h) in enumerate(pictures):
        shown = LAST_MS if number == len(pictures) - 1 else SHOWN_MS
        head = three(0) + three(0) + three(w - 1) + three(h - 1) + three(shown) + b"\x02"
        parts.append(chunk(b"ANMF", head + body))
    inside = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(inside)) + inside


def taken(address: str, number: int, quality: int) -> list[bytes]:
    with chromium() as browser:
        guest = Guest(browser, address, size=SIZE, language="en")
        guest.visit(f"/t/{guest.make('abyss', [None, 'thoughtful', 'thoughtful'])['table']}")
        guest.page.locator("[data-ready]").click()
        session = guest.page.context.new_cdp_session(guest.page)
        clip = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "scale": SCALE}
        frames: list[bytes] = []
        while len(frames) < number and not guest.over:
            guest.play(moves=1)
            guest.page.wait_for_timeout(400)
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
            frame = base64.b64decode(shot["data"])
            if not frames or frame != frames[-1]:
                frames.append(frame)
        return frames


def main() -> None:
    parser = argparse.ArgumentParser(description="A moving picture of a table.")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "table.webp")
    parser.add_argument("--frames", type=int, default=22)
    parser.add_argument("--quality", type=int, default=55)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process = ServerProcess(Path(folder) / "tables.db")
        run(process.start())
        try:
            made = animated(taken(process.address, given.frames, given.quality))
        finally:
            process.kill()
    if len(made) > MOST_BYTES:
        sys.exit(f"The picture has {len(made)} bytes, at most {MOST_BYTES} are allowed: take fewer frames.")
    given.out.write_bytes(made)
    print(f"{len(made) / 1000:.0f} kB  {given.out}")


if __name__ == "__main__":
    main()
