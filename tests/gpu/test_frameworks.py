"""Kernels that Triton and Numba compile, as launches: the recipes of docs/cases.md."""

from typing import Any

import pytest

import cuado
from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.sources.case.check import architecture_of
from cuado.whatif.conduct import Options, whatif
from cuado.whatif.registry import all_experiments
from cuado.whatif.result import Outcome, Status

pytestmark = pytest.mark.gpu

N = 1 << 22


@pytest.fixture(scope="module")
def architecture() -> str:
    try:
        return architecture_of(GpuBackend().device)
    except CuadoError as error:
        if "no NVIDIA driver" in error.message:
            pytest.skip(error.message)
        raise


def answer(launch: cuado.Launch) -> dict[str, Outcome]:
    found = whatif(launch, GpuBackend(), Options(all_experiments(), lines=False, budget=4.0))
    outcomes = {outcome.experiment.name: outcome for outcome in found.outcomes}
    wrong = {
        n: o.reason for n, o in outcomes.items() if o.status in (Status.UNSOUND, Status.FAILED)
    }
    assert wrong == {}
    return outcomes


def floats(name: str, count: int = N) -> Buffer:
    return Buffer(name, "f32", (count,), Fill(Content.RANDOM, seed=1))


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


def test_numba(architecture: str) -> None:
    cuda: Any = pytest.importorskip("numba.cuda")
    numba: Any = pytest.importorskip("numba")

    def scale(out: Any, values: Any) -> None:
        i = cuda.grid(1)
        if i < out.size:
            out[i] = values[i] * 2

    array = numba.types.Array(numba.types.float32, 1, "C")
    ptx, _ = cuda.compile_ptx(scale, (array, array), cc=tuple(map(int, architecture[3:])))
    arguments: list[Argument] = []
    for name in ("out", "values"):
        arguments += [
            Scalar(f"{name}_meminfo", "u64", 0),
            Scalar(f"{name}_parent", "u64", 0),
            Scalar(f"{name}_items", "s64", N),
            Scalar(f"{name}_itemsize", "s64", 4),
            floats(name),
            Scalar(f"{name}_shape", "s64", N),
            Scalar(f"{name}_stride", "s64", 4),
        ]
    launch = cuado.launch(
        ptx,
        grid=N // 256,
        block=256,
        arguments=arguments,
        outputs=("out",),
        architecture=architecture,
    )
    outcomes = answer(launch)
    assert outcomes["memory-only"].status is Status.MEASURED, outcomes["memory-only"].reason
