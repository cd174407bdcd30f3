"""Compiles the engine to WebAssembly, for sites: a wheel of Motu for Pyodide, in build/wasm.

    python -m tools.wasm            build it where its sources have changed; prints its path
    python -m tools.wasm sources    only write the C sources (mypyc must believe that it is on 32 bits)

It needs no Emscripten. Clang and the linker are those of the Python package `ziglang`; the headers of CPython and of
Emscripten's C library are taken from two packages of Debian, of which nothing is run. How the interpreter was built is
read in Pyodide's own library. Each file that is fetched is compared with its hash. The environment variable
MOTU_DEBIAN_MIRROR names mirrors, each with a slash at its end; without it those are asked from which this system gets
its packages, if it is a Debian.
"""

from __future__ import annotations

import base64
import hashlib
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

from tools.find import ROOT

PLACE: Final = ROOT / "build" / "wasm"
SOURCES: Final = PLACE / "c"
HEADERS: Final = PLACE / "headers"
OBJECTS: Final = PLACE / "objects"
ZIG: Final = "ziglang==0.17.0"
TAG: Final = "cp314-cp314-pyemscripten_2026_0_wasm32"
SUFFIX: Final = ".cpython-314-wasm32-emscripten.so"
MIRROR: Final = "MOTU_DEBIAN_MIRROR"
"""The environment variable that names a mirror of Debian's packages, by its address."""
SYSTEM: Final = Path("/etc/apt")
PACKAGES: Final = {
    "pool/main/p/python3.14/libpython3.14-dev_3.14.10-1_amd64.deb": (
        "ce226a5a09bd3739123b95c5a41688ee3110651e6b4f9b22973a27c7be2f64fa",
        "./usr/include/python3.14/",
    ),
    "pool/main/e/emscripten/emscripten_6.0.5+dfsg+~1.41.5-2_all.deb": (
        "24e9eecd0a6e0c25896acf7dd42ae4261ae70c0669d4a42bde595afb7e4675c2",
        "./usr/share/emscripten/system/",
    ),
}
"""The packages with headers, by their path: the hash, and the folder that is unpacked."""
LIBC: Final = ("include", "lib/libc/musl/arch/emscripten", "lib/libc/musl/arch/generic", "lib/libc/musl/include",
               "include/compat")  # fmt: skip
FLAGS: Final = (
    "--target=wasm32-unknown-emscripten", "-O2", "-fPIC", "-fno-strict-overflow", "-fvisibility=hidden", "-w",
    "-DNDEBUG", "-D__EMSCRIPTEN__=1", "-DPY_CALL_TRAMPOLINE", "-nostdinc",
)  # fmt: skip
LINK: Final = (
    "-shared", "--experimental-pic", "--no-entry", "--import-memory", "--unresolved-symbols=import-dynamic",
    "--no-shlib-sigcheck", "--strip-debug", "-O2", "--export-if-defined=__wasm_call_ctors",
    "--export-if-defined=__wasm_apply_data_relocs",
)  # fmt: skip
PATIENCE: Final = 300.0


class NotPossible(Exception):
    """Something that is needed can't be had; the text says what."""


def run(*command: str | Path, **environment: str) -> str:
    """Run a program and return what it prints. Raises NotPossible with what it said if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environment, cwd=ROOT)
    if done.returncode != 0:
        raise NotPossible((done.stderr or done.stdout).strip()[-2000:])
    return done.stdout


# What is needed


def zig() -> Path:
    """The program with Clang and the linker. It is installed if it is not there."""
    if find_spec("ziglang") is None:
        print(f"Installing {ZIG} …", file=sys.stderr, flush=True)
        run(sys.executable, "-m", "pip", "install", "--quiet", ZIG)
        invalidate_caches()
    found = find_spec("ziglang")
    if found is None or found.origin is None:
        raise NotPossible(f"{ZIG} can't be installed")
    return Path(found.origin).parent / "zig"


def fetched(path: str, sha256: str) -> bytes:
    """A package of Debian, from the first mirror that has it."""
    kept = PLACE / "fetched" / path.rpartition("/")[2]
    if not kept.is_file():
        reasons = []
        asked = mirrors()
        if not asked:
            raise NotPossible(f"{MIRROR} must name a mirror of Debian's packages that has {path}")
        for mirror in asked:
            try:
                with urlopen(mirror + path, timeout=PATIENCE) as answer:  # noqa: S310 - its hash is checked
                    content: bytes = answer.read()
                break
            except (URLError, OSError) as error:
                reasons.append(f"{mirror}: {error}")
        else:
            raise NotPossible(f"{path} can't be fetched ({'; '.join(reasons)}). {MIRROR} may name other mirrors.")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(content)
    content = kept.read_bytes()
    if hashlib.sha256(content).hexdigest() != sha256:
        kept.unlink()
        raise NotPossible(f"{path} is not the file that it should be.")
    return content


def mirrors() -> list[str]:
    """The mirrors that are asked: those of the environment variable, else those of this system."""
    named = os.environ.get(MIRROR, "").split()
    lists = [path for path in (SYSTEM / "sources.list", *sorted(SYSTEM.glob("sources.list.d/*"))) if path.is_file()]
    return named or mirrors_in("\n".join(path.read_text(encoding="utf-8", errors="replace") for path in lists))


def mirrors_in(sources: str) -> list[str]:
    """The mirrors of Debian's main archive that are named in lists of sources, old style and new."""
    found = re.findall(r"^(?:deb\s+(?:\[.*?\]\s+)?|URIs:\s*)(https?://\S*/debian)/?(?:\s|$)", sources, re.MULTILINE)
    return [f"{mirror}/" for mirror in dict.fromkeys(found)]


