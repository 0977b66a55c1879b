"""A push service on this machine, with the browsers that subscribed there: it takes what RFC 8030 and 8292 allow, and
the browsers read it as RFC 8291 says. Written from the documents alone, not with the code under test."""

import base64
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes, token_hex
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from support.calls.receivers import Received, Receiver, receiver


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(of: str) -> bytes:
    return base64.urlsafe_b64decode(of + "=" * (-len(of) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class PushedBrowser:
    """One subscription: its keys never leave it."""

    def __init__(self, address: str) -> None:
        self.endpoint = f"{address}/push/{token_hex(8)}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        self.told: list[dict[str, Any]] = []
        self.topics: list[str] = []

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": text(point(self._private.public_key())),
            "auth": text(self._auth),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.plain(body))
        return found

    def plain(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\x00" + point(self._private.public_key()) + theirs
        key = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(key)
        plain = AESGCM(content).decrypt(nonce, record, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02"), "the last record says so"
        return plain[:-1]


class PushService:
    def __init__(self, line: Receiver) -> None:
        self.line = line
        self.browsers: dict[str, PushedBrowser] = {}
        self.refused: list[str] = []
        line.answer = self._take

    def subscribe(self) -> PushedBrowser:
        browser = PushedBrowser(self.line.address)
        self.browsers[browser.endpoint.removeprefix(self.line.address)] = browser
        return browser

    def forget(self, browser: PushedBrowser) -> None:
        """It unsubscribed, or its app was removed."""
        del self.browsers[browser.endpoint.removeprefix(self.line.address)]

    def _take(self, got: Received) -> tuple[int, dict[str, str]]:
        browser = self.browsers.get(got.path)
        if browser is None:
            return 410, {}
        why = self._wrong(got)
        if why:
            self.refused.append(why)
            return 400, {}
        browser.topics.append(got.headers["topic"])
        browser.told.append(browser.read(got.body))
        return 201, {"Location": "/m/1"}

    def _wrong(self, got: Received) -> str:
        headers = got.headers
        if headers.get("content-encoding") != "aes128gcm" or not headers.get("ttl", "").isdigit():
            return "encoding or ttl"
        if len(got.body) > 4096 or len(headers.get("topic", "")) > 32 or not headers.get("topic"):
            return "size or topic"
        scheme, _, rest = headers.get("authorization", "").partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        if scheme != "vapid" or set(parts) != {"t", "k"}:
            return "authorization"
        signed, _, signature = parts["t"].rpartition(".")
        head, claims = [json.loads(raw(part)) for part in signed.split(".")]
        both = raw(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
        proof = utils.encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
        try:
            key.verify(proof, signed.encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return "signature"
        if head != {"typ": "JWT", "alg": "ES256"} or claims["aud"] != self.line.address:
            return "claims"
        if not time.time() < claims["exp"] <= time.time() + 86400 or not claims["sub"].startswith(
            ("mailto:", "https:")
        ):
            return "claims"
        return ""


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    async with receiver() as line:
        yield PushService(line)
