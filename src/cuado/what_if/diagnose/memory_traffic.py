"""Compares the size of a launch's buffers with what DRAM can move in the kernel's time."""

from collections import defaultdict

from cuado.kernel.facts.waiting_blocks import DATA, decided_by
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import Access, Space
from cuado.stats import Interval

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
