"""Whether tensor cores, bulk and tensor copies leave the same in memory, emulated and on a GPU.

    python benchmarks/emulated/asynchronous.py OUT.md [CASE.toml...]

Writes cases into a temporary folder, or takes those that are named (of benchmarks/tensor, and those
that its corpus.py makes), runs each on the emulated device and, where
there is one, on the GPU, and compares every output: bits, and the largest difference relative to
the largest sum of the products' sizes. Without a GPU only the emulated side runs.
"""

import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case

Array = npt.NDArray[Any]
MODULE = """.version 8.6
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 tiles[];
.visible .entry k(.param .u64 p0, .param .u64 p1, .param .u64 p2)
{{
    .reg .pred %p<9>;
    .reg .b32 %r<65>;
    .reg .b64 %rd<17>;
    .reg .b32 %d<129>;
    ld.param.u64 %rd0, [p0];
    ld.param.u64 %rd1, [p1];
    ld.param.u64 %rd2, [p2];
    cvta.to.global.u64 %rd1, %rd1;
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, tiles;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra FILLED;
    mbarrier.init.shared::cta.b64 [%r1+40960], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1+40960], 32768;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes
        [%r1], [%rd0], 32768, [%r1+40960];
FILLED:
    bar.sync 0;
FIRST:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r1+40960], 0;
    @!%p2 bra FIRST;
{body}
    ret;
}}
"""
CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = [1]
block = [128]
dynamic_shared_bytes = 49152
[[arguments]]
name = "source"
type = "u8"
shape = [32768]
fill = {{ content = "file", path = "source.npy" }}
[[arguments]]
name = "out"
type = "u32"
shape = [{words}]
output = true
[[arguments]]
name = "map"
type = "u8"
shape = [128]
"""


@dataclass(frozen=True)
class Test:
    """A kernel, what it reads, and how its results are read.

    Attributes:
        name: for the table.
        body: PTX behind the copy of the source into shared memory.
        source: bytes in shared memory.
        words: 32-bit words of the output.
        type: of the output's elements.
        scale: the largest sum of the products' sizes; 1 where nothing is summed.
    """

    name: str
    body: str
    source: Array
    words: int
    type: type
    scale: float = 1.0


# Layouts of operands: swizzle, leading and stride distances, whether terms lie apart.
NONE, W32, W64, W128 = (0, 128, 256, 0), (3, 0, 256, 0), (2, 0, 512, 0), (1, 0, 1024, 0)
ACROSS, ACROSS_128 = (0, 1024, 128, 1), (1, 4096, 1024, 1)
WIDTHS = {0: 16, 1: 128, 2: 64, 3: 32}


def put(memory: Array, start: int, matrix: Array, layout: tuple[int, int, int, int]) -> int:
    """Write an operand of rows by terms; its descriptor."""
    swizzle, leading, stride, across = layout
    size, width = matrix.itemsize, WIDTHS[swizzle]
    raw = np.ascontiguousarray(matrix).view(np.uint8).reshape(*matrix.shape, size)
    for row, term in np.ndindex(*matrix.shape):
        byte = term * size
        if not across:
            at = row // 8 * stride + row % 8 * width
            at += byte if swizzle else byte // 16 * leading + byte % 16
        elif not swizzle:
            at = row // 8 * stride + term // 8 * leading + term % 8 * 16 + row % 8 * size
        else:
            beside = width // size
            at = row // beside * leading + term // 8 * stride
            at += term % 8 * width + row % beside * size
        at += start
        at ^= at // 128 % (width // 16) * 16 if swizzle else 0
        memory[at : at + size] = raw[row, term]
    return start >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | swizzle << 62


def numbers(kind: str, shape: tuple[int, int], seed: int, *, whole: bool) -> tuple[Array, Array]:
    """An operand's elements as they lie in memory, and their values."""
    rng = np.random.default_rng(seed)
    if kind in ("s8", "u8"):
        codes = rng.integers(0, 256, shape).astype(np.int8 if kind == "s8" else np.uint8)
        return codes, codes.astype(np.float64)
    values = rng.integers(-4, 5, shape).astype(np.float32) if whole else rng.normal(size=shape)
    values = values.astype(np.float32)
    if kind == "f16":
        return values.astype(np.float16), values.astype(np.float16).astype(np.float64)
    bits = values.view(np.uint32)
    if kind == "bf16":
        upper = (bits >> 16).astype(np.uint16)
        return upper, (bits & 0xFFFF0000).view(np.float32).astype(np.float64)
    if kind == "tf32":
        cut = bits & np.uint32(0xFFFFE000)
        return cut, cut.view(np.float32).astype(np.float64)
    if kind == "e5m2":
        upper = (values.astype(np.float16).view(np.uint16) >> 8).astype(np.uint8)
        return upper, (upper.astype(np.uint16) << 8).view(np.float16).astype(np.float64)
    # E4M3: of 8 bits all but NaNs, made from a half's by a factor of 2^8.
    codes = rng.integers(0, 256, shape).astype(np.uint8)
    codes[codes & 0x7F == 0x7F] = 0x30
    codes &= np.uint8(0xBF)
    halves = ((codes & 0x80).astype(np.uint16) << 8) | ((codes & 0x7F).astype(np.uint16) << 7)
    return codes, halves.view(np.float16).astype(np.float64) * 256


