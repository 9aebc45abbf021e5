"""Answers of the worker that cannot be are refused: it may have run anything."""

from ctypes import sizeof
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cuado.backends.emulated.check.layout import Checks
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import Facts
from cuado.backends.emulated.process import messages
from cuado.backends.frames import Frame, FrameError

FACTS = Facts(64, 3, 2, 1, 0, 0, 8, bytes(2))


def events(**changed: Any) -> Events:
    made = Events(
        4,
        np.ones((3, 2), np.uint64),
        np.ones((2, 8), np.uint64),
        np.ones((1, 2), np.uint64),
        5,
        np.array([[7, 1, 2]], np.uint64),
        np.ones((4, 2), np.uint32),
        6,
        7,
    )
    return replace(made, **changed)


def test_events_survive_the_way() -> None:
    (found,) = messages.events_of(messages.packed_events([events()]), FACTS, 2)
    for name in ("segments", "accesses", "branches", "contention", "work"):
        assert np.array_equal(getattr(found, name), getattr(events(), name))
    assert (found.blocks, found.barriers, found.busiest, found.longest) == (4, 5, 6, 7)


@pytest.mark.parametrize(
    "wrong",
    [
        events(segments=np.ones((4, 2), np.uint64)),
        events(accesses=np.ones((1, 8), np.uint64)),
        events(contention=np.array([[4096, 1, 2]], np.uint64)),
        events(work=np.ones((4, 3), np.uint32)),
        events(barriers=-1),
    ],
)
def test_events_that_cannot_be_are_refused(wrong: Events) -> None:
    with pytest.raises(FrameError):
        messages.events_of(messages.packed_events([wrong]), FACTS, 2)


@pytest.mark.parametrize(
    "body",
    [None, 7, [], {}, {"blocks": "x"}, {"blocks": [1]}, {"blocks": [1.5] * 3}],
)
def test_heads_that_cannot_be_are_refused(body: object) -> None:
    with pytest.raises(FrameError):
        messages.events_of(Frame({"ok": body}, (b"",) * 5), FACTS, 2)


@pytest.mark.parametrize(
    "changed",
    [
        *({"kind": 0}, {"kind": 99}, {"instruction": -1}, {"instruction": 5}, {"lane": 32}),
        *({"warp": 32}, {"space": 4}, {"space": -1}),
    ],
)
def test_errors_that_cannot_be_are_refused(changed: dict[str, int]) -> None:
    fields = {"kind": 1, "instruction": 4, "lane": 3, "warp": 1, "space": 1} | changed
    with pytest.raises(FrameError):
        messages.error_of(bytes(Error(**fields)), 5)
    with pytest.raises(FrameError):
        messages.error_of(bytes(sizeof(Error) - 1), 5)


@pytest.mark.parametrize(
    "changed",
    [
        *({"kind": 0}, {"kind": 99}, {"severity": 3}, {"instruction": 5}, {"other": -2}),
        *({"space": 0}, {"thread": 1024}, {"block": 8}, {"other_block": 8}),
    ],
)
def test_defects_that_cannot_be_are_refused(changed: dict[str, int]) -> None:
    checks = Checks()
    fields = {"kind": 1, "severity": 2, "instruction": 4, "other": -1, "space": 1} | changed
    for name, value in fields.items():
        setattr(checks.found[0], name, value)
    checks.count = 1
    with pytest.raises(FrameError):
        messages.check_of(messages.packed_check(3, None, checks), 5, 4, 8)
