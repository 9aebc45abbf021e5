"""A warp that runs a kernel's code, one instruction at a time, to see where its accesses go.

It knows straight code and the few instructions that the experiments add; branches fall through.
"""

import operator
from collections.abc import Callable
from types import ModuleType

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.kernel.values.lane_values import as_type
from cuado.model.trial import TAIL
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Immediate, Name, Negated, Operand, Pair, Sum, Vector
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Instruction

Accesses = list[dict[int, int]]

A, B, SCRATCH, TILE = 0x7F2000000000, 0x7F3080000000, 0x7F4000000000, 1024
LANES = range(32)
_COMPARED = {"ne": operator.ne, "eq": operator.eq, "lt": operator.lt, "ge": operator.ge}


class Warp:
    """One warp's registers; ``accesses`` has each access's addresses by lane, in order."""

    def __init__(self, ptx: str, switch: int, block: tuple[int, int] = (0, 0)) -> None:
        self.accesses: list[tuple[str, dict[int, int]]] = []
        self.parameters = {"a": A, "b": B, "n": 1000}
        self.parameters |= dict(zip(dict(TAIL), (SCRATCH, 1, switch, 7), strict=True))
        self.special = {"%ctaid.x": block[0], "%tid.y": block[1], "%smid": 3, "%ntid.x": 32}
        self.registers: list[dict[str, int]] = [{} for _ in LANES]
        module = parse(ptx)
        function = module.entries[0]
        for _, statement in function.statements():
            if isinstance(statement, Instruction):
                self.step(statement)

    def read(self, operand: Operand | str, lane: int) -> int:
        own = self.registers[lane]
        match operand:
            case str(text) | Name(text=text):
                if text in ("%tid.x", "%laneid"):
                    return lane
                fixed = self.special | {"tile": TILE}
                known = text in own or text in fixed
                one = 1 if text.startswith("%n") else 0
                return own[text] if text in own else fixed[text] if known else one
            case Immediate(value=int(value)):
                return value
            case Sum(base=base, offset=offset):
                return self.read(base, lane) + offset
            case Negated(operand=name, sign="!"):
                return 1 - self.read(name, lane)
            case Vector(items=items):
                return sum(self.read(o, lane) << (32 * n) for n, o in enumerate(items))
        raise AssertionError(operand)

    def step(self, instruction: Instruction) -> None:
        lanes = list(LANES)
        if instruction.guard:
            wanted = 0 if instruction.negated else 1
            lanes = [n for n in lanes if self.read(instruction.guard, n) == wanted]
        words, operands = instruction.opcode.split("."), instruction.operands
        address = next((o for o in operands if isinstance(o, Address)), None)
        if instruction.base in ("ret", "bar", "bra"):
            return
        if address is not None and words[1] == "param":
            assert isinstance(address.base, Name)
            for lane in lanes:
                self.write(operands[0], lane, self.parameters[address.base.text], words)
            return
        if address is not None:
            offset = address.offset or 0
            where = {n: self.read(address.base, n) + offset for n in lanes}
            self.accesses.append((instruction.opcode, where))
            for lane in lanes if operands[0] is not address else ():
                self.write(operands[0], lane, 0, words)
            return
        results = {n: self.result(words, operands, n) for n in lanes}
        for lane, value in results.items():
            self.write(operands[0], lane, value, words)

    def write(self, operand: Operand, lane: int, value: int, words: list[str]) -> None:
        if isinstance(operand, Vector) and words[0] == "mov":
            for n, item in enumerate(operand.items):
                self.write(item, lane, value >> (32 * n), ["mov", "b32"])
            return
        if isinstance(operand, Vector):
            return
        name = operand.first if isinstance(operand, Pair) else operand
        assert isinstance(name, Name)
        types = [word for word in words if word in BITS]
        bits = 1 if words[0] == "setp" else BITS[types[0]] if types else 32
        if words[0] == "vote":
            bits = 1 if "any" in words else 32
        bits = bits * 2 if "wide" in words else bits
        self.registers[lane][name.text] = value & ((1 << bits) - 1)

    def result(self, words: list[str], operands: tuple[Operand, ...], lane: int) -> int:
        if words[0] == "activemask":
            return 0xFFFFFFFF
        if words[0] == "vote":
            votes = [self.read(operands[1], n) for n in LANES]
            return (
                int(any(votes)) if words[2] == "any" else sum(v << n for n, v in enumerate(votes))
            )
        if words[0] == "shfl":
            return self.read(operands[1], self.read(operands[2], lane) & 31)
        x = [self.read(operand, lane) for operand in operands[1:]]
        wide = "wide" in words or words[0] in ("shr", "cvt", "setp")
        if wide and (types := [word for word in words if word in BITS]):
            x[:2] = [as_type(value, types[-1]) for value in x[:2]]
        if words[0] == "setp":
            holds = _COMPARED[words[1]](x[0], x[1])
            return int(holds and (x[2] if "and" in words else True))
        operations: dict[str, Callable[[], int]] = {
            "bfi": lambda: x[1] & ~(((1 << x[3]) - 1) << x[2]) | (x[0] & (1 << x[3]) - 1) << x[2],
            "mov": lambda: x[0],
            "cvta": lambda: x[0],
            "cvt": lambda: x[0],
            "add": lambda: x[0] + x[1],
            "sub": lambda: x[0] - x[1],
            "mul": lambda: x[0] * x[1],
            "mad": lambda: (x[0] * x[1] >> (32 if "hi" in words else 0)) + x[2],
            "and": lambda: x[0] & x[1],
            "or": lambda: x[0] | x[1],
            "xor": lambda: x[0] ^ x[1],
            "min": lambda: min(x[0], x[1]),
            "shl": lambda: x[0] << x[1],
            "shr": lambda: x[0] >> x[1],
            "shf": lambda: ((x[1] << 32) | x[0]) >> (x[2] & 31),
            "bfind": lambda: x[0].bit_length() - 1,
            "selp": lambda: x[0] if x[2] else x[1],
        }
        return operations[words[0]]()


REGISTERS = """.reg .pred %p<9>; .reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .f32 %f<9>;
.shared .align 128 .b8 tile[8192];
ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u32 %r1, [n];
cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
mov.u32 %r2, %tid.x; mov.u32 %r3, %tid.y; mov.u32 %r4, %ctaid.x;
"""


def kernel(body: str) -> str:
    parameters = ".param .u64 a, .param .u64 b, .param .u32 n"
    return f".visible .entry k({parameters})\n{{\n{REGISTERS}\n{body}\nret;\n}}\n"


def proposed(experiment: ModuleType, kernel: Kernel) -> str:
    """The rewritten module."""
    found = experiment.propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    assert found.ptx
    return found.ptx


def accesses(ptx: str, switch: int, block: tuple[int, int] = (0, 0)) -> Accesses:
    return [where for _, where in Warp(ptx, switch, block).accesses]


def same_off(source: str, ptx: str, block: tuple[int, int] = (0, 0)) -> bool:
    return accesses(ptx, 0, block) == accesses(source, 0, block)


def is_line(lanes: dict[int, int], width: int = 4) -> bool:
    """Whether lanes lie side by side, the first where 32 of them would be aligned."""
    first = lanes[0]
    return first % (32 * width) == 0 and all(lanes[n] == first + n * width for n in LANES)


def touched(of: Accesses) -> list[int]:
    return sorted(at for each in of for at in each.values())


def loads(base: str, offsets: list[int]) -> str:
    return " ".join(f"ld.global.f32 %f1, [{base}+{offset}];" for offset in offsets)
