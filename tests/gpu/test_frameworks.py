"""Kernels that Triton and Numba compile, as launches: the recipes of docs/cases.md."""

from pathlib import Path
from typing import Any

import pytest

import cuado
from cuado.backends.gpu.backend import GpuBackend
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import Outcome, Status
from cuado.what_if.session import Options

pytestmark = pytest.mark.gpu

NUMBA = Path(__file__).parents[1] / "unit" / "ptx" / "corpus" / "numba.sm_80.ptx"


def answer(launch: cuado.Launch) -> dict[str, Outcome]:
    found = whatif(launch, GpuBackend(), Options(all_experiments(), lines=False, budget=4.0))
    outcomes = {outcome.experiment.name: outcome for outcome in found.outcomes}
    wrong = {
        n: o.reason for n, o in outcomes.items() if o.status in (Status.UNSOUND, Status.FAILED)
    }
    assert wrong == {}
    return outcomes


def test_triton(architecture: str) -> None:
    triton: Any = pytest.importorskip("triton")
    torch: Any = pytest.importorskip("torch")
    from gpu_triton_kernels import softmax

    rows, columns = 4096, 1024
    x = torch.rand((rows, columns), device="cuda")
    y = torch.empty_like(x)
    compiled = softmax[(rows,)](y, x, columns, columns, COLUMNS=triton.next_power_of_2(columns))
    metadata = compiled.metadata
    own: tuple[Argument, ...] = (
        Buffer("y", "f32", (rows, columns)),
        Buffer("x", "f32", (rows, columns), Fill(Content.RANDOM, seed=1)),
        Scalar("stride", "s32", columns),
        Scalar("columns", "s32", columns),
    )
    ptx = compiled.asm["ptx"]
    declared = ptx.split(".entry")[1].split("{")[0].count(".param")
    hidden = tuple(Scalar(f"scratch{k}", "u64", 0) for k in range(declared - len(own)))
    launch = cuado.launch(
        ptx,
        grid=rows,
        block=32 * metadata.num_warps,
        dynamic_shared_bytes=metadata.shared,
        arguments=(*own, *hidden),
        outputs=("y",),
        architecture=architecture,
    )
    outcomes = answer(launch)
    for name in ("math-only", "memory-only"):
        assert outcomes[name].status is Status.MEASURED, outcomes[name].reason
    assert outcomes["coalesced-loads"].status is Status.ABSENT


def array_of_two(name: str, side: int) -> list[Argument]:
    """What Numba passes for a C-contiguous array of floats of two dimensions."""
    return [
        Scalar(f"{name}_meminfo", "u64", 0),
        Scalar(f"{name}_parent", "u64", 0),
        Scalar(f"{name}_items", "s64", side * side),
        Scalar(f"{name}_itemsize", "s64", 4),
        Buffer(name, "f32", (side, side), Fill(Content.RANDOM, seed=1)),
        Scalar(f"{name}_rows", "s64", side),
        Scalar(f"{name}_columns", "s64", side),
        Scalar(f"{name}_row_stride", "s64", 4 * side),
        Scalar(f"{name}_stride", "s64", 4),
    ]


def test_numba(architecture: str) -> None:
    """The kernel of the PTX corpus; it adds floats atomically, so its results vary."""
    side = 2048
    launch = cuado.launch(
        NUMBA.read_text(),
        grid=(side // 16, side // 16),
        block=(16, 16),
        arguments=[*array_of_two("a", side), *array_of_two("b", side), Scalar("n", "s32", side)],
        outputs=("b",),
        architecture=architecture,
    )
    outcomes = answer(launch)
    assert outcomes["memory-only"].status is Status.MEASURED, outcomes["memory-only"].reason
    measured = [o for o in outcomes.values() if o.status is Status.MEASURED]
    assert any("vary from run to run" in note for o in measured for note in o.notes)
