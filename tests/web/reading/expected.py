"""What a page must show of a position: the view in the shape in which the readers return what they saw."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motu.games.bora_bora.components import STANDARD as BORA_BORA
from motu.games.raiatea.components import STANDARD as RAIATEA
from motu.games.raiatea.vocabulary import LOCATIONS
from motu.server.messages import Amount
from motu.words.catalogue import catalogue
from tests.web.reading.stage import Shown
from tests.web.reading.words import board_words, page_words, words_of
from tests.web.visitor import Json

FRONT_TOP = "row/"


def expected(shown: Shown, phone: bool) -> Json:
    game = {"bali": bali, "bora_bora": bora_bora, "raiatea": raiatea}[shown.game]
    return {"prompt": prompt(shown, phone), **common(shown), **game(shown, phone)}


def prompt(shown: Shown, phone: bool) -> Json:
    """The title of the prompt bar, and whose badge stands before it."""
    page, words = page_words("en"), catalogue("en", shown.game)
    asked, choices, result = shown.view["asked"], shown.scene.choices, shown.scene.result
    if not shown.live:
        past = shown.messages[-1]
        return {
            "said": page.say("past-title", {"at": past.at, "of": past.of}),
            "seat": first_asked(asked, shown.who),
        }
    if result is not None:
        winners = [seat for seat, place in enumerate(result.places) if place == 0]
        points = result.scores[winners[0]]
        if len(winners) > 1:
            names = ", ".join(shown.names()[seat] for seat in winners)
            said = page.say("shared-victory", {"names": names, "points": points})
        elif winners[0] == shown.who:
            said = page.say("you-win", {"points": points})
        else:
            said = page.say("wins", {"name": shown.names()[winners[0]], "points": points})
        return {"said": said, "seat": winners[0]}
    if choices is not None:
        turn = "" if phone else page.say("your-turn")
        said = words.say(f"decision-{choices.decision}", choices.args, shown.names())
        return {"said": f"{turn}{said}", "seat": shown.who}
    others = sorted(seat for seat in asked if seat != shown.who)
    if not others:
        return {"said": page.say("please-wait"), "seat": first_asked(asked, shown.who)}
    names = ", ".join(shown.names()[seat] for seat in others)
    return {
        "said": page.say("bot-thinks", {"names": names, "count": len(others)}),
        "seat": first_asked(asked, shown.who),
    }


def first_asked(asked: list[int], who: int | None) -> int:
    if who in asked:
        assert who is not None
        return who
    return asked[0] if asked else who or 0


def common(shown: Shown) -> Json:
    """The points by source, who else is asked, and what may be clicked."""
    view, result, choices = shown.view, shown.scene.result, shown.scene.choices
    over = shown.live and result is not None
    points = result.breakdown if over and result else [seat["points"] for seat in view["seats"]]
    sources = list(dict.fromkeys(source for one in points for source in one))
    totals = result.scores if over and result else [sum(one.values()) for one in points]
    if shown.tally and shown.live and not over:
        # What is open must be counted as the view has it; the rest is the mean of what the seat can know.
        hidden = [{source: about(amount) for source, amount in seat.sources.items()} for seat in shown.tally.seats]
        points = [all_of | some for all_of, some in zip(hidden, points, strict=True)]
        sources = list(dict.fromkeys(source for one in points for source in one))
        totals = [about(seat.points) for seat in shown.tally.seats]
    open_choices = choices if shown.live and result is None else None
    return {
        "asked": sorted(seat for seat in view["asked"] if seat != shown.who),
        "lit": sorted(
            {target for option in (open_choices.options if open_choices else []) for target in option.targets}
        ),
        "totals": dict(enumerate(totals)),
        "points": {seat: {source: one.get(source, 0) for source in sources} for seat, one in enumerate(points)},
    }


def about(amount: Amount) -> int:
    """Points as the page writes them."""
    return int(amount.mean + 0.5)


def won(seat: Json) -> int:
    """The points that Bali's board counts during the game."""
    return int(seat["points"].get("priests", 0) + seat["points"].get("rewards", 0))


def majority(view: Json, seat: int) -> list[str]:
    """The kinds of which a seat alone has the most in front, and two at least (BA-K5)."""
    found = []
    for card in view["seats"][seat]["front"]:
        counts = [one["front"][card] for one in view["seats"]]
        if counts[seat] >= 2 and counts.count(max(counts)) == 1 and counts[seat] == max(counts):
            found.append(card)
    return sorted(found)


