"""Run a taskset with a scripted player in place of a model, behind an endpoint that speaks like one.

    python examples/verifiers/run_scripted.py bali --episodes 2 --reward place

Needs the extra “verifiers”, and `uv`, which verifiers runs its agents with. A model of one's own needs no more than its
address: `eval motu-bali --client.base-url http://…/v1 --model NAME`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from motu.research.text.players import OPTION, ListReader

sys.path += [str(folder) for folder in Path(__file__).parent.glob("motu_*")]


class ScriptedModel(BaseHTTPRequestHandler):
    """Answers chat completions: any option that the last message lists, or the one before it."""

    player = ListReader(1)

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        texts = [text_of(message["content"]) for message in body["messages"] if message["role"] == "user"]
        asked = next(text for text in reversed(texts) if OPTION.search(text))
        message = {"role": "assistant", "content": self.player(asked)}
        usage = {"usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}}
        about = {"id": "1", "created": 1, "model": body["model"]}
        if body.get("stream"):
            about["object"] = "chat.completion.chunk"
            parts = [{"delta": message, "finish_reason": None}, {"delta": {}, "finish_reason": "stop"}]
            events = [json.dumps(about | {"choices": [{"index": 0} | part]}) for part in parts]
            events += [json.dumps(about | {"choices": []} | usage), "[DONE]"]
            sent = "".join(f"data: {event}\n\n" for event in events).encode()
        else:
            about["object"] = "chat.completion"
            choice = {"index": 0, "message": message, "finish_reason": "stop"}
            sent = json.dumps(about | {"choices": [choice]} | usage).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream" if body.get("stream") else "application/json")
        self.send_header("Content-Length", str(len(sent)))
        self.end_headers()
        self.wfile.write(sent)

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


def text_of(content: object) -> str:
    """The text of a message, which may come in parts."""
    if isinstance(content, list):
        return "".join(part.get("text", "") for part in content)
    return str(content)


async def run(game: str, episodes: int, settings: dict[str, object], address: str) -> list[dict[str, object]]:
    """Play some episodes; the rewards and metrics of every agent."""
    import verifiers.v1 as vf
    from verifiers.v1.clients import EvalClientConfig, ModelContext

    from motu.research.verifiers import MotuEnv, MotuEnvConfig

    os.environ.setdefault("SCRIPTED_KEY", "none")
    here = vf.AgentConfig(harness={"id": "null"}, runtime={"type": "subprocess"})  # agents run on this machine
    env = MotuEnv(MotuEnvConfig(taskset={"id": f"motu_{game}"}, player0=here, player1=here, **settings))
    model = ModelContext("scripted", EvalClientConfig(base_url=address, api_key_var="SCRIPTED_KEY"), vf.Sampling())
    found = []
    async with env.serving():
        for task in env.taskset.take(episodes):
            episode = await env.run_episode(task, model)
            assert not episode.errors, episode.errors
            for trace in episode.traces:
                assert trace.ok, trace.errors
                found.append({"agent": trace.agent.name, "reward": trace.reward, "metrics": dict(trace.metrics)})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["bali", "bora_bora", "raiatea"])
    parser.add_argument("--episodes", type=int, default=2)
    parser.add_argument("--reward", default="place")
    parser.add_argument("--self-play", action="store_true")
    parser.add_argument("--judge-every", type=int, default=5)
    given = parser.parse_args()
    endpoint = ThreadingHTTPServer(("127.0.0.1", 0), ScriptedModel)
    threading.Thread(target=endpoint.serve_forever, daemon=True).start()
    settings: dict[str, object] = {
        "reward": given.reward,
        "judge_every": given.judge_every,
        "opponents": None if given.self_play else "easy",
    }
    for one in asyncio.run(
        run(given.game, given.episodes, settings, f"http://127.0.0.1:{endpoint.server_address[1]}/v1")
    ):
        print(json.dumps(one))
    endpoint.shutdown()


if __name__ == "__main__":
    main()
