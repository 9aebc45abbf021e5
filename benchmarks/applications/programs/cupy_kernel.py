"""A CuPy raw kernel to trace."""

import cupy

SAXPY = cupy.RawKernel(
    r"""
extern "C" __global__ void saxpy(float a, const float* x, float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
""",
    "saxpy",
)


def main() -> None:
    n = 1 << 22
    x, y = cupy.arange(n, dtype=cupy.float32), cupy.ones(n, dtype=cupy.float32)
    for _ in range(20):
        SAXPY((n // 256,), (256,), (cupy.float32(0.5), x, y, cupy.int32(n)))
    print("sum", float(y.astype(cupy.float64).sum()))


main()
