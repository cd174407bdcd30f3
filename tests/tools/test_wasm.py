"""Where the parts come from with which the engine is compiled to WebAssembly."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tools import wasm

OLD = """
# deb https://commented.example/debian stable main
deb [signed-by=/etc/key.gpg] https://first.example/debian/ trixie main
deb-src https://sources.example/debian/ trixie main
deb http://security.example/debian-security trixie main
"""
NEW = """
Types: deb
URIs: http://second.example/debian
Suites: trixie

Types: deb
URIs: http://third.example/ubuntu/
"""


def test_mirrors_are_those_from_which_the_system_gets_its_packages() -> None:
    assert wasm.mirrors_in(OLD + NEW + OLD) == ["https://first.example/debian/", "http://second.example/debian/"]


def test_a_named_mirror_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(wasm.MIRROR, "https://a.example/debian/ https://b.example/debian/")
    assert wasm.mirrors() == ["https://a.example/debian/", "https://b.example/debian/"]


def test_a_package_that_is_another_one_is_refused_and_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mirror = tmp_path / "mirror"
    mirror.mkdir()
    (mirror / "a.deb").write_bytes(b"right")
    monkeypatch.setattr(wasm, "PLACE", tmp_path / "place")
    monkeypatch.setenv(wasm.MIRROR, f"file://{tmp_path}/missing/ file://{mirror}/")
    assert wasm.fetched("a.deb", hashlib.sha256(b"right").hexdigest()) == b"right"
    (tmp_path / "place" / "fetched" / "a.deb").write_bytes(b"wrong")
    with pytest.raises(wasm.NotPossible, match="not the file"):
        wasm.fetched("a.deb", hashlib.sha256(b"right").hexdigest())
    assert wasm.fetched("a.deb", hashlib.sha256(b"right").hexdigest()) == b"right"


def test_without_a_mirror_the_reason_names_what_would_help(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(wasm, "PLACE", tmp_path)
    monkeypatch.setattr(wasm, "SYSTEM", tmp_path)
    monkeypatch.delenv(wasm.MIRROR, raising=False)
    with pytest.raises(wasm.NotPossible, match=wasm.MIRROR):
        wasm.fetched("a.deb", "")