def bali(shown: Shown, phone: bool) -> Json:
    view, who = shown.view, shown.who
    altar = {"size": view["altar"]["size"]}
    choices = shown.scene.choices if shown.live else None
    looked = [
        option
        for option in (choices.options if choices else [])
        if option.targets[:1] and option.targets[0].startswith("altar/")
    ]
    page: Json = {}
    if looked:
        page["fan"] = sorted(str(option.args["good"]) for option in looked)
    else:
        altar["top"] = view["altar"]["top"]
    altar |= {key: view["altar"][key] for key in ("goods", "values") if key in view["altar"]}
    page |= {
        "altar": altar,
        "rows": view["rows"],
        "row_names": [f"Row {row}" for row in range(1, len(view["rows"]) + 1)],
        "demon": view["demon"],
        "pile": view["pile"],
        "supply": view["supply"],
        "first": "own" if phone and view["first"] == who else view["first"],
        "strip": {},
        "seats": {},
    }
    for number, seat in enumerate(view["seats"]):
        front = {card: count for card, count in seat["front"].items() if card != "oracle"}
        shared = {"won": won(seat), "stone": seat["stone"], "goods_count": seat["goods_count"], "front": front}
        if number == who:
            page["own"] = {
                **{key: shared[key] for key in ("won", "stone", "front")},
                "majority": majority(view, number),
                "hand": {card: count for card, count in seat["hand"].items() if count},
                "goods": seat["goods"],
                "prices": seat["prices"],
            }
            continue
        strip = shared | {"hand_size": seat["hand_size"]}
        page["strip"][number] = {key: strip[key] for key in ("won", "stone", "goods_count")} if phone else strip
        if number not in shown.details:
            continue
        page["seats"][number] = strip | {"majority": majority(view, number)}
        if "goods" in seat:
            page["seats"][number]["goods"] = seat["goods"]
    return page


def counts_of(view: Json, seat: int) -> Json:
    """What an opponent's card of Bora Bora counts."""
    mine = view["seats"][seat]
    return {
        "gods": mine["hand_size"],
        "offerings": mine["offerings"],
        "shells": mine["shells"],
        "people": sum(1 for space in mine["spaces"] if space and "kind" in space),
        "regions": sum(1 for region in view["regions"] if seat == region["holder"] or seat in region["aside"]),
        "buildings": sum(mine["buildings"]),
    }


def bora_bora(shown: Shown, phone: bool) -> Json:
    view, who = shown.view, shown.who
    doing, asked = view["doing"], who is not None and who in view["asked"]
    rounds = len(view["jewelry"])
    page: Json = {
        "regions": {region["region"]: region_of(region) for region in view["regions"]},
        "paths": paths(),
        "reachable": reachable(shown),
        "tiles": view["tiles"],
        "doing": {"tile": doing["tile"]},
        "men": view["men"],
        "women": view["women"],
        "tasks": view["tasks"],
        "jewelry": {number: view["jewelry"][number - 1] for number in range(view["round"], rounds + 1)},
        "jewelry_now": view["round"],
        "temple": view["temple"],
        "temple_order": [6, 5, 4, 3, 2, 1],
        "temple_targets": [f"temple/{space}" for space in (6, 5, 4, 3, 2, 1)],
        "temple_said": [
            f"Temple {space}"
            + ("" if view["temple"][space - 1] is None else f": {shown.names()[view['temple'][space - 1]]}")
            for space in (6, 5, 4, 3, 2, 1)
        ],
        "priest_points": int(BORA_BORA.priest_points[view["round"] - 1]),
        "building_points": int(BORA_BORA.building_points[view["round"] - 1]),
        "god_tiles": view["god_tiles"],
        "cards_shown": view["cards_shown"],
        "pile": view["pile"],
        "status": view["status"],
        "covered": [],
        "order": view["order"],
        "round": view["round"],
        "phase": view["phase"] if view["phase"] in ("a", "b", "c") else None,
        "strip": {},
        "seats": {},
    }
    for number, seat in enumerate(view["seats"]):
        boards = boards_of(shown, number)
        if number == who:
            page["own"] = boards | {
                "score": seat["score"],
                "dice": sorted(seat["dice"]),
                "used": [
                    at
                    for at, space in enumerate(seat["spaces"], 1)
                    if asked and space and "kind" in space and f"{space['person']}/{space['kind']}" in doing["used"]
                ],
            }
            page["doing"]["die"] = doing["die"] if asked else None
        else:
            if number in shown.details:
                page["seats"][number] = boards
            dice = [{"seat": number, "face": face} for face in seat["dice"]]
            page["strip"][number] = {"score": seat["score"], "dice": dice}
            if not phone:
                page["strip"][number]["counts"] = counts_of(view, number)
    return page


