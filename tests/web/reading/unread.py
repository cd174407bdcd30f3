"""What a view holds and no page shows, each with the reason. Everything else is read back and compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from motu.games.raiatea.components import STANDARD
from tests.web.reading.stage import Shown


@dataclass(frozen=True, slots=True)
class Place:
    """A fact of a position on a screen; `found` has the numbers of its path by name."""

    shown: Shown
    phone: bool
    found: re.Match[str]


When = Callable[[Place], bool]


@dataclass(frozen=True, slots=True)
class Unread:
    """A part of a game's views that is not on the page; `when` says at which positions, always if there is none."""

    game: str
    path: str
    reason: str
    when: When | None = None
    partly: bool = False
    """Whether some of it is compared all the same."""

    def covers(self, shown: Shown, phone: bool, path: str) -> bool:
        found = re.fullmatch(self.path, path)
        if found is None or self.game not in ("every game", shown.game):
            return False
        return self.when is None or self.when(Place(shown, phone, found))


def own(at: Place) -> bool:
    return int(at.found["seat"]) == at.shown.who


def of_others(at: Place) -> bool:
    return not own(at)


def over(at: Place) -> bool:
    return at.shown.live and at.shown.scene.result is not None


def on_phone(at: Place) -> bool:
    return at.phone


def outside_ceremony(at: Place) -> bool:
    return bool(at.shown.view["step"] is None)


def in_ceremony(at: Place) -> bool:
    return at.shown.view["step"] is not None


def not_blessing(at: Place) -> bool:
    return bool(at.shown.view["step"] != "blessings")


def nobody_claimed(at: Place) -> bool:
    return in_ceremony(at) or at.shown.view["kahuna"] is None


def under_a_building(at: Place) -> bool:
    return isinstance(at.shown.view["seats"][int(at.found["seat"])]["ceremony"][int(at.found["at"])], int)


def no_phase(at: Place) -> bool:
    return bool(at.shown.view["phase"] in ("setup", "end"))


def others_asked(at: Place) -> bool:
    return at.shown.who not in at.shown.view["asked"]


def past_round(at: Place) -> bool:
    return bool(int(at.found["at"]) + 1 < at.shown.view["round"])


def altar_opened(at: Place) -> bool:
    choices = at.shown.scene.choices if at.shown.live else None
    return any(
        target.startswith("altar/") for option in (choices.options if choices else []) for target in option.targets
    )


def no_bid_of_mine(at: Place) -> bool:
    asked = at.shown.scene.choices.decision if at.shown.scene.choices and at.shown.live else None
    return at.shown.view["step"] not in ("offering", "auction") or asked in ("offer-mana", "bid-for-token")


def place_out_of_use(at: Place) -> bool:
    return int(STANDARD.space_players[int(at.found["at"])]) > at.shown.seats


UNREAD = [
    Unread("every game", "game", "the title of the window and of the bar"),
    Unread(
        "every game", "decision", "the prompt says it to whoever is asked; of the others it says who decides, not what"
    ),
    Unread("bali", "over", "the result takes its place: the prompt names the winner"),
    Unread("bora_bora", "over", "the result takes its place: the prompt names the winner"),
    Unread("bali", r"seats/\d+/points/(shrines|stone|goods)", "after the end the result's points are shown", over),
    Unread("bora_bora", r"seats/\d+/points/\w+", "after the end the result's points are shown", over),
    Unread("raiatea", r"seats/\d+/points/\w+", "after the end the result's points are shown", over),
    Unread(
        "bali", r"seats/\d+/colour", "the starting set; seats are told apart by colour, shape and letter of the page"
    ),
    Unread("bali", r"seats/(?P<seat>\d+)/prices/\w+", "follow from the farmers in front, which are shown", of_others),
    Unread("bali", r"seats/(?P<seat>\d+)/(hand_size|goods_count)", "one's own cards and goods lie there", own),
    Unread("bali", r"memory/.*", "the log has each line of it, and the scores sum up what lies on the altar"),
    Unread("bali", "altar/top", "while the altar is looked through its cards lie there side by side", altar_opened),
    Unread("bora_bora", r"tasks_gone/\d+", "gone from the game; the log says so"),
    Unread("bora_bora", r"discard/\w+", "a pile: at the table, too, one sees its top card only"),
    Unread("bora_bora", r"doing/(kind|gods/\d+|green_played)", "the prompt and the log say what is under way"),
    Unread("bora_bora", r"doing/value", "the prompt says it"),
    Unread(
        "bora_bora",
        r"doing/die",
        "the die lies in the row of dice until it is placed",
        others_asked,
    ),
    Unread(
        "bora_bora",
        r"doing/used/\d+",
        "only the one who uses people needs it",
        others_asked,
    ),
    Unread("bora_bora", r"jewelry/(?P<at>\d+)/.*", "cleared away", past_round),
    Unread("bora_bora", r"seats/(?P<seat>\d+)/ceremony_kinds/(?P<at>\d+)", "lies under a building", under_a_building),
    Unread("bora_bora", r"seats/\d+/tasks_done/\d+", "their number is shown; which they were is in the log"),
    Unread("bora_bora", r"seats/\d+/jewelry/\d+/shells", "paid; what counts now are the points"),
    Unread("bora_bora", r"seats/(?P<seat>\d+)/(hand_size|hand_known/\w+)", "one's own hand lies there", own),
    Unread(
        "bora_bora",
        r"seats/\d+/reach/\d+/.*",
        "what the die in hand reaches is drawn, and compared as a whole",
        partly=True,
    ),
    Unread("bora_bora", "phase", "there is none before the first die and after the end", no_phase, partly=True),
    Unread("raiatea", "round", "after the end all rounds are ticked", over),
    Unread("raiatea", "ceremonies", "the round track and the statues say it", outside_ceremony),
    Unread("raiatea", "kahuna", "at a ceremony nobody is Kahuna of a place", in_ceremony),
    Unread(
        "raiatea",
        "kahuna",
        "a phone shows who claimed which place, not whose visit goes on; the prompt says it",
        on_phone,
    ),
    Unread("raiatea", r"tiles/\d+", "nothing is claimed then", nobody_claimed),
    Unread("raiatea", r"decks/\w+/discards", "lie face down at the table"),
    Unread("raiatea", r"row/\d+/.*", "shown at the blessings", not_blessing),
    Unread("raiatea", "mana_on_table", "shown at the blessings", not_blessing),
    Unread("raiatea", r"looking/(seat|count)", "the log says who drew and how many"),
    Unread("raiatea", r"statues/\d+/(?P<at>\d+)", "a place that a table of this size does not use", place_out_of_use),
    Unread("raiatea", r"seats/(?P<seat>\d+)/rituals", "one's own hand lies there", own),
    Unread("raiatea", r"seats/(?P<seat>\d+)/chosen", "shown from the choice on until all have chosen", no_bid_of_mine),
    Unread("raiatea", r"seats/(?P<seat>\d+)/score", "the result has it", of_others),
]
