"""The check of the catalogues: the same messages and variables in every language, no plural missing, nothing unused."""

from __future__ import annotations

import ast as python
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from motu.core.agenda import Event
from motu.core.rules import words_id
from motu.games import BUILT_IN, PACKAGES, RULES, folder_of
from motu.games.tutorials import tutorial_prompts, tutorials_of
from motu.words.catalogue import COMMON, LANGUAGES

PLURALS: Final = {"en": {"one", "other"}, "de": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
SOURCES: Final = COMMON.parent
GAMES: Final = SOURCES / "games"
RAISED: Final = {
    **dict.fromkeys(("Illegal", "BadOption", "BadRecord", "BadComponents", "Broken"), 0),
    **dict.fromkeys(("Forbidden", "Missing", "TooMuch", "Unavailable", "Unreadable", "Problem"), 0),
    "require": 1,
}
"""Who is given the id of an error, and as which argument."""


def complaints() -> list[str]:
    """Everything that is wrong with the catalogues that come with Motu; an empty list if nothing is."""
    common = {language: entries(COMMON / f"{language}.ftl") for language in LANGUAGES}
    found = compare("common", common)
    errors = [f"error-{id}" for name, at in RAISED.items() for id in literals_given_to(name, at, SOURCES)]
    found += [f"common: the catalogue lacks {id}" for id in errors if id not in common["en"]]
    counted = [f"counted-{id}" for name in ("expect", "against") for id in literals_given_to(name, 3, GAMES)]
    found += [f"common: the catalogue lacks {id}" for id in counted if id not in common["en"]]
    written = literals(SOURCES)
    found += unused("common", common["en"], [*errors, *counted, *written])
    found += [f"common: the catalogue lacks game-{game}" for game in BUILT_IN if f"game-{game}" not in common["en"]]
    for game in BUILT_IN:
        files = words_of(game)
        found += [f"{game}: there is no {language}.ftl" for language in LANGUAGES if language not in files]
        found += game_complaints(game, written)
        found += [
            f"common: {language} game-{game} is not its title"
            for language in files
            if untitled(common[language], files[language], game)
        ]
    return found


def game_complaints(game: str, written: Iterable[str] = ()) -> list[str]:
    """What is wrong with the catalogues of one game, built in or from outside. `written` are ids used elsewhere."""
    files = words_of(game)
    wanted = list(needed(game))
    found = compare(game, files)
    found += [f"{game}: the catalogue lacks {id}" for id in wanted if id not in files["en"]]
    return found + unused(game, files["en"], [*wanted, *written, *literals(folder_of(game))])


def words_of(game: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a game in each language that it has."""
    paths = {language: folder_of(game) / "words" / f"{language}.ftl" for language in LANGUAGES}
    return {language: entries(path) for language, path in paths.items() if path.is_file()}


def untitled(common: dict[str, ast.Message], files: dict[str, ast.Message], game: str) -> bool:
    """Whether the common name of a game, used in errors, differs from its title."""
    texts = [
        message.value
        for message in (common.get(f"game-{game}"), files.get("title"))
        if message is not None and message.value is not None
    ]
    return len(texts) == 2 and not texts[0].equals(texts[1])


def entries(path: Path) -> dict[str, ast.Message]:
    """The messages of a file by id; raises ValueError where it cannot be parsed or says a thing twice."""
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: cannot be read: {str(entry.content)[:60]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in messages:
                raise ValueError(f"{path.name}: {entry.id.name} is defined twice")
            messages[entry.id.name] = entry
    return messages


def compare(name: str, files: dict[str, dict[str, ast.Message]]) -> list[str]:
    """Ids, variables and plurals of the languages beside each other."""
    found: list[str] = []
    everything = sorted({id for messages in files.values() for id in messages})
    for id in everything:
        there = {language: messages[id] for language, messages in files.items() if id in messages}
        found += [f"{name}: {language} lacks {id}" for language in files if language not in there]
        variables = {language: all_variables(files[language], message) for language, message in there.items()}
        if len({frozenset(names) for names in variables.values()}) > 1:
            shown = ", ".join(f"{language} {sorted(names)}" for language, names in variables.items())
            found.append(f"{name}: {id} has other variables in each language: {shown}")
        for language, message in there.items():
            found += [f"{name}: {language} {id} {problem}" for problem in missing_plurals(message, PLURALS[language])]
    return found


def nodes(node: Any) -> Iterator[Any]:
    """A node of the syntax tree and everything below it."""
    yield node
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.BaseNode):
                yield from nodes(item)


def all_variables(messages: dict[str, ast.Message], message: ast.Message) -> set[str]:
    """The arguments that a message needs, also through the messages it refers to; a case counts as its thing."""
    names: set[str] = set()
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name.split("-")[0])
        elif isinstance(node, ast.MessageReference) and node.id.name in messages:
            names |= all_variables(messages, messages[node.id.name])
    return names


def missing_plurals(message: ast.Message, wanted: set[str]) -> list[str]:
    """Choices by number that leave out a plural of the language."""
    problems: list[str] = []
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if keys & {"one", "few", "many"} and keys != wanted:
                problems.append(f"has the plurals {sorted(keys)}, not {sorted(wanted)}")
    return problems


def needed(game: str) -> Iterator[str]:
    """Every message that a game can use."""
    yield from ("title", "tagline")
    rules = RULES[game]
    yield from (f"variant-{option}" for option in [*rules.options, *rules.earlier_rulings])
    yield from (f"decision-{words_id(kind.__name__)}" for kind in rules.decisions)
    events = import_module(f"{PACKAGES[game]}.events")
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            yield f"event-{words_id(kind.__name__)}"
    state = rules.setup(rules.seats[0], 0)
    yield from (f"source-{source}" for source in rules.breakdown(state)[0])
    yield from (f"option-{id}" for id in literals_given_to("Choice", 1, folder_of(game)))
    yield from things(game)
    for name in tutorials_of(game):
        prefix = f"lesson-{name}-" if name else "lesson-"
        yield from (f"{prefix}{step}" for step in range(1, tutorial_prompts(game, name) + 1))
        yield f"{prefix}end"
        if name:
            yield f"{prefix}title"


def things(game: str) -> Iterator[str]:
    """The names of a game's things, from its standard edition: `kind-id` for every id."""
    for kind, ids in RULES[game].edition.things().items():
        yield from (f"{kind}-{id}" for id in ids)


def parsed(folder: Path) -> Iterator[list[python.AST]]:
    """The nodes of every module below a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield nodes_of(path.read_text(encoding="utf-8"))


@cache
def nodes_of(source: str) -> list[python.AST]:
    """Cached, because every check reads all modules."""
    return list(python.walk(python.parse(source)))


def literals(folder: Path) -> list[str]:
    """Every text constant in the source below a folder."""
    constants = (node for module in parsed(folder) for node in module if isinstance(node, python.Constant))
    return [node.value for node in constants if isinstance(node.value, str)]


def literals_given_to(name: str, at: int, folder: Path) -> list[str]:
    """The possible texts of one argument of a call: a constant, or the values of its variable."""
    found: list[str] = []
    for module in parsed(folder):
        settings = [node for node in module if isinstance(node, python.Assign)]
        for call in module:
            if not isinstance(call, python.Call) or called(call) != name or len(call.args) <= at:
                continue
            given: list[python.AST] = [call.args[at]]
            if isinstance(given[0], python.Name):
                given = [one.value for one in settings if getattr(one.targets[0], "id", None) == given[0].id]
            for value in given:
                branches = [value.body, value.orelse] if isinstance(value, python.IfExp) else [value]
                found += [
                    one.value for one in branches if isinstance(one, python.Constant) and isinstance(one.value, str)
                ]
    return found


def called(call: python.Call) -> str | None:
    """The name of the function or method that is called."""
    return getattr(call.func, "id", None) or getattr(call.func, "attr", None)


def unused(name: str, messages: dict[str, ast.Message], wanted: Iterable[str]) -> list[str]:
    """Messages that nothing asks for, directly or through another message."""
    used: set[str] = set()
    for id in wanted:
        mark(messages, id, used)
    for id in messages:
        if id.startswith(("language-", "game-", "table-", "amount-")):
            used.add(id)
    return [f"{name}: {id} is used nowhere" for id in sorted(set(messages) - used)]


def mark(messages: dict[str, ast.Message], id: str, used: set[str]) -> None:
    if id in messages and id not in used:
        used.add(id)
        for node in nodes(messages[id]):
            if isinstance(node, ast.MessageReference):
                mark(messages, node.id.name, used)
