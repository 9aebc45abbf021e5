"""A kernel's instructions, decoded once; bound to a frame, they are the steps of a run."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import prod
from typing import Protocol

import numpy as np

from cuado.ptx.analysis.code import MODULE_SCOPE, Code, Key
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, operands_of
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Instruction, Variable
from soundness.interpreter import collectives
from soundness.interpreter.frame import Frame, Span
from soundness.interpreter.program import Call, Calls, Program
from soundness.interpreter.values import Array, OutsideInterpreterError


class Kind(Enum):
    """What a step does to the flow of control."""

    PLAIN = "goes on"
    BRANCH = "may go elsewhere"
    TABLE = "goes where a number says"
    CALL = "goes into a function"
    RETURN = "comes back from one"
    EXIT = "ends the thread"
    BARRIER = "waits for the block"
    COLLECTIVE = "waits for lanes of the warp"


class Step(Protocol):
    """An instruction, bound to a frame."""

    @property
    def kind(self) -> Kind:
        """What it does to the flow of control."""
        ...

    def run(self, active: Array) -> None:
        """Run it on some threads."""
        ...

    def taken(self, active: Array) -> Array:
        """On which of them its guard holds."""
        ...

    def meetings(self, here: Array) -> list[Array]:
        """Groups of one warp's threads that all have come."""
        ...

    def meet(self, members: Array) -> None:
        """What a barrier computes when all have come."""
        ...

    def named(self, coming: Array) -> tuple[Array, Array]:
        """A barrier's number, and how many threads it waits for; 0 for all of the block.

        Of a branch by a table: the number of the label.
        """
        ...


Steps = list[Step]
_GOING = {"bra": Kind.BRANCH, "brx": Kind.TABLE, "call": Kind.CALL}


def kind_of(instruction: Instruction) -> Kind:
    """What an instruction does to the flow of control.

    Raises:
        OutsideInterpreterError: it is not defined here.
    """
    base, words = instruction.base, instruction.opcode.split(".")
    if base in _GOING:
        return _GOING[base]
    if base in ("ret", "exit", "trap"):
        return Kind.EXIT
    if base in ("bar", "barrier"):
        if "arrive" in words:
            raise OutsideInterpreterError(instruction.opcode)
        return Kind.COLLECTIVE if "warp" in words else Kind.BARRIER
    if base == "activemask":
        return Kind.PLAIN
    if base in collectives.NAMES:
        return Kind.COLLECTIVE
    if base in ("mbarrier", "wgmma", "mma", "ldmatrix", "stmatrix", "tcgen05"):
        raise OutsideInterpreterError(instruction.opcode)
    return Kind.PLAIN


@dataclass(frozen=True)
class Decoded:
    """A kernel, ready to be bound.

    Attributes:
        code: its instructions, and those of the functions that it calls.
        kinds: of each.
        targets: of branches: index of where they go; -1 of others.
        ends: of each instruction: the next one after which control may change, or before which a
            label stands.
        parameters: offset of each.
        parameter_bytes: of all.
        places: offsets of shared and local variables.
        shared_bytes: static ones.
        local_bytes: of a thread.
        constants: the module's variables, as bytes.
        tables: of branches by a number: where they go.
        calls: by instruction.
        own: of each function: the bytes of its local variables, and of what it is passed.
    """

    code: Program
    kinds: tuple[Kind, ...]
    targets: tuple[int, ...]
    ends: tuple[int, ...]
    parameters: tuple[int, ...]
    parameter_bytes: int
    places: Mapping[Key, int]
    shared_bytes: int
    local_bytes: int
    constants: Mapping[str, Array]
    tables: Mapping[int, tuple[int, ...]]
    calls: Mapping[int, Call]
    own: tuple[tuple[Span, Span], ...]

    def bound(self, frame: Frame) -> Steps:
        """The instructions, as steps of a run."""
        from soundness.interpreter.steps import step_of

        frame.provide(max(passed[1] for _, passed in self.own))
        return [step_of(self, frame, index) for index in range(len(self.kinds))]

    def calls_of(self, frame: Frame) -> Calls:
        """The calls of a run, whose steps are bound."""
        bodies = [code.function.body for code in self.code.parts]
        registers = [
            frozenset(key for key in frame.registers if body and body.start <= key[1] < body.end)
            for body in bodies
        ]
        return Calls(
            self.calls,
            [(names, *own) for names, own in zip(registers, self.own, strict=True)],
            frame,
        )


@lru_cache(8)
def code_of(ptx: str, kernel: str) -> Code | None:
    """A kernel's instructions, and what names mean there; None if there is no such kernel."""
    module = parse(ptx)
    function = module.function(kernel)
    return None if function is None else Code(module, function)


