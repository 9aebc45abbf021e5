"""The timing model's input for chips whose machine code no tool here makes: PTX in its place.

A register is a token that the instruction which writes it releases. What the assembler makes
several instructions of counts as several; what it makes none of, as none. Blocks run as often as
those of the PTX do.
"""

from math import prod

from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.execution.layout import LANES
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.timing.inputs import Accesses, unevenness_of, work_of
from cuado.backends.emulated.timing.workload import END, CodeBlock, Operation, Step, Workload
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics import opcode as ptx
from cuado.sass.toolchain.classes import SassClass

_O, _C = Operation, SassClass
_KINDS = {
    (ptx.Space.GLOBAL, ptx.Access.LOAD): _C.GLOBAL_LOAD,
    (ptx.Space.GLOBAL, ptx.Access.STORE): _C.GLOBAL_STORE,
    (ptx.Space.GENERIC, ptx.Access.LOAD): _C.GENERIC_LOAD,
    (ptx.Space.GENERIC, ptx.Access.STORE): _C.GENERIC_STORE,
    (ptx.Space.LOCAL, ptx.Access.LOAD): _C.LOCAL_LOAD,
    (ptx.Space.LOCAL, ptx.Access.STORE): _C.LOCAL_STORE,
    (ptx.Space.SHARED, ptx.Access.LOAD): _C.SHARED_LOAD,
    (ptx.Space.SHARED, ptx.Access.STORE): _C.SHARED_STORE,
    (ptx.Space.SHARED, ptx.Access.ATOMIC): _C.SHARED_ATOMIC,
    (ptx.Space.GLOBAL, ptx.Access.ATOMIC): _C.ATOMIC,
    (ptx.Space.GENERIC, ptx.Access.ATOMIC): _C.ATOMIC,
}
_OPERATIONS = {
    ptx.Access.LOAD: _O.LOAD,
    ptx.Access.STORE: _O.STORE,
    ptx.Access.ATOMIC: _O.ATOMIC,
}
_NOTHING = frozenset({"cvta", "mov", "ret", "exit"})
"""Left out: addresses are the same in all spaces, and copies are renamed away."""
_SPECIAL = frozenset({"rcp", "sqrt", "rsqrt", "sin", "cos", "ex2", "lg2", "tanh"})
_DIVISIONS = {"f32": (_O.FP32, 9), "f64": (_O.FP64, 16)}
_BY_TRAIT = {
    ptx.Trait.BARRIER: _O.BARRIER,
    ptx.Trait.BRANCH: _O.CONTROL,
    ptx.Trait.CALL: _O.CONTROL,
    ptx.Trait.WARP: _O.SHUFFLE,
    ptx.Trait.MATRIX: _O.TENSOR,
}
_INTEGER_DIVISION = (_O.INTEGER, 20)
"""Instructions that ptxas makes of a division that is not approximate (sm_90, by disassembly)."""
_EXACT_ROOT = {"f32": (_O.FP32, 7), "f64": (_O.FP64, 12)}