PRODUCTS = [
    ("f16", "f16", "f32", 16, 64, W128, W128),
    ("f16", "f16", "f32", 16, 128, NONE, W64),
    ("f16", "f16", "f32", 16, 64, ACROSS, ACROSS_128),
    ("f16", "f16", "f16", 16, 64, W32, W128),
    ("bf16", "bf16", "f32", 16, 64, W64, ACROSS),
    ("tf32", "tf32", "f32", 8, 64, W128, W32),
    ("e4m3", "e4m3", "f32", 32, 64, W128, W128),
    ("e4m3", "e5m2", "f16", 32, 64, W128, W128),
    ("s8", "u8", "s32", 32, 64, W128, NONE),
]


def products() -> Iterator[Test]:
    """wgmma: two products into the same sums, of whole numbers and of others."""
    for of_a, of_b, of_d, terms, n, left, right in PRODUCTS:
        for whole in (True, False):
            memory = np.zeros(32768, np.uint8)
            a, x = numbers(of_a, (64, terms), 1, whole=whole)
            b, y = numbers(of_b, (n, terms), 2, whole=whole)
            ends = put(memory, 0, a, left), put(memory, 16384, b, right)
            words = n // (4 if of_d == "f16" else 2)
            items = ", ".join(f"%d{i}" for i in range(words))
            flags = "" if of_d == "s32" else ", 1, 1"
            flags += f", {left[3]}, {right[3]}" if of_a in ("f16", "bf16") else ""
            opcode = f"wgmma.mma_async.sync.aligned.m64n{n}k{terms}.{of_d}.{of_a}.{of_b}"
            zeros = "\n".join(f"    mov.b32 %d{i}, 0;" for i in range(words))
            once = f"    {opcode} {{{items}}}, %rd4, %rd5, %p3{flags};"
            stores = "\n".join(f"    st.global.b32 [%rd3+{512 * i}], %d{i};" for i in range(words))
            body = f"""
    cvt.u64.u32 %rd6, %r1;
    shr.u64 %rd6, %rd6, 4;
    add.s64 %rd4, %rd6, {ends[0]:#x};
    add.s64 %rd5, %rd6, {ends[1]:#x};
    setp.eq.u32 %p3, %r0, %r0;
{zeros}
    wgmma.fence.sync.aligned;
{once}
{once}
    wgmma.commit_group.sync.aligned;
    wgmma.wait_group.sync.aligned 0;
    mul.wide.u32 %rd3, %r0, 4;
    add.s64 %rd3, %rd1, %rd3;
{stores}"""
            kind = {"f32": np.float32, "f16": np.float16, "s32": np.int32}[of_d]
            scale = float((2 * np.abs(x) @ np.abs(y).T).max())
            of = "whole numbers" if whole or of_d == "s32" else "normal numbers"
            name = f"{opcode.removeprefix('wgmma.mma_async.sync.aligned.')} {of}"
            yield Test(f"wgmma {name}", body, memory, words * 128, kind, scale)


