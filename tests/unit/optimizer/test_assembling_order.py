"""Candidates come in order, but for slow ones; at the deadline what is left is called off."""

import time
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

import pytest

from cuado.optimizer import assembled_candidates
from cuado.optimizer.assembled_candidates import as_they_come

HOUR = 3600.0


def test_what_is_done_comes_in_order() -> None:
    with ThreadPoolExecutor(4) as pool:
        jobs = [(n, pool.submit(time.sleep, 0.02 * (3 - n))) for n in range(4)]
        found = [n for n, _ in as_they_come(jobs, time.perf_counter() + HOUR, lambda _: True)]
    assert found == [0, 1, 2, 3]


def test_nobody_waits_for_a_slow_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assembled_candidates, "PATIENCE", 0.01)
    go_on = Event()
    with ThreadPoolExecutor(2) as pool:
        jobs = [(n, pool.submit(go_on.wait if n == 1 else int, n and HOUR)) for n in range(4)]
        found = []
        for n, _ in as_they_come(jobs, time.perf_counter() + HOUR, lambda _: True):
            found.append(n)
            if len(found) == 3:
                go_on.set()
    assert found == [0, 2, 3, 1]


def test_at_the_deadline_what_is_left_is_called_off() -> None:
    never: Future[None] = Future()
    waiting: Future[None] = Future()
    done: Future[None] = Future()
    done.set_result(None)
    jobs = [("done", done), ("never", never), ("waiting", waiting)]
    began = time.perf_counter()
    found = [name for name, _ in as_they_come(jobs, began + 0.05, lambda _: True)]
    assert found == ["done"]
    assert time.perf_counter() - began < 1
    assert never.cancelled()
    assert waiting.cancelled()


def test_what_is_not_wanted_is_not_waited_for() -> None:
    never: Future[None] = Future()
    done: Future[None] = Future()
    done.set_result(None)
    jobs = [("never", never), ("done", done)]
    deadline = time.perf_counter() + HOUR
    found = [name for name, _ in as_they_come(jobs, deadline, lambda name: name != "never")]
    assert found == ["never", "done"]
