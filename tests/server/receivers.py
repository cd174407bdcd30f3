"""Receivers of notifications on loopback: a push service with its browser, a webhook, and a mailbox."""

from __future__ import annotations

import base64
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.harness import Json, free_port


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Received:
    """What came, in order: path, headers in small letters, body."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        """What is answered."""
        self.silent = threading.Event()
        """While it is set, nothing is answered."""

    def at(self, path: str) -> list[bytes]:
        """The bodies that came to a path."""
        return [body for where, _, body in self.requests if where == path]

    def jsons(self, path: str) -> list[Json]:
        return [msgspec.json.decode(body) for body in self.at(path)]


@contextmanager
def web_server() -> Iterator[Received]:
    """A server that takes whatever is sent to it."""

    class Handler(BaseHTTPRequestHandler):
        received: ClassVar[Received]
        timeout = 20

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.received.requests.append((self.path, headers, body))
            self.send_response(self.received.status)
            self.send_header("content-length", "0")
            if self.received.status == 302:
                self.send_header("location", f"{self.received.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nothing is written to the output of the tests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Handler.received = Received(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
    thread.start()
    try:
        yield Handler.received
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """A browser's subscription: only it can read what is sent to it."""

    def __init__(self, received: Received, path: str = "/push/one") -> None:
        self.received = received
        self.path = path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def target(self) -> Json:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "endpoint": self.received.url + self.path,
            "p256dh": text_of(public),
            "auth": text_of(self.auth),
            "name": "Test browser",
        }

    def shown(self) -> list[Json]:
        """What the browser was sent, decrypted."""
        return [
            msgspec.json.decode(
                http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            )
            for body in self.received.at(self.path)
        ]

    def is_signed(self, push_key: str) -> bool:
        """Whether everything was signed with the key that the server names."""
        headers = [headers for path, headers, _ in self.received.requests if path == self.path]
        return bool(headers) and all(
            f"k={push_key}" in one["authorization"] and Vapid02.verify(one["authorization"]) for one in headers
        )


class Mailbox:
    """What came by mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused = False

    async def handle_RCPT(  # noqa: N802  # the name that aiosmtpd calls
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refused:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, _class=EmailMessage, policy=policy.default))
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[str, Mailbox]]:
    """A mail server and its address."""
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()
