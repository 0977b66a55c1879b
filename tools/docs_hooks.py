"""What the pages of the site have in common: a link out of docs/ leads to the file in the repository."""

import re
from typing import Any

REPOSITORY = "https://github.com/bathysphere/bathysphere/blob/main/"
OUT = re.compile(r"\]\(\.\./((?!\.\.)[^)]+)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """In a page that lies in docs/ itself; deeper ones link to each other only."""
    if "/" in page.file.src_uri:
        return markdown
    return OUT.sub(rf"]({REPOSITORY}\1)", markdown)
