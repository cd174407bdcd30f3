"""The documentation site is built without a warning, and every link in it leads somewhere."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from docs.generate_api import MODULES
from docs.pictures import house

from tools import docs_site
from tools.docs_links import broken_links
from tools.docs_site import CHAPTERS
from tools.find import ROOT

PLAIN = ROOT / "build" / "docs-plain"


def test_the_site_is_built_without_a_warning_and_its_links_lead_somewhere(capfd: pytest.CaptureFixture[str]) -> None:
    """As `make docs` builds it, but in a plain theme: that takes half the time. Pages that did not change are kept."""
    assert docs_site.build(PLAIN, "basic") == 0, capfd.readouterr()
    assert capfd.readouterr().err == ""
    expected = [f"{name}.html" for names in CHAPTERS.values() for name in names]
    expected += [f"reference/{module}.html" for module in MODULES]
    expected += [f"decisions/{file.stem}.html" for file in (ROOT / "docs" / "decisions").glob("*.md")]
    expected += [f"examples/{file.stem}.html" for file in (ROOT / "examples").glob("*.py")]
    assert [name for name in expected if not (PLAIN / name).is_file()] == []
    for name, part in (
        ("reference/motu.core.session", "may_undo"),
        ("commands", "motu admin announce"),
        ("figures", "load.sqlite.p99"),
    ):
        assert part in (PLAIN / f"{name}.html").read_text(encoding="utf-8")


def test_a_warning_fails_the_build_as_often_as_it_is_made(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Sphinx keeps pages that stay the same: the second time it would not see what is wrong with them."""
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\n')
    (tmp_path / "index.md").write_text("# Title\n\n```nolanguage\nx\n```\n")
    for _ in range(2):
        assert docs_site.sphinx(tmp_path, tmp_path / "site", dict(os.environ)) != 0
        assert "'nolanguage' is not known" in capfd.readouterr().err
    (tmp_path / "index.md").write_text("# Title\n")
    assert docs_site.sphinx(tmp_path, tmp_path / "site", dict(os.environ)) == 0


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="there"><a href="b.html#x">b</a><a href="b.html#y">b</a><a href="#there">')
    (tmp_path / "b.html").write_text('<h1 id="x"><img src="https://motu.example/x.png"><a href="c.html">c</a>')
    assert broken_links(tmp_path) == ["a.html: b.html#y", "b.html: c.html", "b.html: https://motu.example/x.png"]


def test_the_table_of_contents_has_every_page() -> None:
    """Those below another page are listed there."""
    listed = {name for names in CHAPTERS.values() for name in names}
    below = ("decisions/0", "rules/", "balance/", "index")
    own = {file.relative_to(ROOT / "docs").with_suffix("").as_posix() for file in (ROOT / "docs").rglob("*.md")}
    assert {name for name in own if not name.startswith(below)} <= listed


def test_links_of_the_repository_are_led_to_pages_of_the_site() -> None:
    places = {"docs/words.md": "words.md", "README.md": "index.md"}
    files: dict[str, str] = {}
    text = "[a](../words.md#plurals) [b](../../README.md) [c](../../Dockerfile) ![d](../pictures/house.svg)\n"
    text += "```\n[e](../words.md)\n```\n"
    led = docs_site.with_links(text, "docs/decisions/0001.md", "x/0001.md", places, files)
    assert "[a](../words.md#plurals) [b](../index.md) [c](../files/Dockerfile.md) ![d](../pictures/house.svg)" in led
    assert "[e](../words.md)" in led, "what stands in a block is not a link"
    assert re.search(r"^FROM python", files["files/Dockerfile.md"], re.MULTILINE)


def test_the_drawing_of_the_house_has_the_floors_that_the_linter_enforces() -> None:
    assert house.PICTURE.read_text(encoding="utf-8") == house.picture(), "stale: run python -m docs.pictures.house"
    assert {name for floor in house.layers() for name in floor} == set(house.HOLDS)
