"""What is stored so that a guest can come back: passkeys, devices, an address for recovery, and an avatar."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Passkey(Struct, frozen=True):
    """A passkey of a guest. The key is public, in DER and base64; `counter` is what the authenticator said last."""

    id: str
    guest: str
    public_key: str
    counter: int
    name: str
    created: float
    used: float


class Device(Struct, frozen=True):
    """A browser that a guest uses besides the first one. `token` is the hash of its cookie."""

    token: str
    guest: str
    name: str
    created: float


class RecoveryAddress(Struct, frozen=True):
    """A mailbox that leads back to a guest, and when it was confirmed."""

    guest: str
    address: str
    confirmed: float | None


class IdentityStore(Protocol):
    """How guests come back."""

    async def avatar_of(self, guest: str) -> str:
        """The avatar that a guest has chosen; may be empty."""
        ...  # pragma: no cover

    async def set_avatar(self, guest: str, avatar: str, now: float) -> None:
        """Store the avatar that a guest has chosen, also at the tables where they sit."""
        ...  # pragma: no cover

    async def passkeys(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, oldest first."""
        ...  # pragma: no cover

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by the id that its authenticator gave it."""
        ...  # pragma: no cover

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Store a passkey. False if the guest has `most` already, or the id is in use."""
        ...  # pragma: no cover

    async def use_passkey(self, id: str, counter: int, now: float) -> bool:
        """Store that a passkey was used. False if its counter did not go up: somebody may have copied it."""
        ...  # pragma: no cover

    async def drop_passkey(self, guest: str, id: str) -> None:
        """Delete a passkey of a guest."""
        ...  # pragma: no cover

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest besides the first one, oldest first."""
        ...  # pragma: no cover

    async def device(self, token: str) -> Device | None:
        """A device by the hash of its cookie."""
        ...  # pragma: no cover

    async def add_device(self, device: Device, most: int) -> None:
        """Store a device. Of more than `most` the oldest ones are forgotten."""
        ...  # pragma: no cover

    async def drop_device(self, guest: str, token: str) -> None:
        """Forget a device of a guest."""
        ...  # pragma: no cover

    async def recovery_address(self, guest: str) -> RecoveryAddress | None:
        """The address that leads back to a guest."""
        ...  # pragma: no cover

    async def guests_of_address(self, address: str) -> list[str]:
        """The guests to whom a confirmed address leads back."""
        ...  # pragma: no cover

    async def set_recovery_address(self, recovery: RecoveryAddress) -> None:
        """Store an address, in place of an earlier one."""
        ...  # pragma: no cover

    async def drop_recovery_address(self, guest: str) -> None:
        """Delete a guest's address, and links that were sent to it."""
        ...  # pragma: no cover

    async def add_one_time(self, token: str, purpose: str, guest: str, expires: float, now: float) -> None:
        """Store the hash of something that may be used once, and delete what has expired."""
        ...  # pragma: no cover

    async def take_one_time(self, token: str, purpose: str, now: float) -> str | None:
        """Use it: the guest for whom it was stored. None if it was used, has expired, or was never there."""
        ...  # pragma: no cover
