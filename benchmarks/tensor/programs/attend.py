"""A program with attention in Triton, called in a loop, that knows nothing of cuado.

    python attend.py
    cuado tune -k attention --tolerance 1e-2 -- python attend.py
    cuado whatif -k attention -- python attend.py

The grid has a fixed tile, as in code of which the author tuned the rest; only warps and stages are
free.
"""

# Block sizes are written in capitals, and kernels have many parameters, as in all Triton code.
# ruff: noqa: N803, PLR0913, PLR0917

import torch
import triton
import triton.language as tl

HEADS, LENGTH, DEPTH, STEPS = 64, 2048, 64, 10
SCALE = DEPTH**-0.5 * 1.4426950408889634


@triton.jit
def attention(q, k, v, out, LENGTH, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    """softmax(Q x K') x V of one head a row of blocks."""
    head = tl.program_id(1) * LENGTH * D
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns, width = tl.arange(0, BN), tl.arange(0, D)
    query = tl.load(q + head + rows[:, None] * D + width[None, :])
    keys = k + head + width[:, None] + columns[None, :] * D
    values = v + head + columns[:, None] * D + width[None, :]
    most = tl.full((BM,), float("-inf"), dtype=tl.float32)
    sums = tl.zeros((BM,), dtype=tl.float32)
    total = tl.zeros((BM, D), dtype=tl.float32)
    for _ in range(0, LENGTH, BN):
        scores = tl.dot(query, tl.load(keys)) * scale
        higher = tl.maximum(most, tl.max(scores, 1))
        weights = tl.exp2(scores - higher[:, None])
        shrink = tl.exp2(most - higher)
        sums = sums * shrink + tl.sum(weights, 1)
        total = tl.dot(weights.to(tl.float16), tl.load(values), total * shrink[:, None])
        most = higher
        keys += BN * D
        values += BN * D
    at = out + head + rows[:, None] * D + width[None, :]
    tl.store(at, (total / sums[:, None]).to(tl.float16))


def main() -> None:
    """Attend again and again."""
    torch.manual_seed(0)
    q, k, v = (torch.randn((HEADS, LENGTH, DEPTH), device="cuda").half() for _ in range(3))
    out = torch.empty_like(q)
    for step in range(STEPS):
        attention[(LENGTH // 64, HEADS)](
            *(q, k, v, out, LENGTH, SCALE), BM=64, BN=64, D=DEPTH, num_warps=8, num_stages=1
        )
        q = out.clone()
        print(f"step {step}: mean square {out.float().square().mean().item():.6f}", flush=True)


if __name__ == "__main__":
    main()
