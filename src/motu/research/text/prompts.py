"""What a text player reads: the introduction once, and at every decision what happened, what it sees and the question.

Everything comes from what a seat may know: a view, its choices and its log. So the same prompts can be made from the
messages of a server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motu.core.agenda import Json
from motu.research.text.answers import LONGEST, Misread, Offered
from motu.research.text.notation import kinds_in
from motu.telling.text_words import TextWords
from motu.telling.views import told


def section(title: str, lines: Sequence[str]) -> list[str]:
    """A titled part of a prompt; nothing if it is empty."""
    return [f"## {title}", *lines, ""] if lines else []


def introduction(words: TextWords, seat: int, seats: int, variants: Mapping[str, bool], listed: bool) -> str:
    """What a player needs once: the game, the rules in short, the names of things, and how to answer."""
    chosen = [words.name("variant", one) for one, on in variants.items() if on]
    lines = [f"# {words.say('title')}", words.say("tagline"), words.say("text-you-are", seat=seat, count=seats)]
    if chosen:
        lines.append(words.say("text-variants", variants="; ".join(chosen)))
    lines.append("")
    lines += section(words.say("text-rules-title"), words.digest())
    lines += section(words.say("text-names-title"), glossary(words, listed))
    lines.append(words.say("text-how-to-answer", example=words.example()))
    return "\n".join(lines)


def glossary(words: TextWords, listed: bool) -> list[str]:
    """The ids of things with their names and effects. Where options are listed, only what has an effect is needed."""
    shapes = [shape for shapes in words.tables.shapes.values() for shape in shapes]
    lines = []
    for kind in kinds_in(shapes):
        ids = words.things.get(kind, ())
        effects = {id: words.effect(kind, id) for id in ids}
        if any(effects.values()):
            lines += [f"{kind.upper()} {id} = {words.name(kind, id)}: {effects[id]}" for id in ids if effects[id]]
        elif not listed:
            lines.append(f"{kind.upper()}: " + "; ".join(f"{id} = {words.name(kind, id)}" for id in ids))
    return lines


def offered(words: TextWords, choices: Json) -> list[Offered]:
    """The options of a question, with their tokens and sentences as the reader gets them."""
    return [
        Offered(words.shown(one["token"]), words.shown(words.catalogue.say(one["words"], one["args"])))
        for one in choices["options"]
    ]


def log_lines(words: TextWords, log: Sequence[Json]) -> list[str]:
    """Lines of the log as sentences."""
    return [words.catalogue.say(line["id"], line["args"]) for line in log]


def question_lines(words: TextWords, choices: Json, listed: bool) -> list[str]:
    """The question, and either the options or how answers to it are written."""
    question = words.catalogue.say(f"decision-{choices['decision']}", choices["args"])
    shapes = words.tables.shapes.get(choices["decision"])
    lines = section(words.say("text-question-title"), [question])
    if listed or shapes is None:
        options = choices["options"]
        told_options = [f"[{one['token']}] {words.catalogue.say(one['words'], one['args'])}" for one in options]
        return lines + section(words.say("text-options-title"), told_options)
    return lines + section(words.say("text-notation-title"), [f"[{shape}]" for shape in shapes])


def turn_prompt(
    words: TextWords, view: Json, seat: int, choices: Json, log: Sequence[Json], listed: bool = True
) -> str:
    """What a player reads at a decision, as the reader gets it."""
    lines = section(words.say("text-log-title"), log_lines(words, log))
    lines += section(words.say("text-seen-title"), [told(view, seat, words)])
    lines += question_lines(words, choices, listed)
    return words.shown("\n".join(lines).rstrip())


def ending(words: TextWords, scores: Sequence[int], places: Sequence[int]) -> str:
    """How a game ended."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    lines = [words.say("text-result", seat=seat, place=places[seat] + 1, points=scores[seat]) for seat in order]
    return words.shown("\n".join([f"## {words.say('text-over-title')}", *lines]))


def explained(words: TextWords, misread: Misread) -> str:
    """What is wrong with an answer, in words. What the player wrote is quoted as it is."""
    choices = ", ".join(f"[{one}]" for one in misread.choices)
    text = words.shown(words.say(f"problem-{misread.id}", found="\0", choices="\1", most=LONGEST))
    if misread.id == "not-an-option" and choices:
        text += " " + words.shown(words.say("problem-close", choices="\1"))
    return text.replace("\0", misread.found).replace("\1", choices)
