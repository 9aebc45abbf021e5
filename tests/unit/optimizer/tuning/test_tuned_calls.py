"""``@cuado.tune``: kernels of every kind chosen among on a device that is a double."""

# ruff: noqa: N803 - tunables are in capitals, as constants of kernels are

import ctypes
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from host_as_device import Array, Machine, arrays, on, took

import cuado
from cuado.errors import CuadoError
from cuado.model.trial import Failure, TrialFailedError
from cuado.optimizer.tuning.decorator import TunedCall
from cuado.optimizer.tuning.launchers import handle_of, launcher_of
from cuado.stats import Verdict


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache" / "toolchain"))


def adder(machine: Machine, seen: list[int]) -> Callable[..., None]:
    def add(x: Array, y: Array, *, BLOCK: int) -> None:
        seen.append(BLOCK)
        y.data += x.data
        took(machine, BLOCK)

    return add


def test_the_fastest_is_found_and_the_call_was_made_once(machine: Machine) -> None:
    seen: list[int] = []
    tuned = on(machine, cuado.tune(BLOCK=[32, 64, 128, 256, 512, 1024])(adder(machine, seen)))
    x, y = arrays()
    tuned(x, y)
    assert np.array_equal(y.data, 1 + x.data)
    choice = tuned.choice
    assert choice is not None
    assert choice.values == {"BLOCK": 256}
    assert len(choice.attempts) == 6
    assert choice.attempts[0].values == {"BLOCK": 32}
    assert choice.against_default is not None
    assert choice.against_default.verdict is Verdict.FASTER
    gain = choice.against_default.gain
    assert gain is not None
    assert gain.low < 1.2**3 < gain.high * 1.01
    told = str(choice)
    assert told.startswith("chosen: BLOCK=256\n1.7")
    assert "6 of 6 configurations run on a machine of the tests" in told
    # Straight through from now on.
    machine.timed, calls = 0, len(seen)
    tuned(x, y)
    assert np.array_equal(y.data, 1 + 2 * x.data)
    assert (machine.timed, len(seen)) == (0, calls + 1)
    assert seen[-1] == 256


def test_what_is_no_faster_beyond_the_noise_is_not_chosen(machine: Machine) -> None:
    @cuado.tune(BLOCK=[64, 128, 256])
    def same(y: Array, BLOCK: int) -> None:
        y.data *= 2
        machine.elapsed += 10_000 + BLOCK / 100

    _, y = arrays()
    on(machine, same)(y)
    assert same.choice is not None
    assert same.choice.values == {"BLOCK": 64}
    assert "no other was faster beyond the noise" in str(same.choice)


def test_other_results_and_failures_are_never_chosen(machine: Machine) -> None:
    @cuado.tune(BLOCK=[64, 128, 256, 512, 1024])
    def wrong(x: Array, y: Array, BLOCK: int) -> None:
        if BLOCK == 1024:
            raise RuntimeError("too many resources\nand more")
        if BLOCK == 512:
            x.data[3] = 0  # An input, which the default leaves as it is.
        y.data += x.data + (BLOCK == 256) * 1e-6 * (x.data > 7)
        machine.elapsed += 1e6 / BLOCK

    x, y = arrays()
    on(machine, wrong)(x, y)
    choice = wrong.choice
    assert choice is not None
    assert choice.values == {"BLOCK": 128}
    problems = {each.values["BLOCK"]: each.problem for each in choice.attempts if each.problem}
    assert sorted(problems, key=str) == [1024, 256, 512]
    assert problems[1024] == "RuntimeError: too many resources"
    assert "elements differ, the first is " in problems[256]
    assert problems[512] == "array 0: 1 of 64 elements differ, the first is 3"
    assert x.data[3] == 3
    assert np.array_equal(y.data, 1 + x.data)


def test_a_tolerance_lets_sums_differ(machine: Machine) -> None:
    def add(y: Array, BLOCK: int) -> None:
        y.data += np.float32(1e-6) * BLOCK
        took(machine, BLOCK)

    for tolerance, chosen in ((None, 64), (1e-3, 256), (1e-7, 64)):
        _, y = arrays()
        tuned = on(machine, cuado.tune(BLOCK=[64, 256], tolerance=tolerance)(add))
        tuned(y)
        assert tuned.choice is not None
        assert tuned.choice.values == {"BLOCK": chosen}


def test_results_that_vary_are_told_and_nothing_is_left_changed(machine: Machine) -> None:
    numbers = iter(range(1, 1000))

    @cuado.tune(BLOCK=[64, 128])
    def varies(y: Array, BLOCK: int) -> None:
        y.data += next(numbers)

    _, y = arrays()
    with pytest.raises(CuadoError, match="vary from run to run") as raised:
        on(machine, varies)(y)
    assert "tolerance=" in str(raised.value.remedy)
    assert (y.data == 1).all()


