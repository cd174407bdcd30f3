"""Checks the links of a site: every one leads to a page and an anchor, and nothing is loaded from other sites."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src"}
NOT_LOADED = {"canonical", "next", "prev", "search", "index", "top", "up"}


class Links(HTMLParser):
    """The links of a page, its anchors, and what a browser loads with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.leads.add(given["href"])
        elif tag in LOADED and given.get("rel") not in NOT_LOADED and (address := given.get(LOADED[tag])):
            self.loads.add(address)


def broken_links(site: Path) -> list[str]:
    """Every link that leads nowhere, and whatever is loaded from another site, with the page that has it."""
    pages = {page.resolve(): Links(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    return [f"{page.relative_to(site.resolve())}: {link}" for page in sorted(pages) for link in broken_on(page, pages)]


def broken_on(page: Path, pages: dict[Path, Links]) -> Iterator[str]:
    found = pages[page]
    for link in sorted(found.leads | found.loads):
        parts = urlsplit(link)
        if parts.scheme:
            if link in found.loads and parts.scheme != "data":
                yield link
            continue
        goal = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        if not goal.is_file() or (parts.fragment and goal in pages and parts.fragment not in pages[goal].anchors):
            yield link
