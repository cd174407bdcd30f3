"""How language models write their answers. Without this file prompts always list the options."""

from __future__ import annotations

from typing import Final

SHAPES: Final[dict[str, tuple[str, ...]]] = {"show-hand": ("show N",)}
EXAMPLE: Final = "show 1"
