"""Routes by which guests choose how they look, and come back on another device. Nothing of it is needed to play."""

from __future__ import annotations

import base64
from hashlib import sha256
from time import time

from starlette.responses import Response

from motu.server.call import GET, POST, Route
from motu.server.cookies import secret_of, set_cookie
from motu.server.errors import Forbidden, TooMuch
from motu.server.games_of_guest import GAMES_OF_GUEST_ROUTES
from motu.server.http_call import HttpCall
from motu.server.identities import MOST_PASSKEYS
from motu.server.identity import hashed
from motu.server.identity_messages import (
    ChooseAvatar,
    DeviceInfo,
    EnterBy,
    IdentityInfo,
    NameIdentity,
    NewPasskey,
    PasskeyChallenge,
    PasskeyInfo,
    RecoverBy,
    UsePasskey,
)
from motu.server.passkeys import ALGORITHMS, Ceremony, challenge_in, check_registration, check_use
from motu.server.store.identity_rows import Passkey
from motu.words.catalogue import LANGUAGES


def site_of(call: HttpCall) -> str:
    """The name under which this server was asked, without the port: passkeys belong to it."""
    return call.request.url.hostname or ""


def origin_of(call: HttpCall) -> str:
    scheme = "https" if call.service.settings.secure else call.request.url.scheme
    return call.request.headers.get("origin") or f"{scheme}://{call.request.headers.get('host', '')}"


def ceremony(call: HttpCall, client_data: str) -> Ceremony:
    return Ceremony(site_of(call), call.request.headers.get("host", ""), challenge_in(client_data))


def count(call: HttpCall) -> None:
    """Guesses are counted by address."""
    if not call.service.codes.take(call.address):
        raise TooMuch("too-fast")


async def identity(call: HttpCall) -> IdentityInfo:
    """Whoever only looks does not become a guest."""
    service = call.service
    if call.guest_id is None:
        return IdentityInfo("", "", [], [], "", False, service.identities.sends_mail)
    guest = await call.guest()
    passkeys = [PasskeyInfo(one.id, one.name, one.created, one.used) for one in await service.store.passkeys(guest.id)]
    own = hashed(secret_of(call.request))
    devices = [
        DeviceInfo(one.token[:16], one.name, one.created, one.token == own)
        for one in await service.store.devices(guest.id)
    ]
    address = await service.store.recovery_address(guest.id)
    return IdentityInfo(
        guest.name,
        guest.avatar,
        passkeys,
        devices,
        "" if address is None else address.address,
        address is not None and address.confirmed is not None,
        service.identities.sends_mail,
    )


async def choose_avatar(call: HttpCall) -> IdentityInfo:
    guest = await call.guest()
    avatar = "" if call.body.art is None else f"{call.body.art}-{call.body.colour}"
    await call.service.store.set_avatar(guest.id, avatar, time())
    await call.service.tables.reload_people(await call.service.store.tables_of(guest.id, 1000))
    return await identity(call)


async def begin_passkey(call: HttpCall) -> PasskeyChallenge:
    guest = await call.guest()
    challenge = await call.service.identities.challenge(guest.id)
    user = base64.urlsafe_b64encode(sha256(f"passkey {guest.id}".encode()).digest()).rstrip(b"=").decode()
    known = [one.id for one in await call.service.store.passkeys(guest.id)]
    return PasskeyChallenge(challenge, site_of(call), user, guest.name, known, list(ALGORITHMS))


async def add_passkey(call: HttpCall) -> IdentityInfo:
    guest = await call.guest()
    body = call.body
    ceremony_here = ceremony(call, body.client_data)
    await call.service.identities.take_challenge(ceremony_here.challenge, guest.id)
    counter = check_registration(ceremony_here, body.id, body.client_data, body.authenticator, body.public_key)
    now = time()
    passkey = Passkey(body.id, guest.id, body.public_key, counter, body.name.strip(), now, now)
    if not await call.service.store.add_passkey(passkey, MOST_PASSKEYS):
        raise TooMuch("too-many-passkeys", most=MOST_PASSKEYS)
    return await identity(call)


async def remove_passkey(call: HttpCall) -> IdentityInfo:
    guest = await call.guest()
    await call.service.store.drop_passkey(guest.id, call.body.id)
    return await identity(call)


async def remove_device(call: HttpCall) -> IdentityInfo:
    guest = await call.guest()
    for device in await call.service.store.devices(guest.id):
        if device.token[:16] == call.body.id:
            await call.service.identities.sign_out(guest.id, device.token)
    return await identity(call)


