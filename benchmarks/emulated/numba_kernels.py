"""The kernels of ``kernels.cu`` in Numba's CUDA simulator: prints seconds by kernel, as JSON.

Run by ``speed.py --numba PYTHON``, with a Python that has Numba and numpy; of cuado it needs
nothing.
"""

import json
import os
import time

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

from launches import launches
from numba import cuda, float32


@cuda.jit
def fma_bound(out, rounds):
    i = cuda.grid(1)
    a, b, c, d = float32(i), float32(i + 1), float32(i + 2), float32(i + 3)
    for _ in range(rounds):
        a = a * float32(0.999) + float32(0.5)
        b = b * float32(0.998) + a
        c = c * float32(0.997) + b
        d = d * float32(0.996) + c
    out[i] = a + b + c + d


@cuda.jit
def matmul(a, b, c, n):
    x, y = cuda.grid(2)
    total = float32(0)
    for k in range(n):
        total += a[y, k] * b[k, x]
    c[y, x] = total


@cuda.jit
def transpose(source, target, _):
    tile = cuda.shared.array((32, 32), float32)
    x, y = cuda.blockIdx.x * 32, cuda.blockIdx.y * 32
    for k in range(cuda.threadIdx.y, 32, 8):
        tile[k, cuda.threadIdx.x] = source[y + k, x + cuda.threadIdx.x]
    cuda.syncthreads()
    for k in range(cuda.threadIdx.y, 32, 8):
        target[x + k, y + cuda.threadIdx.x] = tile[cuda.threadIdx.x, k]


@cuda.jit
def transpose_strided(source, target, _):
    x, y = cuda.grid(2)
    target[x, y] = source[y, x]


@cuda.jit
def divergent(start, steps, n):
    i = cuda.grid(1)
    value, count = start[i], 0
    while value != 1 and count < n:
        if value & 1:
            value = 3 * value + 1
        else:
            value //= 2
        count += 1
    steps[i] = count


@cuda.jit
def gather(source, index, to, each):
    i, stride = cuda.grid(1), cuda.gridsize(1)
    total = float32(0)
    for k in range(each):
        total += source[index[k * stride + i]]
    to[i] = total


@cuda.jit
def histogram(values, bins, each):
    i, stride = cuda.grid(1), cuda.gridsize(1)
    for k in range(each):
        cuda.atomic.add(bins, values[k * stride + i], 1)


def main() -> None:
    """Time each small launch once."""
    found = {}
    for each in launches(large=False):
        kernel = globals()[each.kernel]
        start = time.perf_counter()
        kernel[each.grid, each.block](*each.buffers.values(), each.number)
        found[each.kernel] = time.perf_counter() - start
    print(json.dumps(found))


if __name__ == "__main__":
    main()