def warp_products() -> Iterator[Test]:
    """mma.sync: one product of random words, zeros in C."""
    forms = [
        ("m16n8k16", "f32", "f16", 4),
        ("m16n8k16", "f16", "f16", 2),
        ("m16n8k16", "f32", "bf16", 4),
        ("m16n8k8", "f32", "tf32", 4),
        ("m16n8k32", "f32", "e4m3", 4),
        ("m16n8k32", "f32", "e5m2", 4),
        ("m16n8k32", "s32", "s8", 4),
    ]
    for shape, of_d, kind, of_c in forms:
        count = int(shape[5:].partition("k")[2])
        per = {"tf32": 1, "f16": 2, "bf16": 2}.get(kind, 4)
        held, values = numbers(kind, (32, 6 * per), 3, whole=False)
        words = np.ascontiguousarray(held).view(np.uint32).reshape(32, 6)
        memory = np.zeros(32768, np.uint8)
        memory[: words.nbytes] = words.view(np.uint8).reshape(-1)
        loads = "\n".join(f"    ld.shared.b32 %r{10 + i}, [%r3+{4 * i}];" for i in range(6))
        d = ", ".join(f"%d{i}" for i in range(of_c))
        zeros = "\n".join(f"    mov.b32 %d{i}, 0;" for i in range(of_c))
        stores = "\n".join(f"    st.global.b32 [%rd3+{128 * i}], %d{i};" for i in range(of_c))
        opcode = f"mma.sync.aligned.{shape}.row.col.{of_d}.{kind}.{kind}.{of_d}"
        body = f"""
    setp.gt.u32 %p3, %r0, 31;
    @%p3 bra DONE;
    mad.lo.u32 %r3, %r0, 24, %r1;
{loads}
{zeros}
    {opcode} {{{d}}}, {{%r10, %r11, %r12, %r13}}, {{%r14, %r15}}, {{{d}}};
    mul.wide.u32 %rd3, %r0, 4;
    add.s64 %rd3, %rd1, %rd3;
{stores}
DONE:"""
        type_ = {"f32": np.float32, "f16": np.float16, "s32": np.int32}[of_d]
        scale = count * float(np.abs(values).max()) ** 2
        yield Test(f"{opcode}", body, memory, 32 * of_c, type_, scale)


