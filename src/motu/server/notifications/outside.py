"""Requests to addresses that guests have chosen: not to private networks, and with bounds on time and size."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import httpx

from motu.server.errors import Forbidden

SECONDS: Final = 10.0
"""Seconds that another server may take."""
MOST_ADDRESSES: Final = 4
"""Addresses of a name that are tried."""


class Failed(Exception):
    """Something could not be delivered. `lasting` says that it can't be delivered later either."""

    def __init__(self, reason: str, *, lasting: bool = False, after: float = 0) -> None:
        super().__init__(reason)
        self.lasting = lasting
        self.after = after
        """Seconds that the other server asked to wait."""


async def addresses_of(url: str, allow_private: bool) -> list[str]:
    """The IP addresses of a URL. Raises Forbidden if one of them is private and the host does not allow that.

    The request is then made to one of these addresses, so that a name can't lead somewhere else a moment later.
    """
    parts = urlsplit(url)
    try:
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Forbidden("address-unusable", url=shown(url)) from error
    if not host or parts.username is not None or parts.password is not None:
        raise Forbidden("address-unusable", url=shown(url))
    if parts.scheme != "https" and not allow_private:
        raise Forbidden("address-needs-https", url=shown(url))
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(
                host, port or (443 if parts.scheme == "https" else 80), type=socket.SOCK_STREAM
            )
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Failed(f"the name {host} is not known") from error
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))[:MOST_ADDRESSES]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise Forbidden("address-private", host=host)
    return addresses


def is_public(address: str) -> bool:
    """Whether an address is on the public internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or is_public(str(mapped)))


def shown(url: str) -> str:
    """A URL as messages show it: what follows the host may be a secret."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.partition('/')[0].rpartition('@')[2]}"


async def post(url: str, body: bytes, headers: Mapping[str, str], allow_private: bool) -> None:
    """Send a request. Redirects are not followed. Raises Failed if it is not accepted."""
    addresses = await addresses_of(url, allow_private)
    parts = urlsplit(url)
    assert parts.hostname is not None
    problem = "no address"
    async with httpx.AsyncClient(timeout=SECONDS, trust_env=False) as client:
        for address in addresses:
            try:
                async with (
                    asyncio.timeout(SECONDS),
                    client.stream(
                        "POST",
                        httpx.URL(url).copy_with(host=address),
                        content=body,
                        headers={**headers, "Host": parts.netloc.rpartition("@")[2]},
                        extensions={"sni_hostname": parts.hostname},
                    ) as response,
                ):
                    check(response)  # the body is not read
                    return
            except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError) as error:
                problem = str(error) or type(error).__name__
    raise Failed(problem)


def check(response: httpx.Response) -> None:
    """Raise Failed unless a request was accepted."""
    if response.is_success:
        return
    status = response.status_code
    wait = response.headers.get("retry-after", "")
    raise Failed(
        f"status {status}",
        lasting=status in (401, 403, 404, 410),
        after=min(float(wait), 86_400.0) if wait.isdigit() else 0.0,
    )
