"""The case studies' last versions beside library calls for the same task, where there is one.

    python benchmarks/frameworks/libraries.py OUT_FOLDER

Needs a GPU and PyTorch. Writes OUT_FOLDER/libraries.md. Both sides are timed on the device by
events, after a write of 128 MiB that empties the L2; medians of 15.
"""

import statistics
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from cuado.backends.gpu.backend import GpuBackend
from cuado.sources.case.check import architecture_of
from cuado.studies.conduct import roof_time

EXAMPLES = Path(__file__).parents[2] / "examples"
ROUNDS = 15
ROWS, COLUMNS = 1 << 20, 8192
VECTORS = 1024
SIZE = 8192


def time_of(call: Callable[[], object]) -> float:
    """Milliseconds of a call on the device."""
    scratch = torch.empty(128 << 18, dtype=torch.float32, device="cuda")
    times = []
    for _ in range(ROUNDS + 2):
        scratch.fill_(1)
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        call()
        end.record()
        end.synchronize()
        times.append(start.elapsed_time(end))
    return statistics.median(times[2:])


def spmv() -> float:
    """The block-sparse product of the case, by cuSPARSE's BSR through PyTorch."""
    starts = np.floor(6.5 * np.arange(ROWS + 1)).astype(np.int32)
    blocks = int(starts[-1])
    random = np.random.default_rng(1)
    # Sorted within rows, as libraries want them; the case's are not, which changes no traffic.
    row = np.repeat(np.arange(ROWS), np.diff(starts))
    columns = random.integers(0, COLUMNS, blocks)
    columns = columns[np.lexsort((columns, row))].astype(np.int32)
    matrix = torch.sparse_bsr_tensor(
        torch.from_numpy(starts),
        torch.from_numpy(columns),
        torch.rand(blocks, 4, 4, dtype=torch.float64),
        size=(4 * ROWS, 4 * COLUMNS),
    ).to("cuda")
    x = torch.rand(4 * COLUMNS, dtype=torch.float64, device="cuda")
    return time_of(lambda: matrix @ x)


def averaging() -> float:
    """Means of all data sets, then one product with the matrix: two calls."""
    data = torch.rand(VECTORS, VECTORS, VECTORS, device="cuda")
    matrix = torch.rand(VECTORS, VECTORS, device="cuda")
    return time_of(lambda: data.mean(1) @ matrix.T)


def transpose() -> float:
    """A transposed copy."""
    data = torch.rand(SIZE, SIZE, device="cuda")
    return time_of(data.T.contiguous)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = GpuBackend(0)
    architecture = architecture_of(backend.device)
    rows = (
        ("BSR matrix times vector, fp64", "bicgstab/spmv_v7.toml", "cuSPARSE, by PyTorch", spmv),
        (
            "averages, then a product",
            "averaging/average_v7.toml",
            "PyTorch: mean, cuBLAS",
            averaging,
        ),
        ("transpose", "transpose/transpose_multi.toml", "PyTorch: T.contiguous()", transpose),
    )
    lines = ["| task | library | ms | last version of the study | ms |", "|---|---|---:|---|---:|"]
    for task, case, library, call in rows:
        own = roof_time(EXAMPLES / case, backend, architecture)
        took = call()
        torch.cuda.empty_cache()
        mine = f"{own.estimate / 1e6:.4f}" if own else "-"
        lines.append(f"| {task} | {library} | {took:.4f} | {case} | {mine} |")
    text = "\n".join(lines) + "\n"
    (folder / "libraries.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
