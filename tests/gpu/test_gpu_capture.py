"""Captured launches on a GPU: memory back at its addresses, variables, and the same bits."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.backends.gpu.backend import GpuBackend
from cuado.kernel.original_program import original_program
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.capture import Capture, launch_of_capture
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.verify import replay
from cuado.sources.case.check import architecture_of

sys.path.insert(0, str(Path(__file__).parents[1] / "unit" / "sources" / "capture"))
from captured_kernels import Raw, axpy, captured_ptx, linked_list, scaled, summed

pytestmark = pytest.mark.gpu


@pytest.fixture(scope="module")
def backend() -> GpuBackend:
    return GpuBackend()


def _capture(raw: Raw, folder: Path) -> Capture:
    return finalise(raw.write(folder / "raw", captured_ptx().encode()), folder / "x.capture")


@pytest.mark.parametrize(
    "make", [axpy, linked_list, scaled], ids=["structure", "list", "variables"]
)
def test_a_replay_leaves_every_bit(
    backend: GpuBackend, tmp_path: Path, make: Callable[[], Raw]
) -> None:
    found = replay(_capture(make(), tmp_path), backend, architecture_of(backend.device))
    assert found.compared
    assert not [each for each in found.compared if each.wrong]


@pytest.mark.parametrize("make", [axpy, scaled], ids=["structure", "variables"])
def test_machine_code_alone_leaves_every_bit(
    backend: GpuBackend, tmp_path: Path, make: Callable[[], Raw]
) -> None:
    architecture = architecture_of(backend.device)
    code = assemble(captured_ptx(), AssembleOptions(architecture)).cubin
    capture = finalise(make().write(tmp_path / "raw", code, "cubin"), tmp_path / "x.capture")
    assert capture.manifest.ptx is None
    found = replay(capture, backend, architecture)
    assert found.compared
    assert not [each for each in found.compared if each.wrong]


@pytest.mark.parametrize("base", [0x7E00_0000_0000, 0x7F20_0000_0000, 0xA_0000_0000, 0x3_0200_0000])
def test_lists_lie_where_applications_have_them(
    backend: GpuBackend, tmp_path: Path, base: int
) -> None:
    found = replay(
        _capture(linked_list(base, 0x1000_0000), tmp_path), backend, architecture_of(backend.device)
    )
    assert not [each for each in found.compared if each.wrong]


def test_versions_of_a_launch_at_given_addresses_are_timed_and_compared(
    backend: GpuBackend, tmp_path: Path
) -> None:
    launch = launch_of_capture(_capture(linked_list(), tmp_path))
    program = original_program(launch, architecture_of(backend.device))
    assert program.name == ORIGINAL
    with backend.open(launch) as bench:
        bench.load(program)
        assert bench.time(Trial()).time > 0
        found = bench.check(Trial())
        assert found.equal
        assert not found.out_of_bounds


def test_sums_in_another_order_are_near_and_named(backend: GpuBackend, tmp_path: Path) -> None:
    found = replay(_capture(summed(1 << 16), tmp_path), backend, architecture_of(backend.device))
    (total,) = found.compared
    assert total.name == "arg1"
    assert abs(total.found - total.expected) <= 1e-3 * abs(total.expected)
