"""Random play through one wrapper, Motu's game or one of the package's own, told as JSON.

It runs in the environment of that package (`make adapters`); those of Gymnasium in Motu's own.
"""

from __future__ import annotations

import json
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

from benchmarks.peers_play import measured
from motu.games import RULES

GAMES = 512
"""So many games are stepped together where games are stepped together."""
OFFERED = re.compile(r"\[([^\]\n]+)\]")
Play = Callable[[], int]


def textarena(name: str, players: int) -> Play:
    """Whole games; an answer is one of those that the last observation lists."""
    import textarena as ta

    import motu.research.textarena  # noqa: F401 - registers the games

    seeds = iter(range(10**9))

    def play() -> int:
        env = ta.make(name)
        env.reset(num_players=players, seed=next(seeds))
        done, steps = False, 0
        while not done:
            _, seen = env.get_observation()
            listed = seen.rpartition("## Options")[2] if "## Options" in seen else seen.rpartition("Available Moves")[2]
            done, _ = env.step(f"[{random.choice(OFFERED.findall(listed))}]")
            steps += 1
        return steps

    return play


def puffer(game: str) -> Play:
    """Motu's environment: a legal action for every game."""
    import numpy as np

    from motu.research.pufferlib import MotuPuffer

    env = MotuPuffer(game, num_games=GAMES, seed=1)
    env.reset(seed=1)
    actions = np.zeros(env.num_agents, np.int64)

    def play() -> int:
        for _ in range(20):
            actions[env.rows + env.batch.seats] = env.batch.sample()
            env.step(actions)
        return 20 * GAMES

    return play


def puffer_own(name: str) -> Play:
    """One of PufferLib's own games in Python, in its own vectorization."""
    import numpy as np
    import pufferlib.emulation
    import pufferlib.ocean.sanity as own
    import pufferlib.vector

    def make(**settings: Any) -> Any:
        return pufferlib.emulation.GymnasiumPufferEnv(env_creator=getattr(own, name), **settings)

    vec = pufferlib.vector.make(make, backend=pufferlib.vector.Serial, num_envs=GAMES)
    vec.reset(seed=1)
    most = vec.single_action_space.n

    def play() -> int:
        for _ in range(5):
            vec.step(np.random.randint(0, most, GAMES))
        return 5 * GAMES

    return play


def gymnasium_vector(name: str, count: int, mode: str | None = None, **settings: Any) -> Play:
    """A vector of environments; actions are drawn from the masks, where there are some."""
    import gymnasium
    import numpy as np

    import motu.research.gymnasium  # noqa: F401 - registers the games

    env = gymnasium.make_vec(name, num_envs=count, vectorization_mode=mode, **settings)
    rng = np.random.default_rng(1)
    kept = {"info": env.reset(seed=1)[1]}

    def play() -> int:
        for _ in range(20):
            masks = kept["info"].get("action_mask")
            if masks is None:
                actions = env.action_space.sample()
            else:
                masks = np.stack(list(masks))
                actions = (rng.random(masks.shape, np.float32) * masks).argmax(1)
            kept["info"] = env.step(actions)[-1]
        return 20 * count

    return play


def nothing_app() -> Any:
    """OpenEnv's server with an environment that does nothing: more steps than that nobody can make there."""
    from openenv.core.env_server.http_server import create_app
    from openenv.core.env_server.interfaces import Environment
    from openenv.core.env_server.types import Action, Observation, State

    class Say(Action):  # type: ignore[misc]  # not installed here
        answer: str = ""

    class Nothing(Environment):  # type: ignore[misc]  # not installed here
        SUPPORTS_CONCURRENT_SESSIONS = True

        def reset(self, **_: Any) -> Any:
            return Observation(done=False, reward=0.0)

        def step(self, _action: Any, **_: Any) -> Any:
            return Observation(done=False, reward=0.0)

        @property
        def state(self) -> Any:
            return State()

    return create_app(Nothing, Say, Observation, env_name="nothing")


def openenv(app: str, game: str) -> Play:
    """Steps over loopback, with OpenEnv's own client."""
    from openenv.core import GenericEnvClient

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [sys.executable, "-m", "uvicorn", app, "--port", str(port), "--log-level", "error"]
    server = subprocess.Popen([*words, *(["--factory"] if app.endswith("nothing_app") else [])])
    url = f"http://127.0.0.1:{port}"
    while True:
        assert server.poll() is None, "the server ended"
        try:
            urlopen(f"{url}/health")  # noqa: S310 - this machine
            break
        except OSError:
            time.sleep(0.1)
    client = GenericEnvClient(base_url=url).sync()
    client.__enter__()
    seeds = iter(range(10**9))

    def play() -> int:
        if not game:
            client.reset()
            for _ in range(50):
                client.step({"answer": "x"})
            return 50
        result, steps = client.reset(seed=next(seeds), game=game, opponents="random"), 0
        while not result.done:
            result = client.step({"answer": f"[{random.choice(result.observation['legal'])}]"})
            steps += 1
        return steps

    def stop() -> None:
        client.__exit__(None, None, None)
        server.terminate()
        server.wait(20)

    STOP.append(stop)
    return play


STOP: list[Callable[[], None]] = []
"""What ends the servers that were started."""
TITLES = {"bali": ("Bali", 2), "bora_bora": ("BoraBora", 2), "raiatea": ("Raiatea", 3)}
WRAPPERS: dict[str, tuple[str, Callable[[], Play]]] = {
    "TextArena: tic-tac-toe": ("textarena", lambda: textarena("TicTacToe-v0", 2)),
    "PufferLib: password": ("pufferlib", lambda: puffer_own("Password")),
    "PufferLib: squared": ("pufferlib", lambda: puffer_own("Squared")),
    "OpenEnv: nothing happens": ("openenv", lambda: openenv("benchmarks.wrappers_play:nothing_app", "")),
    f"Gymnasium: cart pole, its own vector of {GAMES}": ("", lambda: gymnasium_vector("CartPole-v1", GAMES)),
    "Gymnasium: cart pole, sync vector of 64": ("", lambda: gymnasium_vector("CartPole-v1", 64, "sync")),
    "Gymnasium: blackjack, sync vector of 64": ("", lambda: gymnasium_vector("Blackjack-v1", 64, "sync")),
}
"""By name: the environment that it runs in ("" is Motu's own), and what plays."""


def own_games(game: str, title: str, players: int) -> None:
    """The rows of one of Motu's games."""
    version = f"v{RULES[game].version}"
    WRAPPERS[f"Motu: {game}, TextArena"] = ("textarena", lambda: textarena(f"{title}-{version}", players))
    WRAPPERS[f"Motu: {game}, PufferLib, {GAMES} games"] = ("pufferlib", lambda: puffer(game))
    WRAPPERS[f"Motu: {game}, OpenEnv"] = ("openenv", lambda: openenv("motu.research.openenv:app", game))
    WRAPPERS[f"Motu: {game}, make_vec of {GAMES}, self-play"] = (
        "",
        lambda: gymnasium_vector(f"motu/{title}SelfPlay-{version}", GAMES),
    )
    WRAPPERS[f"Motu: {game}, make_vec of 64, one seat"] = (
        "",
        lambda: gymnasium_vector(f"motu/{title}-{version}", 64, opponents="random"),
    )


for _game, (_title, _players) in TITLES.items():
    own_games(_game, _title, _players)


if __name__ == "__main__":
    try:
        print(json.dumps(measured(WRAPPERS[sys.argv[1]][1](), None)))
    finally:
        for _stop in STOP:
            _stop()
