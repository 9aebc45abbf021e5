"""A Numba kernel to trace."""

import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.5 has none, and releases of numba-cuda ask for it.
    np.row_stack = np.vstack

from numba import cuda


@cuda.jit
def blend(x, y, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = np.float32(0.25) * x[i] + np.float32(0.75) * y[i]


def main() -> None:
    n = 1 << 22
    x, y = (cuda.to_device(np.arange(k, k + n, dtype=np.float32)) for k in (0, 7))
    out = cuda.device_array(n, np.float32)
    for _ in range(20):
        blend[n // 256, 256](x, y, out)
        x, y = y, x  # Or each launch would find its results there already.
    print("sum", out.copy_to_host().astype(np.float64).sum())


main()
