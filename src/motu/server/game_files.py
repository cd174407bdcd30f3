"""What a game from outside brings for the page: its words, its rules, and its board if it has one.

The page has all this of the games that come with Motu in itself.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, Response

from motu.core.errors import BadOption
from motu.games import BUILT_IN, folder_of, rules_of
from motu.server.call import GET, Call, Route
from motu.server.errors import Missing
from motu.server.http_call import HttpCall
from motu.server.http_messages import GameFiles
from motu.words.catalogue import LANGUAGES, game_words
from motu.words.rulebook import path_of

BOARD: Final = "index.js"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,80}")


async def game_files(call: Call) -> GameFiles:
    game, language = game_of(call), str(call.parts["language"])
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=language[:20], allowed=list(LANGUAGES))
    rules = path_of(game, language)
    return GameFiles(
        words=text_of(game_words(game, language)),
        rules=text_of(rules) if rules.is_file() else "",
        board=game not in BUILT_IN and (folder_of(game) / "board" / BOARD).is_file(),
    )


async def board_file(call: HttpCall) -> Response:
    game, name = game_of(call), str(call.parts["file"])
    path = folder_of(game) / "board" / name
    if game in BUILT_IN or path.suffix not in KINDS or not NAME.fullmatch(name) or not path.is_file():
        raise Missing("unknown-route", route=call.request.url.path)
    return FileResponse(path, media_type=KINDS[path.suffix], headers={"Cache-Control": "no-cache"})


def game_of(call: Call) -> str:
    """The game of the route. Raises an error if there is no such game."""
    return rules_of(call.parts["game"]).name


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


GAME_FILE_ROUTES: Final = [
    Route(
        method=GET,
        path="/api/games/{game}/files/{language}",
        does=game_files,
        gives=GameFiles,
        says="The words and the rules of a game, and whether it brings a board of its own",
    ),
    Route(
        method=GET,
        path="/api/games/{game}/board/{file}",
        does=board_file,
        says="A file of the board that a game from outside brings",
    ),
]
