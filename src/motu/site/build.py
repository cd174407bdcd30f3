"""Building a site: the page, the engine, and a service worker that keeps both in the browser."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from motu.core.errors import BadOption
from motu.players import LEVELS
from motu.server.built_page import HOW_TO_BUILD, PAGE, is_built
from motu.server.http_messages import Welcome
from motu.server.release import release
from motu.server.table_routes import games
from motu.site import bytecode, engine, parts
from motu.site.modules import installed_files, needed
from motu.site.parts import PARTS, Tell

TEMPLATES: Final = files("motu.site") / "templates"
MARK: Final = ".motu-site"
"""The file by which a folder is known to be a site: such a folder may be replaced."""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""What the page may load: nothing that is not part of the site."""
LEFT_OUT: Final = ("licences/",)
"""Files that are not kept for flight mode."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a site is built."""

    bot_pause: float = 0.6
    """Seconds that a bot takes at least, so that people can follow."""
    folders: list[Path] = []
    """Folders that may have the parts that come from elsewhere."""
    engine: Path | None = None
    """A wheel of Motu that was compiled for Pyodide; without one the engine is interpreted."""


class Built(Struct, frozen=True):
    """A site: its folder, its files and what they weigh, packed as a host sends them."""

    folder: Path
    files: dict[str, int]
    release: str


def build(folder: Path, settings: Settings, tell: Tell) -> Built:
    """Build a site in a folder. Raises BadOption if the page is not built, or a part can't be had."""
    if not is_built():
        raise BadOption("page-not-built", command=HOW_TO_BUILD)
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise BadOption("site-folder-not-empty", folder=str(folder))
    content = page_files() | engine_files(settings, tell)
    named = site_release(content)
    content["index.html"] = index(content, settings, named)
    content["404.html"] = template("404.html")
    content["service-worker.js"] = service_worker(content, named)
    write(folder, content)
    return Built(folder, {name: packed_size(name, data) for name, data in content.items()}, named)


def page_files() -> dict[str, bytes]:
    """The files of the page, by their path."""
    return {path.relative_to(PAGE).as_posix(): path.read_bytes() for path in sorted(PAGE.rglob("*")) if path.is_file()}


def engine_files(settings: Settings, tell: Tell) -> dict[str, bytes]:
    """The files of the engine. The folder is named by what is in it: another version has another one."""
    folders = [*settings.folders, parts.cache()]
    pyodide = parts.pyodide_files(folders, tell)
    motu = installed_files() if settings.engine is None else engine.opened(settings.engine.read_bytes())
    modules = needed(motu)
    for project in PARTS["wheels"]:
        modules |= engine.wheel_files(parts.wheel(project, folders, tell))
    modules |= engine.single_module("mypy_extensions")
    library = engine.small_library(pyodide["python_stdlib.zip"])
    if bytecode.runner():
        modules, library = bytecode.as_bytecode([modules, library], pyodide, tell)
    else:
        tell("Without Node or Python 3.14 the site has no bytecode: it starts more slowly.")
    content = {
        "pyodide.js": pyodide["pyodide.mjs"],
        "pyodide.asm.js": pyodide["pyodide.asm.mjs"],
        "pyodide.wasm.gz": parts.made_once("packed", pyodide["pyodide.asm.wasm"], engine.packed),
        "library.zip": engine.archive(library),
        "motu.zip": engine.archive(modules),
    }
    name = hashlib.sha256(b"".join(hashlib.sha256(content[one]).digest() for one in sorted(content))).hexdigest()[:12]
    return {f"engine/{name}/{one}": data for one, data in content.items()}


def site_release(content: dict[str, bytes]) -> str:
    """Names what a site consists of."""
    digest = hashlib.sha256()
    for name in sorted(content):
        digest.update(name.encode() + hashlib.sha256(content[name]).digest())
    return f"{release().partition('+')[0]}+{digest.hexdigest()[:8]}"


def index(content: dict[str, bytes], settings: Settings, named: str) -> bytes:
    """The page for a site: addresses are relative, and it is told that there is no server."""
    text = content["index.html"].decode()
    engine_folder = next(name for name in content if name.startswith("engine/")).rpartition("/")[0]
    welcome = Welcome(games(), [*LEVELS], "", [], [], [], named)
    told: dict[str, Any] = {
        "engine": engine_folder,
        "release": named,
        "pause": settings.bot_pause,
        "sizes": {},
        "welcome": msgspec.to_builtins(welcome),
    }
    for name, data in content.items():
        if name.startswith(engine_folder):
            told["sizes"][name.rpartition("/")[2]] = len(data)
    text = re.sub(r'(href|src)="/(?=[^/])', r'\1="./', text)
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <meta name="motu-site" content="{escape(json.dumps(told))}" />\n    '
    )
    return text.replace('<meta name="viewport"', f'{head}<meta name="viewport"', 1).encode()


def service_worker(content: dict[str, bytes], named: str) -> bytes:
    """The service worker: it knows every file that it keeps, with its hash."""
    hashes = {
        name: f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"
        for name, data in sorted(content.items())
        if not name.startswith(LEFT_OUT) and name != "404.html"
    }
    told = f"const RELEASE = {json.dumps(named)};\nconst FILES = {json.dumps(hashes, indent=1)};\n"
    return told.encode() + template("service-worker.js")


def template(name: str) -> bytes:
    """A file that is part of every site."""
    return (TEMPLATES / name).read_bytes()


def write(folder: Path, content: dict[str, bytes]) -> None:
    """Write a site. What an earlier one had in the folder is removed."""
    if folder.exists():
        for old in folder.iterdir():
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    for name, data in content.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / MARK).write_text("This folder is a site that motu has made, and may be replaced by the next one.\n")
    (folder / ".nojekyll").write_text("")


def packed_size(name: str, data: bytes) -> int:
    """What a file weighs on its way, from a host that packs what can be packed."""
    return len(data) if name.endswith((".gz", ".zip", ".png", ".woff2")) else len(engine.packed(data))