def region_of(region: Json) -> Json:
    return {
        **{key: region[key] for key in ("terrain", "resource", "fish", "holder")},
        "aside": sorted(region["aside"]),
        "said": region["region"],
        "target": f"region/{region['region']}",
    }


def paths() -> Json:
    """Every path of the map, with its kind and its number."""
    data = BORA_BORA.components.data
    return {
        "+".join(sorted((path["from"], path["to"]))): {"kind": kind, "value": path["value"]}
        for kind in ("land", "water")
        for path in data[f"{kind}_paths"]["paths"]
    }


def reachable(shown: Shown) -> list[str]:
    """The regions that are drawn as reachable: with the die in hand, and where a hut may be built now."""
    view, who, choices = shown.view, shown.who, shown.scene.choices
    if who is None:
        return []
    lit = set()
    if shown.live and choices is not None and shown.scene.result is None:
        lit = {target for option in choices.options for target in option.targets if target.startswith("region/")}
    found = {target.removeprefix("region/") for target in lit}
    doing = view["doing"]
    value = doing["value"] if doing["value"] is not None else doing["die"]
    if who in view["asked"] and value is not None:
        only = {"land": "land", "land_path": "land", "water": "water", "water_path": "water"}
        path = only.get(doing["tile"] or "") or only.get(doing["kind"] or "")
        reach = view["seats"][who]["reach"]
        found |= {one["region"] for one in reach if one["value"] <= value and path in (None, one["path"])}
    return sorted(found)


