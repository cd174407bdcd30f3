"""Which modules of Motu run in a browser: those that its door imports, one through the other."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

MOTU: Final = Path(__file__).parents[1]
DOOR: Final = "motu.browser.page"
DATA: Final = (".toml", ".motu")
"""Files that modules read beside them."""
NOT_DATA: Final = ("motu/site/", "motu/templates/")


def installed_files() -> dict[str, bytes]:
    """The sources and data of Motu that are installed here, by their path."""
    found = sorted(
        path for path in MOTU.rglob("*") if path.suffix in (".py", *DATA) and "__pycache__" not in path.parts
    )
    return {f"motu/{path.relative_to(MOTU).as_posix()}": path.read_bytes() for path in found}


def needed(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Of these files those that run in a browser. A compiled module needs no source."""
    modules = {module_of(name): name for name in files if name.endswith(".py")}
    extensions = {module_of(name): name for name in files if name.endswith("emscripten.so")}
    wanted: set[str] = set()
    left = [DOOR]
    while left:
        module = left.pop()
        if module in wanted or module not in modules:
            continue
        wanted.add(module)
        left += [module.rpartition(".")[0], *imported(files[modules[module]], modules)]
    kept = {extensions.get(module, modules[module]) for module in wanted}
    packages = {modules[module].rpartition("/")[0] for module in wanted}
    kept |= {name for name in files if name.endswith(DATA) and is_data(name, packages)}
    kept |= {name for module, name in extensions.items() if module not in modules}  # what all extensions share
    return {name: files[name] for name in sorted(kept)}


def module_of(name: str) -> str:
    """The module that a file is."""
    return name.partition(".")[0].removesuffix("/__init__").replace("/", ".")


def is_data(name: str, packages: set[str]) -> bool:
    """Whether a file of data belongs to a package that is needed."""
    folder = name.rpartition("/")[0]
    return not name.startswith(NOT_DATA) and (folder in packages or folder.rpartition("/")[0] in packages)


def imported(source: bytes, modules: Mapping[str, str]) -> Iterator[str]:
    """The modules of Motu that a module imports when it is loaded."""
    for node in loaded(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names if f"{node.module}.{one.name}" in modules)


def loaded(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements that are carried out when a module is loaded: none inside functions, none for types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from loaded(node)