def reductions() -> Iterator[Test]:
    """cp.reduce.async.bulk: of what is copied first and again."""
    rng = np.random.default_rng(7)
    kinds = [
        ("add.f32", np.float32),
        ("add.noftz.f16", np.float16),
        ("add.noftz.bf16", np.uint16),
        ("min.f16", np.float16),
        ("max.s32", np.int32),
        ("add.u64", np.uint64),
        ("xor.b32", np.uint32),
        ("inc.u32", np.uint32),
    ]
    for kind, type_ in kinds:
        memory = np.zeros(32768, np.uint8)
        if np.dtype(type_).kind == "f":
            values = rng.normal(size=2048 // np.dtype(type_).itemsize).astype(type_)
        elif kind.endswith("bf16"):
            values = (rng.normal(size=1024).astype(np.float32).view(np.uint32) >> 16).astype(type_)
        else:
            values = rng.integers(0, 1 << 31, 2048 // np.dtype(type_).itemsize).astype(type_)
        memory[:2048] = values.view(np.uint8)
        body = f"""
    @!%p1 bra DONE;
    cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 1024;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
    cp.reduce.async.bulk.global.shared::cta.bulk_group.{kind} [%rd1], [%r1+1024], 1024;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
DONE:"""
        yield Test(f"cp.reduce.async.bulk {kind}", body, memory, 256, np.uint32)


PLACES = [
    *((0, 0, 0, 1), (-4, -2, 0, 1), (40, 14, 1, 1), (4, -2, 0, 1), (-4, 2, 0, 1), (48, 0, 0, 1)),
    *((1, 3, 0, 1), (-3, 0, 0, 1), (0, 0, 0, 2), (4, 4, 0, 2)),
]
"""Column, row, whether NaNs are outside, steps."""


def tiles() -> Iterator[Test]:
    """Tensor copies by maps that the kernel makes: what lies in shared memory then."""
    base = np.arange(20 * 48, dtype=np.float32) + 1
    for swizzle, columns in ((0, 16), (1, 8), (2, 16), (3, 32)):
        for column, row, fill, step in PLACES[: 3 if swizzle else None]:
            memory = np.zeros(32768, np.uint8)
            memory[: base.nbytes] = base.view(np.uint8)
            fields = [
                ("global_address", "b64", "%rd0"),
                ("rank", "b32", "1"),
                ("box_dim", "b32", f"0, {columns}"),
                ("box_dim", "b32", "1, 8"),
                ("global_dim", "b32", "0, 48"),
                ("global_dim", "b32", "1, 20"),
                ("global_stride", "b64", "0, 192"),
                ("element_stride", "b32", f"0, {step}"),
                ("element_stride", "b32", f"1, {step}"),
                ("elemtype", "b32", "7"),
                ("interleave_layout", "b32", "0"),
                ("swizzle_mode", "b32", f"{swizzle}"),
                ("fill_mode", "b32", f"{fill}"),
            ]
            made = "\n".join(_replaced(*each) for each in fields)
            zeros = "\n".join(f"    st.shared.b64 [%r1+{36864 + 8 * n}], 0;" for n in range(16))
            size = columns * 4 * 8 // step
            body = f"""
    @!%p1 bra MADE;
{zeros}
{made}
    mbarrier.init.shared::cta.b64 [%r1+40968], 1;
    fence.proxy.async.shared::cta;
MADE:
    bar.sync 0;
    setp.lt.u32 %p4, %r0, 32;
    add.u32 %r5, %r1, 36864;
    @%p4 tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned
        [%rd2], [%r5], 128;
    fence.proxy.tensormap::generic.acquire.gpu [%rd2], 128;
    bar.sync 0;
    @!%p1 bra ISSUED;
    mov.u32 %r6, {column};
    mov.u32 %r7, {row};
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1+40968], {size};
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        [%r1+8192], [%rd2, {{%r6, %r7}}], [%r1+40968];
ISSUED:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r1+40968], 0;
    @!%p2 bra ISSUED;
    mul.wide.u32 %rd3, %r0, 4;
    add.s64 %rd3, %rd1, %rd3;
    mad.lo.u32 %r8, %r0, 4, %r1;
    ld.shared.b32 %r9, [%r8+8192];
    st.global.b32 [%rd3], %r9;"""
            words = min(size // 4, 128)
            rest = f"    setp.ge.u32 %p5, %r0, {words};\n    @%p5 ret;\n    mul.wide.u32 %rd3"
            body = body.replace("    mul.wide.u32 %rd3", rest)
            name = f"tile {columns} x 8 at ({column}, {row}), swizzle {swizzle}, "
            name += f"fill {fill}, step {step}"
            yield Test(name, body, memory, words, np.uint32)


MAPPED = """.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .align 128 .b8 k_0[128], .param .u64 k_1)
{
    .reg .pred %p<3>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .shared .align 1024 .b8 tile[2048];
    .shared .b64 bar;
    mov.b64 %rd1, k_0;
    cvta.param.u64 %rd2, %rd1;
    ld.param.u64 %rd3, [k_1];
    mov.u32 %r1, tile;
    mov.u32 %r2, bar;
    mov.u32 %r0, %tid.x;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra READY;
    mbarrier.init.shared::cta.b64 [%r2], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 1024;
    mov.u32 %r3, 32;
    mov.u32 %r4, 4;
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        [%r1], [%rd2, {%r3, %r4}], [%r2];
READY:
    bar.sync 0;
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0;
    @!%p2 bra WAIT;
    mad.lo.u32 %r5, %r0, 4, %r1;
    ld.shared.u32 %r6, [%r5];
    mul.wide.u32 %rd4, %r0, 4;
    add.s64 %rd5, %rd3, %rd4;
    st.global.u32 [%rd5], %r6;
    ret;
}
"""
MAPPED_CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = 1
block = 256
[[arguments]]
name = "image"
type = "{type}"
shape = [20, {columns}]
fill = {{ content = "random", low = -1, high = 1, seed = 1 }}
tensor_map = {{ box = [{width}, 8], swizzle = 128{more} }}
[[arguments]]
name = "out"
type = "u32"
shape = [256]
output = true
"""


def maps(folder: Path) -> Iterator[tuple[str, Path]]:
    """Cases with a tensor map as an argument, which the GPU's driver encodes."""
    for kind, columns, width, more in (
        ("f16", 80, 64, ""),
        ("f16", 80, 64, ", nans = true"),
        ("bf16", 80, 64, ", nans = true"),
        ("f32", 40, 32, ", nans = true"),
        ("f64", 40, 16, ", nans = true"),
    ):
        name = f"{kind}, {'NaNs' if more else 'zeros'} outside"
        own = folder / f"map-{kind}-{len(more)}"
        own.mkdir()
        (own / "k.ptx").write_text(MAPPED)
        case = MAPPED_CASE.format(type=kind, columns=columns, width=width, more=more)
        (own / "k.toml").write_text(case)
        yield f"map of the case, {name}", own / "k.toml"


PIXELS = """.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .align 128 .b8 k_0[128], .param .u64 k_1)
{{
    .reg .pred %p<3>;
    .reg .b16 %rs<4>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .shared .align 1024 .b8 tile[2048];
    .shared .b64 bar;
    mov.b64 %rd1, k_0;
    cvta.param.u64 %rd2, %rd1;
    ld.param.u64 %rd3, [k_1];
    mov.u32 %r1, tile;
    mov.u32 %r2, bar;
    mov.u32 %r0, %tid.x;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra READY;
    mbarrier.init.shared::cta.b64 [%r2], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 1024;
    cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes
        [%r1], [%rd2, {{{place}}}], [%r2], {{{offsets}}};
READY:
    bar.sync 0;
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0;
    @!%p2 bra WAIT;
    mad.lo.u32 %r5, %r0, 4, %r1;
    ld.shared.u32 %r6, [%r5];
    mul.wide.u32 %rd4, %r0, 4;
    add.s64 %rd5, %rd3, %rd4;
    st.global.u32 [%rd5], %r6;
    ret;
}}
"""
PIXELS_CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = 1
block = 256
[[arguments]]
name = "image"
type = "u16"
shape = {shape}
fill = {{ content = "ramp", low = 1, step = 1 }}
tensor_map = {{ box = [32, 16], swizzle = 64, lower = {lower}, upper = {upper}{more} }}
[[arguments]]
name = "out"
type = "u32"
shape = [256]
output = true
"""
BOXES: list[tuple[list[int], list[int], list[int], list[int], list[int], str]] = [
    ([3, 8, 10, 32], [-1, -2], [-2, -1], [0, 3, 5, 1], [1, 2], ""),
    ([3, 8, 10, 32], [0, 0], [0, 0], [0, 4, 6, 0], [0, 0], ""),
    ([3, 8, 10, 32], [-1, -1], [-1, -1], [0, -1, -1, 0], [0, 0], ""),
    ([3, 8, 10, 32], [-1, -1], [-1, -1], [0, 7, 5, 2], [2, 2], ""),
    ([3, 8, 10, 48], [-1, -1], [-1, -1], [32, 2, 1, 1], [0, 1], ""),
    ([3, 9, 11, 32], [-1, -1], [-1, -1], [0, 1, 1, 0], [1, 0], ", steps = [1, 2, 2, 1]"),
    ([3, 9, 11, 32], [-1, -1], [-1, -1], [0, 3, -1, 0], [1, 2], ", steps = [1, 2, 3, 1]"),
    ([3, 20, 32], [-2], [-1], [0, 9, 1], [1], ""),
    ([2, 3, 4, 6, 32], [-1, -1, 0], [-1, 0, -1], [0, 2, 1, 1, 0], [2, 1, 1], ""),
]
"""Shape (the first dimension last), corners, coordinates, offsets, more of the map."""


def pixels(folder: Path) -> Iterator[tuple[str, Path]]:
    """Cases with maps in im2col mode, which the GPU's driver encodes."""
    for number, (shape, lower, upper, place, offsets, more) in enumerate(BOXES):
        own = folder / f"pixels-{number}"
        own.mkdir()
        texts = [", ".join(map(str, each)) for each in (place, offsets)]
        ptx = PIXELS.format(rank=len(shape), place=texts[0], offsets=texts[1])
        (own / "k.ptx").write_text(ptx)
        case = PIXELS_CASE.format(shape=shape, lower=lower, upper=upper, more=more)
        (own / "k.toml").write_text(case)
        yield (
            f"im2col {shape[::-1]}, corners {lower} {upper}, {place} + {offsets}{more}",
            own / "k.toml",
        )


def _replaced(name: str, kind: str, value: str) -> str:
    place = "[%r1+36864]"
    return f"    tensormap.replace.tile.{name}.shared::cta.b1024.{kind} {place}, {value};"


def outputs(backend: Backend, path: Path) -> Mapping[str, bytes]:
    """What a case leaves in its outputs.

    Raises:
        CuadoError: it cannot be built or run.
    """
    launch = load_case(path)
    with backend.open(launch) as bench:
        options = options_for(launch.ptx, bench.device, launch.max_registers)
        bench.load(build(launch.ptx, launch.kernel, options).program(ORIGINAL, launch.kernel))
        return bench.outputs(Trial())


def tried(backend: Backend, path: Path) -> tuple[Mapping[str, bytes], str]:
    """What a case leaves in its outputs, or the error that ends it."""
    try:
        return outputs(backend, path), ""
    except CuadoError as error:
        return {}, error.message


def written(test: Test, folder: Path) -> Path:
    """The case of a test, with its PTX and data."""
    folder.mkdir(parents=True)
    (folder / "k.ptx").write_text(MODULE.format(body=test.body))
    np.save(folder / "source.npy", test.source)
    (folder / "k.toml").write_text(CASE.format(words=test.words))
    return folder / "k.toml"


def compared(ours: bytes, theirs: bytes, type_: type, scale: float) -> str:
    """How the emulated output differs from the GPU's, as cells of the table."""
    a: Array = np.frombuffer(ours, type_)
    b: Array = np.frombuffer(theirs, type_)
    same = np.frombuffer(ours, np.uint8) == np.frombuffer(theirs, np.uint8)
    if same.all():
        return f"identical | {a.size} | 0"
    x, y = a.astype(np.float64), b.astype(np.float64)
    wrong = ~same.reshape(a.size, -1).all(1)
    elements, first = int(wrong.sum()), int(wrong.argmax())
    size = a.itemsize
    bits = [int.from_bytes(raw[first * size :][:size], "little") for raw in (ours, theirs)]
    said = f"{elements} differ (the first: {bits[0]:#x}, {bits[1]:#x})"
    worst = float(np.nanmax(np.abs(x - y))) / (scale or float(np.nanmax(np.abs(y))))
    return f"{said} | {a.size} | {worst:.2e}"


ELEMENTS: dict[str, type] = {"f16": np.float16, "f32": np.float32}


def rows(
    name: str, path: Path, gpu: Backend | None, type_: type | None = None, scale: float = 0
) -> Iterator[str]:
    """Lines of the table: one for each output. Without a scale the largest number is it."""
    ours, refused = tried(EmulatedBackend("h200"), path)
    theirs, wrong = tried(gpu, path) if gpu is not None else ({}, "")
    if refused or wrong or gpu is None:
        said = f"emulated: {refused or 'ends'}; GPU: {wrong or 'ends' if gpu else 'none'}"
        yield f"| {name} | {said} | | |"
        return
    types = {buffer.name: buffer.type for buffer in load_case(path).buffers}
    for output, data in ours.items():
        kind: type = type_ or ELEMENTS.get(types[output], np.int32)
        yield f"| {name} {output} | {compared(data, theirs[output], kind, scale)} |"


def main() -> None:
    """Run all tests, or the cases that are named."""
    target, folder = Path(sys.argv[1]), Path(tempfile.mkdtemp())
    try:
        gpu: Backend | None = GpuBackend()
        name = gpu.name if gpu is not None else ""
    except CuadoError as error:
        gpu, name = None, str(error)
    head = "| kernel and output | bits | elements | largest difference |"
    lines = [f"Against: {name}", "", head, "|---|---|--:|--:|"]
    found: Iterable[Iterator[str]] = (
        rows(Path(each).stem, Path(each), gpu) for each in sys.argv[2:]
    )
    if len(sys.argv) == 2:
        mapped = [rows(name, path, gpu) for name, path in (*pixels(folder), *maps(folder))]
        tests = [*products(), *warp_products(), *reductions(), *tiles()]
        found = (
            rows(test.name, written(test, folder / str(number)), gpu, test.type, test.scale)
            for number, test in enumerate(tests)
        )
        found = chain(mapped, found)
    for each in found:
        for line in each:
            lines.append(line)
            print(line, flush=True)
        target.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
