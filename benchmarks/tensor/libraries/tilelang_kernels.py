"""Kernels written in TileLang, lowered without a GPU to CUDA C++ and the tensor maps they take.

Each function makes one kernel for sizes that are given when it is made, as TileLang's examples do.
"""

import re
from dataclasses import dataclass
from typing import Any

import tilelang
import tilelang.language as T  # noqa: N812 - as all of its programs call it
from tilelang import tvm

_SCALE = 1.44269504
"""log2(e): exponentials are taken to the base of two."""


@dataclass(frozen=True)
class Lowered:
    """A kernel in CUDA C++, and its launch.

    Attributes:
        source: its text.
        grid: blocks.
        threads: of a block.
        shared: bytes of dynamic shared memory.
        parameters: in order: a buffer's name, and its tensor map (a mapping of a case's keys) or
            None for a pointer.
    """

    source: str
    grid: tuple[int, ...]
    threads: int
    shared: int
    parameters: tuple[tuple[str, dict[str, Any] | None], ...]


_SWIZZLES = (0, 32, 64, 128)
_TYPES = {0: "u8", 1: "u16", 2: "u32", 6: "f16", 7: "f32", 9: "bf16"}
"""The driver's numbers of types of elements, CUtensorMapDataType."""


def matmul(
    size: int, tile: tuple[int, int, int], stages: int, threads: int, dtype: str, *, by_row: bool
) -> Any:
    """C = A x B, or A x B' (``by_row``), square."""
    rows, columns, inner = tile
    result = "float16" if dtype.startswith("float8") else dtype
    shape_b, tile_b = ((size, size), (columns, inner) if by_row else (inner, columns))

    @T.prim_func
    def main(
        a: T.Tensor((size, size), dtype),
        b: T.Tensor(shape_b, dtype),
        c: T.Tensor((size, size), result),
    ):
        with T.Kernel(size // columns, size // rows, threads=threads) as (x, y):
            left = T.alloc_shared((rows, inner), dtype)
            right = T.alloc_shared(tile_b, dtype)
            out = T.alloc_shared((rows, columns), result)
            total = T.alloc_fragment((rows, columns), "float32")
            T.clear(total)
            for k in T.Pipelined(size // inner, num_stages=stages):
                T.copy(a[y * rows, k * inner], left)
                if by_row:
                    T.copy(b[x * columns, k * inner], right)
                else:
                    T.copy(b[k * inner, x * columns], right)
                T.gemm(left, right, total, transpose_B=by_row)
            T.copy(total, out)
            T.copy(out, c[y * rows, x * columns])

    return main


def attention(heads: int, length: int, depth: int, tile: tuple[int, int], stages: int) -> Any:
    """softmax(Q x K' / sqrt(depth)) x V of each head, not causal; after TileLang's example."""
    rows, columns = tile
    scale = depth**-0.5 * _SCALE
    shape = (heads, length, depth)

    @T.prim_func
    def main(
        q: T.Tensor(shape, "float16"),
        k: T.Tensor(shape, "float16"),
        v: T.Tensor(shape, "float16"),
        out: T.Tensor(shape, "float16"),
    ):
        with T.Kernel(length // rows, heads, threads=256) as (x, y):
            q_tile = T.alloc_shared((rows, depth), "float16")
            k_tile = T.alloc_shared((columns, depth), "float16")
            v_tile = T.alloc_shared((columns, depth), "float16")
            out_tile = T.alloc_shared((rows, depth), "float16")
            scores = T.alloc_fragment((rows, columns), "float32")
            weights = T.alloc_fragment((rows, columns), "float16")
            total = T.alloc_fragment((rows, depth), "float32")
            most = T.alloc_fragment((rows,), "float32")
            before = T.alloc_fragment((rows,), "float32")
            factor = T.alloc_fragment((rows,), "float32")
            part = T.alloc_fragment((rows,), "float32")
            norm = T.alloc_fragment((rows,), "float32")
            T.copy(q[y, x * rows : (x + 1) * rows, :], q_tile)
            T.fill(total, 0)
            T.fill(norm, 0)
            T.fill(most, -T.infinity("float32"))
            for step in T.Pipelined(length // columns, num_stages=stages):
                T.copy(k[y, step * columns : (step + 1) * columns, :], k_tile)
                T.clear(scores)
                T.gemm(q_tile, k_tile, scores, transpose_B=True, policy=T.GemmWarpPolicy.FullRow)
                T.copy(v[y, step * columns : (step + 1) * columns, :], v_tile)
                T.copy(most, before)
                T.reduce_max(scores, most, dim=1, clear=False)
                for i in T.Parallel(rows):
                    factor[i] = T.exp2(before[i] * scale - most[i] * scale)
                for i, j in T.Parallel(rows, depth):
                    total[i, j] *= factor[i]
                for i, j in T.Parallel(rows, columns):
                    scores[i, j] = T.exp2(scores[i, j] * scale - most[i] * scale)
                T.copy(scores, weights)
                T.gemm(weights, v_tile, total, policy=T.GemmWarpPolicy.FullRow)
                T.reduce_sum(scores, part, dim=1)
                for i in T.Parallel(rows):
                    norm[i] = norm[i] * factor[i] + part[i]
            for i, j in T.Parallel(rows, depth):
                total[i, j] /= norm[i]
            T.copy(total, out_tile)
            T.copy(out_tile, out[y, x * rows : (x + 1) * rows, :])

    return main


def lowered(function: Any, *, specialised: bool = True) -> Lowered:
    """A kernel for compute capability 9.0; ``specialised``: with warps that only copy."""
    target = tvm.target.Target({"kind": "cuda", "arch": "sm_90a"})
    off = {} if specialised else {tilelang.PassConfigKey.TL_DISABLE_WARP_SPECIALIZED: True}
    with target, tvm.transform.PassContext(opt_level=3, config=off):
        made = tilelang.lower(function, target=target)
    host = str(made.host_mod)
    maps = dict(_tensor_map(each) for each in _MAP.finditer(host))
    call = _LAUNCH.search(host)
    if call is None:
        raise ValueError("the host's code launches no kernel as it did in TileLang 0.1.15")
    words = [word.strip() for word in call[1].split(",")]
    names = [word for word in words if not word.isdigit()]
    numbers = [int(word) for word in words if word.isdigit()]
    given = tuple((name.removesuffix("_desc"), maps.get(name)) for name in names)
    *shape, shared = numbers
    return Lowered(made.kernel_source, tuple(shape[:-3]), shape[-3], shared, given)


_MAP = re.compile(r'T\.call_packed\("__tvm_tensormap_create_tiled", (\w+), ([^)]*)\)')
_LAUNCH = re.compile(r'T\.call_packed\("main_kernel", ([^)]*)\)')


def _tensor_map(call: re.Match[str]) -> tuple[str, dict[str, Any]]:
    """A tensor map's name and a case's keys for it; numbers are in the driver's order."""
    type_, rank, _, *numbers = [word.strip() for word in call[2].split(",")]
    count, values = int(rank), [int(number) for number in numbers]
    dims, strides = values[:count], values[count : 2 * count]
    box, steps = values[2 * count : 3 * count], values[3 * count : 4 * count]
    _, swizzle, _, nans = values[4 * count :]
    keys = {
        "type": _TYPES[int(type_)],
        "dims": dims,
        "strides": strides[1:],
        "box": box,
        "steps": steps,
        "swizzle": _SWIZZLES[swizzle],
        "nans": bool(nans),
    }
    return call[1], keys
