"""Blocks that run PTX to their end, lane by lane in random order, with memory that is kept.

Lanes of a warp part and meet at random, as hardware may let them: what a rewrite takes for granted
of their staying together comes out here. Exchanges between lanes wait for all lanes of their mask,
barriers for all threads that have not left; if nothing can go on, that is an error.
"""

import operator
import random
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cuado.kernel.values.lane_values import as_type
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum, Vector
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Declaration, Instruction, Label, Variable

WARP = 32
Memory = dict[int, int]
"""Words by address; every access is taken to be of a whole word."""
_COMPARED: dict[str, Callable[[int, int], bool]] = {
    name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")
}
_COMPUTED: dict[str, Callable[..., int]] = {
    "mov": operator.pos,
    "cvt": operator.pos,
    "cvta": operator.pos,
    "neg": operator.neg,
    "not": operator.invert,
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "mad": lambda a, b, c: a * b + c,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "min": min,
    "max": max,
    "shl": lambda a, b: a << min(b, 64),
    "shr": lambda a, b: a >> min(b, 64),
    "selp": lambda a, b, p: a if p else b,
}


def floats(bits: int) -> float:
    """The number that a word holds."""
    return float(struct.unpack("<f", struct.pack("<I", bits))[0])


def bits_of(number: float) -> int:
    """The word that holds a number."""
    return int(struct.unpack("<I", struct.pack("<f", number))[0])


def computed(words: Sequence[str], values: Sequence[int]) -> int:
    """What an instruction of these words makes of operands."""
    types = [word for word in words if word in BITS]
    type_ = types[-1] if types else "b32"
    if type_ == "f32" and words[0] == "add":
        return bits_of(floats(values[0]) + floats(values[1]))
    width = type_ if words[0] not in ("shl", "shr", "selp") else None
    typed = [as_type(v, width or (type_ if not n else "u32")) for n, v in enumerate(values)]
    if "wide" in words and len(typed) > 2:
        typed[2] = values[2]
    found = _COMPUTED[words[0]](*typed)
    bits = BITS[types[0]] * (2 if "wide" in words else 1)
    return found & ((1 << bits) - 1)


@dataclass
class Lane:
    """A thread: where it is, and what its registers hold."""

    number: int
    registers: dict[str, int]
    at: int = 0
    is_waiting: bool = False
    has_left: bool = False


