"""A kernel in the making: its parameters, the statements so far, and the values they left."""

import random
import struct
from dataclasses import dataclass, field

from cuado.model.arguments import TYPE_BYTES, Buffer, Pointer, Scalar, Structure
from cuado.model.launch import Extent

C_TYPES = {
    "u8": "unsigned char",
    "s8": "signed char",
    "u16": "unsigned short",
    "s16": "short",
    "u32": "unsigned",
    "s32": "int",
    "u64": "unsigned long long",
    "s64": "long long",
    "f16": "unsigned short",
    "f32": "float",
    "f64": "double",
}
"""How types are called in CUDA C; halves are their bits."""
WHOLE = ("u8", "s16", "u16", "s32", "u32", "u64", "s64")
FLOATING = ("f32", "f32", "f32", "f64")


@dataclass(frozen=True, slots=True)
class Value:
    """A variable of the kernel; ``type`` as PTX names it."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Memory:
    """A buffer as the kernel sees it.

    Attributes:
        name: of the parameter, or an expression that is a pointer.
        type: of an element.
        elements: how many may be accessed.
        bound: of buffers that hold indices: all are below it; 0 of others.
    """

    name: str
    type: str
    elements: int
    bound: int = 0


@dataclass
class Sketch:
    """A kernel in the making.

    Attributes:
        random: decides everything.
        name: of the kernel.
        grid: blocks.
        block: threads.
        threads: of the grid.
        ends_early: whether some threads leave before the features begin: none may wait for all.
        limit: threads that stay, those of the lowest numbers.
        arguments: of the launch, in order.
        declared: parameters, in order, as CUDA C.
        heads: what stands before the kernel.
        lines: its statements.
        values: variables in scope.
        bounds: buffers of indices: name and what they are below.
        dynamic_bytes: shared memory asked for at launch.
    """

    random: random.Random
    name: str
    grid: Extent
    block: Extent
    ends_early: bool = False
    limit: int = 0
    arguments: list[Buffer | Pointer | Scalar | Structure] = field(default_factory=list)
    declared: list[str] = field(default_factory=list)
    memory: list[Buffer] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    bounds: dict[str, int] = field(default_factory=dict)
    dynamic_bytes: int = 0
    _made: int = 0

    @property
    def per_block(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def threads(self) -> int:
        """Threads of the grid."""
        return self.per_block * self.grid[0] * self.grid[1] * self.grid[2]

    def fresh(self, prefix: str) -> str:
        """A name that nothing else has."""
        self._made += 1
        return f"{prefix}{self._made}"

    def add(self, *lines: str) -> None:
        """Statements."""
        self.lines.extend(lines)

    def chance(self, share: float) -> bool:
        """Whether something happens that does in so many cases."""
        return self.random.random() < share

    def buffer(self, type_: str, elements: int, *, written: bool = False, bound: int = 0) -> Memory:
        """A buffer of the kernel's own, as a parameter."""
        name = self.fresh("out" if written else "in")
        self.arguments.append(Buffer(name, type_, (elements,)))
        plain = "" if written or self.chance(0.2) else "const "
        restrict = " __restrict__ " if self.chance(0.35) else " "
        self.declared.append(f"{plain}{C_TYPES[type_]} *{restrict}{name}")
        if bound:
            self.bounds[name] = bound
        return Memory(name, type_, elements, bound)

    def shared_buffer(self, type_: str, elements: int) -> str:
        """Memory that only views lead to: its name."""
        name = self.fresh("pool")
        self.memory.append(Buffer(name, type_, (elements,)))
        return name

    def view(self, pool: str, type_: str, first: int, elements: int, *, constant: bool) -> Memory:
        """A pointer to an element of a pool, as a parameter; ``first`` in elements of the type."""
        name = self.fresh("view")
        self.arguments.append(Pointer(name, pool, first * TYPE_BYTES[type_]))
        self.declared.append(f"{'const ' if constant else ''}{C_TYPES[type_]} *{name}")
        return Memory(name, type_, elements)

    def scalar(self, type_: str, value: float) -> str:
        """A number passed by value."""
        name = self.fresh("n" if type_[0] in "us" else "f")
        self.arguments.append(Scalar(name, type_, value))
        self.declared.append(f"{C_TYPES[type_]} {name}")
        return name

    def structure(self, pools: list[tuple[str, str, int]], numbers: list[int]) -> list[str]:
        """Pointers and integers passed in one structure; expressions for each, pointers first.

        Args:
            pools: name of the memory, type of an element, bytes from its start.
            numbers: ``int`` members.
        """
        kind, name = self.fresh("S"), self.fresh("packed")
        members = [f"{C_TYPES[type_]} *p{n};" for n, (_, type_, _) in enumerate(pools)]
        members += [f"int v{n};" for n in range(len(numbers))]
        self.heads.append(f"struct {self.name}_{kind} {{ {' '.join(members)} }};")
        data = bytes(8 * len(pools)) + struct.pack(f"<{len(numbers)}i", *numbers)
        data += bytes(-len(data) % 8 if pools else 0)
        pointers = tuple(
            (8 * n, Pointer(f"{name}_p{n}", pool, at)) for n, (pool, _, at) in enumerate(pools)
        )
        self.arguments.append(Structure(name, data, pointers))
        self.declared.append(f"{self.name}_{kind} {name}")
        return [f"{name}.p{n}" for n in range(len(pools))] + [
            f"{name}.v{n}" for n in range(len(numbers))
        ]

    def keep(self, expression: str, type_: str) -> Value:
        """A variable that holds an expression."""
        made = Value(self.fresh("v"), type_)
        self.add(f"{C_TYPES[type_]} {made.name} = {expression};")
        self.values.append(made)
        return made

    def some(self, type_: str) -> str:
        """An expression of a type: a variable, converted if need be, or something of the index."""
        own = [v for v in self.values if v.type == type_]
        if own and self.chance(0.8):
            return self.random.choice(own).name
        if type_[0] == "f":
            return f"({C_TYPES[type_]})({self.random.choice(('i', 't', '(i * 3 - 7)'))})"
        return f"({C_TYPES[type_]})(i * {self.random.choice((1, 3, 5, 2654435761))}u)"
