"""What calls that are tuned return, and what becomes of them when they are interrupted."""

# ruff: noqa: N803 - tunables are in capitals, as constants of kernels are

import signal
import weakref
from typing import Any

import numpy as np
import pytest
from host_as_device import Array, Machine, arrays, on, took

import cuado


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_what_is_returned_is_compared_too(machine: Machine) -> None:
    made = []

    @cuado.tune(BLOCK=[64, 128, 256])
    def returns(x: Array, BLOCK: int) -> Array:
        took(machine, BLOCK)
        made.append(Array(x.data * (2 if BLOCK < 256 else 3)))
        return made[-1]

    x, _ = arrays()
    found = on(machine, returns)(x)
    assert isinstance(found, Array)
    assert np.array_equal(found.data, 2 * x.data)
    assert returns.choice is not None
    assert returns.choice.values == {"BLOCK": 128}
    (problem,) = (each.problem for each in returns.choice.attempts if each.problem)
    assert problem.startswith("returned array 0: ")


class Pool:
    """An allocator that gives memory again as soon as nobody has it, with what is in it."""

    def __init__(self) -> None:
        self._free: list[np.ndarray[Any, Any]] = []

    def empty(self, like: Array) -> Array:
        fitting = [n for n, each in enumerate(self._free) if each.size == like.data.size]
        data = self._free.pop(fitting[0]) if fitting else np.zeros_like(like.data)
        made = Array(data)
        weakref.finalize(made, self._free.append, data)
        return made


@pytest.mark.parametrize("tolerance", [None, 1e-3])
@pytest.mark.parametrize("kind", [np.float32, np.int32, np.complex64])
def test_results_left_in_memory_by_a_run_before_are_no_results(
    machine: Machine, kind: type, tolerance: float | None
) -> None:
    pool = Pool()

    @cuado.tune(BLOCK=[64, 128, 256], tolerance=tolerance)
    def returns(x: Array, BLOCK: int) -> Array:
        took(machine, BLOCK)
        made = pool.empty(x)
        if BLOCK < 256:
            np.multiply(x.data, 1e-17 if kind is np.complex64 else 2, out=made.data)
        return made

    x = Array(np.arange(64).astype(kind))
    found = on(machine, returns)(x)
    assert isinstance(found, Array)
    assert returns.choice is not None
    assert returns.choice.values == {"BLOCK": 128}
    (problem,) = (each.problem for each in returns.choice.attempts if each.problem)
    assert problem.startswith("returned array 0: ")


def test_memory_that_the_call_did_not_make_is_left_alone(machine: Machine) -> None:
    """Of a module, and between the elements of what is returned."""
    weights, out = Array(np.arange(8.0)), Array(np.zeros(64, np.float32))
    bases: list[np.ndarray[Any, Any]] = []

    @cuado.tune(BLOCK=[64, 256])
    def returns(x: Array, BLOCK: int) -> tuple[Array, Array, Array, Array]:
        took(machine, BLOCK)
        np.multiply(x.data, 2, out=out.data)
        bases.append(np.ones(16))
        return Array(weights.data[2:4]), out, x, Array(bases[-1][::2])

    x, _ = arrays()
    on(machine, returns)(x)
    assert returns.choice is not None
    assert returns.choice.values == {"BLOCK": 256}
    assert np.array_equal(weights.data, np.arange(8.0))
    assert np.array_equal(x.data, np.arange(64))
    assert np.array_equal(out.data, 2 * x.data)
    assert all((each == 1).all() for each in bases)


def test_a_time_limit_of_the_program_is_no_failure_of_a_configuration(machine: Machine) -> None:
    def late(number: int, frame: object) -> None:
        raise TimeoutError("the program's time limit")

    @cuado.tune(BLOCK=[64, 128])
    def slow(x: Array, y: Array, BLOCK: int) -> None:
        y.data += x.data
        machine.elapsed += 1000
        if BLOCK == 128:
            x.data[:] = 0
            try:
                signal.raise_signal(signal.SIGALRM)
            except TimeoutError as error:
                raise RuntimeError("of the framework") from error

    x, y = arrays()
    before = signal.signal(signal.SIGALRM, late)
    try:
        with pytest.raises(TimeoutError, match="the program's time limit"):
            on(machine, slow)(x, y)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert slow.choices == {}
    assert (y.data == 1).all()
    assert np.array_equal(x.data, np.arange(64)), "what the default only reads, too"
