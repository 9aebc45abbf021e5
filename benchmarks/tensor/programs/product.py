"""A program with a product in Triton, called in a loop, that knows nothing of cuado.

    python product.py
    cuado tune -k product --tolerance 1e-2 -- python product.py

The tiles are small, and the pipeline has two stages, as in code that nobody has tuned.
"""

# Block sizes are written in capitals, and kernels have many parameters, as in all Triton code.
# ruff: noqa: ARG001, N803, PLR0913, PLR0917

import torch
import triton
import triton.language as tl

SIZE, STEPS = 4096, 10


@triton.jit
def product(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    left = a + rows[:, None] * K + inner[None, :]
    right = b + inner[:, None] * N + columns[None, :]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, K, BK):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BK
        right += BK * N
    tl.store(c + rows[:, None] * N + columns[None, :], total.to(tl.float16))


def main() -> None:
    """Multiply again and again."""
    torch.manual_seed(0)
    x = torch.randn((SIZE, SIZE), device="cuda", dtype=torch.float16)
    weight = torch.randn((SIZE, SIZE), device="cuda", dtype=torch.float16) / SIZE**0.5
    y = torch.empty_like(x)
    for step in range(STEPS):
        product[lambda meta: (SIZE // meta["BM"], SIZE // meta["BN"])](
            *(x, weight, y, SIZE, SIZE, SIZE), BM=64, BN=64, BK=32, num_warps=4, num_stages=2
        )
        x, y = y, x
        print(f"step {step}: mean square {x.float().square().mean().item():.4f}", flush=True)


if __name__ == "__main__":
    main()
