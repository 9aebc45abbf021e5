"""Kernels in Triton as people write them: products, attention, norms. They need no GPU to compile.

``corpus.py`` compiles them to PTX, ``launch.py`` runs them. N, M and K are rows, columns and the
inner dimension as in the tutorials of Triton.
"""

# Block sizes are written in capitals, and kernels have many parameters, as in all Triton code.
# ruff: noqa: ARG001, N803, PLR0913, PLR0917

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B; copies of tiles by addresses."""
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
    out = c + rows[:, None] * N + columns[None, :]
    tl.store(out, total.to(c.dtype.element_ty))


@triton.jit
def matmul_integers(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B' in 8-bit integers: exact in any order."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    left = a + rows[:, None] * K + inner[None, :]
    right = b + inner[:, None] + columns[None, :] * K
    total = tl.zeros((BM, BN), dtype=tl.int32)
    for _ in range(0, K, BK):
        total = tl.dot(tl.load(left), tl.load(right), total, out_dtype=tl.int32)
        left += BK
        right += BK
    tl.store(c + rows[:, None] * N + columns[None, :], total)


@triton.jit
def matmul_fp8(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B' of 8-bit floats, added in single precision."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    left = a + rows[:, None] * K + inner[None, :]
    right = b + inner[:, None] + columns[None, :] * K
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, K, BK):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BK
        right += BK
    tl.store(c + rows[:, None] * N + columns[None, :], total.to(tl.float16))


@triton.jit
def matmul_grouped(
    a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr
):
    """C = A x B; blocks are ordered in groups of rows, so that they share what is in the L2."""
    program = tl.program_id(0)
    across, down = tl.cdiv(N, BN), tl.cdiv(M, BM)
    in_group = GROUP * across
    first = (program // in_group) * GROUP
    size = min(down - first, GROUP)
    row = first + (program % in_group) % size
    column = (program % in_group) // size
    rows = (row * BM + tl.arange(0, BM)) % M
    columns = (column * BN + tl.arange(0, BN)) % N
    inner = tl.arange(0, BK)
    left = a + rows[:, None] * K + inner[None, :]
    right = b + inner[:, None] * N + columns[None, :]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(tl.cdiv(K, BK)):
        part = inner < K - k * BK
        x = tl.load(left, mask=part[None, :], other=0.0)
        y = tl.load(right, mask=part[:, None], other=0.0)
        total = tl.dot(x, y, total)
        left += BK
        right += BK * N
    rows = row * BM + tl.arange(0, BM)
    columns = column * BN + tl.arange(0, BN)
    inside = (rows[:, None] < M) & (columns[None, :] < N)
    out = c + rows[:, None] * N + columns[None, :]
    tl.store(out, total.to(tl.float16), mask=inside)


@triton.jit
def matmul_split(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C += A x B; several blocks share the inner dimension of a tile and add atomically."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    parts, part = tl.num_programs(2), tl.program_id(2)
    inner = part * BK + tl.arange(0, BK)
    left = a + rows[:, None] * K + inner[None, :]
    right = b + inner[:, None] * N + columns[None, :]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, K, BK * parts):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BK * parts
        right += BK * parts * N
    tl.atomic_add(c + rows[:, None] * N + columns[None, :], total, sem="relaxed")


@triton.jit
def matmul_tensor_copies(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B; tiles are copied by tensor maps that the kernel makes."""
    left = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    right = tl.make_tensor_descriptor(b, [K, N], [N, 1], [BK, BN])
    out = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        total = tl.dot(left.load([row, k]), right.load([k, column]), total)
    out.store([row, column], total.to(tl.float16))


