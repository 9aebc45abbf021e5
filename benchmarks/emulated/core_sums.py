"""Whether sums of tensor cores have a GPU's bits: any exponents, zeros, infinities, NaNs.

    python benchmarks/emulated/core_sums.py OUT.md [KEPT]

Each form of wgmma and mma.sync with results in floating point runs once, on the emulated device
and, where there is one, on the GPU, each block with other numbers, and with a C that is not zero.
Into the folder KEPT go the operands and both results of those that differ.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from asynchronous import CASE, MODULE, W128, Array, outputs, put

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError

SOURCE = 32768
FORMATS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "e4m3": (4, 3), "e5m2": (5, 2)}
"""Bits of the exponent and of the fraction; a tf32 has 13 more bits, which are zero."""
WARPGROUP = [("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("tf32", "f32")]
WARPGROUP += [("e4m3", "f32"), ("e5m2", "f32"), ("e4m3", "f16")]
WARP = [
    *(("m16n8k16", "f16", "f32"), ("m16n8k16", "f16", "f16"), ("m16n8k16", "bf16", "f32")),
    *(("m16n8k8", "tf32", "f32"), ("m16n8k32", "e4m3", "f32"), ("m16n8k32", "e5m2", "f32")),
    *(("m16n8k8", "f16", "f32"), ("m16n8k8", "bf16", "f32"), ("m16n8k4", "tf32", "f32")),
]


FRAGMENTS = [("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("tf32", "f32")]


@dataclass(frozen=True)
class Numbers:
    """How operands are drawn: shares of zeros, infinities and NaNs, and a range of exponents.

    Attributes:
        low: lowest exponent, from 0 (subnormal) to 1 (the largest).
        high: highest exponent.
        zeros: share of zeros of either sign.
        odd: share of infinities and NaNs.
        apart: true if a term's factors are zero in one operand and large in the other by turns.
    """

    low: float
    high: float
    zeros: float = 0.1
    odd: float = 0
    apart: bool = False


SETS = {
    "any exponents": Numbers(0, 1),
    "near exponents": Numbers(0.4, 0.6),
    "subnormal numbers": Numbers(0, 0.1),
    "zeros beside large numbers": Numbers(0.2, 0.4, apart=True),
    "large numbers": Numbers(0.9, 1, zeros=0),
    "infinities and NaNs": Numbers(0.3, 0.7, odd=0.02),
    "few numbers and zeros": Numbers(0.45, 0.55, zeros=0.9),
}


def drawn(kind: str, shape: tuple[int, int], numbers: Numbers, seed: int, *, first: bool) -> Array:
    """Elements of a format, as they lie in memory."""
    rng = np.random.default_rng(seed)
    exponent_bits, bits = (8, 23) if kind == "f32" else FORMATS[kind]
    most = (1 << exponent_bits) - 1
    top = most if kind == "e4m3" else most - 1
    exponents = rng.integers(int(numbers.low * top), int(numbers.high * top) + 1, shape)
    found = exponents << bits | rng.integers(0, 1 << bits, shape)
    found[rng.random(shape) < numbers.zeros] = 0
    if numbers.apart:
        found[:, int(first) :: 2] = 0
        found[:, int(not first) :: 4] = top - 1 << bits
    if kind == "e4m3":
        found[found == 0x7F] = 0x7E
    odd = rng.random(shape) < numbers.odd
    if kind == "e4m3":
        found[odd] = 0x7F
    else:
        found[odd] = (most << bits) + (rng.random(int(odd.sum())) < 0.3) * (1 << bits - 1)
    found |= rng.integers(0, 2, shape) << bits + exponent_bits
    if kind in ("f32", "tf32"):
        return (found << (23 - bits)).astype(np.uint32)
    return found.astype(np.uint16 if bits + exponent_bits == 15 else np.uint8)


def warpgroup(kind: str, of_d: str) -> tuple[str, str, int, Callable[[Numbers, int], Array]]:
    """A product by wgmma: its opcode, PTX, words of D, and the source of its operands."""
    terms = {"f16": 16, "bf16": 16, "tf32": 8}.get(kind, 32)
    words = 32 if of_d == "f32" else 16
    opcode = f"wgmma.mma_async.sync.aligned.m64n64k{terms}.{of_d}.{kind}.{kind}"
    ends = [at >> 4 | 1024 >> 4 << 32 | 1 << 62 for at in (0, 8192)]
    items = ", ".join(f"%d{i}" for i in range(words))
    loads = "\n".join(f"    ld.shared.b32 %d{i}, [%r3+{16384 + 512 * i}];" for i in range(words))
    stores = "\n".join(f"    st.global.b32 [%rd3+{512 * i}], %d{i};" for i in range(words))
    body = f"""
    mad.lo.u32 %r3, %r0, 4, %r1;
{loads}
    cvt.u64.u32 %rd6, %r1;
    shr.u64 %rd6, %rd6, 4;
    add.s64 %rd4, %rd6, {ends[0]:#x};
    add.s64 %rd5, %rd6, {ends[1]:#x};
    setp.eq.u32 %p3, %r0, %r0;
    wgmma.fence.sync.aligned;
    {opcode} {{{items}}}, %rd4, %rd5, %p3, 1, 1{", 0, 0" if kind in ("f16", "bf16") else ""};
    wgmma.commit_group.sync.aligned;
    wgmma.wait_group.sync.aligned 0;
    mul.wide.u32 %rd3, %r0, 4;
    add.s64 %rd3, %rd1, %rd3;
{stores}"""

    def source(numbers: Numbers, seed: int) -> Array:
        memory = np.zeros(SOURCE, np.uint8)
        put(memory, 0, drawn(kind, (64, terms), numbers, seed, first=True), W128)
        put(memory, 8192, drawn(kind, (64, terms), numbers, seed + 1, first=False), W128)
        own = Numbers(numbers.low, numbers.high, numbers.zeros, numbers.odd)
        c = drawn(of_d, (64, 64), own, seed + 2, first=True)
        memory[16384 : 16384 + c.nbytes] = c.view(np.uint8).ravel()
        return memory

    return opcode, body, 128 * words, source


def warp(shape: str, kind: str, of_d: str) -> tuple[str, str, int, Callable[[Numbers, int], Array]]:
    """Four products by mma.sync, one a warp; the same as for wgmma."""
    terms = int(shape.partition("k")[2])
    per = {"tf32": 1, "f16": 2, "bf16": 2}.get(kind, 4)
    of_b = terms // (4 * per)
    of_a, of_c = 2 * of_b, 4 if of_d == "f32" else 2
    count = of_a + of_b + of_c
    names = [f"%r{10 + i}" for i in range(count)]
    loads = "\n".join(f"    ld.shared.b32 {n}, [%r3+{4 * i}];" for i, n in enumerate(names))
    a, b, c = names[:of_a], names[of_a : of_a + of_b], names[of_a + of_b :]
    lists = [", ".join(each) for each in (c, a, b, c)]
    opcode = f"mma.sync.aligned.{shape}.row.col.{of_d}.{kind}.{kind}.{of_d}"
    stores = "\n".join(f"    st.global.b32 [%rd3+{512 * i}], {n};" for i, n in enumerate(c))
    body = f"""
    mad.lo.u32 %r3, %r0, {4 * count}, %r1;
{loads}
    {opcode} {", ".join("{" + each + "}" for each in lists)};
    mul.wide.u32 %rd3, %r0, 4;
    add.s64 %rd3, %rd1, %rd3;
{stores}"""

    def source(numbers: Numbers, seed: int) -> Array:
        parts = [
            drawn(kind, (128, per * of_a), numbers, seed, first=True),
            drawn(kind, (128, per * of_b), numbers, seed + 1, first=False),
            drawn(of_d, (128, 4), Numbers(numbers.low, numbers.high), seed + 2, first=True),
        ]
        words = np.concatenate([part.view(np.uint32) for part in parts], 1)
        memory = np.zeros(SOURCE, np.uint8)
        memory[: words.nbytes] = np.ascontiguousarray(words).view(np.uint8).ravel()
        return memory

    return opcode, body, 128 * of_c, source


def fragments(kind: str, of_d: str) -> tuple[str, str, int, Callable[[Numbers, int], Array]]:
    """Four products by wmma, one a warp, of operands in shared memory; the same as for wgmma."""
    terms = 8 if kind == "tf32" else 16
    held = 8 if kind == "f16" else 4
    count = 8 if of_d == "f32" else 4
    names = [[f"%d{10 * at + i}" for i in range(n)] for at, n in ((1, held), (2, held), (3, count))]
    a, b, c = ("{" + ", ".join(each) + "}" for each in names)
    name = f"m16n16k{terms}"
    kinds = f"{of_d}.{of_d}" if kind == "f16" else f"{of_d}.{kind}.{kind}.{of_d}"
    step = 16 * 16 * (4 if of_d == "f32" else 2)
    body = f"""
    shr.u32 %r3, %r0, 5;
    mad.lo.u32 %r4, %r3, 4096, %r1;
    wmma.load.a.sync.aligned.row.{name}.shared.{kind} {a}, [%r4], {terms};
    wmma.load.b.sync.aligned.col.{name}.shared.{kind} {b}, [%r4+1024], {terms};
    wmma.load.c.sync.aligned.row.{name}.shared.{of_d} {c}, [%r4+2048], 16;
    wmma.mma.sync.aligned.row.col.{name}.{kinds} {c}, {a}, {b}, {c};
    mul.wide.u32 %rd3, %r3, {step};
    add.s64 %rd3, %rd1, %rd3;
    wmma.store.d.sync.aligned.row.{name}.global.{of_d} [%rd3], {c}, 16;"""

    def source(numbers: Numbers, seed: int) -> Array:
        memory = np.zeros(SOURCE, np.uint8)
        for warp in range(4):
            parts = [
                drawn(kind, (16, terms), numbers, seed + 7 * warp, first=True),
                drawn(kind, (16, terms), numbers, seed + 7 * warp + 1, first=False),
                drawn(of_d, (16, 16), Numbers(numbers.low, numbers.high), seed + 2, first=True),
            ]
            for at, part in enumerate(parts):
                start = 4096 * warp + 1024 * at
                memory[start : start + part.nbytes] = part.view(np.uint8).ravel()
        return memory

    return f"wmma.{name}.{kinds}", body, step, source


def written(folder: Path, body: str, words: int, sources: list[Array]) -> Path:
    """A case whose blocks take one source each."""
    folder.mkdir(parents=True)
    own = f"""    mov.u32 %r2, %ctaid.x;
    mul.wide.u32 %rd7, %r2, {SOURCE};
    add.s64 %rd0, %rd0, %rd7;
    mul.wide.u32 %rd7, %r2, {4 * words};
    add.s64 %rd1, %rd1, %rd7;
    cvta.to.global.u64 %rd1"""
    text = MODULE.format(body=body).replace("    cvta.to.global.u64 %rd1", own, 1)
    (folder / "k.ptx").write_text(text)
    np.save(folder / "source.npy", np.concatenate(sources))
    case = CASE.format(words=words * len(sources)).replace(
        f"[{SOURCE}]", f"[{SOURCE * len(sources)}]"
    )
    (folder / "k.toml").write_text(case.replace("grid = [1]", f"grid = [{len(sources)}]"))
    return folder / "k.toml"


def rows(
    name: str, path: Path, sources: list[Array], of_d: str, gpu: Backend | None, kept: Path | None
) -> Iterator[str]:
    """Lines of the table: one for each set of numbers."""
    try:
        ours = outputs(EmulatedBackend("h200"), path)["out"]
        theirs = ours if gpu is None else outputs(gpu, path)["out"]
    except CuadoError as error:
        yield f"| {name} | | {error.message} | |"
        return
    type_ = np.uint16 if of_d == "f16" else np.uint32
    both = [np.frombuffer(raw, type_).reshape(len(SETS), -1) for raw in (ours, theirs)]
    for number, what in enumerate(SETS):
        mine, gpus = both[0][number], both[1][number]
        wrong = mine != gpus
        said = "emulated only" if gpu is None else "identical"
        if wrong.any():
            first = int(wrong.argmax())
            said = f"{int(wrong.sum())} differ (the first: {mine[first]:#x}, {gpus[first]:#x})"
            if kept is not None:
                kept.mkdir(exist_ok=True)
                target = kept / f"{name}-{what}".replace(" ", "_").replace(".", "_")
                np.savez_compressed(target, source=sources[number], ours=mine, gpu=gpus)
        yield f"| {name} | {what} | {said} | {mine.size} |"


def main() -> None:
    """Run all forms, and write the table."""
    folder = Path(tempfile.mkdtemp())
    kept = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    try:
        gpu: Backend | None = GpuBackend()
        against = gpu.name if gpu is not None else ""
    except CuadoError as error:
        gpu, against = None, str(error)
    lines = [
        f"Against: {against}",
        "",
        "| product | numbers | bits | elements |",
        "|---|---|---|--:|",
    ]
    forms = [(warpgroup(*form), form[1]) for form in WARPGROUP]
    forms += [(warp(*form), form[2]) for form in WARP]
    forms += [(fragments(*form), form[1]) for form in FRAGMENTS]
    for at, ((opcode, body, words, source), of_d) in enumerate(forms):
        sources = [source(each, 10 * n) for n, each in enumerate(SETS.values())]
        path = written(folder / str(at), body, words, sources)
        for line in rows(opcode, path, sources, of_d, gpu, kept):
            lines.append(line)
            print(line, flush=True)
        Path(sys.argv[1]).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
