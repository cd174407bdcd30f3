"""Passkeys (WebAuthn): checks what a browser says of a new one, and the signature with which one is used.

A guest registers a key of their own, so nothing is gained by knowing who made the authenticator: attestations are not
asked for, and browsers give the public key apart. What is checked is what protects the guest: challenge, origin, site,
the presence of somebody, the signature, and the counter.
"""

from __future__ import annotations

import base64
import binascii
from hashlib import sha256
from hmac import compare_digest
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key
from msgspec import Struct

from motu.server.errors import Forbidden

ES256, RS256, EDDSA = -7, -257, -8
ALGORITHMS: Final = (ES256, EDDSA, RS256)
"""The kinds of keys that browsers are asked for, the preferred one first."""
PRESENT: Final = 0x01
"""The flag that says that somebody touched the authenticator."""
HAS_CREDENTIAL: Final = 0x40
HEAD: Final = 37
"""Bytes of authenticator data before the credential: the hash of the site, flags, counter."""
CREDENTIAL_ID: Final = HEAD + 18
MOST_KEY: Final = 2048
"""Bytes of a public key."""


class ClientData(Struct):
    """What the browser says of a use of a passkey. Everything else in it is of no interest here."""

    type: str
    challenge: str
    origin: str


class Ceremony(Struct, frozen=True):
    """What a use of a passkey must fit: the site (without a port), its host as browsers name it, and the challenge."""

    site: str
    host: str
    challenge: str


def raw(text: str) -> bytes:
    """Bytes from base64 as browsers write it. Raises Forbidden for anything else."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise Forbidden("passkey-unreadable") from error


def challenge_in(client_data: str) -> str:
    """The challenge that a browser answers."""
    return decoded(client_data).challenge


def decoded(client_data: str) -> ClientData:
    try:
        return msgspec.json.decode(raw(client_data), type=ClientData)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Forbidden("passkey-unreadable") from error


def check_registration(ceremony: Ceremony, id: str, client_data: str, authenticator: str, public_key: str) -> int:
    """Check a new passkey; returns its counter. Raises Forbidden, with the reason, for one that does not fit."""
    check_client(ceremony, client_data, "webauthn.create")
    data = raw(authenticator)
    counter = check_authenticator(ceremony, data)
    length = int.from_bytes(data[CREDENTIAL_ID - 2 : CREDENTIAL_ID])
    if not data[32] & HAS_CREDENTIAL or raw(id) != data[CREDENTIAL_ID : CREDENTIAL_ID + length] or length == 0:
        raise Forbidden("passkey-unreadable")
    loaded(public_key)
    return counter


def check_use(ceremony: Ceremony, client_data: str, authenticator: str, signature: str, public_key: str) -> int:
    """Check that somebody has used a passkey for this challenge; returns the new counter."""
    check_client(ceremony, client_data, "webauthn.get")
    data = raw(authenticator)
    counter = check_authenticator(ceremony, data)
    signed = data + sha256(raw(client_data)).digest()
    key = loaded(public_key)
    try:
        if isinstance(key, ec.EllipticCurvePublicKey):
            key.verify(raw(signature), signed, ec.ECDSA(SHA256()))
        elif isinstance(key, rsa.RSAPublicKey):
            key.verify(raw(signature), signed, padding.PKCS1v15(), SHA256())
        else:
            key.verify(raw(signature), signed)
    except InvalidSignature as error:
        raise Forbidden("passkey-wrong-signature") from error
    return counter


def check_client(ceremony: Ceremony, client_data: str, kind: str) -> None:
    """The browser answers this challenge, for a page of this site."""
    said = decoded(client_data)
    if said.type != kind or not compare_digest(said.challenge.encode(), ceremony.challenge.encode()):
        raise Forbidden("passkey-unreadable")
    if said.origin.partition("://")[2] != ceremony.host:
        raise Forbidden("passkey-other-site")


def check_authenticator(ceremony: Ceremony, data: bytes) -> int:
    """The authenticator was used for this site, by somebody who was there; returns its counter."""
    if len(data) < HEAD:
        raise Forbidden("passkey-unreadable")
    if not compare_digest(data[:32], sha256(ceremony.site.encode()).digest()):
        raise Forbidden("passkey-other-site")
    if not data[32] & PRESENT:
        raise Forbidden("passkey-nobody-there")
    return int.from_bytes(data[33:HEAD])


def loaded(public_key: str) -> ec.EllipticCurvePublicKey | rsa.RSAPublicKey | ed25519.Ed25519PublicKey:
    """A public key of a kind that was asked for."""
    if len(public_key) > MOST_KEY:
        raise Forbidden("passkey-unreadable")
    try:
        key = load_der_public_key(raw(public_key))
    except (ValueError, UnsupportedAlgorithm) as error:
        raise Forbidden("passkey-unreadable") from error
    if not isinstance(key, ec.EllipticCurvePublicKey | rsa.RSAPublicKey | ed25519.Ed25519PublicKey):
        raise Forbidden("passkey-unreadable")
    return key
