"""The notebooks run from their first cell to their last; what they promise in words they assert in code."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent.parent / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["balance_bora_bora", "changed_tile", "train_bali"]


# What the kernel's own libraries say about their sockets and clocks as they close is not about the notebooks.
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    assert os.environ["PYTHONPATH"], "the kernel must import the same Motu as the tests"
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]  # nbformat has no types
    NotebookClient(
        notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}
    ).execute()
    pictures = [
        output for cell in notebook.cells for output in cell.get("outputs", []) if "image/png" in output.get("data", {})
    ]
    assert pictures
