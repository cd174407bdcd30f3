"""Where each weight of the evaluation stands in its row; the figures are in weights.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.weights import weights_beside

WEIGHTS: Final = weights_beside(__file__)

MANA: Final[i64] = WEIGHTS.place("mana")
PEARL: Final[i64] = WEIGHTS.place("pearl")
COMMODITY: Final[i64] = WEIGHTS.place("commodity")
COMMODITY_MORE: Final[i64] = WEIGHTS.place("commodity_more")
TATTOO: Final[i64] = WEIGHTS.place("tattoo")
PRIEST: Final[i64] = WEIGHTS.place("priest")
ASSISTANT: Final[i64] = WEIGHTS.place("assistant")
USED_ASSISTANT: Final[i64] = WEIGHTS.place("used_assistant")
ASSISTANT_KIND: Final[i64] = WEIGHTS.place("assistant_kind")
MASK: Final[i64] = WEIGHTS.place("mask")
MASK_PAIR: Final[i64] = WEIGHTS.place("mask_pair")
MIRROR_MASK: Final[i64] = WEIGHTS.place("mirror_mask")
CARD: Final[i64] = WEIGHTS.place("card")
DRAW: Final[i64] = WEIGHTS.place("draw")
RITUAL: Final[i64] = WEIGHTS.place("ritual")
HAND: Final[i64] = WEIGHTS.place("hand")
SLOTS: Final[i64] = WEIGHTS.place("slots")
USUAL_BID: Final[i64] = WEIGHTS.place("usual_bid")
WORK_SPREAD: Final[i64] = WEIGHTS.place("work_spread")
FRONT: Final[i64] = WEIGHTS.place("front")
RANK: Final[i64] = WEIGHTS.place("rank")
SPARE: Final[i64] = WEIGHTS.place("spare")
USEFUL: Final[i64] = WEIGHTS.place("useful")
SURPLUS: Final[i64] = WEIGHTS.place("surplus")
VISITS: Final[i64] = WEIGHTS.place("visits")
CONDITION: Final[i64] = WEIGHTS.place("condition")
PAYABLE: Final[i64] = WEIGHTS.place("payable")
OTHER_MISSIONS: Final[i64] = WEIGHTS.place("other_missions")
CLAIM: Final[i64] = WEIGHTS.place("claim")
SALE: Final[i64] = WEIGHTS.place("sale")
HIRE: Final[i64] = WEIGHTS.place("hire")
MISSION_TURN: Final[i64] = WEIGHTS.place("mission_turn")
FIRST_BID: Final[i64] = WEIGHTS.place("first_bid")
BID_BEHIND: Final[i64] = WEIGHTS.place("bid_behind")
RIVALRY: Final[i64] = WEIGHTS.place("rivalry")
