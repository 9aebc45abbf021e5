"""References: what they are given, what they may return, and how outputs are compared."""

import struct
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np
import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import Counted, Equivalence, Loaded, Program, Trial
from cuado.sources.case import check
from cuado.sources.case.check import (
    WrongResultsError,
    architecture_of,
    check_case,
    expect_reference,
)
from cuado.sources.case.description import Case, Reference, read_case
from cuado.sources.case.errors import CaseError
from cuado.sources.case.reference import Comparison, compare, elements
from cuado.stats import Reading

Write = Callable[..., Path]
REFERENCE = """
def scale(arguments):
    return {"out": arguments["in"] * arguments["factor"]}

def failing(arguments):
    return arguments["absent"]

def nothing(arguments):
    pass

def wrong_name(arguments):
    return {"in": arguments["in"]}

def wrong_shape(arguments):
    return {"out": arguments["in"][:5]}
"""


class Device:
    """A backend whose kernel is a numpy expression."""

    name = "fake"
    notes = ()
    is_modelled = False

    def __init__(self, kernel: Callable[[Launch], bytes]) -> None:
        self.kernel = kernel
        self.loaded: list[Program] = []

    def open(self, launch: Launch) -> "Device":
        self._launch = launch
        return self

    @property
    def device(self) -> DeviceAttributes:
        return DeviceAttributes("fake", (9, 0))

    @property
    def launch(self) -> Launch:
        return self._launch

    def load(self, program: Program) -> Loaded:
        self.loaded.append(program)
        return Loaded(16, 0, 0, 8)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        assert trial == Trial()
        return {"out": self.kernel(self._launch)}

    def blocks_per_sm(self, trial: Trial) -> int:
        raise NotImplementedError

    def time(self, trial: Trial) -> Reading:
        raise NotImplementedError

    def check(self, trial: Trial) -> Equivalence:
        raise NotImplementedError

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        raise NotImplementedError

    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


def half(launch: Launch) -> bytes:
    return (elements(launch.buffers[1]) * np.float32(0.5)).tobytes()


def case_with(scale: Write, tmp_path: Path, function: str) -> Path:
    (tmp_path / "reference.py").write_text(REFERENCE)
    return scale(more=f'reference = "reference.py:{function}"')


def test_right_results_pass(scale: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "original_program", lambda *_: Program("original", b"", "scale"))
    case = read_case(case_with(scale, tmp_path, "scale"))
    device = Device(half)
    (comparison,) = check_case(case, device, "sm_90")
    assert (comparison.buffer, comparison.elements, comparison.wrong) == ("out", 1000, 0)
    assert comparison.largest_error == 0
    assert [program.name for program in device.loaded] == ["original"]


def test_wrong_results_say_where(
    scale: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "original_program", lambda *_: Program("original", b"", "scale"))

    def broken(launch: Launch) -> bytes:
        return half(launch)[: 4 * 998] + struct.pack("<2f", 7.0, float("nan"))

    case = read_case(case_with(scale, tmp_path, "scale"))
    (comparison,) = check_case(case, Device(broken), "sm_90")
    assert (comparison.wrong, comparison.index, comparison.found) == (2, 998, 7.0)


@pytest.mark.parametrize(
    ("function", "said"),
    [
        ("failing", r"reference\.py:6: the reference fails: KeyError: 'absent'"),
        ("nothing", "returns NoneType"),
        ("wrong_name", "'in', which is no output.*outputs of the case: out"),
        ("wrong_shape", r"of shape \(5,\).*\(1000,\)"),
        ("missing", "no function 'missing'"),
    ],
)
def test_references_that_cannot_be_used(
    scale: Write, tmp_path: Path, function: str, said: str
) -> None:
    case = read_case(case_with(scale, tmp_path, function))
    with pytest.raises(CuadoError, match=said):
        check_case(case, Device(half), "sm_90")


