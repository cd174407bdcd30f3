"""Networks belong to an edition: with another one they are used only after a trial, and the level says so."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from motu import RULES
from motu.arena import install_network
from motu.arena.network_trial import Trial, trials_needed
from motu.arena.statistics import share
from motu.core.edition import Edition
from motu.players.levels import goes_without_network, level_config
from motu.players.net import bundled_file
from motu.players.net.bundled import bundled_network

BALI = RULES["bali"]


def dearer(networks: str = "", price: int = 9) -> Edition:
    return edition_with("shrine_price = 7", f"shrine_price = {price}", networks)


def edition_with(old: str = "", new: str = "", networks: str = "") -> Edition:
    """The standard edition with a passage replaced, and perhaps with a note on networks that help."""
    text = BALI.edition.components.written.replace(old, new)
    noted = f'[edition]\nnetworks = {networks}\ngame = "bali"'
    return BALI.read_edition(text.replace('[edition]\ngame = "bali"', noted) if networks else text)


def test_with_the_figures_it_was_trained_with_a_network_is_used() -> None:
    assert level_config("expert", BALI, 2)[1] is not None
    assert not goes_without_network("expert", BALI, 2)
    assert trials_needed(BALI) == []


def test_with_other_figures_the_search_goes_without_and_says_so() -> None:
    rules = BALI.with_edition(dearer())
    assert level_config("expert", rules, 2) == (BALI.weights.levels["expert"], None)
    assert goes_without_network("expert", rules, 2)
    assert not goes_without_network("hard", rules, 2)
    assert not goes_without_network("hard", rules, 3)
    assert trials_needed(rules) == [2, 3, 4]


def test_an_edition_may_name_the_networks_that_help() -> None:
    rules = BALI.with_edition(dearer("[2]"))
    assert level_config("expert", rules, 2)[1] is not None
    assert rules.edition.hash == dearer().hash
    assert BALI.with_edition(dearer()) is not rules
    assert goes_without_network("expert", BALI.with_edition(dearer()), 2)


def test_a_file_with_the_standard_figures_changes_nothing_for_others() -> None:
    assert BALI.with_edition(edition_with(networks="[3]")) is BALI


def test_a_network_that_can_not_read_the_features_is_never_used() -> None:
    """One more row of cards gives one more group of features."""
    rules = BALI.with_edition(edition_with("rows = 4", "rows = 5", "[2]"))
    assert rules.feature_count != BALI.feature_count
    assert level_config("expert", rules, 2)[1] is None
    assert trials_needed(rules) == []


@pytest.mark.parametrize(
    ("won", "games", "helps", "decided"),
    [(10, 10, True, True), (10, 20, False, False), (1, 20, False, True), (7, 7, True, False), (38, 60, True, True)],
)
def test_a_network_helps_if_its_interval_lies_above_an_even_share(
    won: int, games: int, helps: bool, decided: bool
) -> None:
    trial = Trial(2, share(won, games))
    assert (trial.helps, trial.is_decided) == (helps, decided)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the folder of Bali, as far as networks are concerned."""
    source = bundled_file("bali", 2).parents[1]
    target = tmp_path / "bali"
    shutil.copytree(source / "networks", target / "networks")
    (target / "evaluation").mkdir()
    shutil.copy(source / install_network.WEIGHTS, target / install_network.WEIGHTS)
    return tmp_path


@pytest.mark.parametrize("seats", [2, 3])
def test_installing_writes_the_network_and_its_entry_and_nothing_else(folder: Path, seats: int) -> None:
    weights = folder / "bali" / install_network.WEIGHTS
    before = tomllib.loads(weights.read_text(encoding="utf-8"))
    obtained = {"how": "motu train bali", "in_games": 60}
    network = bundled_network("bali", 2)
    file = install_network.install(BALI, seats, network, 4, obtained, folder)
    assert file == folder / "bali" / "networks" / f"{seats}.npz"
    assert file.is_file()
    after = tomllib.loads(weights.read_text(encoding="utf-8"))
    entry = after["networks"].pop(str(seats))
    assert entry["edition"] == BALI.edition.hash
    assert entry["obtained"] == obtained
    assert entry["levels"] == {"expert": {"iterations": 2048, "rollout_depth": 4}}
    before["networks"].pop(str(seats), None)
    assert after == before
    assert sorted(path.name for path in (folder / "bali").rglob("*draft*")) == []


def test_a_compiled_copy_installs_into_the_sources_it_was_built_from(tmp_path: Path) -> None:
    sources = tmp_path / "src" / "motu" / "games"
    sources.mkdir(parents=True)
    compiled = tmp_path / "build" / "compiled" / "motu"
    compiled.mkdir(parents=True)
    assert install_network.games_folder(compiled) == sources
    assert install_network.games_folder(tmp_path / "lib" / "motu") == tmp_path / "lib" / "motu" / "games"
