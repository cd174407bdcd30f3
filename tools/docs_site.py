"""`make docs`: builds the documentation as a site into build/docs, from docs/ and what else belongs to it.

    python -m tools.docs_site

The pages in docs/ are written for readers of the repository. Here they are put together with pages from elsewhere (the
changelog, examples, notebooks) and generated ones (API, commands, figures) in build/docs-source, links are led to the
pages of the site, and Sphinx makes HTML of it. A warning is a failure.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.docs_links import broken_links
from tools.docs_pages import NOTEBOOKS, api_pages, commands_page, example_page, fenced, figures_page, notebook_page
from tools.find import ROOT

DOCS = ROOT / "docs"
SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LEXERS = {".py": "python", ".ts": "typescript", ".toml": "toml", ".yaml": "yaml", ".json": "json"}
ELSEWHERE = {
    "CHANGELOG.md": "project/changelog.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "web/README.md": "project/page.md",
    "examples/README.md": "examples/index.md",
    "examples/handsign/README.md": "examples/handsign.md",
}
"""Pages of the repository outside docs/, and where they are on the site."""
STANDS_FOR = {
    "README.md": "index.md",
    "docs/decisions": "decisions/README.md",
    "docs/rules": "rules/index.md",
    "examples": "examples/index.md",
    "examples/handsign": "examples/handsign.md",
    "examples/openenv": "examples/index.md",
    "examples/verifiers": "examples/index.md",
}
"""What is linked and is no page of its own, and the page that takes its place."""
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
ALONE = "---\norphan: true\n---\n"
"""Of a page that is not in the table of contents, because another page lists it. With hundreds of entries in the table
the site would take twice as long to build."""
PICTURES = {".png", ".svg", ".webp"}

CHAPTERS: dict[str, list[str]] = {
    "Start": ["start/players", "start/hosts", "start/bots", "start/researchers", "start/game-makers"],
    "Play": ["boards", "features", "rules/index", "editions", "reconstruction", "balance/index"],
    "Host": ["without-a-server", "operating", "protocol", "project/security"],
    "Bots and research": ["players", "research", "agents", "benchmark", "notebooks/index"],
    "Games": ["walkthrough", "adding-a-game", "patterns", "words"],
    "Reference": ["commands", "api", "examples/index", "figures", "glossary", "licences"],
    "The project": [
        "tour",
        "learning",
        "speed",
        "project/page",
        "project/contributing",
        "project/conduct",
        "project/changelog",
        "decisions/README",
    ],
}
"""The table of contents. A page that nobody lists makes the build fail."""


def pages() -> Iterator[tuple[str, str, str]]:
    """Every page: its place on the site, the path in the repository that its links start from, and its text."""
    for file in sorted(DOCS.rglob("*.md")):
        place = file.relative_to(DOCS).as_posix()
        alone = ALONE if place.startswith("decisions/0") else ""
        yield place, f"docs/{place}", alone + file.read_text(encoding="utf-8") + contents_below(place)
    for path, place in ELSEWHERE.items():
        alone = ALONE if place.startswith("examples/h") else ""
        yield place, path, alone + (ROOT / path).read_text(encoding="utf-8")
    for file in EXAMPLES:
        yield f"examples/{file.stem}.md", f"examples/{file.name}", ALONE + example_page(file)
    for file in NOTEBOOKS:
        yield f"notebooks/{file.stem}.md", f"notebooks/{file.name}", notebook_page(file)
    for place, title in (("rules", "Rules"), ("balance", "Balance"), ("notebooks", "Notebooks")):
        yield f"{place}/index.md", f"docs/{place}/index.md", f"# {title}\n" + contents_below(f"{place}/index.md")
    for place, text in {**api_pages(), "figures.md": figures_page(), "commands.md": commands_page()}.items():
        yield place, f"docs/{place}", text


def contents_below(place: str) -> str:
    """The table of contents at the end of a page that has others below it."""
    if place == "index.md":
        return "".join(contents(names, f":hidden:\n:caption: {chapter}\n") for chapter, names in CHAPTERS.items())
    below = {
        "api.md": sorted(page.removesuffix(".md") for page in api_pages()),
        "rules/index.md": [file.relative_to(DOCS / "rules").as_posix()[:-3] for file in rules_pages()],
        "balance/index.md": [file.stem for file in sorted((DOCS / "balance").glob("*.md"))],
        "notebooks/index.md": [file.stem for file in NOTEBOOKS],
    }
    hidden = ":hidden:\n" if place == "api.md" else ""
    return contents(below[place], hidden) if place in below else ""


def rules_pages() -> list[Path]:
    """The rules of all games, first those in English."""
    return sorted((DOCS / "rules").rglob("*.md"), key=lambda file: (len(file.parts), file))


def contents(names: list[str], options: str) -> str:
    return f"\n\n```{{toctree}}\n:maxdepth: 1\n{options}\n" + "\n".join(names) + "\n```\n"


def assemble(target: Path) -> None:
    """Write the source of the site. Files that stay the same are not touched: Sphinx does not read them again."""
    listed = list(pages())
    places = {origin: place for place, origin, _ in listed} | STANDS_FOR
    linked: dict[str, str] = {}
    made = {place: with_links(text, origin, place, places, linked).encode() for place, origin, text in listed}
    made |= {place: text.encode() for place, text in linked.items()}
    pictures = (file for file in DOCS.rglob("*") if file.suffix in PICTURES)
    made |= {file.relative_to(DOCS).as_posix(): file.read_bytes() for file in pictures}
    made["pictures/logo.svg"] = (ROOT / "web" / "public" / "favicon.svg").read_bytes()
    made |= {file.name: file.read_bytes() for file in (DOCS / "site").iterdir() if file.is_file()}
    for file in target.rglob("*"):
        if file.is_file() and file.relative_to(target).as_posix() not in made:
            file.unlink()
    for place, content in made.items():
        file = target / place
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def with_links(text: str, origin: str, place: str, places: dict[str, str], files: dict[str, str]) -> str:
    """A page with its links led to pages of the site. A linked file that has no page is given one, in `files`."""

    def led(match: re.Match[str]) -> str:
        path = os.path.normpath(Path(origin).parent / match[1])
        goal = places.get(path)
        if goal is None and (ROOT / path).is_file() and Path(path).suffix not in PICTURES:
            goal = f"files/{path}.md"
            files[goal] = file_page(path)
        if goal is None and Path(path).is_relative_to("docs"):
            goal = Path(path).relative_to("docs").as_posix()
        return match[0] if goal is None else os.path.relpath(goal, Path(place).parent) + (match[2] or "")

    parts, end = [], 0
    for block in CODE.finditer(text):
        parts += [LINK.sub(led, text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*parts, LINK.sub(led, text[end:])])


def file_page(path: str) -> str:
    """A page that shows a file as it is."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return f"{ALONE}# {path}\n\n{fenced(text, LEXERS.get(Path(path).suffix, 'text'))}"


def build(site: Path = SITE, theme: str = "furo") -> int:
    """Assemble the source and make the site. Pages that did not change since the last time are not made again."""
    assemble(SOURCE)
    environment = dict(os.environ) | {
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "MOTU_THEME": theme,
    }
    failed = sphinx(SOURCE, site, environment)
    broken = [] if failed else broken_links(site)
    for link in broken:
        print(f"A link leads nowhere, or to another site: {link}")
    return 1 if broken else failed


def sphinx(source: Path, site: Path, environment: dict[str, str]) -> int:
    """Make HTML of a folder of pages. A page that stays the same is not read again, nor warned of again: so after a
    failure nothing is kept."""
    words = ["-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", str(source), str(site)]
    failed = subprocess.run([sys.executable, *words], env=environment, check=False).returncode
    if failed:
        shutil.rmtree(site, ignore_errors=True)
    return failed


if __name__ == "__main__":
    failed = build()
    if not failed:
        print(f"The documentation is in {SITE.relative_to(ROOT)}: open {SITE.relative_to(ROOT)}/index.html")
    sys.exit(failed)
