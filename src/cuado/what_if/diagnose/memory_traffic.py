"""Compares a launch's buffers with what DRAM can move in the kernel's time, and with its loads."""

from collections import defaultdict
from collections.abc import Collection, Sequence

from cuado.kernel.facts.threads.waiting_blocks import DATA, decided_by
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.align_accesses import is_ideal
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Form
from cuado.model.arguments import Buffer
from cuado.model.instruction import SourceLocation
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import Access, Space
from cuado.stats import Interval

_LINEAR = frozenset({"special", "pointer"})
"""Terms of addresses that the indices of thread and block decide."""
_DIRECTIONS = {
    Access.LOAD: {Access.LOAD},
    Access.STORE: {Access.STORE},
    Access.ATOMIC: {Access.LOAD, Access.STORE},
}


def part_of_dram(kernel: Kernel, original: Interval | None) -> float | None:
    """The launch's buffers, moved once, as a part of what DRAM can move in the kernel's time.

    ``sum(bytes * directions) / time / attainable bandwidth``. A buffer that is provably both loaded
    and stored counts twice; every other counts once. None where the chip file does not say what
    DRAM can move, where the time is not known, and without PTX.
    """
    most = kernel.chip.achievable_dram_bandwidth()
    if most is None or original is None or not kernel.has_ptx:
        return None
    given = zip(kernel.launch.arguments, kernel.function.parameters, strict=False)
    parameters = {argument.name: parameter.name for argument, parameter in given}
    directions = _directions(kernel)
    bytes_once = sum(
        buffer.bytes * max(len(directions[parameters.get(buffer.name, "")]), 1)
        for buffer in kernel.launch.buffers
    )
    return bytes_once / (original.estimate * 1e-9) / most


def gathers(kernel: Kernel) -> bool:
    """True if data decides where a load of a buffer reads: no order of threads keeps that close."""
    return kernel.has_ptx and any(
        DATA in decided_by(kernel, index, address=True) for index in kernel.global_loads
    )


def is_scattered_by_data(kernel: Kernel, lines: Collection[SourceLocation]) -> bool:
    """True if data decides the addresses of all accesses on some lines that waste sectors."""
    wasteful = _wasteful(kernel, (*kernel.global_loads, *kernel.global_stores), lines)
    return bool(wasteful) and all(
        DATA in decided_by(kernel, index, address=True) for index in wasteful
    )


def wasted_on(
    kernel: Kernel, accesses: Sequence[int], lines: Collection[SourceLocation]
) -> tuple[str, ...]:
    """The arguments to which accesses on some lines go that waste sectors; none if not all known.

    Args:
        kernel: whose.
        accesses: instructions that count: loads, or stores.
        lines: where.
    """
    parameters = [parameter.name for parameter in kernel.function.parameters]
    names = []
    for index in _wasteful(kernel, accesses, lines):
        location = kernel.slicer.addresses.location(index)
        root = location.root if location else None
        if root is None or root.kind is not Kind.PARAMETER or root.key[0] not in parameters:
            return ()
        position = parameters.index(root.key[0])
        names += [argument.name for argument in kernel.launch.arguments[position : position + 1]]
    return tuple(dict.fromkeys(names))


def _wasteful(
    kernel: Kernel, accesses: Sequence[int], lines: Collection[SourceLocation]
) -> list[int]:
    """The accesses on some lines that touch more sectors than their data fills; none without PTX.

    Where it is not known how the lanes of an access differ, it counts.
    """
    if not kernel.has_ptx:
        return []
    return [n for n in accesses if kernel.lines[n] in lines and not is_ideal(kernel, n)]


def loads_of_each_word(kernel: Kernel) -> float:
    """How often neighbouring threads load each word of a buffer, on average and at least.

    Counted are loads that a thread makes at constant distances from each other, from addresses that
    are linear in indices: another thread, that many words on, makes the one where this one makes
    the other. What goes on with a loop is left out, as its unrolled iterations are at constant
    distances, too; and so are buffers that fit an SM's L1.
    """
    if not kernel.has_ptx or not kernel.is_analysable:
        return 0.0
    given = zip(kernel.launch.arguments, kernel.function.parameters, strict=False)
    cache = kernel.chip.shared_per_sm_bytes  # The L1 is about as large at its largest.
    large = {
        parameter.name: argument.bytes
        for argument, parameter in given
        if isinstance(argument, Buffer) and argument.bytes > cache
    }
    forms = forms_of(kernel)
    alike: dict[tuple[object, int, str], set[int]] = defaultdict(set)
    for index in kernel.global_loads:
        form, size = forms.address(index), kernel.code.effects[index].opcode.bytes
        pointer = _pointer_of(form)
        if form is None or pointer not in large or DATA in decided_by(kernel, index):
            continue
        # Lanes that read more than a word apart leave words to the other loads of the thread.
        if size is not None and kernel.lanes.stride_of(index) == size:
            alike[form.terms, size, pointer].add(form.number)
    threads = kernel.launch.blocks * kernel.launch.threads_per_block
    return max(
        (
            len(found) * size * threads / large[pointer]
            for (_, size, pointer), found in alike.items()
        ),
        default=0.0,
    )


def loads_of_each_byte(kernel: Kernel) -> float:
    """Bytes that all threads load for each byte of the buffers that they load from, on average.

    A load counts once for each thread, in a loop or not; one that data decides does not count.
    """
    if not kernel.has_ptx or not kernel.is_analysable:
        return 0.0
    given = zip(kernel.launch.arguments, kernel.function.parameters, strict=False)
    buffers = {
        parameter.name: argument.bytes
        for argument, parameter in given
        if isinstance(argument, Buffer)
    }
    threads = kernel.launch.blocks * kernel.launch.threads_per_block
    loaded, read = 0, set[str]()
    for index in kernel.global_loads:
        location = kernel.slicer.addresses.location(index)
        root = location.root if location else None
        if root is None or root.key[0] not in buffers or DATA in decided_by(kernel, index):
            continue
        read.add(root.key[0])
        loaded += (kernel.code.effects[index].opcode.bytes or 0) * threads
    size = sum(buffers[name] for name in read)
    return loaded / size if size else 0.0


def _pointer_of(form: Form | None) -> str:
    """The parameter that an address is relative to; empty unless all else is indices."""
    kinds = {term.kind for term, _ in form.terms} if form else set()
    names = [str(term.what) for term, _ in form.terms if term.kind == "pointer"] if form else []
    return names[0] if len(names) == 1 and kinds <= _LINEAR else ""


def _directions(kernel: Kernel) -> dict[str, set[Access]]:
    """The directions in which each parameter's buffer is provably accessed: loaded, stored, or
    both.

    An access that depends on the data may be rare, and is left out.
    """
    found: dict[str, set[Access]] = defaultdict(set)
    if not kernel.is_analysable:
        return found
    for index, effects in enumerate(kernel.code.effects):
        access = effects.opcode.access
        directions = _DIRECTIONS.get(access) if access else None
        if directions is None or kernel.space(index) is not Space.GLOBAL:
            continue
        location = kernel.slicer.addresses.location(index)
        root = location.root if location else None
        if root and root.kind is Kind.PARAMETER and DATA not in decided_by(kernel, index):
            found[root.key[0]] |= directions
    return found
