"""`make release` stops at whatever is not right, builds two files, and pushes nothing."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools import release as releases
from tools.release import NotReady, Release, build, changes, check_changelog, check_clean, check_version, next_steps

CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 1.2.3 (2026-11-18)\n\n- Something new.\n\n## 1.2.2\n\n- Old.\n"


def git(tree: Path, *words: str) -> None:
    who = ("-c", "user.name=A developer", "-c", "user.email=developer@motu.example")
    subprocess.run(["git", *who, *words], cwd=tree, check=True, capture_output=True)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project that is ready for its release 1.2.3."""
    (tmp_path / "deploy").mkdir()
    (tmp_path / "src" / "motu").mkdir(parents=True)
    (tmp_path / "src" / "motu" / "__init__.py").write_text('"""Motu."""\n')
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n'
        '[project]\nname = "motu"\nversion = "1.2.3"\n'
        '[tool.setuptools.packages.find]\nwhere = ["src"]\n'
    )
    (tmp_path / "deploy" / "sbom.json").write_text(json.dumps({"metadata": {"component": {"version": "1.2.3"}}}))
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / ".gitignore").write_text("dist/\nbuild/\n*.egg-info/\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Ready")
    return tmp_path


def test_a_project_that_is_ready_passes_and_is_built(tree: Path) -> None:
    release = Release("1.2.3", tree)
    for check in (check_version, check_changelog, check_clean):
        check(release)
    made = build(release)
    assert [file.name for file in made] == ["motu-1.2.3-py3-none-any.whl", "motu-1.2.3.tar.gz"]
    check_clean(release)
    told = next_steps(release, made)
    assert "dist/motu-1.2.3.tar.gz" in told
    assert "git push origin HEAD v1.2.3" in told


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.3", "1.2.3; true"])
def test_what_is_not_a_version_is_refused(tree: Path, version: str) -> None:
    with pytest.raises(NotReady, match="is not a version"):
        check_version(Release(version, tree))


def test_versions_must_agree(tree: Path) -> None:
    with pytest.raises(NotReady, match=r"pyproject.toml has version 1\.2\.3"):
        check_version(Release("1.3.0", tree))
    (tree / "deploy" / "sbom.json").write_text(json.dumps({"metadata": {"component": {"version": "1.2.2"}}}))
    with pytest.raises(NotReady, match="make sbom"):
        check_version(Release("1.2.3", tree))


def test_a_number_is_used_once(tree: Path) -> None:
    git(tree, "tag", "v1.2.3")
    with pytest.raises(NotReady, match="exists already"):
        check_version(Release("1.2.3", tree))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("## 1.2.3 (2026-11-18)", "## 1.2.30", "no section"),
        ("- Something new.\n", "", "an empty one"),
        ("## Unreleased\n", "## Unreleased\n\n- Forgotten.\n", "Move them"),
    ],
)
def test_the_changelog_must_speak_of_this_version(tree: Path, old: str, new: str, reason: str) -> None:
    assert old in CHANGELOG
    (tree / "CHANGELOG.md").write_text(CHANGELOG.replace(old, new))
    with pytest.raises(NotReady, match=reason):
        check_changelog(Release("1.2.3", tree))


def test_a_section_is_found_by_its_whole_name() -> None:
    assert changes(CHANGELOG, "1.2.3") == "- Something new."
    assert changes(CHANGELOG, "1.2") == ""


@pytest.mark.parametrize("name", ["new.txt", "CHANGELOG.md"])
def test_everything_must_be_committed(tree: Path, name: str) -> None:
    (tree / name).write_text("changed")
    with pytest.raises(NotReady, match=name):
        check_clean(Release("1.2.3", tree))


def test_a_command_that_fails_stops_the_release(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotReady, match="no luck"):
        Release("1.2.3", tree).run("sh", "-c", "echo the reason; exit 3", why="no luck")
    assert "the reason" in capsys.readouterr().out


@pytest.mark.parametrize("skip", [False, True])
def test_all_checks_are_made_in_order_before_anything_is_built(
    skip: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    long = (releases.check_tests, releases.check_fire)

    def checked(name: str) -> object:
        return lambda _: done.append(name)

    fakes = tuple((name, check if check in long else checked(name)) for name, check in releases.CHECKS)
    monkeypatch.setattr(releases, "CHECKS", fakes)

    def run(_: Release, *command: str, why: str) -> None:
        done.append(" ".join(command))
        assert why

    def built(_: Release) -> list[Path]:
        done.append("built")
        return []

    monkeypatch.setattr(Release, "run", run)
    monkeypatch.setattr(releases, "build", built)
    assert releases.main(["1.2.3", *(["--no-tests"] if skip else [])]) == 0
    assert done[:5] == ["the version", "the changelog", "the work tree", "recorded games", "the page"]
    assert done[5:] == [*([] if skip else ["make test", "make fire"]), "the work tree after the tests", "built"]
    assert "Nothing was pushed." in capsys.readouterr().out


def test_what_is_not_ready_is_told_with_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert releases.main([]) == 1
    assert "Not ready:" in capsys.readouterr().out


def test_no_step_pushes() -> None:
    source = Path(releases.__file__).read_text(encoding="utf-8")
    assert '"push"' not in source
    assert '"upload"' not in source
