"""Where `uvx motu` runs without an extra that a command needs, the command is run again with it.

uvx makes an environment for one run, so there is nothing into which a user could install the extra.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import Distribution, distribution
from typing import Final

UV: Final = "UV"
"""uv names itself here to whatever it runs."""
OF_A_PROJECT: Final = "UV_RUN_RECURSION_DEPTH"
"""Set by `uv run`, which uses the environment of a project: nothing is brought there behind its back."""
BROUGHT: Final = "MOTU_BROUGHT"
"""The extra with which the command runs again, so that it is tried only once."""


def command_with(extra: str, arguments: Sequence[str], environment: Mapping[str, str]) -> list[str] | None:
    """The command that runs Motu with an extra; None where uvx did not start this process."""
    uv = environment.get(UV)
    if not uv or OF_A_PROJECT in environment or environment.get(BROUGHT) == extra:
        return None
    return [uv, "tool", "run", "--from", requirement(distribution("motu"), extra), "motu", *arguments]


def requirement(installed: Distribution, extra: str) -> str:
    """This Motu with an extra: the same file if it was installed from one, else the same version."""
    origin = json.loads(installed.read_text("direct_url.json") or "{}").get("url")
    return f"motu[{extra}] @ {origin}" if origin else f"motu[{extra}]=={installed.version}"


def run_with(extra: str) -> int | None:
    """Run this command again with an extra, and return its exit status; None where that is not uvx's business."""
    command = command_with(extra, sys.argv[1:], os.environ)
    if command is None:
        return None
    environment = os.environ | {BROUGHT: extra}
    if os.name == "posix":
        os.execve(command[0], command, environment)  # noqa: S606 - uv itself, as the user has started it
    return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - the same
