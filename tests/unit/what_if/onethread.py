"""One thread that runs a kernel, branches and all, to see what it loads and what it leaves.

It knows the integers, the floats and the accesses of simple kernels. Memory that nobody wrote holds
a number made of its address, so that a wrong address shows.
"""

import operator
from collections.abc import Callable

from cuado.ptx.analysis.code import Code
from cuado.ptx.syntax.operands import Address, Immediate, Name, Negated, Operand, Sum, Vector
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Instruction

Number = int | float

_MOST = 200_000
_COMPARED: dict[str, Callable[[Number, Number], bool]] = {
    "ne": operator.ne,
    "eq": operator.eq,
    "lt": operator.lt,
    "le": operator.le,
    "ge": operator.ge,
    "gt": operator.gt,
}
_BYTES = {"8": 1, "16": 2, "32": 4, "64": 8}


class Thread:
    """Runs a kernel to its end.

    Attributes:
        loads: addresses of global loads, in order; each once for every element.
        memory: what was there and was stored, by address.
    """

    def __init__(
        self,
        ptx: str,
        parameters: dict[str, int],
        special: dict[str, int] | None = None,
        memory: dict[int, Number] | None = None,
    ) -> None:
        module = parse(ptx)
        self.code = Code(module, module.entries[0])
        self.parameters, self.special = parameters, special or {}
        self.registers: dict[str, Number] = {}
        self.memory: dict[int, Number] = dict(memory or {})
        self.loads: list[int] = []
        at, steps = 0, 0
        while at < len(self.code.instructions):
            steps += 1
            assert steps < _MOST
            at = self.step(at)

    def step(self, at: int) -> int:
        """Run one instruction; the next one."""
        each = self.code.instructions[at]
        if each.guard and bool(self.registers[each.guard]) == each.negated:
            return at + 1
        if each.base in ("ret", "exit"):
            return len(self.code.instructions)
        if each.base == "bra":
            assert isinstance(each.operands[0], Name)
            target = self.code.label(each.operands[0].text, at)
            assert target is not None
            return target
        self.run(each)
        return at + 1

    def run(self, each: Instruction) -> None:
        words, operands = each.opcode.split("."), each.operands
        address = next((o for o in operands if isinstance(o, Address)), None)
        if each.base == "ld" and words[1] == "param":
            assert address is not None
            assert isinstance(address.base, Name)
            self.registers[self.names(operands[0])[0]] = self.parameters[address.base.text]
        elif address is not None:
            self.access(words, operands, address)
        else:
            self.registers[self.names(operands[0])[0]] = self.result(words, operands)

    def access(self, words: list[str], operands: tuple[Operand, ...], address: Address) -> None:
        width = _BYTES[words[-1].lstrip("bfus")]
        start = int(self.read(address.base)) + (address.offset or 0)
        value = operands[1] if words[0] == "st" else operands[0]
        items = value.items if isinstance(value, Vector) else (value,)
        for n, item in enumerate(items):
            at = start + n * width
            if words[0] == "st":
                self.memory[at] = self.read(item)
                continue
            assert words[0] == "ld"
            self.loads.append(at)
            self.registers[self.names(item)[0]] = self.memory.get(at, at % 9973 / 8)

    def names(self, operand: Operand) -> list[str]:
        assert isinstance(operand, Name), operand
        return [operand.text]

    def read(self, operand: Operand) -> Number:
        match operand:
            case Name(text=text):
                known = self.registers.get(text)
                return known if known is not None else self.special[text]
            case Immediate(value=value):
                return value
            case Sum(base=base, offset=offset):
                return self.read(base) + offset
            case Negated(operand=name, sign="!"):
                return not self.read(name)
        raise AssertionError(operand)

    def result(self, words: list[str], operands: tuple[Operand, ...]) -> Number:
        x = [self.read(operand) for operand in operands[1:]]
        if words[0] == "setp":
            return _COMPARED[words[1]](x[0], x[1])
        if words[0] in ("and", "or", "shl", "shr"):
            a, b = int(x[0]), int(x[1])
            bits = {"and": a & b, "or": a | b, "shl": a << min(b, 64), "shr": a >> min(b, 64)}
            return bits[words[0]]
        operations: dict[str, Callable[[], Number]] = {
            **dict.fromkeys(("mov", "cvt", "cvta"), lambda: x[0]),
            **dict.fromkeys(("mad", "fma"), lambda: x[0] * x[1] + x[2]),
            "add": lambda: x[0] + x[1],
            "sub": lambda: x[0] - x[1],
            "mul": lambda: x[0] * x[1],
            "xor": lambda: int(x[0]) ^ int(x[1]),
            "neg": lambda: -x[0],
            "not": lambda: not x[0],
            "selp": lambda: x[0] if x[2] else x[1],
        }
        return operations[words[0]]()
