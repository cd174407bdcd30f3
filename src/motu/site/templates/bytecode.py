"""Turns the modules of an archive into bytecode, so that a browser need not compile them at every start.

It runs on the Python that the bytecode is for: that of this machine, or Pyodide's under Node. Docstrings are left out.
"""

import ast
import importlib.util
import marshal
import sys
import zipfile

UNCHECKED = (1).to_bytes(4, "little") + b"motusite"
"""Bytecode that is used without a look at its source."""
KEPT = ("pyodide/", "_pyodide/")
"""Modules that read their own docstrings."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def bytecode(name: str, source: bytes) -> bytes:
    """The bytecode of a module, as a file."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree) if not name.startswith(KEPT) else ():
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            first.value = ast.copy_location(ast.Constant("."), first.value)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))


def convert(given: str, made: str) -> None:
    """Write an archive with the same files, the modules as bytecode."""
    with zipfile.ZipFile(given) as source, zipfile.ZipFile(made, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name.endswith(".py"):
                name, content = name + "c", bytecode(name, content)
            target.writestr(zipfile.ZipInfo(name), content)


def convert_all(pairs: list[str]) -> None:
    """Convert archives, each named before the one that is made from it."""
    for given, made in zip(pairs[::2], pairs[1::2], strict=True):
        convert(given, made)


if __name__ == "__main__":
    convert_all(sys.argv[1:])
