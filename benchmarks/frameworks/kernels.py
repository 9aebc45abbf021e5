"""Kernels as frameworks launch them, for Nsight Compute: python kernels.py torch|others|numba.

No kernel here is ours: the point is that cuado has something true to say of code that it has not
seen, without line information, with tensor cores, asynchronous copies and templates in its names.
"""

import sys

import torch


def torch_kernels() -> None:
    """One launch or a few of each operation, on data that fits the card many times over."""
    torch.manual_seed(1)
    device = torch.device("cuda")
    x = torch.randn(8192, 8192, device=device)
    h = torch.randn(4096, 4096, device=device, dtype=torch.bfloat16)
    table = torch.randn(1_000_000, 128, device=device)
    index = torch.randint(0, 1_000_000, (500_000,), device=device)
    few = torch.randint(0, 16, (500_000,), device=device)
    heads = torch.randn(4, 16, 2048, 64, device=device, dtype=torch.bfloat16)
    image = torch.randn(32, 64, 112, 112, device=device)
    filters = torch.randn(128, 64, 3, 3, device=device)
    small = torch.randn(100, device=device)
    torch.cuda.synchronize()
    operations = [
        lambda: h @ h,
        lambda: x[:4096, :4096] @ x[:4096, :4096],
        lambda: torch.softmax(x, -1),
        lambda: torch.nn.functional.layer_norm(x, (8192,)),
        lambda: torch.nn.functional.gelu(x),
        lambda: x + 1,
        x.sum,
        lambda: x.sum(0),
        lambda: x.t().contiguous(),
        lambda: torch.cumsum(x, 1),
        lambda: table[index],
        lambda: torch.zeros(16, 128, device=device).index_add_(0, few, table[:500_000]),
        lambda: torch.sort(x[0]),
        lambda: torch.topk(x, 8),
        lambda: torch.nn.functional.scaled_dot_product_attention(heads, heads, heads),
        lambda: torch.nn.functional.conv2d(image, filters),
        lambda: torch.sin(x.double()),
        lambda: small * 2,
        lambda: torch.bincount(few),
        lambda: x.half().float(),
    ]
    for operation in operations:
        operation()
        torch.cuda.synchronize()


def other_kernels() -> None:
    """Triton and CuPy."""
    import cupy
    import triton
    import triton.language as tl

    @triton.jit
    def add(a, b, out, n, BLOCK: tl.constexpr):  # noqa: N803
        at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        inside = at < n
        tl.store(out + at, tl.load(a + at, mask=inside) + tl.load(b + at, mask=inside), mask=inside)

    @triton.jit
    def matmul(a, b, c, size, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):  # noqa: N803
        rows = tl.program_id(0) * M + tl.arange(0, M)
        columns = tl.program_id(1) * N + tl.arange(0, N)
        total = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, size, K):
            inner = k + tl.arange(0, K)
            left = tl.load(a + rows[:, None] * size + inner[None, :])
            right = tl.load(b + inner[:, None] * size + columns[None, :])
            total = tl.dot(left, right, total)
        tl.store(c + rows[:, None] * size + columns[None, :], total.to(tl.bfloat16))

    n = 1 << 26
    p, q = torch.randn(n, device="cuda"), torch.randn(n, device="cuda")
    add[(n // 1024,)](p, q, torch.empty_like(p), n, BLOCK=1024)
    h = torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16)
    matmul[(32, 32)](h, h, torch.empty_like(h), 4096, M=128, N=128, K=64, num_warps=8)
    matmul[(64, 64)](h, h, torch.empty_like(h), 4096, M=64, N=64, K=16, num_warps=4)
    torch.cuda.synchronize()

    y = cupy.random.rand(1 << 25, dtype=cupy.float32)
    cupy.sqrt(y)
    y.sum()
    y.reshape(8192, -1).sum(axis=0)
    cupy.histogram(y, bins=32)
    (y > 0.5).astype(cupy.int32).cumsum()


def numba_kernels() -> None:
    """Numba, with line information."""
    import numpy as np
    from numba import cuda

    @cuda.jit(lineinfo=True)
    def naive_matmul(a, b, c):
        row, column = cuda.grid(2)
        if row < c.shape[0] and column < c.shape[1]:
            total = 0.0
            for k in range(a.shape[1]):
                total += a[row, k] * b[k, column]
            c[row, column] = total

    m = np.random.default_rng(1).random((1024, 1024), dtype=np.float32)
    device = cuda.to_device(m)
    naive_matmul[(64, 64), (16, 16)](device, device, cuda.device_array_like(m))
    cuda.synchronize()


if __name__ == "__main__":
    {"torch": torch_kernels, "others": other_kernels, "numba": numba_kernels}[sys.argv[1]]()
