"""What the workflows and hooks run exists: targets of the Makefile, folders, systems and versions of Python."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.find import ROOT

GITHUB = ROOT / ".github"
FILES = [*sorted(GITHUB.rglob("*.yml")), ROOT / ".pre-commit-config.yaml"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def steps(name: str) -> list[dict[str, Any]]:
    jobs = read(GITHUB / "workflows" / name)["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def commands(value: Any) -> list[str]:
    """Every command in a file: what a step runs, and what a hook calls."""
    if isinstance(value, list):
        return [command for one in value for command in commands(one)]
    if not isinstance(value, dict):
        return []
    own = [text for key, text in value.items() if key in ("run", "entry") and isinstance(text, str)]
    return own + [command for one in value.values() for command in commands(one)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_target_that_is_called_is_in_the_makefile(file: Path) -> None:
    called = {word for command in commands(read(file)) for word in re.findall(r"\bmake ([a-z-]+)", command)}
    assert called <= TARGETS
    commented = set(re.findall(r"\bmake ([a-z-]+)", file.read_text(encoding="utf-8")))
    assert commented <= TARGETS


def test_a_change_is_tested_by_make_test_on_the_oldest_and_a_newer_python() -> None:
    file = GITHUB / "workflows" / "test.yml"
    assert "make test" in commands(read(file))
    versions = read(file)["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert versions == ["3.11", "3.13"]
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "make test" in script


@pytest.mark.parametrize("name", ["test.yml", "wheels.yml", "pages.yml"])
def test_workflows_may_only_read_and_name_the_version_of_each_action(name: str) -> None:
    assert read(GITHUB / "workflows" / name)["permissions"] == {"contents": "read"}
    for step in steps(name):
        assert set(step) & {"uses", "run"}
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d[\d.]*", step["uses"])
        for file in re.findall(r"[\w/.-]+\.(?:json|toml)$", str(step.get("with", {}).get("cache-dependency-path", ""))):
            assert (ROOT / file).exists()


def test_releases_are_published_as_a_site_and_only_that_job_may_publish() -> None:
    workflow = read(GITHUB / "workflows" / "pages.yml")
    (job,) = workflow["jobs"].values()
    assert workflow[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}  # YAML reads `on` as true
    assert job["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    assert "make site" in commands(job)
    (packed,) = (step for step in job["steps"] if step.get("uses", "").startswith("actions/upload-pages-artifact@"))
    assert f"motu site {packed['with']['path']}" in MAKEFILE


def test_wheels_are_built_for_three_systems_and_a_pure_one_for_the_rest() -> None:
    jobs = read(GITHUB / "workflows" / "wheels.yml")["jobs"]
    systems = " ".join(jobs["compiled"]["strategy"]["matrix"]["system"])
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))
    assert any(step.get("uses", "").startswith("pypa/cibuildwheel@") for step in jobs["compiled"]["steps"])
    assert any(step.get("env", {}).get("MOTU_PURE") for step in jobs["pure"]["steps"])
    wheel = PROJECT["tool"]["cibuildwheel"]
    least = PROJECT["project"]["requires-python"].removeprefix(">=").replace(".", "")
    assert wheel["build"].split()[0] == f"cp{least}-*"
    assert "compiled" in wheel["linux"]["test-command"]
    assert "compiled" in wheel["macos"]["test-command"]


def test_updates_are_looked_for_where_packages_are_named() -> None:
    places = {"pip": "pyproject.toml", "npm": "package.json", "docker": "Dockerfile", "github-actions": ".github"}
    updates = read(GITHUB / "dependabot.yml")["updates"]
    assert {one["package-ecosystem"] for one in updates} == set(places)
    for one in updates:
        assert (ROOT / one["directory"].lstrip("/") / places[one["package-ecosystem"]]).exists()


def test_the_hook_before_a_commit_makes_the_checks_of_quick() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [hook["entry"] for hook in repository["hooks"]] == ["make quick-check"]
    recipe = re.search(r"^quick-check:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe is not None
    assert all(tool in recipe[1] for tool in ("ruff format", "ruff check", "mypy", "lint-imports"))


def test_files_are_written_as_the_editor_settings_say() -> None:
    settings = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    assert f"max_line_length = {PROJECT['tool']['ruff']['line-length']}" in settings
    for file in [*FILES, ROOT / "Dockerfile", ROOT / "compose.yaml", *(ROOT / "deploy").iterdir()]:
        text = file.read_text(encoding="utf-8")
        assert text.endswith("\n")
        assert not re.search(r"[ \t]+$", text, re.MULTILINE), file.name
