"""kill -9 of the server at random moments under play: what was acknowledged must be there, once.

Two people and a bot play with clocks, chat and undo, and each game is reviewed. Only the server itself is killed: its
worker processes must end by themselves.

    python -m benchmarks.kills --kills 100
    python -m benchmarks.kills --kills 100 --database postgres
"""

from __future__ import annotations

import argparse
import json
import time
from contextlib import ExitStack
from dataclasses import asdict

from tests.fire.lively import play_through_kills

from benchmarks.server import database_of, servers_of


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=100)
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    asked = options.parse_args()
    began = time.perf_counter()
    with ExitStack() as stack:
        address, _ = database_of(asked.database, stack)
        (server,) = servers_of(address, 1, stack)
        survived = play_through_kills(server, asked.kills)
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps({"database": asked.database, "seconds": seconds, **asdict(survived)}))


if __name__ == "__main__":
    main()
