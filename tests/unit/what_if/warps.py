"""A warp that runs PTX in lockstep, for tests of what a rewrite decides.

Integers only: floating-point instructions write 0. Loads give what a function of the address says,
stores are noted. The lanes that are furthest behind run next, so that lanes which parted meet
again where their ways do.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from cuado.ptx import parse
from cuado.ptx.syntax.operands import rendered
from cuado.ptx.syntax.tree import Instruction, Label

WARP = 32
Extent = tuple[int, int, int]
_COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "ls": lambda a, b: a <= b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
_COMPUTED: dict[str, Callable[..., int]] = {
    "mov": lambda a: a,
    "cvt": lambda a: a,
    "cvta": lambda a: a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "mad": lambda a, b, c: a * b + c,
    "div": lambda a, b: a // b,
    "rem": lambda a, b: a % b,
    "neg": lambda a: -a,
    "not": lambda a: ~a,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "min": min,
    "max": max,
    "shl": lambda a, b: a << min(b, 64),
    "shr": lambda a, b: a >> min(b, 64),
    "selp": lambda a, b, p: a if p else b,
}
_NUMBER = re.compile(r"-?\d+")


@dataclass
class Ran:
    """What one warp did: how often each lane ran each opcode, and the addresses it went to."""

    opcodes: list[Counter[str]] = field(default_factory=lambda: [Counter() for _ in range(WARP)])
    addresses: list[list[tuple[str, int]]] = field(
        default_factory=lambda: [[] for _ in range(WARP)]
    )


@dataclass(frozen=True)
class Machine:
    """A kernel and its launch.

    Attributes:
        ptx: the module.
        kernel: name of the kernel.
        block: threads in x, y, z.
        parameters: values by name; 0 for what is not there.
        memory: what a load from an address gives.
        grid: blocks in x, y, z.
    """

    ptx: str
    kernel: str
    block: Extent
    parameters: dict[str, int]
    memory: Callable[[int], int] = lambda _address: 0
    grid: Extent = (1 << 30, 1, 1)

    def run(self, warp: int, ctaid: int = 0, switch: int = 0, most: int = 200_000) -> Ran:
        """Run one warp of a block to its end."""
        function = parse(self.ptx).function(self.kernel)
        assert function is not None
        code: list[Instruction] = []
        labels: dict[str, int] = {}
        for _, statement in function.statements():
            if isinstance(statement, Label):
                labels[statement.name] = len(code)
            elif isinstance(statement, Instruction):
                code.append(statement)
        threads = self.block[0] * self.block[1] * self.block[2]
        lanes = range(min(WARP, threads - warp * WARP))
        registers: list[dict[str, int]] = [
            self._special(warp * WARP + lane, ctaid) for lane in lanes
        ]
        parameters = self.parameters | {"cuado_switch": switch}
        at = dict.fromkeys(lanes, 0)
        ran = Ran()
        for _ in range(most):
            if not at:
                return ran
            here = min(at.values())
            active = [lane for lane in at if at[lane] == here]
            self._step(code[here], active, registers, parameters, labels, at, ran)
        raise AssertionError("the warp does not end")

    def _special(self, thread: int, ctaid: int) -> dict[str, int]:
        x, y, _ = self.block
        wide, high, _ = self.grid
        return {
            "%tid.x": thread % x,
            "%tid.y": thread // x % y,
            "%tid.z": thread // x // y,
            "%ntid.x": x,
            "%ntid.y": y,
            "%ctaid.x": ctaid % wide,
            "%ctaid.y": ctaid // wide % high,
            "%ctaid.z": ctaid // wide // high,
            "%nctaid.x": wide,
            "%laneid": thread % WARP,
        }

    def _step(
        self,
        each: Instruction,
        active: list[int],
        registers: list[dict[str, int]],
        parameters: dict[str, int],
        labels: dict[str, int],
        at: dict[int, int],
        ran: Ran,
    ) -> None:
        running = [
            lane
            for lane in active
            if not each.guard or bool(registers[lane].get(each.guard, 0)) != each.negated
        ]
        for lane in active:
            at[lane] += 1
        for lane in running:
            ran.opcodes[lane][each.base] += 1
        texts = [rendered(operand) for operand in each.operands]
        for lane in running:
            values = registers[lane]
            if each.base in ("ret", "exit"):
                del at[lane]
            elif each.base == "bra":
                at[lane] = labels[texts[0]]
            elif each.base == "activemask":
                values[texts[0]] = sum(1 << other for other in running)
            elif each.opcode.startswith("ld.param"):
                values[texts[0]] = parameters.get(texts[1].strip("[]"), 0)
            elif each.base in ("ld", "st", "red"):
                address = texts[1 if each.base == "ld" else 0].strip("[]")
                base, _, offset = address.partition("+")
                place = values.get(base, 0) + int(offset or 0)
                ran.addresses[lane].append((each.base, place))
                if each.base == "ld":
                    values[texts[0]] = self.memory(place)
            else:
                values[texts[0]] = _computed(each.opcode, [_value(t, values) for t in texts[1:]])


def _value(text: str, values: dict[str, int]) -> int:
    return int(text) if _NUMBER.fullmatch(text) else values.get(text, 0)


def _typed(value: int, type_: str) -> int:
    bits = 1 if type_ == "pred" else int(type_[1:])
    value &= (1 << bits) - 1
    return value - (1 << bits) if type_[0] == "s" and value >> (bits - 1) else value


def _computed(opcode: str, values: list[int]) -> int:
    base, *words = opcode.split(".")
    type_ = words[-1]
    if type_[0] == "f" or (words and any(word in ("f32", "f64", "approx") for word in words)):
        return 0
    if base == "setp":
        a, b = (_typed(value, type_) for value in values[:2])
        found = int(_COMPARED[words[0]](a, b))
        return found ^ values[2] if "xor" in words else found
    if base == "cvt":
        return _typed(_typed(values[0], type_), words[-2])
    if base != "selp" and base not in ("shl", "shr"):
        values = [_typed(value, type_) for value in values[:2]] + values[2:]
    elif base == "shr":
        values = [_typed(values[0], type_), values[1]]
    found = _COMPUTED[base](*values)
    if "hi" in words:
        return found >> 32 & 0xFFFFFFFF
    wide = {"u32": "u64", "s32": "u64"}[type_] if "wide" in words else type_
    return _typed(found, wide.replace("s", "u"))
