"""Triton kernels of the GPU tests; Triton reads their source from this file."""

import triton
import triton.language as tl


@triton.jit
def softmax(y, x, stride, columns, COLUMNS: tl.constexpr):  # noqa: N803
    """One program a row."""
    row = tl.program_id(0)
    at = tl.arange(0, COLUMNS)
    values = tl.load(x + row * stride + at, mask=at < columns, other=-float("inf"))
    values = tl.exp(values - tl.max(values, axis=0))
    tl.store(y + row * stride + at, values / tl.sum(values, axis=0), mask=at < columns)


@triton.jit
def add(y, x, n, BLOCK: tl.constexpr):  # noqa: N803
    """``y += x``."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    values = tl.load(y + at, mask=at < n) + tl.load(x + at, mask=at < n)
    tl.store(y + at, values, mask=at < n)