def workload_of_ptx(
    program: Program, shape: Shape, traffic: Traffic, resident_blocks: int
) -> Workload:
    """What one launch asks of a chip, by its PTX.

    Args:
        program: what ran.
        shape: of the launch.
        traffic: what it moved, with the events of the whole grid.
        resident_blocks: that an SM holds at once.
    """
    code, segments = program.code, program.lowered.segments
    counts = traffic.events.segments
    runs = {
        index: float(counts[segment.number][0])
        for segment in segments
        for index in range(segment.first, segment.last + 1)
    }
    atomics = sum(
        runs.get(index, 0.0)
        for index in program.lowered.access_slots
        if _kind(code, index) is _C.ATOMIC
    )
    accesses = Accesses(program.lowered.access_slots, runs, traffic, atomics, {})
    tokens = _tokens(code)
    blocks = tuple(
        CodeBlock(
            tuple(
                step
                for index in range(segment.first, segment.last + 1)
                for step in _steps(code, index, accesses, tokens)
            )
            or (Step(_O.CONTROL),),
            float(counts[segment.number][0]),
            tuple(END if s == EXIT else s for s in segment.successors) or (END,),
        )
        for segment in segments
    )
    warps = -(-prod(shape.block) // LANES)
    return Workload(
        blocks,
        prod(shape.grid),
        warps,
        resident_blocks,
        work_of(traffic.events),
        unevenness_of(traffic.events),
    )


def _tokens(code: Code) -> dict[Key, int]:
    """A number for each register; those that one instruction writes share one."""
    found: dict[Key, int] = {}
    for index, effects in enumerate(code.effects):
        keys = code.keys(effects.writes, index)
        token = next((found[key] for key in keys if key in found), len(found))
        for key in keys:
            found.setdefault(key, token)
    return found


def _steps(code: Code, index: int, accesses: Accesses, tokens: dict[Key, int]) -> list[Step]:
    effects, instruction = code.effects[index], code.instructions[index]
    opcode = effects.opcode
    waits = tuple({tokens[k] for k in code.keys(effects.reads, index) if k in tokens})
    written = [tokens[k] for k in code.keys(effects.writes, index)]
    sets = written[0] if written else None
    if opcode.access is not None and opcode.space is not None:
        kind = _kind(code, index)
        if kind is None:
            return [Step(_O.CONSTANT, 1, waits, sets)]
        access = accesses.of(kind, index, opcode.bytes)
        shared = opcode.space is ptx.Space.SHARED
        operation = _O.SHARED if shared else _OPERATIONS[opcode.access]
        return [Step(operation, 1, waits, sets, access=access)]
    chain = _operations(instruction.opcode, opcode.traits)
    # Each waits for the one before it; the first also for the operands.
    return [
        Step(operation, 1, waits if not n or sets is None else (*waits, sets), sets)
        for n, operation in enumerate(chain)
    ]


def _kind(code: Code, index: int) -> SassClass | None:
    opcode = code.effects[index].opcode
    if opcode.space is None or opcode.access is None:
        return None
    return _KINDS.get((opcode.space, opcode.access))


def _operations(opcode: str, traits: frozenset[ptx.Trait]) -> list[Operation]:
    """What an instruction that accesses no memory becomes."""
    base, *modifiers = opcode.split(".")
    if base in _NOTHING:
        return []
    for trait, operation in _BY_TRAIT.items():
        if trait in traits:
            return [operation]
    if base in _SPECIAL or base in ("div", "rem"):
        return _special(base, modifiers)
    return _arithmetic(base, modifiers, modifiers[-1] if modifiers else "")


def _special(base: str, modifiers: list[str]) -> list[Operation]:
    """Of divisions and functions: one instruction where approximate, more where not."""
    if "approx" in modifiers:
        return [_O.SPECIAL]
    if base in ("div", "rem"):
        operation, count = _DIVISIONS.get(modifiers[-1], _INTEGER_DIVISION)
    else:
        operation, count = _EXACT_ROOT.get(modifiers[-1], (_O.FP32, 0))
    return [_O.SPECIAL, *[operation] * count]


def _arithmetic(base: str, modifiers: list[str], kind: str) -> list[Operation]:
    is_long = kind in ("s64", "u64", "b64")
    if base == "cvt":
        floats = [m for m in modifiers if (m[0] == "f" and m[1:].isdigit()) or m == "bf16"]
        return [_O.CONVERSION if floats else _O.INTEGER]
    if kind == "f64":
        return [_O.FP64]
    if kind in ("f32", "f16", "f16x2", "bf16", "bf16x2"):
        return [_O.FP32 if base in ("add", "sub", "mul", "fma", "mad") else _O.INTEGER]
    if base in ("mul", "mad"):
        if "wide" in modifiers or "hi" in modifiers:
            return [_O.WIDE_MULTIPLY]
        return [_O.WIDE_MULTIPLY, *[_O.INTEGER_MULTIPLY] * 2] if is_long else [_O.INTEGER_MULTIPLY]
    return [_O.INTEGER] * (2 if is_long else 1)
