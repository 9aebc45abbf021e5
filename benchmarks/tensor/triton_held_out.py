"""Triton kernels that were written after the timing model, to see what it makes of others."""

# Block sizes are written in capitals, and kernels have many parameters, as in all Triton code.
# ruff: noqa: ARG001, N803, PLR0913, PLR0917

import triton
import triton.language as tl


@triton.jit
def matmul_bias_silu(a, b, bias, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = silu(A x B + bias), as the first half of a feed-forward layer."""
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
    total += tl.load(bias + columns)[None, :]
    out = total / (1.0 + tl.exp(-total))
    tl.store(c + rows[:, None] * N + columns[None, :], out.to(tl.float16))


@triton.jit
def matmul_transposed(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B', rows of both in memory one after another, as weights of layers are."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    left = a + rows[:, None] * K + inner[None, :]
    right = b + columns[None, :] * K + inner[:, None]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, K, BK):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BK
        right += BK
    tl.store(c + rows[:, None] * N + columns[None, :], total.to(tl.float16))


@triton.jit
def attention_causal(
    q, k, v, out, LENGTH, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr
):
    """Attention to what came before: blocks have unequal work."""
    head = tl.program_id(1) * LENGTH * D
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns, width = tl.arange(0, BN), tl.arange(0, D)
    query = tl.load(q + head + rows[:, None] * D + width[None, :])
    keys = k + head + width[:, None] + columns[None, :] * D
    values = v + head + columns[:, None] * D + width[None, :]
    most = tl.full((BM,), float("-inf"), dtype=tl.float32)
    sums = tl.zeros((BM,), dtype=tl.float32)
    total = tl.zeros((BM, D), dtype=tl.float32)
    for first in range(0, (tl.program_id(0) + 1) * BM, BN):
        scores = tl.dot(query, tl.load(keys)) * scale
        later = first + columns[None, :] > rows[:, None]
        scores = tl.where(later, float("-inf"), scores)
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


@triton.jit
def rms_norm(x, weight, y, WIDTH, BLOCK: tl.constexpr):
    """Each x / root of the mean square x weight by row."""
    row = tl.program_id(0) * WIDTH
    at = tl.arange(0, BLOCK)
    inside = at < WIDTH
    values = tl.load(x + row + at, mask=inside, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.sum(values * values, 0) / WIDTH + 1e-5)
    weights = tl.load(weight + at, mask=inside)
    tl.store(y + row + at, (values * scale * weights).to(tl.float16), mask=inside)
