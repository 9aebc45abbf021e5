"""What if shared arrays were laid out so that columns lie in different banks?

What it changes: within each row of 128 bytes (all 32 banks once) the granules change places: the
number of the row is XORed into the number of the granule, at every access alike. A column, which
lay in one bank, then lies in all of them; a row still does.

What the answer means: the gain is what a swizzled or padded layout brings, bank conflicts between
rows being all that it removes. No gain, and there are none of these, or they are hidden.

When it is valid: the results are the same. The swizzle is a permutation of each row, so that an
array which only plain shared loads, stores and atomics reach, none wider than a granule, can be
kept in it; it has to consist of whole rows. An access takes three operations more; where its
constant offset cannot carry into the rest of its address, accesses that share a base take two
together and at most one each. Arrays whose address goes anywhere else (to generic
pointers, asynchronous copies, matrix loads) stay as they are.
"""

from cuado.kernel.facts.accesses.access_groups import Group, grouped, low_word
from cuado.kernel.facts.shared_memory.shared_layout import (
    aligned,
    bytes_of,
    objection_to_layout,
    objection_to_layouts,
    targets_of,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.kernel.values.known_bits import Bits
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.shared import SharedArray
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_ROW = 128
_LARGEST_ALIGNMENT = 1024
"""Bytes; on recent chips the first array of a block is aligned to it anyway."""
_GRANULES = (4, 8, 16)
_KEPT = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_ATOMIC,
    SassClass.BARRIER,
)


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Swizzle every array that allows it."""
    if (refusal := objection_to_layouts(kernel)) is not None:
        return refusal
    shared = kernel.shared
    objections = {array.key: _objection(kernel, array, scope) for array in shared.arrays}
    chosen = [array for array in shared.arrays if not objections[array.key]]
    if not chosen:
        return Refusal(next(iter(objections.values())))
    addressing = Addressing(kernel)
    rewriting = addressing.rewriting
    notes = [text for text in objections.values() if text]
    for array in chosen:
        granule = _granule(kernel, array)
        notes.append(f"'{array.variable.name}' is swizzled by granules of {granule} bytes")
        targets = targets_of(kernel, array)
        alignment = max(_alignment(targets), array.variable.align or 1)
        for edit in aligned(kernel, [array.variable], alignment):
            rewriting.edit(edit)
        bits = Bits(kernel, {array.variable.name: alignment})
        swizzle = _Swizzle(addressing, granule, bits)
        for group in grouped(kernel, targets, lambda _: None):
            swizzle.rewrite(group)
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("swizzled"),),
        rewriting.text(),
        keeps_results=True,
        expects=tuple(Expectation((kind,)) for kind in _KEPT),
        touched=tuple(sorted(index for array in chosen for index in array.accesses)),
        notes=tuple(notes),
    )


def _objection(kernel: Kernel, array: SharedArray, scope: Scope) -> str:
    """Why an array cannot be swizzled; empty if it can."""
    name = f"'{array.variable.name}'"
    if reason := objection_to_layout(kernel, array):
        return reason
    if not all(map(scope.holds, array.accesses)):
        outside = scope.label or "the scope"
        return f"{name} is accessed outside of {outside}: all accesses must change together"
    size = bytes_of(kernel, array)
    if size is None:
        return f"{name} is dynamic shared memory, which other arrays may share"
    if size % _ROW or size < 2 * _ROW:
        return f"{name} has {size} bytes, not several whole rows of {_ROW}"
    return ""


def _granule(kernel: Kernel, array: SharedArray) -> int:
    """The smallest granule that is at least as wide as every access."""
    widest = max(kernel.code.effects[index].opcode.bytes or 0 for index in array.accesses)
    return next(size for size in _GRANULES if size >= widest)


class _Swizzle:
    """The code for the accesses of one array.

    Args:
        addressing: what to rewrite.
        granule: bytes that stay together.
        bits: known bits of addresses, including the array's alignment.
    """

    def __init__(self, addressing: Addressing, granule: int, bits: Bits) -> None:
        self._addressing, self._bits = addressing, bits
        self._shift = _ROW.bit_length() - granule.bit_length()
        self._mask = _ROW - granule

    def rewrite(self, group: Group) -> None:
        """Redirect the accesses of a group to the swizzled addresses.

        Without carries from base to offset the sum is their XOR, and the swizzle of an XOR is the
        XOR of the swizzles: that of the base is computed once, that of an offset is a number.
        """
        first = group.first
        bits = self._bits.of(first.base, first.index)
        # An offset that may carry into the base: each access computes its own swizzle.
        if any(target.offset < 0 or target.offset & bits for target in group.targets):
            for target in group.targets:
                at, lines = self._made(target, target.offset)
                self._addressing.apply(target, lines, at)
            return
        at, lines = self._made(first, 0)
        made = self._swizzled(bits) | bits
        there = {0: at}
        for target in group.targets:
            moved = self._swizzled(target.offset) ^ target.offset
            exchanged = moved & made  # the rest meets no bit: adding it is the same
            if exchanged not in there:
                there[exchanged] = self._addressing.rewriting.register("b32")
                lines.append(f"xor.b32 {there[exchanged]}, {at}, {exchanged};")
            self._addressing.at(target, there[exchanged], moved ^ exchanged)
        self._addressing.rewriting.before(first.index, "\n".join(lines))

    def _swizzled(self, address: int) -> int:
        """The bits that the swizzle XORs into an address."""
        return address >> self._shift & self._mask

    def _made(self, target: Target, offset: int) -> tuple[str, list[str]]:
        """A register with the swizzled address of a base plus ``offset``, and its code."""
        plain, lines = low_word(self._addressing, target, offset)
        row, at = self._addressing.registers("b32", 2)
        return at, [
            *lines,
            f"shr.u32 {row}, {plain}, {self._shift};",
            f"and.b32 {row}, {row}, {self._mask};",
            f"xor.b32 {at}, {plain}, {row};",
        ]


def _alignment(targets: list[Target]) -> int:
    """The alignment of an array: a row, or more so that no offset carries into its address."""
    farthest = max(target.offset for target in targets)
    return min(max(_ROW, 1 << farthest.bit_length()), _LARGEST_ALIGNMENT)


EXPERIMENT = Experiment(
    "shared-swizzle",
    "What if shared arrays were laid out so that columns lie in different banks?",
    Bottleneck.BANK_CONFLICTS,
    propose,
    cause=Cause.BANK_CONFLICTS,
    is_remedy=True,
    rank=36,
)
