"""Threads that would leave at once go on to the end, and store nothing.

``if (i >= n) return;`` parts the threads of a block before a loop in which they could work
together. All of them can make the loop if it does nothing but compute and load: stores are guarded,
and loads are made where the address is within the buffer, which is asked when it runs; others bring
0, which only registers of such threads hold. Neither more nor other stores are made. The grid may
have more blocks then, all of whose threads are of that kind: so rows of blocks that nothing divides
can be dealt out in equal parts.

What it takes is checked: loads, stores to global memory, arithmetic, and loops of which the number
of iterations is known for all threads, so that those who go on come to the end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cuado.kernel.facts.accesses.constant_loads import whole_buffer, why_not_constant
from cuado.kernel.facts.accesses.load_limits import FARTHEST, limits_of
from cuado.kernel.facts.loops.iteration_counts import count_of, name_of, where
from cuado.kernel.facts.loops.loop import ends_early
from cuado.kernel.facts.threads.block_independence import unusual_reads
from cuado.kernel.facts.threads.coarsening_limits import AXES
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.loops.settled_loops import drop_labels
from cuado.kernel.rewrites.switches.switched_accesses import elements, register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Form, Term, added, even_bits, form_of, scaled
from cuado.model.launch import Extent
from cuado.ptx.analysis.loops import has_other_cycles, loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Name, names_in


def with_late_exits(kernel: Kernel, grid: Extent) -> Kernel | str:
    """The kernel, not assembled, whose threads all come to the end; or why they cannot.

    Args:
        kernel: the kernel.
        grid: of the launch: at least as many blocks along each axis as it has.
    """
    if reason := next(_objections(kernel), ""):
        return reason
    exits = _exits(kernel)
    if not exits and grid == kernel.launch.grid:
        return "no thread leaves at the beginning"
    made, stays = _without_exits(kernel, exits, grid)
    if reason := next(_objections_to_loops(made), ""):
        return reason
    return _within_buffers(made, stays)


def _objections(kernel: Kernel) -> Iterator[str]:
    """Why threads that would have left cannot go on, or further blocks cannot run."""
    flow, code = kernel.slicer.flow, kernel.code
    if flow.unresolved:
        yield "indirect branch (brx.idx)"
    if has_other_cycles(flow):
        yield "code that is repeated has several entries: threads that go on might not come out"
    for index, effects in enumerate(code.effects):
        opcode, at = effects.opcode, f"'{code.instructions[index].opcode}' ({where(kernel, index)})"
        if not opcode.known or opcode.traits - {Trait.BRANCH, Trait.EXIT}:
            yield f"threads that leave at once may not come to {at}"
        elif opcode.access is Access.LOAD:
            if not _has_bounds(kernel, index):
                yield f"{at} loads from memory that has no bounds to ask for"
        elif opcode.access is not None and (
            opcode.access is not Access.STORE or kernel.space(index) is not Space.GLOBAL
        ):
            yield f"threads that leave at once may not come to {at}"
    yield from unusual_reads(kernel, "%ctaid", "%nctaid")


def _has_bounds(kernel: Kernel, load: int) -> bool:
    """True if a load is of global memory, or of a parameter that threads do not choose."""
    # Behind the last parameter there is none.
    code, space = kernel.code, kernel.space(load)
    symbols = (code.symbol(name, load) for name in code.effects[load].address)
    is_fixed = all(each is not None and each.variable.space != "reg" for each in symbols)
    return space is Space.GLOBAL or (space is Space.PARAM and is_fixed)


def _exits(kernel: Kernel) -> tuple[int, ...]:
    """Branches to the end, one after another, that all threads come to which have not left yet."""
    flow, code, found = kernel.slicer.flow, kernel.code, list[int]()
    for number, block in enumerate(flow.blocks):
        if flow.predecessors[number] != ([number - 1] if number else []):
            break
        branch = code.instructions[block.last]
        if not branch.guard or not _leads_to_end(kernel, block.last):
            break
        found.append(block.last)
    return tuple(found)


def _leads_to_end(kernel: Kernel, index: int) -> bool:
    """True if a branch is to a return, or is one."""
    code = kernel.code
    if Trait.EXIT in code.effects[index].opcode.traits:
        return True
    instruction = code.instructions[index]
    target = instruction.operands[0] if instruction.base == "bra" else None
    at = code.label(target.text, index) if isinstance(target, Name) else None
    if at is None or at >= len(code.instructions):
        return False
    return Trait.EXIT in code.effects[at].opcode.traits and not code.instructions[at].guard


def _without_exits(kernel: Kernel, exits: tuple[int, ...], grid: Extent) -> tuple[Kernel, str]:
    """The kernel without these branches, its stores guarded; its loads are what they were.

    And the predicate of the threads that would have stayed, behind all of the branches.
    """
    rewriting, code = Rewriting(kernel), kernel.code
    stays = ""
    for axis, old, new in zip(AXES, kernel.launch.grid, grid, strict=True):
        if old == new:
            continue
        number, below = rewriting.register("b32"), rewriting.register("pred")
        rewriting.at_start(
            f"mov.u32 {number}, %ctaid.{axis};\nsetp.lt.u32 {below}, {number}, {old};"
        )
        if stays:
            rewriting.at_start(f"and.pred {below}, {below}, {stays};")
        stays = below
        _keep_extent(rewriting, axis, old)
    after = {0: stays}
    for index in exits:
        branch, here = code.instructions[index], rewriting.register("pred")
        # Where the guard holds a thread would have left.
        lines = f"mov.pred {here}, {branch.guard};"
        if not branch.negated:
            lines = f"not.pred {here}, {branch.guard};"
        if stays:
            lines += f"\nand.pred {here}, {here}, {stays};"
        rewriting.replace(index, lines)
        after[index] = stays = here
    for index, effects in enumerate(code.effects):
        if effects.opcode.access is Access.STORE:
            name = after[max(n for n in after if n <= index)]
            if name:
                rewriting.guard(index, name)
    drop_labels(rewriting, [n for n in exits if code.instructions[n].base == "bra"])
    launch = replace(kernel.launch, ptx=rewriting.text(), grid=grid)
    return replace(kernel, launch=launch), stays


def _keep_extent(rewriting: Rewriting, axis: str, extent: int) -> None:
    """Let the kernel read the extent that the grid had."""
    name = f"%nctaid.{axis}"
    for index, instruction in enumerate(rewriting.subject.code.instructions):
        for position, operand in enumerate(instruction.operands):
            if isinstance(operand, Name) and operand.text == name:
                rewriting.operand(index, position, str(extent))


def _objections_to_loops(kernel: Kernel) -> Iterator[str]:
    """Why a thread that should have left may not come to the end."""
    for loop in loops_of(kernel.slicer.flow):
        count = count_of(kernel, loop)
        if isinstance(count, str):
            yield count
        elif count.number is None or ends_early(kernel, loop):
            yield f"the trip count of {name_of(kernel, loop)} is no number that all threads have"


def _within_buffers(kernel: Kernel, stays: str) -> Kernel | str:
    """The kernel with its loads made where they are within their buffers, 0 elsewhere.

    What the launch writes is loaded by threads that would have stayed alone: others might load what
    is being written.
    """
    rewriting, begins = Rewriting(kernel), dict[str, str]()
    last = max(n for n, each in enumerate(kernel.code.effects) if stays in each.writes)
    block_of, live = kernel.slicer.flow.block_of, forms_of(kernel).live
    for index in kernel.global_loads:
        if block_of[index] not in live:
            continue  # no thread of the launch comes there
        if why_not_constant(kernel, index):
            targets = _targets(kernel, index)
            if index < last or not targets or _reads(kernel, index, targets):
                return f"the load at {where(kernel, index)} is of what the launch may write"
            _guard(rewriting, index, stays, targets)
            continue
        place = _place(kernel, index)
        if isinstance(place, str):
            return place
        if place.is_inside:
            continue
        if place.pointer not in begins:
            begin = begins[place.pointer] = rewriting.register("b64")
            rewriting.at_start(f"ld.param.u64 {begin}, [{place.pointer}];")
            rewriting.at_start(f"cvta.to.global.u64 {begin}, {begin};")
        _ask(rewriting, index, place, begins[place.pointer])
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a load is in its buffer.

    Attributes:
        pointer: the parameter that leads to the buffer.
        room: the last byte at which the load may begin.
        is_inside: whether it is within for all threads that make it.
        targets: the registers that it writes, and their bits.
    """

    pointer: str
    room: int
    is_inside: bool
    targets: tuple[tuple[str, int], ...]


