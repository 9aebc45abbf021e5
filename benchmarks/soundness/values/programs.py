"""Random code of integer instructions, each result of which is stored."""

import random
from dataclasses import dataclass

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Extent, Launch

_SIZES = (16, 32, 32, 32, 32, 64, 64)
_LETTER = {1: "p", 16: "h", 32: "r", 64: "d"}
_NUMBERS = (
    *("0", "1", "2", "3", "4", "5", "7", "8", "15", "16", "31", "32", "33", "63", "64", "255"),
    *("-1", "-2", "-4", "-32768", "256", "1000", "-1000", "32768", "65535"),
)
_WORDS = (
    *(*_NUMBERS, "65536", "2147483647", "-2147483648", "2147483648", "4294967292", "4294967295"),
    *("0x7fffffff", "0xfffffff0"),
)
_LONGS = (
    *(*_WORDS, "4294967296", "9223372036854775807", "-9223372036854775808"),
    *("18446744073709551612", "18446744073709551615"),
)
_LITERALS = {16: _NUMBERS, 32: _WORDS, 64: _LONGS}
_INDICES = ("%tid.x", "%ctaid.x", "%ntid.x", "%nctaid.x", "%laneid", "%tid.y")
_SHAPES: tuple[tuple[Extent, Extent], ...] = (
    ((3, 1, 1), (64, 1, 1)),
    ((1, 1, 1), (32, 1, 1)),
    ((4, 1, 1), (16, 4, 1)),
    ((2, 1, 1), (40, 1, 1)),
)
_PARAMETERS = (("n", 32), ("m", 32), ("w", 64), ("h", 16))
_BINARY = ("add", "sub", "mul.lo", "mul.hi", "min", "max")
_BITWISE = ("and", "or", "xor")
_FORMS = (
    *(*_BINARY, *_BITWISE, "shl", "shr", "mad.lo", "div", "rem", "mul.wide", "mad.wide", "neg"),
    *("not", "abs", "bfe", "bfi", "selp", "popc", "clz", "brev", "prmt", "mul24.lo"),
)


@dataclass(frozen=True, slots=True)
class Computed:
    """A register that the code writes once, or under a guard as well.

    Attributes:
        name: the register.
        bits: its size; 1 for a predicate.
        place: number of its results among those of a thread.
    """

    name: str
    bits: int
    place: int


@dataclass(frozen=True, slots=True)
class Program:
    """The code, launched.

    Attributes:
        launch: of it; ``out`` holds a row of 64-bit results for each thread of the grid.
        computed: what the rows hold.
    """

    launch: Launch
    computed: tuple[Computed, ...]


class _Text:
    """Code in the making."""

    def __init__(self, chosen: random.Random) -> None:
        self.random = chosen
        self.lines: list[str] = []
        self.computed: list[Computed] = []
        self._registers: dict[int, list[str]] = {1: [], 16: [], 32: [], 64: []}
        self._made = 0

    @property
    def made(self) -> int:
        """Registers so far."""
        return self._made

    def chance(self, share: float) -> bool:
        """Whether something happens that does in so many cases."""
        return self.random.random() < share

    def has(self, bits: int) -> bool:
        """Whether there is a register of a size."""
        return bool(self._registers[bits])

    def register(self, bits: int) -> str:
        """A register that holds something."""
        return self.random.choice(self._registers[bits])

    def source(self, bits: int, *, literal: bool = True) -> str:
        """An operand of a size; not a literal where the assembler might not take one."""
        if bits == 32 and self.chance(0.15):
            self._made += 1
            self.lines.append(f"mov.u32 %r{self._made}, {self.random.choice(_INDICES)};")
            return f"%r{self._made}"
        if not self.has(bits) or (literal and self.chance(0.3)):
            return self.random.choice(_LITERALS[bits])
        known = self._registers[bits]
        return self.random.choice(known[-8:] if self.chance(0.7) else known)

    def write(self, bits: int, opcode: str, *operands: object, guarded: bool = True) -> None:
        """An instruction with a result of its own, and its store."""
        self._made += 1
        name = f"%{_LETTER[bits]}{self._made}"
        text = f"{opcode} {', '.join(map(str, (name, *operands)))};"
        if guarded and bits > 1 and self.has(1) and self.chance(0.12):
            self.lines.append(f"mov.b{bits} {name}, {self.source(bits)};")
            text = f"@{self.random.choice(('', '!'))}{self.register(1)} {text}"
        self.lines.append(text)
        at = f"[%out+{8 * len(self.computed)}]"
        match bits:
            case 1:
                self.lines.append(f"selp.b64 %wide, 1, 0, {name}; st.global.u64 {at}, %wide;")
            case 64:
                self.lines.append(f"st.global.u64 {at}, {name};")
            case _:
                self.lines.append(f"cvt.u64.u{bits} %wide, {name}; st.global.u64 {at}, %wide;")
        self.computed.append(Computed(name, bits, len(self.computed)))
        self._registers[bits].append(name)


def program(seed: int, length: int = 36) -> Program:
    """The program of a seed."""
    chosen = random.Random(f"values {seed}")  # noqa: S311 - no secret
    text = _Text(chosen)
    for name in ("%tid.x", "%ctaid.x"):
        text.write(32, "mov.u32", name, guarded=False)
    for name, bits in _PARAMETERS:
        text.write(bits, f"ld.param.u{bits}", f"[{name}]", guarded=False)
    steps = (_compute, _compute, _compute, _convert, _convert, _move, _compare, _combine)
    for _ in range(length):
        chosen.choice(steps)(text)
    return Program(_launch(text), tuple(text.computed))


