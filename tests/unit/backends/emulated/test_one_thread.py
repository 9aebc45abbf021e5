"""Counts of machine code are computed by one thread, whatever NumPy uses elsewhere."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cuado.backends.emulated.machine_code import least_deviations as module
from cuado.backends.emulated.machine_code.least_deviations import (
    least_deviations,
    mapped_libraries,
    one_thread,
    threads_of_numpy,
)


@pytest.fixture
def threads() -> Iterator[Any]:
    """Says how many threads OpenBLAS uses: 2 in this test."""
    found = threads_of_numpy()
    if found is None:
        pytest.skip("this NumPy brings no OpenBLAS along")
    get, set_ = found
    before = get()
    set_(2)
    yield get
    set_(before)


def test_there_are_as_many_again_when_the_last_user_is_done(threads: Any) -> None:
    assert threads() == 2
    first, second = one_thread(), one_thread()
    with first:
        assert threads() == 1
        second.__enter__()
    assert threads() == 1
    second.__exit__(None, None, None)
    assert threads() == 2


def test_least_deviations_are_found_by_one(threads: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    solve = np.linalg.solve

    def counted(matrix: Any, right: Any) -> Any:
        seen.append(threads())
        return solve(matrix, right)

    monkeypatch.setattr(np.linalg, "solve", counted)
    ones, none = np.ones(3), np.zeros(2)
    matrix = np.array([[1.0, 2.0], [3.0, 1.0], [1.0, 1.0]])
    least_deviations(matrix, np.array([5.0, 5.0, 3.0]), ones, none)
    assert set(seen) == {1}
    assert threads() == 2


def test_without_an_openblas_of_its_own_nothing_is_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "threads_of_numpy", lambda: None)
    with one_thread():
        pass


def test_the_same_equations_have_the_same_solution_to_the_bit_whatever_the_machine(
    threads: Any,
) -> None:
    del threads  # Restores their number.
    found = threads_of_numpy()
    assert found is not None
    rng = np.random.default_rng(1)
    matrix, values = rng.uniform(size=(150, 200)), rng.uniform(size=150)
    weights, costs = np.ones(150), np.full(200, 0.1)
    solutions = set()
    for number in (1, 2, 8):
        found[1](number)
        solutions.add(least_deviations(matrix, values, weights, costs).tobytes())
    assert len(solutions) == 1


def test_libraries_that_a_process_has_loaded_are_found_in_its_maps() -> None:
    maps = """\
7f1 r-xp 00000000 08:01 11  /usr/lib/x86_64-linux-gnu/libm.so.6
7f2 r--p 00000000 08:01 12  /usr/lib/x86_64-linux-gnu/openblas-pthread/libopenblasp-r0.3.26.so
7f3 r-xp 00000000 08:01 12  /usr/lib/x86_64-linux-gnu/openblas-pthread/libopenblasp-r0.3.26.so
7f4 r-xp 00000000 08:01 13  /opt/conda/lib/libmkl_rt.so.2
7f5 rw-p 00000000 00:00 0
"""
    assert [each.name for each in mapped_libraries(maps)] == [
        "libopenblasp-r0.3.26.so",
        "libmkl_rt.so.2",
    ]