def test_a_call_without_results_cannot_be_compared(machine: Machine) -> None:
    @cuado.tune(BLOCK=[64, 128])
    def nothing(x: Array, BLOCK: int) -> None:
        """Writes nothing."""

    with pytest.raises(CuadoError, match="changes none of its arguments"):
        on(machine, nothing)(arrays()[0])


def test_a_context_that_is_lost_ends_it(machine: Machine) -> None:
    @cuado.tune(BLOCK=[64, 128])
    def breaks(y: Array, BLOCK: int) -> None:
        y.data += 1
        machine.elapsed += 1000
        if BLOCK == 128:
            machine.lost = TrialFailedError(Failure.ILLEGAL_ADDRESS, "illegal address")
            raise machine.lost

    with pytest.raises(CuadoError, match="BLOCK=128 made the GPU unusable"):
        on(machine, breaks)(arrays()[1])


def test_calls_are_told_apart_by_shapes_types_and_keys(machine: Machine) -> None:
    seen: list[int] = []
    own = adder(machine, seen)

    def add(x: Array, y: Array, n: int, flag: bool, BLOCK: int) -> None:
        own(x, y, BLOCK=BLOCK)

    tuned = on(machine, cuado.tune(BLOCK=[64, 256], key="n")(add))
    tuned(*arrays(), 1, flag=True)
    tuned(*arrays(), 1, flag=True)
    assert len(tuned.choices) == 1
    tuned(*arrays(), 2, flag=True)
    tuned(*arrays(), 2, flag=False)
    tuned(*arrays(8), 2, flag=False)
    assert len(tuned.choices) == 4
    with pytest.raises(CuadoError, match="'BLOCK' is tuned, and given as well"):
        tuned(*arrays(), 1, flag=True, BLOCK=3)


def test_configurations_that_are_not_allowed_are_not_run(machine: Machine) -> None:
    seen: list[int] = []
    sizes = [32, 64, 128, 256, 512]
    wanted = cuado.tune(BLOCK=sizes, where=lambda c: 64 <= c["BLOCK"] <= 128)
    tuned = on(machine, wanted(adder(machine, seen)))
    tuned(*arrays())
    assert set(seen) == {64, 128}
    alone = on(machine, cuado.tune(BLOCK=[32])(adder(machine, seen)))
    machine.timed = 0
    alone(*arrays())
    assert machine.timed == 0
    assert alone.choice is not None
    assert alone.choice.values == {"BLOCK": 32}


