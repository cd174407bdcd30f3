"""The steps of the Dockerfile, run in a clean folder: there is no container, but the same commands and files.

Not tried: the base images, `apt-get`, the user of the image, and its read-only file system.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.harness import free_port, until
from tools.find import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
PLACES = ("/source", "/opt/motu", "/wheels", "/data")
SKIPPED = ("apt-get", "useradd")


def steps() -> list[tuple[str, str]]:
    """The instructions of the image, in order."""
    return re.findall(r"^(RUN|COPY|ENV|WORKDIR|HEALTHCHECK|CMD) (.+)$", DOCKERFILE, re.MULTILINE)


def placed(text: str, folder: Path) -> str:
    """A command with the folders of the image below another folder."""
    for place in PLACES:
        text = re.sub(rf"(?<![\w/.]){place}\b", f"{folder}{place}", text)
    return text


def test_the_steps_of_the_dockerfile_make_a_server_that_is_ready(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for place in PLACES:
        (tmp_path / place.lstrip("/")).mkdir(parents=True)
    tools = tmp_path / "tools"
    subprocess.run([sys.executable, "-m", "venv", str(tools)], check=True)
    clean = {"PATH": f"{tools}/bin:{os.environ['PATH']}", "HOME": str(tmp_path)}
    clean |= {
        name: value
        for name, value in os.environ.items()
        if name.lower().startswith(("pip_", "npm_", "node_", "http", "ssl_"))
    }
    if (config := Path.home() / ".config/pip/pip.conf").exists():
        clean.setdefault("PIP_CONFIG_FILE", str(config))
    if (config := Path.home() / ".npmrc").exists():
        clean["NPM_CONFIG_USERCONFIG"] = str(config)
    environment, check, command, done = dict(clean), "", [], 0
    for kind, rest in steps():
        if kind == "RUN" and not any(word in rest for word in SKIPPED):
            shell = ["/bin/sh", "-c", placed(rest, tmp_path)]  # as in an image
            ran = subprocess.run(shell, cwd=source, env=clean, capture_output=True, text=True, check=False)
            assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]
            done += 1
        elif kind == "COPY" and not rest.startswith("--from"):
            *files, target = rest.split()
            for name in files:
                copy(ROOT / name, source / target, name)
        elif kind == "ENV":
            for pair in rest.split():
                name, _, value = pair.partition("=")
                environment[name] = placed(value, tmp_path).replace("$PATH", clean["PATH"])
        elif kind == "HEALTHCHECK":
            check = rest.partition("CMD ")[2]
        elif kind == "CMD":
            command = json.loads(rest)
    assert done >= 5
    port = free_port()
    environment |= {"MOTU_PORT": str(port), "MOTU_HOST": "127.0.0.1"}
    environment["PATH"] = f"{tmp_path}/opt/motu/bin:{environment['PATH']}"
    server = subprocess.Popen(command, cwd=tmp_path, env=environment)
    try:
        url = f"http://127.0.0.1:{port}"
        until(lambda: answers(url), "the server of the image", 60)
        healthy = subprocess.run(json.loads(check), env=environment, check=False, timeout=30)
        assert healthy.returncode == 0, "as the health check of the image sees it"
        made = httpx.post(f"{url}/api/tables", json={"game": "bali", "seats": ["me", "easy"]}, timeout=30)
        assert made.status_code == 200
        assert "Motu" in httpx.get(url).text, "the page is in the image"
        version = subprocess.run(["motu", "--version"], env=environment, capture_output=True, text=True, check=True)
        assert "compiled" in version.stdout
    finally:
        server.terminate()
        server.wait(20)
    assert (tmp_path / "data" / "motu" / "tables.db").exists()


def copy(source: Path, target: Path, name: str) -> None:
    if source.is_dir():
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "node_modules")
        shutil.copytree(source, target, dirs_exist_ok=True, ignore=ignored)
    else:
        place = target / Path(name).name if target.name in ("", ".", "deploy") or target.is_dir() else target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, place)


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health", timeout=2).status_code == 200
    except httpx.TransportError:
        return False