def data_of(package: bytes) -> tarfile.TarFile:
    """What a package of Debian installs. Such a package is an archive of three files, one after the other."""
    at = len(b"!<arch>\n")
    while at < len(package):
        name, size = package[at : at + 16].decode().strip().rstrip("/"), int(package[at + 48 : at + 58])
        if name == "data.tar.xz":
            return tarfile.open(fileobj=BytesIO(lzma.decompress(package[at + 60 : at + 60 + size])))
        at += 60 + size + size % 2
    raise NotPossible("a package of Debian has another form than it had")


def headers(library: Path) -> list[Path]:
    """The folders with the headers, unpacked once."""
    folders = [HEADERS / "config"]
    for path, (sha256, inside) in PACKAGES.items():
        folder = HEADERS / path.rpartition("/")[2].partition("_")[0]
        if not (folder / ".made").exists():
            shutil.rmtree(folder, ignore_errors=True)
            with data_of(fetched(path, sha256)) as data:
                for member in data:
                    if member.name.startswith(inside) and member.isfile() and member.name.endswith((".h", ".in")):
                        target = folder / member.name.removeprefix(inside)
                        target.parent.mkdir(parents=True, exist_ok=True)
                        content = data.extractfile(member)
                        target.write_bytes(b"" if content is None else content.read())
            (folder / ".made").touch()
        folders += [folder] if "python" in path else [folder / one for one in LIBC]
    write_config(folders[1], library)
    return folders


def write_config(python: Path, library: Path) -> None:
    """pyconfig.h as Pyodide's interpreter was built with: its library tells. Debian's own names what there can be."""
    with zipfile.ZipFile(library) as archive:
        (name,) = (one for one in archive.namelist() if one.startswith("_sysconfigdata"))
        told: dict[str, Any] = {}
        exec(compile(archive.read(name), name, "exec"), told)  # noqa: S102 - a file with a known hash
    values = told["build_time_vars"]
    defined = [f"#define {key} {value}" for key, value in sorted(values.items()) if is_setting(key, value)]
    (python / "pyconfig.h").write_text("\n".join(["#pragma once", *defined, ""]), encoding="utf-8")


def is_setting(key: str, value: Any) -> bool:
    """Whether a variable of the build is one of pyconfig.h."""
    starts = ("HAVE_", "SIZEOF_", "ALIGNOF_", "WITH_", "Py_", "PY_", "_Py", "PTHREAD_", "STDC_HEADERS", "SYS_SELECT")
    return key.startswith(starts) and isinstance(value, int) and value != 0


# The build


def write_sources() -> None:
    """Write the C sources. mypyc asks the running Python how long words are: here it hears what Pyodide has."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    sys.path.insert(0, str(ROOT))
    from mypyc.build import mypycify

    os.chdir(ROOT)
    files: list[str] = import_module("setup").compiled_files()
    made = mypycify(
        [
            *files, "--strict", "--config-file=", "--follow-imports=silent", "--platform=emscripten",
            "--python-version=3.14", f"--cache-dir={PLACE / 'mypy'}",
        ],
        opt_level="2", debug_level="0", multi_file=True, target_dir=str(SOURCES),
    )  # fmt: skip
    told = [{"name": one.name, "sources": one.sources, "include": one.include_dirs} for one in made]
    (PLACE / "extensions.json").write_text(json.dumps(told), encoding="utf-8")


def build() -> Path:
    """Build the wheel, unless it is there and nothing has changed."""
    stamp, wanted = PLACE / "made", fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="utf-8").startswith(wanted):
        made = Path(stamp.read_text(encoding="utf-8").split("\n")[1])
        if made.is_file():
            return made
    compiler = zig()
    print("Compiling the engine to WebAssembly …", file=sys.stderr, flush=True)
    PLACE.mkdir(parents=True, exist_ok=True)
    run(sys.executable, "-m", "tools.wasm", "sources")
    includes = headers(pyodide_library())
    extensions = json.loads((PLACE / "extensions.json").read_text(encoding="utf-8"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        shared: list[Path] = list(pool.map(lambda one: linked(compiler, one, includes), extensions))
    wheel = packed(shared)
    stamp.write_text(f"{wanted}\n{wheel}", encoding="utf-8")
    return wheel


def pyodide_library() -> Path:
    """Python's library as Pyodide has it, from the packages of the page."""
    path = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
    if not path.is_file():
        raise NotPossible("Pyodide is not in web/node_modules. make web brings it.")
    return path


def linked(compiler: Path, extension: dict[str, Any], includes: list[Path]) -> Path:
    """Compile and link one extension."""
    name: str = extension["name"]
    target = PLACE / "linked" / (name.replace(".", "/") + SUFFIX)
    target.parent.mkdir(parents=True, exist_ok=True)
    own = [f"-I{ROOT / one}" for one in extension["include"]]
    objects = [compiled(compiler, ROOT / source, own, includes) for source in extension["sources"]]
    export = f"--export=PyInit_{name.rpartition('.')[2]}"
    run(compiler, "wasm-ld", *LINK, export, *objects, "-o", target)
    return target


def compiled(compiler: Path, source: Path, own: list[str], includes: list[Path]) -> Path:
    """Compile a file, unless that was done before with the same text and the same flags.

    What it includes decides too: all headers of the engine are made together, so they count as one.
    """
    told = hashlib.sha256(source.read_bytes() + b"\0".join(flag.encode() for flag in (*FLAGS, ZIG)))
    for header in sorted(SOURCES.glob("*.h")):
        told.update(header.read_bytes())
    target = OBJECTS / f"{told.hexdigest()[:32]}.o"
    if not target.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        begun = target.with_suffix(f".{os.getpid()}")
        own_headers = compiler.parent / "lib" / "include"
        system = [part for folder in (own_headers, *includes) for part in ("-isystem", folder)]
        run(compiler, "clang", *FLAGS, *own, *system, "-c", source, "-o", begun)
        begun.replace(target)
    return target


def packed(shared: list[Path]) -> Path:
    """A wheel: the pure one, with the extensions beside the sources."""
    plain = PLACE / "plain"
    shutil.rmtree(plain, ignore_errors=True)
    run(
        sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", plain, ".",
        MOTU_PURE="1", MOTU_PAGE="omit",
    )  # fmt: skip
    (pure,) = plain.glob("motu-*.whl")
    target = PLACE / pure.name.replace("py3-none-any", TAG)
    extensions = {path.relative_to(PLACE / "linked").as_posix(): path.read_bytes() for path in shared}
    with zipfile.ZipFile(pure) as given, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        record = []
        for name, content in (*contents(given), *extensions.items()):
            if name.endswith("/WHEEL"):
                text = content.decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
                content = text.replace("py3-none-any", TAG).encode()
            made.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(content)}")
        (folder,) = {name.partition("/")[0] for name in given.namelist() if ".dist-info/" in name}
        made.writestr(f"{folder}/RECORD", "\n".join([*record, f"{folder}/RECORD,,", ""]))
    return target


def contents(wheel: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel, without the list of them."""
    for name in wheel.namelist():
        if not name.endswith(("/", ".dist-info/RECORD")):
            yield name, wheel.read(name)


def fingerprint() -> str:
    """What the wheel is made of."""
    told = hashlib.sha256(Path(__file__).read_bytes())
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src" / "motu").rglob("*"))]
    for path in files:
        if path.is_file() and "__pycache__" not in path.parts and "page" not in path.parts:
            told.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return told.hexdigest()


if __name__ == "__main__":
    if sys.argv[1:] == ["sources"]:
        write_sources()
    else:
        try:
            print(build())
        except NotPossible as error:
            print(f"The engine can't be compiled to WebAssembly here: {error}", file=sys.stderr)
            sys.exit(1)