def _place(kernel: Kernel, index: int) -> _Place | str:
    """Where a load is in its buffer; or why that cannot be asked."""
    forms = forms_of(kernel)
    at, size = f"the load at {where(kernel, index)}", kernel.code.effects[index].opcode.bytes or 0
    whole, form = whole_buffer(kernel, index), forms.address(index)
    targets = _targets(kernel, index)
    if whole is None or form is None or not targets:
        return f"which element of a buffer {at} brings is not plain"
    name, buffer = whole
    distance = added(form, form_of(0, [(Term("pointer", name), -1)]))
    low, high = forms.bounds(distance)
    if low <= -FARTHEST or high >= FARTHEST:
        return f"how far {at} may be from the beginning of its buffer is not known"
    if 1 << even_bits(distance) < size:
        return f"{at} may not be of a whole element"
    if _reads(kernel, index, targets):
        return f"{at} overwrites its own address"
    if (room := buffer.bytes - size) < 0:
        return f"{at} is longer than its buffer"
    is_below = high <= room or _keeps_below(kernel, index, distance, room)
    return _Place(name, room, low >= 0 and is_below, targets)


def _targets(kernel: Kernel, index: int) -> tuple[tuple[str, int], ...]:
    """The registers that a load writes, and their bits; none if they are not plain."""
    names = elements(kernel.code.instructions[index].operands[0]) or ()
    found = [(name, register_bits(kernel, name, index)) for name in names]
    plain = tuple((name, bits) for name, bits in found if bits is not None)
    return plain if len(plain) == len(found) else ()