def _compute(text: _Text) -> None:
    """One of the operations on numbers."""
    bits, name = text.random.choice(_SIZES), text.random.choice(_FORMS)
    type_ = f"{text.random.choice('us')}{bits}"
    one, other = text.source(bits, literal=False), text.source(bits)
    match name:
        case "and" | "or" | "xor":
            text.write(bits, f"{name}.b{bits}", one, other)
        case "shl" | "shr":
            kind = f"b{bits}" if name == "shl" else text.random.choice((type_, f"b{bits}"))
            text.write(bits, f"{name}.{kind}", one, text.source(32))
        case "mad.lo":
            text.write(bits, f"mad.lo.{type_}", one, other, text.source(bits))
        case "div" | "rem":
            by = text.random.choice(("1", "2", "3", "4", "7", "8", "-1", "-3", "32", "1000"))
            text.write(bits, f"{name}.{type_}", one, by)
        case "mul.wide" | "mad.wide" if bits < 64:
            more = (text.source(2 * bits),) if name == "mad.wide" else ()
            text.write(2 * bits, f"{name}.{type_}", one, other, *more)
        case "neg" | "abs" | "not":
            text.write(bits, f"{name}.{'b' if name == 'not' else 's'}{bits}", one)
        case "selp" if text.has(1):
            text.write(bits, f"selp.b{bits}", text.source(bits), other, text.register(1))
        case _ if name in _BINARY:
            text.write(bits, f"{name}.{type_}", one, other)
        case _:
            _compute_words(text, name)


def _compute_words(text: _Text, name: str) -> None:
    """One of the operations that there are for 32 bits, or 32 and 64."""
    one, other, chosen = text.source(32, literal=False), text.source(32), text.random
    match name:
        case "bfe":
            kind = chosen.choice(("u32", "s32"))
            text.write(32, f"bfe.{kind}", one, chosen.randrange(33), chosen.randrange(33))
        case "bfi":
            at, count = chosen.choice((0, 1, 4, 8, 16, 31, 33)), chosen.choice((0, 1, 4, 8, 16, 32))
            text.write(32, "bfi.b32", one, other, at, count)
        case "popc" | "clz" | "brev":
            text.write(32, f"{name}.b32", one)
        case "prmt":
            order = chosen.choice(("0x3210", "0x7654", "0x0123", "0x5410"))
            text.write(32, "prmt.b32", one, text.source(32, literal=False), order)
        case "mul24.lo":
            text.write(32, f"mul24.lo.{chosen.choice(('u32', 's32'))}", one, other)


def _convert(text: _Text) -> None:
    """A conversion, to a type that may be shorter than the register, or from such a one."""
    to, of = text.random.choice((16, 32, 64)), text.random.choice((16, 32, 64))
    if not text.has(of):
        return
    types = []
    for bits, share in ((to, 0.15), (of, 0.3)):
        short = text.random.choice([each for each in (8, 16, 32) if each < bits])
        size = short if text.chance(share) else bits
        types.append(f"{text.random.choice('us')}{size}")
    text.write(to, f"cvt.{'.'.join(types)}", text.register(of))


def _move(text: _Text) -> None:
    bits = text.random.choice((16, 32, 64))
    text.write(bits, f"mov.{text.random.choice('usb')}{bits}", text.source(bits))


def _compare(text: _Text) -> None:
    bits = text.random.choice((16, 32, 32, 64))
    relation = text.random.choice(("lt", "le", "gt", "ge", "eq", "ne"))
    opcode = f"setp.{relation}.{text.random.choice('us')}{bits}"
    text.write(1, opcode, text.source(bits, literal=False), text.source(bits))


def _combine(text: _Text) -> None:
    if text.chance(0.2):
        text.write(1, "mov.pred", text.random.choice(("-1", "0", "1", "2")))
    elif text.has(1) and text.chance(0.2):
        text.write(1, "not.pred", text.register(1))
    elif text.has(1):
        opcode = f"{text.random.choice(_BITWISE)}.pred"
        text.write(1, opcode, text.register(1), text.register(1))


def _launch(text: _Text) -> Launch:
    grid, block = text.random.choice(_SHAPES)
    row, registers = 8 * len(text.computed), text.made + 1
    threads = block[0] * block[1]
    lines = "\n    ".join(text.lines)
    declared = " ".join(
        f".reg .{'pred' if bits == 1 else f'b{bits}'} %{letter}<{registers}>;"
        for bits, letter in _LETTER.items()
    )
    parameters = ", ".join(f".param .u{bits} {name}" for name, bits in _PARAMETERS)
    module = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, {parameters})
{{
    {declared}
    .reg .b64 %out, %wide; .reg .b32 %own, %more;
    ld.param.u64 %out, [out];
    mov.u32 %own, %ctaid.x; mul.lo.s32 %own, %own, {threads};
    mov.u32 %more, %tid.y; mad.lo.s32 %own, %more, {block[0]}, %own;
    mov.u32 %more, %tid.x; add.s32 %own, %own, %more;
    mad.wide.s32 %out, %own, {row}, %out;
    {lines}
    ret;
}}
"""
    choose = text.random.choice
    arguments = (
        Buffer("out", "u64", (threads * grid[0] * len(text.computed),)),
        Scalar("n", "s32", choose((0, 5, 100, -3, 70000))),
        Scalar("m", "s32", choose((1, -1, 64))),
        Scalar("w", "s64", choose((7, -9, 1 << 40))),
        Scalar("h", "u16", choose((3, 65535))),
    )
    return Launch("k", module, "k", grid, block, arguments, ("out",))
