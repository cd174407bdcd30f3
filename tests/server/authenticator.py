"""An authenticator in software: makes passkeys and signs with them, as a browser would hand it to a page."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import Json

PRESENT, HAS_CREDENTIAL = 0x01, 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, site: str, origin: str) -> None:
        self.site = site
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.counter = 0
        self.flags = PRESENT

    def create(self, challenge: str) -> Json:
        """A new passkey, as it is sent to the server."""
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + b"key"
        return {
            "id": encoded(self.id),
            "client_data": self._client_data("webauthn.create", challenge),
            "authenticator": encoded(self._data(HAS_CREDENTIAL) + credential),
            "public_key": encoded(self.key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)),
            "name": "test key",
        }

    def use(self, challenge: str) -> Json:
        """A use of the passkey."""
        self.counter += 1
        client_data, data = self._client_data("webauthn.get", challenge), self._data(0)
        padded = client_data + "=" * (-len(client_data) % 4)
        signed = data + sha256(base64.urlsafe_b64decode(padded)).digest()
        return {
            "id": encoded(self.id),
            "client_data": client_data,
            "authenticator": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(SHA256()))),
            "name": "a test",
        }

    def _client_data(self, kind: str, challenge: str) -> str:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return encoded(json.dumps(said).encode())

    def _data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([self.flags | flags]) + self.counter.to_bytes(4)