def test_without_a_reference_there_is_nothing_to_check(scale: Write, tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="reference: missing"):
        check_case(read_case(scale()), Device(half), "sm_90")
    case = read_case(scale(more='reference = "absent.py:f"'))
    with pytest.raises(CuadoError, match="no such file"):
        check_case(case, Device(half), "sm_90")


def test_reading_a_case_runs_no_reference(scale: Write, tmp_path: Path) -> None:
    (tmp_path / "bomb.py").write_text("raise SystemExit('run')")
    read_case(scale(more='reference = "bomb.py:f"'))


@pytest.mark.parametrize(
    ("relative", "absolute", "wrong"), [(0.0, 0.0, 2), (0.01, 0.0, 1), (0.01, 0.005, 0)]
)
def test_tolerance(relative: float, absolute: float, wrong: int) -> None:
    reference = Reference(Path("r.py"), "f", relative, absolute)
    expected = np.array([100.0, 0.0, np.nan, np.inf], np.float32)
    found = np.array([100.5, 0.004, np.nan, np.inf], np.float32)
    comparison = compare(reference, Buffer("b", "f32", (4,)), found.tobytes(), expected)
    assert comparison.wrong == wrong
    assert comparison.largest_error == pytest.approx(0.5)


def test_integers_and_bfloat16_are_compared_as_numbers() -> None:
    reference = Reference(Path("r.py"), "f")
    wide = np.array([2**63 + 1, 5], np.uint64)
    assert not compare(reference, Buffer("b", "u64", (2,)), wide.tobytes(), wide).wrong
    bits = np.array([0x3F80, 0x4000], np.uint16)
    expected = np.array([1.0, 2.0])
    assert not compare(reference, Buffer("b", "bf16", (2,)), bits.tobytes(), expected).wrong


def test_content_that_repeats_takes_no_memory() -> None:
    fill = Fill(Content.RANDOM, seed=3, period=64 * 32)
    large = elements(Buffer("b", "f32", (1 << 14, 64, 32), fill))
    assert large.strides[0] == 0
    assert np.array_equal(large[0], large[-1])
    zeros = elements(Buffer("b", "f64", (1 << 20, 1 << 20)))
    assert zeros.strides == (0, 0)
    odd = elements(Buffer("b", "s32", (3, 5), Fill(Content.RANDOM, high=9, seed=1, period=4)))
    assert np.array_equal(odd.reshape(-1)[:4], odd.reshape(-1)[4:8])
    with pytest.raises(ValueError, match="read-only"):
        odd[0, 0] = 1


def test_architectures_of_devices() -> None:
    assert architecture_of(DeviceAttributes("x", (12, 0))) == "sm_120"
    with pytest.raises(CuadoError, match="compute capability"):
        architecture_of(DeviceAttributes("x"))


def test_emulated_what_was_right_is_not_compared_once_more(
    scale: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for another kernel, other numbers, or other Python beside it, and what was wrong."""
    compared: list[Path] = []
    wrong = [1]

    def checked(case: Case, *_: object) -> tuple[Comparison, ...]:
        compared.append(case.path)
        return (Comparison("out", 1000, wrong[0], 0.0, 7, 1.0, 2.0),)

    monkeypatch.setattr(check, "check_case", checked)
    path, backend = case_with(scale, tmp_path, "scale"), EmulatedBackend("h200")
    for _ in range(2):
        with pytest.raises(WrongResultsError):
            expect_reference(read_case(path), backend, "sm_90")
    wrong[0] = 0
    for _ in range(2):
        expect_reference(read_case(path), backend, "sm_90")
    assert len(compared) == 3
    (tmp_path / "helper.py").write_text("FACTOR = 2\n")
    expect_reference(read_case(path), backend, "sm_90")
    expect_reference(read_case(path, {"N": 500}), backend, "sm_90")
    expect_reference(read_case(path), EmulatedBackend("a100"), "sm_90")
    assert len(compared) == 6
    expect_reference(read_case(path), backend, "sm_90")
    assert len(compared) == 6
    for _ in range(2):  # A GPU's results may differ.
        expect_reference(read_case(path), Device(half), "sm_90")
    assert len(compared) == 8