def boards_of(shown: Shown, number: int) -> Json:
    """One seat's boards as they are drawn."""
    seat, own = shown.view["seats"][number], number == shown.who
    ceremony, kinds = seat["ceremony"], seat["ceremony_kinds"]
    known = seat["hand"] if own else seat["hand_known"]
    boards: Json = {
        **{
            key: seat[key]
            for key in ("offerings", "shells", "priests", "god_tiles", "spaces", "huts_on_12", "ceremony")
        },
        "goods_drawn": ["offering", "shell", "priest", "god-tile"],
        "ceremony_kinds": {at: kind for at, kind in enumerate(kinds) if not isinstance(ceremony[at], int)},
        "grid": {"columns": 4, "rows": len(kinds) // 4},
        "beside": seat["beside"],
        "left_buildings": [at for at, built in enumerate(seat["buildings"], 1) if not built],
        "tasks": seat["tasks"],
        "tasks_done": len(seat["tasks_done"]),
        "jewelry": [{"jewel": jewel["jewel"], "points": jewel["points"]} for jewel in seat["jewelry"]],
        "hand": known,
        "backs": 0 if own else seat["hand_size"] - sum(known.values()),
    }
    if own:
        words, board = catalogue("en", "bora_bora"), board_words("bora_bora", "en")
        boards["tasks_said"] = []
        boards["pips"] = []
        for task, missing in zip(seat["tasks"], seat["tasks_missing"], strict=True):
            if task is None:
                boards["tasks_said"].append(None)
                boards["pips"].append(None)
                continue
            left = board.say("fulfilled") if missing == 0 else board.say("missing", {"count": missing})
            boards["tasks_said"].append(f"{words.say(f'task-{task}')}, {left}")
            needed = needs_of(task)
            boards["pips"].append([needed, needed - missing] if needed <= 9 else None)
    return boards


def needs_of(task: str) -> int:
    """How many things a task asks for in all."""
    tiles = BORA_BORA.components.data["tasks"]["tiles"]
    return sum(need["count"] for tile in tiles if tile["id"] == task for need in tile["needs"])


def raiatea(shown: Shown, phone: bool) -> Json:
    view, who, step = shown.view, shown.who, shown.view["step"]
    seats = len(view["seats"])
    rounds = RAIATEA.components.data["rounds"][("three", "four", "five")[seats - 3]]
    over = view["over"]
    page: Json = {
        **{key: view[key] for key in ("forest", "pile", "markers", "order", "first")},
        "market": {
            "commodities": view["market"]["commodities"],
            "assistants": view["market"]["assistants"],
            "masks": {mask: count for mask, count in view["market"]["masks"].items() if count},
        },
        "decks": {deck: {"pile": held["pile"]} for deck, held in view["decks"].items()},
        "round": 0 if over else view["round"],
        "rounds_done": len(rounds) if over else max(0, view["round"] - 1),
        "statues": {statue: rows_of(spaces, seats) for statue, spaces in enumerate(view["statues"], 1)},
        "ready": sorted(view["seats"][who]["ready"]) if who is not None else [],
        "track": {
            number: {
                "tattoos": min(seat["tattoos"], int(RAIATEA.last_tattoo)),
                "priests": min(seat["priests"], int(RAIATEA.last_priest)),
            }
            for number, seat in enumerate(view["seats"])
        },
        "strip": {},
        "seats": {},
    }
    if step is None:
        claimed = view["kahuna"] is not None
        page["tiles"] = [place for place in SHOWN_ORDER if not claimed or place in view["tiles"]]
        if not phone:
            page["kahuna"] = view["kahuna"]
    else:
        page["step"] = step
        page["ceremony_number"] = view["ceremonies"] + 1
        if step == "blessings":
            page["row"] = view["row"]
            page["mana_on_table"] = view["mana_on_table"]
    if view["looking"] and "rituals" in view["looking"]:
        page["looking"] = view["looking"]["rituals"]
    for number, seat in enumerate(view["seats"]):
        holds = {key: seat[key] for key in ("masks", "mirrored", "assistants", "used_assistants", "front", "rank")}
        holds["pairs"] = dict(seat.get("pairs", {}))
        if number == who:
            page["own"] = holds | {key: seat[key] for key in ("mana", "pearls", "commodities", "missions", "score")}
            page["own"]["missions"] = [like(mission) for mission in seat["missions"]]
            page["own"]["hand_drawn"] = hand_of(seat)
            bid_asked = shown.scene.choices is not None and shown.scene.choices.decision in (
                "offer-mana",
                "bid-for-token",
            )
            if step in ("offering", "auction") and not bid_asked and seat["chosen"] is not None:
                page["chosen"] = seat["chosen"]
            continue
        page["strip"][number] = {
            "tattoos": seat["tattoos"],
            "priests": seat["priests"],
            "rituals-held": seat["rituals"],
        }
        if not phone:
            page["strip"][number]["front"] = len(seat["front"])
        if number not in shown.details:
            continue
        page["seats"][number] = holds | {key: seat[key] for key in ("rituals", "priests", "tattoos")}
        if "mana" in seat:
            page["seats"][number] |= {key: seat[key] for key in ("mana", "pearls", "commodities")}
            page["seats"][number]["missions"] = [like(mission) for mission in seat["missions"]]
    words = catalogue("en", "raiatea")
    named = ", ".join(words.say(f"variant-{name}") for name, on in view["options"].items() if on)
    page["options"] = named
    return page


SHOWN_ORDER = ("forest", "path", "marae", "neighbourhood", "market", "reef")
assert sorted(SHOWN_ORDER) == sorted(LOCATIONS)


def rows_of(spaces: list[Any], seats: int) -> list[list[Any]]:
    """A statue's missions row by row, as far as a table of this size uses its places."""
    rows: dict[int, list[Any]] = {}
    for at, mission in enumerate(spaces):
        if RAIATEA.space_players[at] <= seats:
            rows.setdefault(int(RAIATEA.space_row[at]), []).append(like(mission))
    return [rows[row] for row in sorted(rows)]


def like(mission: str | None) -> str | None:
    """The mission by whose id a page names all that ask for the same."""
    if mission is None or mission == "hidden":
        return mission
    words = catalogue("en", "raiatea")
    return str(words_of("raiatea", "en")["missions"][words.say(f"mission-{mission}")])


def hand_of(seat: Json) -> list[Json]:
    """The rituals of the hand, those for the bag marked, and those that are in it."""
    left: Counter[str] = Counter(seat["prepared"])
    drawn = []
    for ritual in seat["hand"]:
        put = left[ritual] > 0
        left[ritual] -= put
        drawn.append({"ritual": ritual, "put": put})
    return drawn + [{"ritual": ritual, "put": True} for ritual in seat["bagged"]]
