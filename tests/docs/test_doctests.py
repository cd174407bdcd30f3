"""The examples in docstrings run, on the engine that is tested. They are read from the sources."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest
from docs.generate_api import MODULES, find, parsed, public_names

SOURCE = Path(__file__).parents[2] / "src"
FILES = sorted(file for file in (SOURCE / "motu").rglob("*.py") if ">>> " in file.read_text(encoding="utf-8"))
DEFINITIONS = (ast.Module, ast.ClassDef, ast.FunctionDef)
SKIPPED = {"torch_rows.py"}
"""Its example needs a dataset; tests/research/test_judged_dataset.py reads one."""


def docstrings(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every docstring in a module with the name of what it documents."""
    for node in ast.walk(tree):
        if isinstance(node, DEFINITIONS) and (text := ast.get_docstring(node)):
            yield getattr(node, "name", "module"), text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_the_examples_in_the_docstrings_run(file: Path) -> None:
    module = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    attempted = 0
    for name, text in docstrings(ast.parse(file.read_text(encoding="utf-8"))):
        names = dict(vars(__import__(module, fromlist=["*"])))
        test = doctest.DocTestParser().get_doctest(text, names, f"{module}.{name}", str(file), 0)
        result = doctest.DocTestRunner().run(test)
        assert result.failed == 0, f"{module}.{name}"
        attempted += result.attempted
    assert attempted > 0 or file.name in SKIPPED


def test_every_module_of_the_reference_has_an_example() -> None:
    """In its own docstring, or in that of a class or function that it shows."""
    for module, chosen in MODULES.items():
        texts = [ast.get_docstring(parsed(module)) or ""]
        for name in chosen or public_names(parsed(module)):
            node = find(module, name)[0]
            if isinstance(node, DEFINITIONS):
                texts += [text for _, text in docstrings(node)]
        assert any(">>> " in text for text in texts), module
