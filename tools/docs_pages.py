"""Pages of the documentation site that are generated: the API, the commands, figures, examples, notebooks."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docs.generate_api import MODULES, find, parsed, public_names, summary

from tools.find import ROOT

NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def fenced(text: str, language: str) -> str:
    return f"````{language}\n{text.rstrip()}\n````\n"


def example_page(file: Path) -> str:
    """An example: what it shows, and the program."""
    text = file.read_text(encoding="utf-8")
    title, _, rest = (ast.get_docstring(ast.parse(text)) or "").partition("\n")
    return f"# {title.rstrip('.')}\n\n{rest.strip()}\n\n`python examples/{file.name}`\n\n{fenced(text, 'python')}"


def notebook_page(file: Path) -> str:
    """A notebook with what it printed and drew."""
    parts = []
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else fenced(text, "python"))
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if "image/png" in data:
                picture = "".join("".join(data["image/png"]).split())
                parts.append(f'<img alt="drawn by the cell above" src="data:image/png;base64,{picture}">')
            elif said := "".join(output.get("text", []) or data.get("text/plain", [])):
                parts.append(fenced(said, "text"))
    return "\n\n".join(parts)


def api_pages() -> dict[str, str]:
    """A page for each module of the API, made of its docstrings."""
    pages = {}
    for module, chosen in MODULES.items():
        tree = parsed(module)
        told = ast.get_docstring(tree) or ""
        example = told.partition("\n\n")[2]
        parts = [f"# {module}", summary(told)]
        if example.startswith(">>>"):
            parts.append(fenced(example, "pycon"))
        for name in chosen or public_names(tree):
            node, text = find(module, name)
            if isinstance(node, ast.ClassDef):
                directive, body = "autoclass", "   :members:\n"
            elif isinstance(node, ast.FunctionDef):
                directive, body = "autofunction", ""
            else:
                directive, body = "py:data", f"\n   {text}\n"
            parts.append(f"````{{eval-rst}}\n.. {directive}:: {module}.{name}\n{body}````")
        pages[f"reference/{module}.md"] = "\n\n".join(parts) + "\n"
    return pages


def figures() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every figure of docs/figures.toml with its key and what it inherits from the tables above it."""

    def below(block: dict[str, Any], path: str, inherited: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
        known = inherited | {name: item for name, item in block.items() if not isinstance(item, dict)}
        if "value" in block:
            yield path, known
            return
        for name, item in block.items():
            if isinstance(item, dict):
                yield from below(item, f"{path}.{name}".strip("."), known)

    data = tomllib.loads((ROOT / "docs" / "figures.toml").read_text(encoding="utf-8"))
    data.pop("tables")
    return below(data, "", {})


def figures_page() -> str:
    """Every measured figure, with how, where and when it was measured."""
    lines = ["# Measured figures", "", "Every measured figure that a page quotes, from `docs/figures.toml`.", ""]
    lines += ["| figure | value | unit | measured with | on | date |", "|---|---|---|---|---|---|"]
    for key, one in figures():
        cells = [f"`{key}`", f"{one['value']:,}", one["unit"], f"`{one['command']}`", one["machine"], str(one["date"])]
        lines.append("| " + " | ".join(escaped(cell) for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def commands_page() -> str:
    """Every command with its options, as `--help` shows them."""
    sys.path.insert(0, str(ROOT / "src"))
    import typer.main

    from motu.cli.main import app

    lines = ["# Commands", "", "What `motu --help` and `motu COMMAND --help` show."]
    group: Any = typer.main.get_command(app)
    for name, command in sorted(group.commands.items()):
        if hasattr(command, "commands"):
            lines += ["", f"## motu {name}", "", plain(command.help)]
            for inner, one in sorted(command.commands.items()):
                lines += command_lines(f"motu {name} {inner}", one, "###")
        else:
            lines += command_lines(f"motu {name}", command, "##")
    return "\n".join(lines) + "\n"


def command_lines(name: str, command: Any, heading: str) -> Iterator[str]:
    told, _, example = re.sub(r"\bExamples?: ", "Example: ", plain(command.help)).partition("Example: ")
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one not in arguments]
    words = [one.name.upper() if one.required else f"[{one.name.upper()}]" for one in arguments]
    yield from ("", f"{heading} {name}", "", told.strip(), "")
    yield fenced(" ".join([name, *words, *(["[OPTIONS]"] if options else [])]), "text")
    if example:
        yield from ("For example:", "", fenced(example.replace("; motu ", "\nmotu "), "sh"), "")
    rows = [(one.name.upper(), one) for one in arguments]
    rows += [(", ".join([*one.opts, *one.secondary_opts]), one) for one in options]
    if rows:
        yield from ("| | |", "|---|---|")
        yield from (f"| `{shown}` | {escaped(plain(one.help))}{default(one)} |" for shown, one in rows)


def default(one: Any) -> str:
    """The default, where it says something and is the same on every machine."""
    value = one.default
    shown = isinstance(value, (int, float, str)) and not isinstance(value, bool) and value not in ("", 0)
    return f" Default: `{value}`." if shown and one.name != "workers" else ""


def plain(text: str | None) -> str:
    """A help text on one line, without the marks of the terminal."""
    return re.sub(r"\[/?(?:bold|b|i)?\]", "", " ".join((text or "").replace("\b", "").split()))


def escaped(cell: str) -> str:
    return cell.replace("|", "\\|")
