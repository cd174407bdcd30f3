"""Every public class and function that other programs use has a docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "motu"
PACKAGES = ("core", "players", "arena", "research")


def modules() -> list[Path]:
    return [
        SOURCE / "__init__.py",
        *(file for package in PACKAGES for file in sorted((SOURCE / package).rglob("*.py"))),
    ]


def undocumented(tree: ast.AST, prefix: str = "", overrides: bool = False) -> Iterator[str]:
    """The public classes and functions without a docstring.

    A method that overrides one of a base class is documented there.
    """
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) or node.name.startswith("_"):
            continue
        if ast.get_docstring(node) is None and not (overrides and isinstance(node, ast.FunctionDef)):
            yield prefix + node.name
        if isinstance(node, ast.ClassDef):
            yield from undocumented(node, f"{prefix}{node.name}.", overrides=bool(node.bases))


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_public_name_has_a_docstring(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), f"{file.name} does not say what it holds"
    assert list(undocumented(tree)) == []
