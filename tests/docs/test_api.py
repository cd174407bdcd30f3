"""The API reference is what the docstrings say, and lists every public name of motu."""

from __future__ import annotations

from docs.generate_api import PAGE, page

import motu


def test_the_api_reference_is_not_stale() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "stale: run python -m docs.generate_api and commit the result"


def test_every_public_name_has_a_line_of_its_own() -> None:
    lines = page().splitlines()
    for name in motu.__all__:
        found = [line for line in lines if line.startswith((f"| `{name}` |", f"| `{name}("))]
        assert len(found) == 1, name
        assert not found[0].endswith("|  |"), f"{name} has no docstring"
