"""Kernels of single float operations on special values, for ``nans.py``."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / "unit" / "backends" / "emulated"), str(ROOT / "benchmarks")]

from oracle_forms import GROUPS  # noqa: E402 - found by the path above
from oracle_harness import OPERANDS, SLOTS, WIDTHS, Group  # noqa: E402

from cuado.model.arguments import Buffer, Content, Fill  # noqa: E402
from cuado.model.launch import Launch  # noqa: E402
from soundness.exact.form import Accuracy, Form, OutsideOracleError, width  # noqa: E402
from soundness.exact.machine import form_of  # noqa: E402
from soundness.exact.numbers import FORMATS  # noqa: E402

Words = npt.NDArray[np.uint64]

BLOCK = 128
COARSE = Accuracy(relative=1.0)
MORE = {
    "tanh.approx.f16": ("f16", "f16"),
    "tanh.approx.bf16": ("bf16", "bf16"),
    "ex2.approx.f16": ("f16", "f16"),
    "ex2.approx.ftz.bf16": ("bf16", "bf16"),
    "cvt.rna.tf32.f32": ("f32", "f32"),
    "mov.b32": ("f32", "f32"),
    "mov.f32": ("f32", "f32"),
    "mov.f64": ("f64", "f64"),
    "shfl.sync.bfly.b32#0,0x1f,-1": ("f32", "u32", "f32"),
}
"""Operations beside the oracle's: what they read and make."""


def meaning(opcode: str) -> Form:
    """The form of an opcode, what it computes left out where the oracle does not know it."""
    try:
        return form_of(opcode)
    except OutsideOracleError:
        known = {entry.partition("#")[0]: kinds for entry, kinds in MORE.items()}
        *sources, result = known[opcode]
        accuracy = COARSE if "approx" in opcode else None
        return Form(tuple(sources), (result,), lambda *_: None, accuracy=accuracy)


@dataclass(frozen=True)
class Column:
    """One result of each lane.

    Attributes:
        name: the instruction.
        kind: type of the result.
        sources: types of the operands.
        bits: of the result.
        is_exact: whether numbers must agree, too.
    """

    name: str
    kind: str
    sources: tuple[str, ...]
    bits: int
    is_exact: bool = True


