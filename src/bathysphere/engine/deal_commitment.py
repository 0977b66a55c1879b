"""The fair deal: a commitment before the seats are dealt, everybody's nonce mixed in, everything revealed at the end.

The server chooses a secret and shows only its hash. Each player adds a nonce when they are ready. The seed is a hash of
all of them, so that neither the server nor any player could have chosen it, and anybody can check it afterwards.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

from bathysphere.engine.value import Value

NONCE_DIGITS = 64
_SECRET = b"bathysphere secret 1\n"
_SEED = b"bathysphere seed 1\n"


class DealCommitment(Value, frozen=True, gc=False):
    """What a record keeps so that its deal can be checked. A bot's nonce is empty."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]

    def holds(self, seed: str) -> bool:
        """Whether the secret is the one promised, and the seed the one that follows."""
        return commit(self.secret) == self.commitment and fair_seed(self.secret, self.nonces) == seed


def new_secret() -> str:
    return token_hex(32)


def commit(secret: str) -> str:
    return sha256(_SECRET + secret.encode()).hexdigest()


def fair_seed(secret: str, nonces: Sequence[str]) -> str:
    return sha256(_SEED + "\n".join((secret, *nonces)).encode()).hexdigest()


def is_nonce(text: str) -> bool:
    return len(text) == NONCE_DIGITS and all(digit in "0123456789abcdef" for digit in text)
