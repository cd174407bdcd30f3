"""A Motu server whose searching bots look less far ahead, so that whole games against them end in a test.

python -m tests.mcp.launch DATABASE PORT
"""

from __future__ import annotations

import sys
from dataclasses import replace

from motu.games import RULES
from motu.players.levels import SEARCH_SECONDS
from motu.server.run import server
from motu.server.service import Settings
from tests.server.harness import GENEROUS
from tests.server.launch import QUICK

ITERATIONS = 8


def look_less_far() -> None:
    """Every level searches as it does, but with few iterations."""
    for rules in RULES.values():
        weights = rules.weights
        for levels in (weights.levels, *weights.network_levels.values()):
            for level in SEARCH_SECONDS:
                if level in levels:
                    levels[level] = replace(levels[level], iterations=ITERATIONS)


if __name__ in ("__main__", "__mp_main__"):  # in the server and in its workers, not where tests import this module
    look_less_far()

if __name__ == "__main__":
    settings = Settings(database=sys.argv[1], workers=1, bot_pause=0.0, limits=GENEROUS, review=QUICK)
    server(settings, "127.0.0.1", int(sys.argv[2])).run()
