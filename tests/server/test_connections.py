"""Whoever was here leaves nothing behind for which Python would have to look while everybody waits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from tests.server.circles import VISITS
from tests.server.harness import ROOT


def test_sockets_requests_bots_and_forgotten_tables_leave_no_circles(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.circles", str(tmp_path)]
    printed = subprocess.run(command, cwd=ROOT, check=True, timeout=60, capture_output=True).stdout
    found = msgspec.json.decode(printed, type=dict[str, int])
    assert not {kind: times for kind, times in found.items() if times >= VISITS}
