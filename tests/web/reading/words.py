"""The words by which a reader of the page tells things apart: what is written, and the thing that it names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from motu.words.catalogue import COMMON, Catalogue, catalogue, game_words

WEB = Path(__file__).parents[3] / "web/words"
ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def ids(path: Path) -> list[str]:
    return ENTRY.findall(path.read_text(encoding="utf-8"))


@cache
def board_words(game: str, language: str) -> Catalogue:
    return Catalogue(language, [(WEB / game / f"{language}.ftl").read_text(encoding="utf-8")])


@cache
def page_words(language: str) -> Catalogue:
    return Catalogue(language, [(WEB / f"{language}.ftl").read_text(encoding="utf-8")])


def said(words: Catalogue, files: list[Path], prefix: str) -> dict[str, str]:
    """What is said of each thing of a family, and the thing."""
    named = [id for path in files for id in ids(path) if id.startswith(prefix) and not id.endswith("-does")]
    return {words.say(id): id.removeprefix(prefix) for id in named}


@cache
def words_of(game: str, language: str) -> dict[str, Any]:
    """Everything that the reader of a game has to know in a language."""
    words, board, page = catalogue(language, game), board_words(game, language), page_words(language)
    own = game_words(game, language)
    both = [own, COMMON / f"{language}.ftl"]
    drawn = [WEB / game / f"{language}.ftl"]
    found: dict[str, Any] = {
        "thinks": page.say("thinks"),
        "decides": page.say("decides"),
        "sources": said(words, both, "source-"),
        "points": board.say("points"),
    }
    if game == "bali":
        arts = {"mason": "stonemason"} | {good: f"{good}_farmer" for good in ("rice", "peanut", "banana", "pepper")}
        short = said(board, drawn, "short-")
        return found | {
            "cards": said(words, both, "card-"),
            "short_cards": {text: arts.get(art, art) for text, art in short.items()},
            "goods": said(words, both, "good-"),
            "rows": [words.say("table-row", {"row": row}) for row in range(1, 5)],
            "stone": words.say("table-stone"),
            "goods_word": words.say("table-goods"),
            "hand": words.say("table-hand"),
        }
    if game == "bora_bora":
        return found | {
            "tasks": said(words, both, "task-"),
            "regions": said(words, both, "region-"),
            "terrains": said(words, both, "terrain-"),
            "tiles": said(board, drawn, "tile-"),
            "phases": said(board, drawn, "phase-"),
            "people": {board.say(name): name for name in ("men", "women")},
            "counts": {name: board.say(name) for name in COUNTS},
        }
    return found | {
        "rituals": said(words, both, "ritual-"),
        "cards": said(words, both, "card-") | {words.say("mask-rainbow_mirror"): "rainbow_mirror"},
        "commodities": said(words, both, "commodity-"),
        "assistants": said(words, both, "assistant-"),
        "missions": said(words, both, "mission-"),
        "ranks": said(words, both, "rank-"),
        "locations": said(words, both, "location-"),
        "steps": said(board, drawn, "step-"),
        "counts": {board.say(name): name for name in ("tattoos", "priests", "rituals-held", "front")},
        "forest": board.say("forest"),
        "masks": board.say("mask-market"),
        "drawn": board.say("drawn"),
        "failed": board.say("failed"),
    }


COUNTS = ("gods", "offerings", "shells", "people", "regions", "buildings")
"""What an opponent's card of Bora Bora counts."""
