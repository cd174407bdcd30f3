"""Webhooks: notifications for Discord, Slack and ntfy, and as plain JSON for everything else."""

from __future__ import annotations

import re
from email.header import Header
from typing import Final

from motu.server.notifications.outside import post
from motu.server.notifications.targets import Content, WebhookTarget, payload

MARKDOWN: Final = re.compile(r"([\\`*_~|>\[\]()#@:<-])")
"""Characters with a meaning in Discord's texts. Players choose their names."""


async def send(target: WebhookTarget, content: Content, id: str, allow_private: bool) -> None:
    """Send a notification to an address on the web. `Idempotency-Key` lets it recognise a repetition."""
    body, headers = request_for(target, content)
    await post(target.url, body, {**headers, "Idempotency-Key": id, "User-Agent": "Motu"}, allow_private)


def request_for(target: WebhookTarget, content: Content) -> tuple[bytes, dict[str, str]]:
    """The body and the headers that a service expects."""
    json = {"Content-Type": "application/json"}
    match target.format:
        case "discord":
            lines = [f"[{discord(line.title)}](<{line.url}>) {discord(line.text)}".rstrip() for line in content.lines]
            text = "\n".join([f"**{discord(content.title)}**", *lines])
            return payload({"content": text[:1900], "allowed_mentions": {"parse": []}}), json
        case "slack":
            lines = [f"<{line.url}|{slack(line.title)}> {slack(line.text)}".rstrip() for line in content.lines]
            return payload({"text": "\n".join([f"*{slack(content.title)}*", *lines])}), json
        case "ntfy":
            body = plain(content).encode()
            return body, {"Title": header(content.title), "Click": content.url, "Tags": "game_die"}
        case "json":
            return payload({"title": content.title, "url": content.url, "tables": content.lines}), json


def plain(content: Content) -> str:
    """The lines of a notification as text."""
    return "\n".join(f"{line.title}: {line.text}" if line.text else line.title for line in content.lines)


def discord(text: str) -> str:
    """A text in which nothing is markup."""
    return MARKDOWN.sub(r"\\\1", text)


def slack(text: str) -> str:
    """A text in which nothing is markup or a mention."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def header(text: str) -> str:
    """A text as the value of a header: anything outside ASCII is encoded (RFC 2047)."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode(maxlinelen=10_000)