@dataclass
class Grid:
    """A launch.

    Attributes:
        ptx: the module; its first kernel is run.
        grid: blocks.
        block: threads, in one dimension.
        parameters: in the kernel's order.
        memory: global memory, which changes.
        seed: of the order in which lanes run.
        updates: atomic updates of global memory so far.
    """

    ptx: str
    grid: int
    block: int
    parameters: Sequence[int]
    memory: Memory
    seed: int = 0
    kernel: str = ""
    updates: int = 0
    _labels: dict[str, int] = field(default_factory=dict)
    _arrays: dict[str, int] = field(default_factory=dict)
    _code: list[Instruction] = field(default_factory=list)

    def run(self) -> Memory:
        """Run all blocks; returns the memory."""
        module = parse(self.ptx)
        function = module.function(self.kernel) if self.kernel else module.entries[0]
        assert function is not None
        self._parameters = dict(
            zip((p.name for p in function.parameters), self.parameters, strict=True)
        )
        place = 1024
        for _, statement in function.statements():
            match statement:
                case Label(name=name):
                    self._labels[name] = len(self._code)
                case Instruction():
                    self._code.append(statement)
                case Declaration(variables=variables):
                    place = self._placed(variables, place)
                case _:
                    pass
        self._random = random.Random(self.seed)  # noqa: S311 - any order does
        for number in range(self.grid):
            _Block(self, number).run()
        return self.memory

    def _placed(self, variables: Sequence[Variable], place: int) -> int:
        for each in variables:
            if each.space == "shared":
                self._arrays[each.name] = place
                place += 16 * (1 + (each.dimensions[0] or 0) // 16)
        return place


class _Block:
    def __init__(self, grid: Grid, number: int) -> None:
        self.grid, self.code, self.random = grid, grid._code, grid._random
        self.shared: Memory = {}
        special = {"%ctaid.x": number, "%ntid.x": grid.block, "%nctaid.x": grid.grid}
        self.lanes = [
            Lane(
                n,
                {
                    **special,
                    **grid._arrays,
                    "%tid.x": n,
                    "%laneid": n % WARP,
                    "%lanemask_eq": 1 << n % WARP,
                },
            )
            for n in range(grid.block)
        ]

    def run(self) -> None:
        while any(not lane.has_left for lane in self.lanes):
            ready = [lane for lane in self.lanes if not (lane.has_left or lane.is_waiting)]
            if not ready:
                for lane in self.lanes:
                    lane.at += int(lane.is_waiting)
                    lane.is_waiting = False
                continue
            self.step(self.chosen(ready))

    def chosen(self, ready: list[Lane]) -> list[Lane]:
        """Lanes that run the next instruction together."""
        for _ in range(8):
            if found := self.meeting(self.random.choice(ready)):
                return found
        found = next((some for lane in ready if (some := self.meeting(lane))), None)
        assert found, "nothing can go on"
        return found

    def warp(self, lane: Lane) -> list[Lane]:
        first = lane.number // WARP * WARP
        return self.lanes[first : first + WARP]

    def meeting(self, lane: Lane) -> list[Lane] | None:
        """The lanes that run an instruction together with one; None if it has to wait."""
        instruction = self.code[lane.at]
        here = [x for x in self.warp(lane) if x.at == lane.at and not (x.has_left or x.is_waiting)]
        if instruction.base not in ("shfl", "redux", "match"):
            some = here if self.random.random() < 0.95 else self.random.sample(here, 1)
            return some if lane in some else [lane]
        mask = self.read(instruction.operands[-1], lane)
        named = [x for x in self.warp(lane) if mask >> x.number % WARP & 1]
        assert lane in named
        assert not any(x.has_left for x in named), "a lane that has left is waited for"
        assert mask >> len(self.warp(lane)) == 0, "a lane that is not there is waited for"
        if not all(x in here for x in named):
            return None
        assert all(self.read(instruction.operands[-1], x) == mask for x in named)
        return named

    def read(self, operand: Operand, lane: Lane) -> int:
        match operand:
            case Name(text=text):
                return lane.registers.get(text, 0xDEADBEEF)  # nobody wrote it
            case Immediate(value=int(value)):
                return value
            case Immediate(value=float(value)):
                return bits_of(value)
            case Sum(base=base, offset=offset):
                return self.read(base, lane) + offset
            case Vector(items=items):
                return sum(self.read(o, lane) << (32 * n) for n, o in enumerate(items))
        raise AssertionError(operand)

    def write(self, operand: Operand, lane: Lane, value: int) -> None:
        if isinstance(operand, Vector):
            for n, item in enumerate(operand.items):
                self.write(item, lane, value >> (32 * n) & 0xFFFFFFFF)
            return
        assert isinstance(operand, Name)
        lane.registers[operand.text] = value

    def step(self, lanes: list[Lane]) -> None:
        instruction = self.code[lanes[0].at]
        guard, base = instruction.guard, instruction.base
        running = [
            x for x in lanes if not guard or bool(x.registers[guard]) is not instruction.negated
        ]
        if base == "bar":
            for lane in running:
                lane.is_waiting = True
            return
        values = self.exchanged(instruction, running)
        for lane in lanes:
            lane.at += 1
        for lane in running:
            if base == "bra":
                (target,) = instruction.operands
                assert isinstance(target, Name)
                lane.at = self.grid._labels[target.text]
            elif base == "ret":
                lane.has_left = True
            elif lane.number in values:
                self.write(instruction.operands[0], lane, values[lane.number])
            else:
                self.single(instruction, lane)

    def exchanged(self, instruction: Instruction, lanes: list[Lane]) -> dict[int, int]:
        """What lanes get from each other."""
        words, operands = instruction.opcode.split("."), instruction.operands
        if words[0] == "activemask":
            return {x.number: sum(1 << y.number % WARP for y in lanes) for x in lanes}
        if words[0] == "match":
            values = {x.number: self.read(operands[1], x) for x in lanes}
            return {
                n: sum(1 << m % WARP for m, other in values.items() if other == own)
                for n, own in values.items()
            }
        if words[0] == "shfl":
            by = {x.number: self.read(operands[1], x) for x in lanes}
            distance = self.read(operands[2], lanes[0])
            return {x.number: by[x.number ^ distance] for x in lanes}
        if words[0] == "redux":
            found = [self.read(operands[1], x) for x in lanes]
            total = found[0]
            for each in found[1:]:
                total = computed([words[2], words[3]], [total, each])
            return dict.fromkeys((x.number for x in lanes), total)
        return {}

    def single(self, instruction: Instruction, lane: Lane) -> None:
        """What a lane does by itself."""
        words, operands = instruction.opcode.split("."), instruction.operands
        address = next((o for o in operands if isinstance(o, Address)), None)
        if address is not None and "param" in words:
            assert isinstance(address.base, Name)
            self.write(operands[0], lane, self.grid._parameters[address.base.text])
            return
        if address is not None:
            self.access(
                words, operands, self.read(address.base, lane) + (address.offset or 0), lane
            )
            return
        found = [self.read(o, lane) for o in operands[1:]]
        if words[0] == "setp":
            one, other = (as_type(v, words[-1]) for v in found[:2])
            self.write(operands[0], lane, int(_COMPARED[words[1]](one, other)))
            return
        self.write(operands[0], lane, computed(words, found))

    def access(self, words: list[str], operands: Sequence[Operand], place: int, lane: Lane) -> None:
        memory = self.shared if "shared" in words else self.grid.memory
        if words[0] == "ld":
            items = operands[0].items if isinstance(operands[0], Vector) else (operands[0],)
            size = BITS[words[-1]] // 8
            for n, item in enumerate(items):
                self.write(item, lane, memory[place + n * size])
        elif words[0] == "st":
            memory[place] = self.read(operands[1], lane)
        else:
            assert words[0] in ("atom", "red")
            self.grid.updates += memory is self.grid.memory
            name = next(word for word in words[1:] if word in _COMPUTED)
            if words[0] == "atom":
                self.write(operands[0], lane, memory[place])
            value = self.read(operands[-1], lane)
            memory[place] = computed([name, words[-1]], [memory[place], value])
