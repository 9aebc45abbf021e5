"""Memory of processors, which is kept for the next ones."""

import gc

from cuado.backends.emulated.memory.mapping import Areas, areas

SIZES = (4096, 123, 7)
"""What nothing else asks for, so that no other test's areas are met."""


class _Owner:
    """What has areas, and gives them back when it goes, as a processor does."""

    def __init__(self) -> None:
        self.areas = areas(SIZES)
        self.itself: _Owner | None = None

    def __del__(self) -> None:
        self.areas.give_back()


def _given_back(owner: _Owner) -> tuple[int, ...]:
    return owner.areas.addresses


def test_areas_are_kept_for_the_next_request() -> None:
    first = _given_back(_Owner())
    again = areas(SIZES)
    assert again.addresses == first
    assert areas(SIZES).addresses != first


def test_areas_that_the_collector_unmapped_are_not_used_again() -> None:
    """The collector ran their finalizer before the owner's ``__del__`` brought them back."""
    owner = _Owner()
    owner.itself = owner
    dead = owner.areas.addresses
    del owner
    gc.collect()
    found = areas(SIZES)
    assert isinstance(found, Areas)
    assert found._end.alive, dead