@dataclass(frozen=True)
class Kernel:
    """A kernel that reads a row of ``operands`` in each lane, and writes a row of ``columns``."""

    name: str
    ptx: str
    operands: Words
    columns: tuple[Column, ...]

    @property
    def launch(self) -> "Callable[[Path], Launch]":
        """How to launch it, given where its operands are kept."""

        def made(path: Path) -> Launch:
            lanes, words = self.operands.shape
            fill = Fill(Content.FILE, path=str(path))
            buffers = (
                Buffer("in", "u64", (lanes, words), fill),
                Buffer("out", "u64", (lanes, len(self.columns))),
            )
            grid = (lanes // BLOCK, 1, 1)
            return Launch(self.name, self.ptx, "k", grid, (BLOCK, 1, 1), buffers, outputs=("out",))

        return made


def specials(kind: str) -> list[int]:
    """Quiet and signalling NaNs of both signs, infinities, zeros, subnormal numbers, numbers."""
    form = FORMATS[kind]
    quiet, one = form.nan - form.infinity, (form.exponent_mask >> 1) << form.fraction_bits
    payload = 0x5A5A5A5A5A5A5A5A & (quiet - 1)
    step = 1 << form.fraction_bits
    found = [form.nan, form.infinity | (2 * quiet - 1), form.nan | payload, form.nan | 1]
    found += [form.infinity | 1, form.infinity | payload, form.infinity | (quiet - 1)]
    found += [form.infinity, 0, 1, step - 1, step, one, one + step // 2, form.infinity - 1]
    return sorted({*found, *(value | form.sign_bit for value in found)})


def operands() -> Words:
    """All pairs of special values of each width in slots a and b; any of them in c and d."""
    random = np.random.default_rng(0)
    values = {16: specials("f16") + specials("bf16"), 32: specials("f32"), 64: specials("f64")}
    pairs = {bits: np.array(list(product(values[bits], repeat=2)), np.uint64) for bits in WIDTHS}
    lanes = -(-2 * max(map(len, pairs.values())) // BLOCK) * BLOCK
    made = np.empty((lanes, OPERANDS), np.uint64)
    halves = np.array(values[16], np.uint64)
    for slot, (at, bits) in product(range(len(SLOTS)), enumerate(WIDTHS)):
        column = random.choice(np.array(values[bits], np.uint64), lanes)
        if slot < 2:
            column[: len(pairs[bits])] = pairs[bits][:, slot]
        if bits == 32:  # The other half of the lanes has pairs of halves.
            packed = random.choice(halves, (2, lanes // 2))
            column[lanes // 2 :] = packed[0] | packed[1] << np.uint64(16)
        made[:, slot * len(WIDTHS) + at] = column
    return made


def of_groups() -> Iterator[Kernel]:
    """The oracle's float operations, and copies."""
    rows = operands()
    for name in ("selection", "comparison", "single", "double", "half", "to-whole", "between"):
        yield _of_group(name, GROUPS[name], rows)
    yield _of_group("approximate", GROUPS["approximate"], rows)
    yield _of_group("more", list(MORE), rows)


def _of_group(name: str, entries: list[str], rows: Words) -> Kernel:
    floats = [entry for entry in entries if _has_float(entry)]
    group = Group(floats, meaning)
    columns = tuple(
        Column(o.text, o.kind, o.form.sources, o.bits, o.form.accuracy is None)
        for o in group.outputs
    )
    return Kernel(name, group.ptx, rows, columns)


def _has_float(entry: str) -> bool:
    words = entry.partition("#")[0].removesuffix("|").partition(">")[0]
    form = meaning(words)
    return any(kind in FORMATS for kind in (*form.sources, *form.results)) or "selp" in words


_ATOMICS = (
    ("global", "f32", 32, "r"),
    ("shared", "f32", 32, "r"),
    ("global", "f64", 64, "d"),
    ("shared", "f64", 64, "d"),
)


def of_atomics() -> Kernel:
    """atom.add and red.add: what is found, and what is left in memory."""
    body, columns = [], []
    for number, (space, kind, bits, letter) in enumerate(_ATOMICS):
        place = f"[%out+{24 * number}]" if space == "global" else "[%cell]"
        a, b = f"%{letter}a", f"%{letter}b"
        body += [
            f"st.{space}.b{bits} {place}, {a};",
            f"atom.{space}.add.{kind} %{letter}o, {place}, {b};",
            f"ld.{space}.b{bits} %{letter}l, {place};",
            f"st.global.b{bits} [%out+{24 * number}], %{letter}l;",
            f"st.global.b{bits} [%out+{24 * number + 8}], %{letter}o;",
        ]
        if kind in ("f32", "f64") and space == "global":
            other = f"[%out+{24 * number + 16}]"
            body += [f"st.global.b{bits} {other}, {a};", f"red.global.add.{kind} {other}, {b};"]
        plain = kind.split(".")[-1]
        columns += [
            Column(f"atom.{space}.add.{kind}: memory", plain, (plain, plain), bits),
            Column(f"atom.{space}.add.{kind}: result", plain, (plain, plain), bits),
            Column(f"red.{space}.add.{kind}: memory", plain, (plain, plain), bits),
        ]
    return Kernel("atomics", _module(body, len(columns)), operands(), tuple(columns))


def _module(body: list[str], columns: int) -> str:
    head = [
        ".reg .b32 %lane, %block, %size, %cell, %r<16>, %ra, %rb, %ro, %rl;",
        ".reg .b64 %in, %out, %d<16>, %da, %db, %do, %dl;",
        ".reg .b16 %ha, %hb, %ho, %hl;",
        f".shared .align 8 .b8 cells[{8 * BLOCK}];",
        "ld.param.u64 %in, [in];",
        "ld.param.u64 %out, [out];",
        "mov.u32 %lane, %tid.x;",
        "mov.u32 %cell, cells;",
        "mad.lo.u32 %cell, %lane, 8, %cell;",
        "mov.u32 %block, %ctaid.x;",
        "mov.u32 %size, %ntid.x;",
        "mad.lo.u32 %lane, %block, %size, %lane;",
        f"mad.wide.u32 %in, %lane, {8 * OPERANDS}, %in;",
        f"mad.wide.u32 %out, %lane, {8 * columns}, %out;",
        "ld.global.b16 %ha, [%in];",
        "ld.global.b32 %ra, [%in+8];",
        "ld.global.b64 %da, [%in+16];",
        "ld.global.b16 %hb, [%in+24];",
        "ld.global.b32 %rb, [%in+32];",
        "ld.global.b64 %db, [%in+40];",
    ]
    text = "\n".join([*head, *body, "ret;"])
    return (
        ".version 8.7\n.target sm_90\n.address_size 64\n"
        f".visible .entry k(.param .u64 in, .param .u64 out)\n{{\n{text}\n}}\n"
    )


_PRODUCTS = (
    ("m16n8k8.row.col.f32.f16.f16.f32", 4, 2, 1, 4, "f32"),
    ("m16n8k8.row.col.f16.f16.f16.f16", 2, 2, 1, 2, "f16x2"),
    ("m16n8k16.row.col.f32.bf16.bf16.f32", 4, 4, 2, 4, "f32"),
    ("m16n8k8.row.col.f32.tf32.tf32.f32", 4, 4, 2, 4, "f32"),
    ("m8n8k4.row.col.f64.f64.f64.f64", 2, 1, 1, 2, "f64"),
)
"""Shape and types; registers of D, A, B and C; type of D."""


def of_matrices() -> Iterator[Kernel]:
    """mma: small whole numbers, whose sums are exact, and here and there a special value."""
    random = np.random.default_rng(1)
    for shape, *counts, kind in _PRODUCTS:
        factor = shape.split(".")[4]
        lanes, wide = 8 * BLOCK, kind == "f64"
        of_c = kind if kind != "f16x2" else "f16"
        rows = np.empty((lanes, OPERANDS), np.uint64)
        for column in range(OPERANDS):
            rows[:, column] = _sparse(random, lanes, of_c if column >= 6 else factor)
        registers = [f"%{'d' if wide else 'r'}{n}" for n in range(sum(counts))]
        lists, at = [], 0
        for count in counts:
            lists.append(registers[at : at + count])
            at += count
        load = "b64" if wide else "b32"
        body = [
            f"ld.global.{load} {register}, [%in+{8 * (n + (6 if group == 3 else 0))}];"
            for group in (1, 2, 3)
            for n, register in enumerate(lists[group], counts[1] if group == 2 else 0)
        ]
        words = ", ".join("{" + ", ".join(each) + "}" for each in lists)
        body.append(f"mma.sync.aligned.{shape} {words};")
        body += [f"st.global.{load} [%out+{8 * n}], {r};" for n, r in enumerate(lists[0])]
        bits = 64 if wide else 32
        columns = tuple(Column(f"mma {shape} d{n}", kind, (), bits) for n in range(counts[0]))
        yield Kernel(f"mma.{shape}", _module(body, counts[0]), rows, columns)


def _sparse(random: np.random.Generator, lanes: int, kind: str) -> Words:
    """Whole numbers from -3 to 3 as bits, one in 60 of them a special value; halves in pairs."""
    form = FORMATS[kind]
    one = (form.exponent_mask >> 1) << (form.fraction_bits + form.dropped)
    step = 1 << (form.fraction_bits + form.dropped)
    whole = [0, one, one + step, one + step + step // 2]
    whole += [value | form.sign_bit for value in whole]
    values = specials("f32" if kind == "tf32" else kind)
    nans = [value for value in values if value & (form.sign_bit - 1) >= form.infinity]
    made = random.choice(np.array(whole, np.uint64), (2, lanes))
    chosen = random.random((2, lanes)) < 1 / 60
    made[chosen] = random.choice(np.array(nans, np.uint64), int(chosen.sum()))
    low: Words = made[0]
    high: Words = made[1] << np.uint64(16)
    return low | high if form.bits == 16 else low


def operand_of(kernel: Kernel, column: Column, slot: int) -> Words:
    """What each lane reads in a slot, for one of a kernel's columns."""
    kind = column.sources[slot]
    packed = kind.endswith("x2")
    bits = 32 if kind == "pred" or packed else max(16, width(kind))
    at = slot * len(WIDTHS) + WIDTHS.index(bits)
    return kernel.operands[:, at] & np.uint64((1 << bits) - 1)