async def begin_entrance(call: HttpCall) -> PasskeyChallenge:
    count(call)
    return PasskeyChallenge(await call.service.identities.challenge(), site_of(call), "", "", [], list(ALGORITHMS))


async def enter_by_passkey(call: HttpCall) -> Response:
    count(call)
    body = call.body
    ceremony_here = ceremony(call, body.client_data)
    await call.service.identities.take_challenge(ceremony_here.challenge)
    passkey = await call.service.store.passkey(body.id)
    if passkey is None:
        raise Forbidden("passkey-unknown")
    counter = check_use(ceremony_here, body.client_data, body.authenticator, body.signature, passkey.public_key)
    if not await call.service.store.use_passkey(passkey.id, counter, time()):
        raise Forbidden("passkey-copied")
    return await entered(call, passkey.guest, body.name)


async def entered(call: HttpCall, guest: str, name: str) -> Response:
    """From now on this browser is one of the guest's. Whoever used it before as another guest is not there any more."""
    response = Response(status_code=204)
    if call.guest_id != guest:
        set_cookie(response, await call.service.identities.enter(guest, name.strip()), call.service.settings.secure)
    return response


async def set_recovery(call: HttpCall) -> IdentityInfo:
    guest = await call.guest()
    if not call.service.sendings.take(guest.id, call.address):
        raise TooMuch("too-fast")
    await call.service.identities.set_address(guest.id, call.body.target.address, origin_of(call), language(call))
    return await identity(call)


async def drop_recovery(call: HttpCall) -> IdentityInfo:
    guest = await call.guest()
    await call.service.store.drop_recovery_address(guest.id)
    return await identity(call)


async def send_recovery(call: HttpCall) -> None:
    """The answer is the same whether the address leads back to somebody or not."""
    if not call.service.identities.sends_mail:
        raise Forbidden("no-mail-server")
    if not call.service.sendings.take(None, call.address):
        raise TooMuch("too-fast")
    call.service.identities.send_links_later(call.body.target.address, origin_of(call), language(call))


async def enter_by_link(call: HttpCall) -> Response:
    count(call)
    guest = await call.service.identities.open_link(call.parts["link"])
    return await entered(call, guest, call.body.name)


def language(call: HttpCall) -> str:
    return call.body.language if call.body.language in LANGUAGES else LANGUAGES[0]


IDENTITY_ROUTES = [
    Route(method=GET, path="/api/me/identity", does=identity, gives=IdentityInfo, says="How one looks and comes back"),
    Route(
        method=POST,
        path="/api/me/avatar",
        does=choose_avatar,
        takes=ChooseAvatar,
        gives=IdentityInfo,
        says="Choose a picture",
    ),
    Route(
        method=POST,
        path="/api/me/passkeys/begin",
        does=begin_passkey,
        gives=PasskeyChallenge,
        says="What a new passkey is to sign",
    ),
    Route(
        method=POST,
        path="/api/me/passkeys",
        does=add_passkey,
        takes=NewPasskey,
        gives=IdentityInfo,
        says="Keep oneself by a passkey",
    ),
    Route(
        method=POST,
        path="/api/me/passkeys/remove",
        does=remove_passkey,
        takes=NameIdentity,
        gives=IdentityInfo,
        says="Delete a passkey",
    ),
    Route(
        method=POST,
        path="/api/me/devices/remove",
        does=remove_device,
        takes=NameIdentity,
        gives=IdentityInfo,
        says="Sign out a device",
    ),
    Route(
        method=POST,
        path="/api/me/recovery",
        does=set_recovery,
        takes=RecoverBy,
        gives=IdentityInfo,
        says="Keep oneself by an address: a link is sent to it",
    ),
    Route(
        method=POST,
        path="/api/me/recovery/remove",
        does=drop_recovery,
        gives=IdentityInfo,
        says="Delete that address",
    ),
    Route(
        method=POST,
        path="/api/passkeys/begin",
        does=begin_entrance,
        gives=PasskeyChallenge,
        says="What a passkey is to sign to come back",
    ),
    Route(
        method=POST,
        path="/api/passkeys/enter",
        does=enter_by_passkey,
        takes=UsePasskey,
        says="Come back by a passkey",
    ),
    Route(method=POST, path="/api/recovery", does=send_recovery, takes=RecoverBy, says="Have a link sent to come back"),
    Route(
        method=POST,
        path="/api/recovery/{link}",
        does=enter_by_link,
        takes=EnterBy,
        says="Come back by a link from a mail",
    ),
    *GAMES_OF_GUEST_ROUTES,
]
