"""Shapes of a block that a kernel may be made for, the likeliest first."""

import re
from collections.abc import Iterator, Mapping, Sequence
from math import prod

from cuado.cuda_source import FunctionText, SourceText, constants_of, shared_arrays, value_of
from cuado.guesses.flat_blocks import is_flat
from cuado.guesses.grids import AXES, address_step, per_block, per_thread
from cuado.guesses.kernel_facts import KernelFacts
from cuado.guesses.roles import Roles
from cuado.model.launch import Extent

_MOST_THREADS = 1024
_USUAL = ((256, 1, 1), (128, 1, 1), (64, 1, 1), (32, 1, 1), (512, 1, 1), (1024, 1, 1))
_TWO = ((16, 16, 1), (32, 8, 1), (32, 32, 1), (8, 8, 1), (32, 4, 1), (64, 4, 1))
_THREE = ((8, 8, 4), (32, 4, 2), (16, 4, 4), (8, 8, 8), (4, 4, 4))
_NUMBER = re.compile(r"\d+")
_NAMED = re.compile(
    r"(?i)k?_?(block|threads?|tpb|nt|n?threads_per_block|block_?(size|dim|threads)(_?x)?|cta\w*)"
    r"(_?per_?block)?(_?size)?"
)


def blocks(
    facts: KernelFacts,
    roles: Roles,
    source: SourceText | None,
    function: FunctionText | None,
    template: Mapping[str, str] | None = None,
) -> tuple[Extent, ...]:
    """Shapes worth trying, each once."""
    found = _stated(facts)
    if found is not None and found[1]:
        return (found[0],)
    most = prod(found[0]) if found else _MOST_THREADS
    made = [
        *_from_code(facts, roles),
        *_from_text(facts, source, function, template),
        *_usual(facts),
    ]
    if found is not None:
        made.insert(0, found[0])
    fitting = [each for each in made if 1 <= prod(each) <= most and each[2] <= 64]
    return tuple(dict.fromkeys(fitting))


def _stated(facts: KernelFacts) -> tuple[Extent, bool] | None:
    """The block that directives allow, and whether it has to be that one."""
    for directive in facts.function.directives:
        if directive.name in {"reqntid", "maxntid"}:
            numbers = [int(each) for each in _NUMBER.findall(directive.arguments)]
            x, y, z = (*numbers, 1, 1)[:3]
            if directive.name == "reqntid":
                return (x, y, z), True
            return (_shaped(facts, x * y * z) if y * z == 1 else (x, y, z)), False
    return None


def _shaped(facts: KernelFacts, threads: int) -> Extent:
    """So many threads along the axes that the kernel uses."""
    if is_flat(facts):
        return threads, 1, 1
    side = 32 if threads % 32 == 0 and threads != 256 else 16
    return side, max(1, threads // side), 1


def _from_code(facts: KernelFacts, roles: Roles) -> Iterator[Extent]:
    """Blocks of which the code knows the length: it reads it nowhere."""
    used = ["x"] if is_flat(facts) else [a for a in AXES if f"%tid.{a}" in facts.specials]
    sides = dict(_known_sides(facts, roles, used))
    if not sides:
        return
    default = 1 if len(used) == len(sides) else 8
    x, y, z = (sides.get(axis, default if axis in used else 1) for axis in AXES)
    # A thread may take several items of what a block takes.
    for less in (1, 2, 4, 8):
        for lower in (1, 2, 4, 8) if y > 1 else (1,):
            yield max(1, x // less), max(1, y // lower), z


def _known_sides(
    facts: KernelFacts, roles: Roles, axes: Sequence[str]
) -> Iterator[tuple[str, int]]:
    """The axes of a block whose length the kernel does not read, and what the code says of it."""
    for axis in axes:
        if f"%tid.{axis}" in facts.specials and f"%ntid.{axis}" not in facts.specials:
            side = _step(facts, roles, axis)
            if side:
                yield axis, side


def _step(facts: KernelFacts, roles: Roles, axis: str) -> int | None:
    """By how much an index grows from block to block, in steps of a thread."""
    unit = (1, 1, 1)
    guard = roles.guards.get(axis)
    if guard is not None:
        block, thread = (f(facts, guard[0].index, axis, unit) for f in (per_block, per_thread))
        if block and thread and 1 < block // thread <= _MOST_THREADS:
            return block // thread
    for touch in facts.touches:
        block = address_step(facts, touch.index, unit, axis, {})
        thread = address_step(facts, touch.index, unit, axis, {}, of_blocks=False)
        if block and thread and block % thread == 0 and 1 < block // thread <= _MOST_THREADS:
            return block // thread
    return _stride_of_loops(facts) if axis == "x" else None


def _stride_of_loops(facts: KernelFacts) -> int | None:
    """The constant step of a loop that begins at the thread's index."""
    for each in facts.comparisons:
        if each.loop is None or "%tid.x" not in each.flowing.specials():
            continue
        for n in facts.carried(each.loop):
            instruction = facts.code.instructions[n]
            words = [word.strip() for word in instruction.operand_text.split(",")]
            if instruction.opcode.startswith("add.") and words[-1].isdecimal():
                step = int(words[-1])
                if 32 <= step <= _MOST_THREADS and step % 32 == 0:
                    return step
    return None


def _from_text(
    facts: KernelFacts,
    source: SourceText | None,
    function: FunctionText | None,
    template: Mapping[str, str] | None,
) -> Iterator[Extent]:
    if source is None or function is None:
        return
    known = {**constants_of(source), **(template or {})}
    has_one_side = is_flat(facts)
    for array in shared_arrays(source, function):
        sides = [value_of(each.text, known) for each in array.dimensions if each.text]
        yield from _of_array(
            [each for each in sides if each is not None], has_one_side=has_one_side
        )
    text = source.at(function.span)
    for name, constant in known.items():
        if has_one_side and _NAMED.fullmatch(name) and re.search(rf"\b{name}\b", text):
            value = value_of(constant, known)
            if value and 32 <= value <= _MOST_THREADS:
                yield value, 1, 1


def _of_array(sides: list[int], *, has_one_side: bool) -> Iterator[Extent]:
    """Blocks with a thread for each element of a shared array, or of its inside."""
    if has_one_side and len(sides) == 1 and 32 < sides[0] <= _MOST_THREADS and sides[0] % 32 == 0:
        yield sides[0], 1, 1
    if has_one_side or len(sides) < 2:
        return
    for less in (0, 1, 2, 4, 8):
        x, y = sides[-1] - less, sides[-2] - (less if less > 1 else 0)
        if x >= 4 and x % 4 == 0 and y >= 1 and x * y <= _MOST_THREADS:
            yield x, y, 1


def _usual(facts: KernelFacts) -> tuple[Extent, ...]:
    if is_flat(facts):
        return _USUAL
    if "%tid.z" in facts.specials:
        return _THREE
    return _TWO