@triton.jit
def matmul_host_maps(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A x B; tiles are copied by tensor maps that the host makes."""
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        total = tl.dot(a.load([row, k]), b.load([k, column]), total)
    c.store([row, column], total.to(tl.float16))


@triton.jit
def matmul_persistent(
    a,
    b,
    c,
    M,
    N,
    K,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    BLOCKS: tl.constexpr,
    ROLES: tl.constexpr,
):
    """C = A x B; as many blocks as SMs take one tile after the other, with tensor copies."""
    left = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    right = tl.make_tensor_descriptor(b, [K, N], [N, 1], [BK, BN])
    out = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    across = tl.cdiv(N, BN)
    tiles = across * tl.cdiv(M, BM)
    for tile in tl.range(tl.program_id(0), tiles, BLOCKS, flatten=False, warp_specialize=ROLES):
        row, column = (tile // across) * BM, (tile % across) * BN
        total = tl.zeros((BM, BN), dtype=tl.float32)
        for k in range(0, K, BK):
            total = tl.dot(left.load([row, k]), right.load([k, column]), total)
        out.store([row, column], total.to(tl.float16))


@triton.jit
def attention(q, k, v, out, LENGTH, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    """softmax(Q x K') x V of one head a row of blocks; copies by addresses."""
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


@triton.jit
def attention_tensor_copies(
    q, k, v, out, LENGTH, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr
):
    """The same with tensor copies."""
    count = tl.num_programs(1) * LENGTH
    queries = tl.make_tensor_descriptor(q, [count, D], [D, 1], [BM, D])
    keys = tl.make_tensor_descriptor(k, [count, D], [D, 1], [BN, D])
    values = tl.make_tensor_descriptor(v, [count, D], [D, 1], [BN, D])
    outs = tl.make_tensor_descriptor(out, [count, D], [D, 1], [BM, D])
    first = tl.program_id(1) * LENGTH
    row = first + tl.program_id(0) * BM
    query = queries.load([row, 0])
    most = tl.full((BM,), float("-inf"), dtype=tl.float32)
    sums = tl.zeros((BM,), dtype=tl.float32)
    total = tl.zeros((BM, D), dtype=tl.float32)
    for at in range(0, LENGTH, BN):
        scores = tl.dot(query, keys.load([first + at, 0]).T) * scale
        higher = tl.maximum(most, tl.max(scores, 1))
        weights = tl.exp2(scores - higher[:, None])
        shrink = tl.exp2(most - higher)
        sums = sums * shrink + tl.sum(weights, 1)
        total = tl.dot(
            weights.to(tl.float16), values.load([first + at, 0]), total * shrink[:, None]
        )
        most = higher
    outs.store([row, 0], (total / sums[:, None]).to(tl.float16))


@triton.jit
def layer_norm(x, weight, bias, y, WIDTH, BLOCK: tl.constexpr):
    """(x - mean) / deviation x weight + bias by row."""
    row = tl.program_id(0) * WIDTH
    at = tl.arange(0, BLOCK)
    inside = at < WIDTH
    values = tl.load(x + row + at, mask=inside, other=0.0).to(tl.float32)
    mean = tl.sum(values, 0) / WIDTH
    apart = tl.where(inside, values - mean, 0.0)
    deviation = tl.rsqrt(tl.sum(apart * apart, 0) / WIDTH + 1e-5)
    scale = tl.load(weight + at, mask=inside)
    shift = tl.load(bias + at, mask=inside)
    tl.store(y + row + at, (apart * deviation * scale + shift).to(tl.float16), mask=inside)


@triton.jit
def softmax(x, y, ROWS, WIDTH, BLOCK: tl.constexpr, STAGES: tl.constexpr):
    """Softmax by row; a block takes several rows, and loads them ahead."""
    for row in tl.range(tl.program_id(0), ROWS, tl.num_programs(0), num_stages=STAGES):
        at = tl.arange(0, BLOCK)
        inside = at < WIDTH
        values = tl.load(x + row * WIDTH + at, mask=inside, other=-float("inf")).to(tl.float32)
        powers = tl.exp(values - tl.max(values, 0))
        out = powers / tl.sum(powers, 0)
        tl.store(y + row * WIDTH + at, out.to(tl.float16), mask=inside)