def _reads(kernel: Kernel, index: int, targets: Sequence[tuple[str, int]]) -> bool:
    """True if a load's address, or its guard, is of registers that it writes."""
    instruction = kernel.code.instructions[index]
    read = {n for each in instruction.operands[1:] for n in names_in(each)}
    return not {*read, instruction.guard}.isdisjoint(name for name, _ in targets)


def _guard(
    rewriting: Rewriting, index: int, predicate: str, targets: Sequence[tuple[str, int]]
) -> None:
    """Let a load be made only where a predicate holds, and bring 0 elsewhere.

    What nothing has written might be no number that the load could bring, and be an index.
    """
    instruction = rewriting.subject.code.instructions[index]
    if limits_of(rewriting.subject, index) is None:
        zeros = (f"{instruction.prefix}mov.b{bits} {name}, 0;" for name, bits in targets)
        rewriting.before(index, "\n".join(zeros))
    rewriting.guard(index, predicate)


def _ask(rewriting: Rewriting, index: int, place: _Place, begin: str) -> None:
    """Let a load be made only within its buffer, and bring 0 elsewhere."""
    base, offset, _ = rewriting.address(index)
    distance, inside = rewriting.register("b64"), rewriting.register("pred")
    lines = [f"sub.s64 {distance}, {base}, {begin};"]
    if offset:
        lines.append(f"add.s64 {distance}, {distance}, {offset};")
    lines.append(f"setp.le.u64 {inside}, {distance}, {place.room};")
    rewriting.before(index, "\n".join(lines))
    _guard(rewriting, index, inside, place.targets)


def _keeps_below(kernel: Kernel, load: int, form: Form, room: int) -> bool:
    """True if a load's own limits keep a form from being above a number."""
    forms, most = forms_of(kernel), 0
    for limit in limits_of(kernel, load) or ():
        term = next((each for each, _ in limit.form.terms if each in form.factors), None)
        if term is None or limit.high >= FARTHEST:
            continue
        times, rest = divmod(form.factors[term], limit.form.factors[term])
        if rest or times <= 0:
            continue
        form, most = added(form, scaled(limit.form, -times)), most + times * limit.high
    return most + forms.bounds(form)[1] <= room
