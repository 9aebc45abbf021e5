"""Raw captures as the injection library leaves them, written by hand: memory, pointers, results."""

import json
import struct
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.model.cuda_source import CudaSource
from cuado.sources.case.compilation import compile_source

SOURCE = """
struct Vectors { const float *x; float *y; float a; int n; };
extern "C" __global__ void axpy(Vectors v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < v.n) v.y[i] = v.y[i] + v.a * v.x[i];
}

struct Node { Node *next; double value; };
extern "C" __global__ void list_sum(const Node *head, double *sum) {
  double total = 0;
  for (const Node *at = head; at; at = at->next) total += at->value;
  if (threadIdx.x == 0) *sum = total;
}

__constant__ float factor[4] = {1.0f, 1.0f, 1.0f, 1.0f};
__device__ int calls = 0;
extern "C" __global__ void scaled(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * factor[i & 3];
  if (i == 0) calls = calls + 1;
}

extern "C" __global__ void summed(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, x[i]);
}
"""
BLOCK = 64


@lru_cache(maxsize=1)
def captured_ptx() -> str:
    """The kernels, compiled."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "captured.cu"
        path.write_text(SOURCE, "utf-8")
        return compile_source(CudaSource(path, "sm_90", compiler="nvrtc"))


Array = npt.NDArray[Any]


@dataclass
class Piece:
    """An allocation: where it was, what it held before the launch and after it."""

    address: int
    before: bytes
    after: bytes


@dataclass
class Raw:
    """A launch to be written as a raw capture."""

    kernel: str
    parameters: list[bytes]
    memory: list[Piece]
    grid: int = 1
    variables: dict[str, tuple[int, bytes, bytes, bool]] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)

    def write(self, folder: Path, image: bytes, kind: str = "ptx") -> Path:
        """Write it as the contract of the injection library has it."""
        folder.mkdir(parents=True)
        (folder / "module.bin").write_bytes(image)
        allocations, variables = [], []
        for n, piece in enumerate(self.memory):
            (folder / f"a{n}.before").write_bytes(piece.before)
            (folder / f"a{n}.after").write_bytes(piece.after)
            allocations.append(
                {
                    "address": hex(piece.address),
                    "bytes": len(piece.before),
                    "origin": "malloc",
                    "reached_from": [0],
                    "before": f"a{n}.before",
                    "after": f"a{n}.after",
                }
            )
        for n, (name, (address, before, after, constant)) in enumerate(self.variables.items()):
            (folder / f"g{n}.before").write_bytes(before)
            (folder / f"g{n}.after").write_bytes(after)
            variables.append(
                {
                    "name": name,
                    "address": hex(address),
                    "bytes": len(before),
                    "constant": constant,
                    "before": f"g{n}.before",
                    "after": f"g{n}.after",
                }
            )
        text = {
            "format": "cuado raw capture",
            "version": 1,
            "kernel": self.kernel,
            "grid": [self.grid, 1, 1],
            "block": [BLOCK, 1, 1],
            "cluster": None,
            "dynamic_shared_bytes": 0,
            "cooperative": False,
            "launch": 3,
            "command": ["./solver", "matrix.mtx"],
            "device": {"name": "NVIDIA H200", "compute": [9, 0], "driver": None},
            "attributes": {"registers": 16, "preferred_carveout": -1},
            "parameters": self._parameters(),
            "module": {"file": "module.bin", "kind": kind},
            "allocations": allocations,
            "globals": variables,
            "refused": [],
            "seconds": 1.5e-5,
            "launched_from": "solve.py:12 step",
            **self.more,
        }
        (folder / "launch.json").write_text(json.dumps(text), "utf-8")
        return folder

    def _parameters(self) -> list[dict[str, Any]]:
        listed, offset = [], 0
        for data in self.parameters:
            align = min(8, len(data))
            offset = -(-offset // align) * align
            listed.append({"offset": offset, "bytes": len(data), "value": data.hex()})
            offset += len(data)
        return listed


def axpy(n: int = 256, base: int = 0x7F20_0000_0000) -> Raw:
    """A structure by value with two pointers into one allocation."""
    x = np.arange(n, dtype="<f4")
    y = np.linspace(0, 1, n, dtype="<f4")
    # The kernel's multiplication and addition are one operation.
    after = (y.astype("f8") + 2.5 * x.astype("f8")).astype("<f4")
    piece = Piece(base, x.tobytes() + y.tobytes(), x.tobytes() + after.tobytes())
    vectors = struct.pack("<QQfi", base, base + 4 * n, 2.5, n)
    return Raw("axpy", [vectors], [piece], grid=n // BLOCK)


def linked_list(base: int = 0x7F31_0000_0000, apart: int = 0x1_0000_0000) -> Raw:
    """Nodes in two allocations, each of which points into the other."""
    near, far, values = base, base + apart, [1.5, 2.25, -4.0, 8.0]
    first = struct.pack("<QdQd", far + 16, values[0], far, values[2])
    second = struct.pack("<QdQd", 0, values[3], near + 16, values[1])
    result = base + 2 * apart
    total = struct.pack("<d", values[0] + values[1] + values[2] + values[3])
    return Raw(
        "list_sum",
        [struct.pack("<Q", near), struct.pack("<Q", result)],
        [
            Piece(near, first, first),
            Piece(far, second, second),
            Piece(result, bytes(8), total),
        ],
    )


def scaled(n: int = 128, base: int = 0x7F20_0000_0000) -> Raw:
    """Module variables that are not as the PTX has them, and pointers into the middle."""
    x = np.arange(2 * n, dtype="<f4")
    factor = np.array([2, 3, 4, 5], "<f4")
    after = x.copy()
    after[n:] = x[:n] * np.tile(factor, n // 4)
    parameters = [struct.pack("<Q", base), struct.pack("<Q", base + 4 * n), struct.pack("<i", n)]
    variables = {
        "factor": (0x7F50_0000_0000, factor.tobytes(), factor.tobytes(), True),
        "calls": (0x7F50_0000_0100, struct.pack("<i", 41), struct.pack("<i", 42), False),
    }
    piece = Piece(base, x.tobytes(), after.tobytes())
    return Raw("scaled", parameters, [piece], grid=n // BLOCK, variables=variables)


def summed(n: int = 1024, base: int = 0x7F20_0000_0000) -> Raw:
    """Atomic additions of floating-point numbers, of which the order decides what comes out."""
    x = np.random.default_rng(5).uniform(0, 1e6, n).astype("<f4")
    after = np.float32(np.sort(x).sum(dtype="f4")).tobytes()
    result = base + 0x20_0000
    parameters = [struct.pack("<Q", base), struct.pack("<Q", result), struct.pack("<i", n)]
    memory = [Piece(base, x.tobytes(), x.tobytes()), Piece(result, bytes(4), after)]
    return Raw("summed", parameters, memory, grid=n // BLOCK)
