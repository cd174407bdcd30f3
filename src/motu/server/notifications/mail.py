"""Mail over SMTP."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from motu.core.errors import BadOption
from motu.server.notifications.outside import Failed
from motu.server.notifications.targets import Content, MailTarget

REFUSED: Final = 500
"""From this status on a mail server says that it is no use to try again."""


class MailServer:
    """The mail server of the host: `smtp://` (encrypted if it can be) or `smtps://`, with user and password."""

    def __init__(self, url: str, sender: str, patience: float = 10.0) -> None:
        parts = urlsplit(url)
        try:
            port = parts.port
        except ValueError as error:
            raise BadOption("mail-server-unusable", setting="smtp") from error
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadOption("mail-server-unusable", setting="smtp")
        if "@" not in sender:
            raise BadOption("mail-server-unusable", setting="mail-from")
        self.encrypted = parts.scheme == "smtps"
        self.host = parts.hostname
        self.port = port or (465 if self.encrypted else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = sender
        self.patience = patience
        """Seconds that the mail server may take for each answer."""
        self._turns = asyncio.Semaphore(2)

    async def send(self, target: MailTarget, content: Content, id: str, one_click: str) -> None:
        """Send a notification. A repetition has the same Message-ID, so that mailboxes recognise it."""
        message = EmailMessage()
        message["Subject"] = content.title
        message["From"] = self.sender
        message["To"] = target.address
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{id}@{self.sender.rpartition('@')[2].strip('<> ') or 'motu'}>"
        if one_click:
            message["List-Unsubscribe"] = f"<{one_click}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        parts = [f"{line.title}\n{line.text}\n{line.url}".replace("\n\n", "\n") for line in content.lines]
        message.set_content("\n\n".join([*parts, f"{content.reason}\n{content.stop}".rstrip()]) + "\n")
        async with self._turns:
            await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(self.host, self.port, timeout=self.patience, context=context)
                if self.encrypted
                else smtplib.SMTP(self.host, self.port, timeout=self.patience)
            ) as server:
                server.ehlo()
                if not self.encrypted and server.has_extn("starttls"):
                    server.starttls(context=context)
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            statuses = [status for status, _ in error.recipients.values()]
            raise Failed("the address was refused", lasting=all(status >= REFUSED for status in statuses)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(f"the mail server: {type(error).__name__}") from error
