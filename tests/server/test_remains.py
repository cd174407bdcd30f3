"""What closed sockets leave behind does not stay for ever."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from motu.server.remains import ENOUGH, Remains


class Circle:
    """Refers to itself, as a closed socket does."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def _nobody_else_looks() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_nobody_else_looks")
def test_circles_are_found_when_enough_sockets_were_closed_and_not_before() -> None:
    remains = Remains()
    for _ in range(2):
        circle = weakref.ref(Circle())
        for _ in range(ENOUGH - 1):
            remains.add()
        assert circle() is not None
        remains.add()
        assert circle() is None