class Jit:
    """What is offered by Triton's compiled functions."""

    arg_names = ("x", "y", "n", "BLOCK")

    def __init__(self, machine: Machine, key: str = "source") -> None:
        self.machine, self.cache_key, self.launched = machine, key, 0

    def run(self) -> None:
        """Not used: only whether it is there."""

    def __getitem__(self, grid: Any) -> Callable[..., str]:
        def launch(x: Array, y: Array, n: int, *, BLOCK: int, num_warps: int = 4) -> str:
            assert grid({"BLOCK": BLOCK}) == (n // BLOCK,)
            y.data += x.data
            took(self.machine, BLOCK * num_warps // 4)
            self.launched += 1
            return "the compiled kernel"

        return launch


Jit.__module__ = "triton.runtime.jit"


def grid_of(count: int) -> Callable[[Any], tuple[int, ...]]:
    return lambda c: (count // c["BLOCK"],)


def test_triton_kernels_and_choices_that_are_kept(machine: Machine) -> None:
    def tuned(kernel: Jit) -> TunedCall:
        made = on(machine, cuado.tune(BLOCK=[64, 128], num_warps=[2, 4, 8])(kernel), keep=True)
        made[grid_of(4096)](*arrays(), 4096)
        return made

    first = tuned(Jit(machine))
    assert first.choice is not None
    assert first.choice.values == {"BLOCK": 128, "num_warps": 8}
    assert first.arg_names == Jit.arg_names
    again = Jit(machine)
    second = tuned(again)
    assert second.choice is not None
    assert second.choice.values == first.choice.values
    assert second.choice.notes == ("chosen by an earlier process, and kept",)
    assert again.launched == 1
    changed = Jit(machine, "other source")
    tuned(changed)
    assert changed.launched > 1
    with pytest.raises(TypeError, match="the launch shape is missing"):
        first(1)


class Raw:
    """What is offered by CuPy's kernels; the fake compiler takes the macro BLOCK."""

    def __init__(
        self, code: str, name: str, options: tuple[str, ...] = (), backend: str = "", **more: Any
    ) -> None:
        self.code, self.name, self.options = code, name, options
        self.state = {"name": name, "backend": backend, "name_expressions": None, **more}

    def __getstate__(self) -> dict[str, Any]:
        return self.state

    def __call__(self, grid: Any, block: Any, args: Any, *, shared_mem: int = 0) -> None:
        (macro,) = (each for each in self.options if each.startswith("-DBLOCK="))
        size = int(macro.removeprefix("-DBLOCK="))
        assert (grid, block, shared_mem) == ((4096 // size,), (size,), 4 * size)
        assert (self.state["backend"], self.state["jitify"]) == ("nvrtc", True)
        machine, x, y = args
        y.data += x.data
        took(machine, size)


def test_kernels_of_cupy_take_macros(machine: Machine) -> None:
    kernel = Raw("__global__ ...", "add", ("-std=c++17",), "nvrtc", jitify=True)
    tuned = on(machine, cuado.tune(BLOCK=[64, 128, 256])(kernel))
    x, y = arrays()
    shape = {"shared_mem": lambda c: 4 * c["BLOCK"]}
    tuned(lambda c: (4096 // c["BLOCK"],), lambda c: (c["BLOCK"],), (machine, x, y), **shape)
    assert np.array_equal(y.data, 1 + x.data)
    assert tuned.choice is not None
    assert tuned.choice.values == {"BLOCK": 256}
    with pytest.raises(TypeError, match="takes no brackets"):
        tuned[1]


class Dispatcher:
    """What is offered by Numba's kernels."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    @staticmethod
    def py_func(x: Any, y: Any) -> None:
        """What was compiled."""

    def __getitem__(self, place: Any) -> Callable[..., None]:
        grid, block = place
        assert grid * block == 4096

        def launch(x: Array, y: Array) -> None:
            y.data += x.data
            took(self.machine, block)

        return launch


def test_kernels_of_numba_take_shapes(machine: Machine) -> None:
    tuned = on(machine, cuado.tune(BLOCK=[64, 128, 256])(Dispatcher(machine)))
    x, y = arrays()
    tuned[lambda c: 4096 // c["BLOCK"], lambda c: c["BLOCK"]](x, y)
    assert np.array_equal(y.data, 1 + x.data)
    assert tuned.choice is not None
    assert tuned.choice.values == {"BLOCK": 256}
    with pytest.raises(CuadoError, match="an array in host memory"):
        tuned[64, 64](x, y.data)


def test_streams_are_the_frameworks(monkeypatch: pytest.MonkeyPatch, machine: Machine) -> None:
    def handle(value: int) -> Any:
        return SimpleNamespace(get_current_stream=lambda *_: SimpleNamespace(ptr=value))

    active = SimpleNamespace(get_current_device=lambda: 3, get_current_stream=lambda each: each + 7)
    driver = SimpleNamespace(driver=SimpleNamespace(active=active))
    monkeypatch.setitem(sys.modules, "triton.runtime.driver", cast("ModuleType", driver))
    function = launcher_of(adder(machine, []), ("BLOCK",))
    for name in ("torch", "cupy"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert function.stream(None) == 0
    cupy = SimpleNamespace(cuda=handle(11))
    monkeypatch.setitem(sys.modules, "cupy", cast("ModuleType", cupy))
    assert function.stream(None) == 11
    current = SimpleNamespace(cuda_stream=13)
    cuda = SimpleNamespace(is_initialized=lambda: True, current_stream=lambda: current)
    monkeypatch.setitem(sys.modules, "torch", cast("ModuleType", SimpleNamespace(cuda=cuda)))
    assert function.stream(None) == 13
    assert launcher_of(Jit(machine), ("BLOCK",)).stream(None) == 10
    assert launcher_of(Raw("", "add"), ("BLOCK",)).stream(None) == 11
    numba = launcher_of(Dispatcher(machine), ("BLOCK",))
    of_numba = SimpleNamespace(handle=ctypes.c_void_p(17))
    assert (numba.stream((1, 1)), numba.stream((1, 1, of_numba))) == (0, 17)
    assert [handle_of(each) for each in (5, current, None, ctypes.c_void_p())] == [5, 13, 0, 0]


@pytest.mark.parametrize(
    ("options", "kernel", "message"),
    [
        ({}, print, "nothing is to be tuned"),
        ({"BLOCK": []}, print, "'BLOCK' has no values"),
        ({"BLOCK": "64"}, print, "'BLOCK' has no values"),
        ({"BLOCK": [1], "where": lambda _: False}, lambda BLOCK: BLOCK, "no configuration"),
        ({"BLOCK": [1]}, lambda x: x, "has no parameter 'BLOCK'"),
        ({"BLOCK": [1]}, 3, "cannot be tuned"),
        ({"BLOCK": [1]}, Raw(cast("str", None), "add"), "of CuPy's RawModule"),
        ({"BLOCK": [1]}, Raw("", "add", name_expressions=("add<int>",)), "of CuPy's RawModule"),
    ],
)
def test_what_cannot_be_tuned_is_told(options: dict[str, Any], kernel: Any, message: str) -> None:
    with pytest.raises(CuadoError, match=message):
        cuado.tune(**options)(kernel)


def test_cuado_alone_imports_nothing_large() -> None:
    code = "import sys, cuado; print([m for m in ('numpy', 'torch', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
