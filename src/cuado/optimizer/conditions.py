"""The conditions of a version's proof, taken from the launch that it was proved for."""

from collections.abc import Iterable, Iterator

from cuado.backends.packing import packed_number
from cuado.backends.parameters import argument_bytes
from cuado.model.arguments import POINTER_BYTES, Argument, Buffer, Pointer, Scalar, Structure
from cuado.model.conditions import (
    ALIGNMENT,
    Conditions,
    Fact,
    Memory,
    Parameter,
    ParameterKind,
    Place,
    Shape,
    StepFacts,
    in_order,
)
from cuado.model.launch import Launch
from cuado.optimizer.module_variables import carried
from cuado.optimizer.version import Version

_FREE = (
    "launched like this, the original accesses only memory behind its pointers, and has no "
    "data races"
)
_ALONE = "nothing else writes the kernel's memory while it runs"
_ONE_AT_A_TIME = (
    "no other launch uses the module's variables at the same time, and no pointer that lies in "
    "memory leads to them"
)
_WITHIN_TOLERANCE = (
    "results may differ: they were checked against a tolerance, with the proof's inputs only"
)


def conditions_of(original: Launch, version: Version) -> Conditions:
    """The conditions on which a version may be launched in place of the original.

    Args:
        original: the launch that the version was proved for.
        version: a version of it, with at least one step.

    Raises:
        CuadoError: the version's code cannot be read.
    """
    made = version.subject.launch
    steps = tuple(_steps(original, version))
    facts = frozenset(fact for step in steps for fact in step.facts)
    memories = tuple(_memories(original, facts))
    variables, unfit = carried(version.subject) if made.has_ptx else ((), "")
    assumed = (_FREE, _ALONE, *((_ONE_AT_A_TIME,) if variables else ()))
    return Conditions(
        kernel=original.kernel,
        architecture=version.subject.options.architecture,
        asked=_shape(original),
        launched=_shape(made),
        steps=steps,
        parameters=tuple(_parameter(each, facts) for each in original.arguments),
        memories=memories,
        cluster=made.cluster,
        cooperative=made.cooperative,
        carve_out=made.shared_carveout,
        registers=original.max_registers,
        variables=variables,
        vouched=tuple(_vouched(original, memories, facts)),
        assumed=assumed,
        unfit=unfit,
    )


def _steps(original: Launch, version: Version) -> Iterator[StepFacts]:
    """Each step with the facts that it relies on."""
    made = version.subject.launch
    # The launcher gives the version the proof's own shape where it is not the original's.
    changed = {
        Fact.GRID: made.grid != original.grid,
        Fact.BLOCK: made.block != original.block,
        Fact.SHARED: made.dynamic_shared_bytes != original.dynamic_shared_bytes,
    }
    own = frozenset(fact for fact, is_changed in changed.items() if is_changed)
    for step in version.steps:
        facts = step.relied_on() | own
        if Fact.OVERLAP in facts:
            facts |= {Fact.SIZES}  # What shares memory depends on how far it reaches.
        if Fact.INTEGERS in facts and any(isinstance(n, Structure) for n in original.arguments):
            facts |= {Fact.STRUCTURES}  # Their fields are integers as well.
        yield StepFacts(str(step), in_order(facts))


def _shape(launch: Launch) -> Shape:
    return Shape(launch.grid, launch.block, launch.dynamic_shared_bytes)


def _parameter(argument: Argument, facts: frozenset[Fact]) -> Parameter:
    """The condition on an argument."""
    name, size = argument.name, argument_bytes(argument)
    match argument:
        case Buffer(type=type_):
            places = (Place(0, name),)
            return Parameter(name, ParameterKind.POINTER, type_, size, places=places)
        case Pointer(buffer=memory, offset=offset):
            places = (Place(0, memory, offset),)
            return Parameter(name, ParameterKind.POINTER, "", size, places=places)
        case Scalar(type=type_, value=number):
            # Analyses read every number that Python has as an integer, whatever the kernel does.
            asked = Fact.INTEGERS if isinstance(number, int) else Fact.FLOATS
            value = packed_number(type_, number).hex() if asked in facts else None
            return Parameter(name, ParameterKind.NUMBER, type_, size, value)
        case Structure():
            return _structure(argument, facts)


def _structure(argument: Structure, facts: frozenset[Fact]) -> Parameter:
    data = bytearray(argument.data)
    for at, _ in argument.pointers:
        data[at : at + POINTER_BYTES] = bytes(POINTER_BYTES)
    places = tuple(Place(at, each.buffer, each.offset) for at, each in argument.pointers)
    value = data.hex() if Fact.STRUCTURES in facts else None
    return Parameter(argument.name, ParameterKind.STRUCTURE, "", len(argument.data), value, places)


def _memories(launch: Launch, facts: frozenset[Fact]) -> Iterable[Memory]:
    """The memory that arguments point into."""
    seen = {each.name for each in launch.arguments if isinstance(each, Buffer)}
    seen |= {pointer.buffer for pointer in launch.pointers}
    alignment = ALIGNMENT if Fact.ALIGNMENT in facts else 1
    return (
        Memory(each.name, each.bytes, alignment) for each in launch.buffers if each.name in seen
    )


def _vouched(launch: Launch, memories: tuple[Memory, ...], facts: frozenset[Fact]) -> Iterator[str]:
    """Conditions that a launcher cannot check."""
    seen = {each.name for each in memories}
    hidden = [each for each in launch.buffers if each.name not in seen]
    if hidden and facts & {Fact.SIZES, Fact.OVERLAP, Fact.ALIGNMENT}:
        named = ", ".join(f"'{each.name}' ({each.bytes:,} bytes)" for each in hidden)
        yield (
            f"pointers that lie in memory lead to {named}: as large, apart from all other memory "
            f"of the launch, at multiples of {ALIGNMENT} bytes"
        )
    if Fact.CONTENTS in facts:
        yield _WITHIN_TOLERANCE
