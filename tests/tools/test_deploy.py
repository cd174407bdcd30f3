"""The files for hosts: options and variables that they name exist, and the wheel of the container image serves."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer.main
import yaml

from motu.cli.main import app
from tests.cli.test_commands import motu
from tests.server.harness import free_port
from tools.find import NODE_NEEDED, ROOT
from tools.lock import LOCK, PIN, pins
from tools.sbom import PAGE_PARTS, SBOM, is_spdx, licence_of, normal

DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
FILES = [ROOT / "Dockerfile", ROOT / "compose.yaml", *sorted(DEPLOY.iterdir()), ROOT / "docs" / "operating.md"]


def serve_parameters() -> list[Any]:
    group: Any = typer.main.get_command(app)
    return list(group.commands["serve"].params)


OPTIONS = {option for parameter in serve_parameters() for option in parameter.opts}
VARIABLES = {parameter.envvar for parameter in serve_parameters() if parameter.envvar}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_that_is_named_is_one_of_the_server(file: Path) -> None:
    named = set(re.findall(r"\bMOTU_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named <= VARIABLES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_file_names_a_registry_or_a_machine(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"https?://(?!127\.0\.0\.1|[a-z.]+\.example\b)|registry|/root/|/home/\w", text)


def instructions(name: str, text: str = DOCKERFILE) -> list[str]:
    return re.findall(rf"^{name} (.+)$", text, re.MULTILINE)


def stage(name: str) -> str:
    """The part of the Dockerfile from one FROM to the next."""
    (found,) = re.findall(rf"^FROM \S+ AS {name}\n((?:(?!FROM ).*\n)+)", DOCKERFILE, re.MULTILINE)
    return str(found)


def test_the_image_is_run_by_somebody_who_is_not_root_and_asks_whether_it_is_ready() -> None:
    last = DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]
    user = re.findall(r"^USER (\S+)$", last, re.MULTILINE)
    assert user == ["10001"]
    assert "--uid 10001" in last
    assert "/api/ready" in instructions("HEALTHCHECK")[0]
    check = json.loads(instructions("HEALTHCHECK")[0].partition("CMD ")[2])
    compile(check[2], "HEALTHCHECK", "exec")
    assert json.loads(instructions("CMD")[0]) == ["motu", "serve"]


def test_the_image_has_the_python_and_the_build_tools_of_the_project() -> None:
    (version,) = re.findall(r"^ARG PYTHON=(\S+)$", DOCKERFILE, re.MULTILINE)
    (node,) = re.findall(r"^ARG NODE=(\d+)$", DOCKERFILE, re.MULTILINE)
    assert int(node) > NODE_NEEDED[0]
    assert f"on Python {version}." in LOCK.read_text(encoding="utf-8").splitlines()[0]
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    (step,) = [run for run in instructions("RUN") if "mypy" in run]
    assert [word for word in shlex.split(step) if word.startswith(("setuptools", "mypy"))] == build


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [source for line in instructions("COPY") if "--from" not in line for source in line.split()[:-1]]
    assert set(copied) == kept
    assert all((ROOT / source).exists() for source in copied)


def test_compose_starts_processes_of_one_database_behind_a_proxy() -> None:
    services = COMPOSE["services"]
    processes = [name for name, service in services.items() if service.get("image") == "motu"]
    assert len(processes) == 2
    for name in processes:
        variables = services[name]["environment"]
        assert set(variables) <= VARIABLES
        assert variables["MOTU_DATABASE"].startswith("postgresql://")
        assert "ports" not in services[name], "only the proxy is reached from outside"
    proxy = services["proxy"]
    port = re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)[0]
    assert proxy["environment"]["UPSTREAMS"].split() == [f"{name}:{port}" for name in processes]
    address = proxy["networks"]["default"]["ipv4_address"]
    assert services[processes[0]]["environment"]["MOTU_TRUSTED_PROXY"] == address
    for one in services.values():
        for volume in one.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (ROOT / source).exists()


def test_the_caddyfile_uses_what_compose_gives_it_and_asks_for_readiness() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\$([A-Z]+)", text)) == set(COMPOSE["services"]["proxy"]["environment"])
    assert "health_uri /api/ready" in text
    assert text.count("{") == text.count("}")


def test_the_unit_starts_the_server_with_options_that_exist() -> None:
    unit = configparser.RawConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "motu.service", encoding="utf-8")
    service = unit["Service"]
    _, command, *words = service["ExecStart"].split()
    assert command == "serve"
    assert {word for word in words if word.startswith("--")} <= OPTIONS
    assert service["User"] == "motu"
    for hardened in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictNamespaces"):
        assert service[hardened] == "yes"


def test_the_settings_file_is_read_by_the_server() -> None:
    told = motu("serve", "--settings", str(DEPLOY / "motu.toml"), "--show-settings")
    assert told.returncode == 0, told.stderr
    for name in tomllib.loads((DEPLOY / "motu.toml").read_text(encoding="utf-8")):
        assert re.search(rf"│ {name} +│ .+ │ file ", told.stdout), name


def test_a_database_that_is_not_set_is_shown_as_such() -> None:
    told = motu("serve", "--show-settings")
    assert re.search(r"│ database +│ – ", told.stdout)
    told = motu("serve", "--show-settings", "--database", "postgresql://motu:secret@localhost/motu")
    assert "postgresql://localhost/motu" in told.stdout
    assert "secret" not in told.stdout


def test_the_lock_has_a_hash_for_every_file_and_no_address() -> None:
    text = LOCK.read_text(encoding="utf-8")
    assert "://" not in text
    blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(text)) > 20
    for block in blocks:
        first, *hashes = block.rstrip().splitlines()
        assert PIN.match(first), first
        assert hashes
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes), first


def test_the_lock_satisfies_what_the_project_asks_for() -> None:
    from packaging.requirements import Requirement

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *extras["server"], *extras["postgres"]]
    wanted = [Requirement(line) for line in lines if not line.startswith("motu[")]
    locked = pins(LOCK.read_text(encoding="utf-8"))
    for one in wanted:
        assert one.specifier.contains(locked[normal(one.name)]), str(one)


def test_the_sbom_lists_what_is_locked_and_what_is_shipped_with_the_page() -> None:
    document = json.loads(SBOM.read_text(encoding="utf-8"))
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert document["metadata"]["component"]["version"] == project["version"]
    page = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    expected = {f"pkg:pypi/{name}@{version}" for name, version in pins(LOCK.read_text(encoding="utf-8")).items()}
    for name in PAGE_PARTS:
        expected.add(f"pkg:npm/{name.replace('@', '%40')}@{page[f'node_modules/{name}']['version']}")
    components = document["components"]
    assert {one["purl"] for one in components} == expected
    assert len({one["bom-ref"] for one in components}) == len(components)
    assert all(one["licenses"] for one in components)
    shipped = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    assert all(f"| {name} |" in shipped for name in PAGE_PARTS)


@pytest.mark.parametrize(
    ("package", "licence", "spdx"),
    [
        ({"license_expression": "MIT OR Apache-2.0", "license": "?"}, "MIT OR Apache-2.0", True),
        ({"classifier": ["Topic :: Games", "License :: OSI Approved :: MIT License"]}, "MIT", True),
        ({"license": "Own words\nand more"}, "Own words", False),
        ({}, "", False),
    ],
)
def test_the_licence_of_a_package_is_found_where_it_says_so(package: dict[str, Any], licence: str, spdx: bool) -> None:
    assert licence_of(package) == licence
    assert is_spdx(licence) is spdx


def copied_source(folder: Path) -> Path:
    """The files that the wheel of the image is built from, and nothing else."""
    shutil.copytree(ROOT / "build" / "page", folder / "build" / "page")
    for line in instructions("COPY", stage("build")):
        if "--from" in line:
            continue
        for source in line.split()[:-1]:
            target = folder / source
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
            else:
                shutil.copy(ROOT / source, target)
    return folder


@pytest.mark.usefixtures("built_page")
def test_the_wheel_of_the_image_serves_and_one_that_is_not_compiled_is_noticed(tmp_path: Path) -> None:
    """The steps of the Dockerfile that make the wheel, in a clean folder, and a server that has only that wheel.

    The wheel is made without the compiled engine, which takes minutes: that is what the last step must notice. `make
    test` compiles the engine with the same command before all tests.
    """
    source, wheels, site = copied_source(tmp_path / "source"), tmp_path / "wheels", tmp_path / "site"
    steps = [run for run in instructions("RUN") if run.startswith(("pip wheel", "python -m zipfile"))]
    assert len(steps) == 3
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    clean |= {"PATH": programs, "PIP_NO_INDEX": "1", "MOTU_PURE": "1"}
    for step, succeeds in zip(steps, (True, True, False), strict=True):
        command = step.replace("/wheels", str(wheels))
        done = subprocess.run(["sh", "-c", command], cwd=source, env=clean, capture_output=True, text=True, check=False)
        assert (done.returncode == 0) is succeeds, done.stdout[-2000:] + done.stderr[-2000:]
    (wheel,) = wheels.glob("*.whl")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel)]
    subprocess.run(install, cwd=tmp_path, env=clean, check=True)

    port = free_port()
    alone = clean | {"PYTHONPATH": str(site), "XDG_DATA_HOME": str(tmp_path), "MOTU_PORT": str(port)}
    asked = [sys.executable, "-c", "import motu; print(motu.__file__, motu.compiled())"]
    where = subprocess.run(asked, cwd=tmp_path, env=alone, capture_output=True, text=True, check=True).stdout
    assert where.split() == [str(site / "motu" / "__init__.py"), "False"]
    words = json.loads(instructions("CMD")[0])
    server = subprocess.Popen([sys.executable, "-m", *words], cwd=tmp_path, env=alone)
    try:
        url = f"http://127.0.0.1:{port}"
        assert ready(url, server)["ready"] is True
        check = json.loads(instructions("HEALTHCHECK")[0].partition("CMD ")[2])
        subprocess.run([sys.executable, *check[1:]], env=alone, check=True)
        assert "<title>" in httpx.get(url).text
        assert "SIL OPEN FONT LICENSE" in httpx.get(f"{url}/licences/nunito-sans.txt").text
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=20) in (0, -signal.SIGTERM)
    assert (tmp_path / "motu" / "tables.db").exists()


def ready(url: str, server: subprocess.Popen[bytes]) -> Any:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert server.poll() is None, "the server died"
        with suppress(httpx.TransportError):
            return httpx.get(f"{url}/api/ready", timeout=5).json()
        time.sleep(0.2)
    raise AssertionError("the server does not answer")