def decoded(ptx: str, kernel: str) -> Decoded:
    """A kernel of a module, with the functions that it calls.

    Raises:
        OutsideInterpreterError: something that is not defined here.
    """
    plain = code_of(ptx, kernel)
    if plain is None:
        raise OutsideInterpreterError(f"no kernel '{kernel}'")
    function, module = plain.function, plain.module
    code = Program(module, function)
    kinds = tuple(_kind(code, n) for n in range(len(code.instructions)))
    targets = tuple(_target(code, n) if kind is Kind.BRANCH else -1 for n, kind in enumerate(kinds))
    parameters, end = [], 0
    for each in function.parameters:
        end = _aligned(end, each)
        parameters.append(end)
        end += _size(each)
    places, shared, local, own = _placed(code)
    passed = {k: _size(v) for _, k, v in code.declared() if v.space == "param"}
    every = {kind: [n for n, each in enumerate(kinds) if each is kind] for kind in Kind}
    return Decoded(
        code,
        kinds,
        targets,
        _ends(code, kinds),
        tuple(parameters),
        end,
        places,
        shared,
        local,
        {v.name: _initial(v) for v in module.variables if v.space in ("global", "const")},
        {n: code.table(n) for n in every[Kind.TABLE]},
        {n: code.call(n, places, passed) for n in every[Kind.CALL]},
        own,
    )


def _kind(code: Program, index: int) -> Kind:
    """What an instruction does: in a function ``ret`` comes back."""
    instruction = code.instructions[index]
    is_return = instruction.base == "ret" and code.part_of(index) > 0
    return Kind.RETURN if is_return else kind_of(instruction)


def _target(code: Program, index: int) -> int:
    (operand,) = code.instructions[index].operands
    found = code.label(operand.text, index) if isinstance(operand, Name) else None
    if found is None:
        raise OutsideInterpreterError("a branch to no label")
    return found


def _ends(code: Program, kinds: tuple[Kind, ...]) -> tuple[int, ...]:
    labels = set(code.labelled())
    found = [len(kinds)] * len(kinds)
    for n in range(len(kinds) - 1, -1, -1):
        if kinds[n] is not Kind.PLAIN:
            found[n] = n
        elif n + 1 < len(kinds):
            found[n] = n + 1 if n + 1 in labels or kinds[n + 1] is not Kind.PLAIN else found[n + 1]
    return tuple(found)


def _size(variable: Variable) -> int:
    return BITS[variable.type] // 8 * variable.vector * prod(n or 0 for n in variable.dimensions)


def _aligned(end: int, variable: Variable) -> int:
    natural = BITS[variable.type] // 8 * variable.vector
    return -(-end // (variable.align or natural)) * (variable.align or natural)


def _placed(code: Program) -> tuple[dict[Key, int], int, int, tuple[tuple[Span, Span], ...]]:
    """Offsets of shared, local and passed variables, bytes of the static ones and of a thread, and
    which bytes are each function's.
    """
    found = [(0, (v.name, MODULE_SCOPE), v) for v in code.module.variables if v.space == "shared"]
    found += code.declared()
    places: dict[Key, int] = {}
    ends = {"shared": 0, "local": 0, "param": 0}
    dynamic = []
    own: list[tuple[Span, Span]] = []
    for part in range(len(code.parts)):
        begins = {**ends}
        for _, key, variable in (each for each in found if each[0] == part):
            if variable.space not in ends:
                continue
            if None in variable.dimensions:
                dynamic.append((key, variable))
                continue
            ends[variable.space] = _aligned(ends[variable.space], variable)
            places[key] = ends[variable.space]
            ends[variable.space] += _size(variable)
        own.append(
            ((begins["local"], ends["local"]), (begins["param"], ends["param"])),
        )
    # All of unknown size are the same memory, behind the others.
    start = max((_aligned(ends["shared"], v) for _, v in dynamic), default=ends["shared"])
    places |= {key: start for key, _ in dynamic}
    return places, start, ends["local"], tuple(own)


def _initial(variable: Variable) -> Array:
    size = _size(variable)
    data = np.zeros(size, np.uint8)
    if variable.initializer is None:
        return data
    values = []
    for part in variable.initializer.strip("{} \n").split(","):
        (operand,) = operands_of(part.strip(" {}\n"))
        if not isinstance(operand, Immediate) or isinstance(operand.value, float):
            raise OutsideInterpreterError(f"initialiser of '{variable.name}'")
        values.append(operand.value)
    bits = BITS[variable.type]
    made = np.array([v & ((1 << bits) - 1) for v in values], f"<u{bits // 8}").view(np.uint8)
    data[: made.size] = made
    return data
