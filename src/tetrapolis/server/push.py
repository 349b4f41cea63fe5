"""Web Push: a message to a browser whose page is closed, sealed so that only that browser reads it (RFC 8291), and
signed so that the service which carries it knows from whom it comes (RFC 8292).

By hand, over `cryptography` from the extra `club`: without it, or without keys, no page offers to subscribe.
"""

from __future__ import annotations

import base64
import os
import secrets
import struct
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

with suppress(ModuleNotFoundError):  # the extra `club` brings it
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEEP = 43_200
"""Seconds for which the service keeps a message for a browser that is off."""
SIGNED_FOR = 43_200
RECORD = 4096


def plain64(data: bytes) -> str:
    """base64url without padding, as all of this is written.

    >>> plain64(b"\\xff\\xfe"), opened64("__4")
    ('__4', b'\\xff\\xfe')
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def opened64(text: str) -> bytes:
    """What such a text holds; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Keys(msgspec.Struct, frozen=True):
    """The house's own pair of keys: browsers subscribe to the public one."""

    private: str
    public: str


def installed() -> bool:
    """Whether the extra `club` is there."""
    return "AESGCM" in globals()


def new_keys() -> Keys:
    """A fresh pair."""
    return keys_of(plain64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32)))


def keys_of(private: str) -> Keys:
    """The pair that belongs to a private key; ValueError if it is none."""
    return Keys(private, plain64(_point(_signing(private).public_key())))


def keys_in(path: Path) -> Keys:
    """The keys in a file; it is made if there is none. Whoever reads the file can send as this house."""
    with suppress(FileExistsError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        part.touch(0o600)
        part.write_text(new_keys().private + "\n", "ascii")
        try:
            os.link(part, path)  # whole or not at all: another process may be starting, too
        finally:
            part.unlink()
    return keys_of(path.read_text("ascii").strip())


def _signing(private: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(opened64(private)), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def is_subscribable(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), opened64(p256dh))
        return len(opened64(auth)) == 16
    except ValueError:
        return False


def seal(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message only the browser with these keys can open."""
    theirs = opened64(p256dh)
    mine = ec.generate_private_key(ec.SECP256R1())
    own, salt = _point(mine.public_key()), os.urandom(16)
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, opened64(auth), b"WebPush: info\0" + theirs + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + struct.pack("!IB", RECORD, len(own)) + own + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(endpoint: str, keys: Keys, contact: str, now: float) -> str:
    """What says from whom a message comes: the `authorization` of a request to an endpoint."""
    parts = urlsplit(endpoint)
    head = {"typ": "JWT", "alg": "ES256"}
    body = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now + SIGNED_FOR), "sub": contact}
    signed = ".".join(plain64(msgspec.json.encode(part)) for part in (head, body))
    r, s = decode_dss_signature(_signing(keys.private).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{plain64(r.to_bytes(32) + s.to_bytes(32))}, k={keys.public}"


def headers(endpoint: str, keys: Keys, contact: str, now: float, topic: str, urgent: bool) -> dict[str, str]:
    """The headers of a message. `topic`: a later one of the same takes its place with the service."""
    return {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(KEEP),
        "urgency": "high" if urgent else "normal",
        "topic": topic,
        "authorization": signature(endpoint, keys, contact, now),
    }
