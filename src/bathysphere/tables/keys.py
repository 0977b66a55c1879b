"""Names and credentials that cannot be guessed, and how a credential is kept."""

import re
import secrets
from hashlib import sha256

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_TABLE_ID = re.compile("[a-z0-9]{6,32}")


def new_table_id(beginning: str = "") -> str:
    """Not to be guessed: anybody who knows it may watch."""
    return beginning + "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a table could be called that; nothing else ever reaches the store."""
    return _TABLE_ID.fullmatch(text) is not None


def new_token() -> str:
    """The credential of a seat."""
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """What a link carries: an invitation, or the right to take a seat over."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """How a credential is kept: nobody who reads the store can sit down with what they find."""
    return sha256(secret.encode()).hexdigest()
