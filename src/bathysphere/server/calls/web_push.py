"""Web Push: what is sent is encrypted for one browser (RFC 8291, aes128gcm) and signed by this server (RFC 8292).

The push service between us learns which browser gets a message and when, and nothing of what it says, not even how long
it is.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bathysphere.server.calls.channels import Push

SALT_BYTES = 16
POINT_BYTES = 65
KEY_BYTES = 32
RECORD = 4096
PADDED = 2048
"""Every message is as long as this. A push service takes 4096 bytes."""
LIVES_SECONDS = 24 * 3600
"""A device that is off gets the message within a day, or not at all: then another has come, or a clock has ended."""
SIGNED_SECONDS = 12 * 3600


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_right(push: Push) -> bool:
    """Whether a browser's keys are what they should be."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(push.key))
        return len(decoded(push.auth)) == SALT_BYTES
    except ValueError:
        return False


class ServerKey:
    """The server's own key, made once and kept: a browser takes messages only from whom it subscribed to."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._private = derive_private_key(int.from_bytes(secret), SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._private))

    @staticmethod
    def fresh() -> bytes:
        return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES)

    def headers(self, push: Push, topic: str, seconds: int) -> dict[str, str]:
        """Messages of one topic take each other's place while a device is off."""
        parts = urlsplit(push.endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": seconds + SIGNED_SECONDS,
            "sub": self._contact,
        }
        return {
            "Authorization": f"vapid t={self._token(claims)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES_SECONDS),
            "Topic": encoded(sha256(topic.encode()).digest())[:32],
            "Urgency": "high",
        }

    def _token(self, claims: dict[str, str | int]) -> str:
        signed = (
            f"{encoded(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{encoded(msgspec.json.encode(claims))}"
        )
        one, other = decode_dss_signature(self._private.sign(signed.encode(), ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(one.to_bytes(KEY_BYTES) + other.to_bytes(KEY_BYTES))}"


def encrypted(text: bytes, push: Push) -> bytes:
    """One record, with the salt and our half of the key before it."""
    receiver = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(push.key))
    ours, salt = generate_private_key(SECP256R1()), os.urandom(SALT_BYTES)
    info = b"WebPush: info\0" + decoded(push.key) + _point(ours)
    key = _hkdf(ours.exchange(ECDH(), receiver), decoded(push.auth), info, KEY_BYTES)
    content_key = _hkdf(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(key, salt, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\x02" + bytes(max(0, PADDED - len(text)))
    head = salt + RECORD.to_bytes(4) + bytes([POINT_BYTES]) + _point(ours)
    return head + AESGCM(content_key).encrypt(nonce, padded, None)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
