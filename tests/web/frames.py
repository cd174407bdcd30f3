"""What the server sends to a page, kept and looked through."""

from __future__ import annotations

from tests.web.visitor import Visitor


def keep_frames(visitor: Visitor) -> list[str]:
    """Every frame that a visitor's page is sent from now on."""
    frames: list[str] = []
    visitor.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames
