"""`make sbom`: a list of everything that a server consists of, in deploy/sbom.json (format CycloneDX 1.6).

Versions come from deploy/requirements.txt and web/package-lock.json, licences from the metadata of the packages.
The same input gives the same file: it has neither a time nor a random number.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from tools.find import ROOT
from tools.lock import LOCK, environment, pins

PIP = "pip>=25"
"""Older ones do not read the licences of today's metadata."""
SBOM = ROOT / "deploy" / "sbom.json"
PAGE_PARTS = ("@fluent/bundle", "@fontsource/nunito-sans", "@fontsource/philosopher", "clsx", "svelte")
"""What is shipped with the page; docs/licences.md says what for."""
KNOWN = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
}
"""SPDX names of what packages without one call their licence in their classifiers."""
Component = dict[str, Any]


def metadata() -> dict[str, dict[str, Any]]:
    """The metadata of the locked packages by name. pip looks at them and installs nothing."""
    with tempfile.TemporaryDirectory() as folder:
        programs = environment(Path(folder, "env"), PIP)
        report = Path(folder, "report.json")
        asked = ["--dry-run", "--ignore-installed", "--require-hashes", "-r", str(LOCK), "--report", str(report)]
        subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", "--quiet", *asked], check=True)
        packages = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {normal(package["metadata"]["name"]): package["metadata"] for package in packages}


def normal(name: str) -> str:
    """A name as the lock file writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def licence_of(package: dict[str, Any]) -> str:
    """The licence of a package in the words of SPDX as far as it tells, else in its own."""
    if expression := package.get("license_expression"):
        return str(expression)
    for classifier in package.get("classifier", []):
        name = classifier.rpartition(" :: ")[2]
        if classifier.startswith("License ::") and name in KNOWN:
            return KNOWN[name]
    return str(package.get("license") or "").strip().partition("\n")[0]


def component(kind: str, name: str, version: str, licence: str) -> Component:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    made: Component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return made | ({"licenses": [{"expression": licence}]} if is_spdx(licence) else named(licence))


def is_spdx(licence: str) -> bool:
    """Whether a text can be an SPDX expression: names without spaces, joined by AND, OR and WITH."""
    return bool(re.fullmatch(r"\(*[\w.+-]+\)*( (AND|OR|WITH) \(*[\w.+-]+\)*)*", licence))


def named(licence: str) -> Component:
    return {"licenses": [{"license": {"name": licence}}]} if licence else {}


def sbom(packages: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The whole document, from the metadata of the locked packages."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = pins(LOCK.read_text(encoding="utf-8"))
    libraries = [component("pypi", name, version, licence_of(packages[name])) for name, version in locked.items()]
    for name in PAGE_PARTS:
        part = page[f"node_modules/{name}"]
        libraries.append(component("npm", name, part["version"], part["license"]))
    motu = component("pypi", project["name"], project["version"], project["license"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": motu | {"type": "application"}},
        "components": libraries,
    }


def main() -> None:
    document = sbom(metadata())
    SBOM.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(document['components'])} components are in {SBOM.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
