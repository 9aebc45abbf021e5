"""Runs several blocks as groups of one block's threads.

Group ``g`` of block ``b`` is the block ``b * number + g`` of the original: it gets the indices and
sizes that this had, and a part of its own of each shared array. Where a group is a part of a warp,
its lanes wait for each other; else all groups wait at the block's barriers.
"""

from dataclasses import dataclass

from cuado.kernel.facts.shared_memory.shared_layout import lengthened
from cuado.kernel.facts.threads.block_groups import Groups, operand_in_shared
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.interleave_copies import is_dynamic
from cuado.kernel.rewrites.threads.stated_block import stated
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Address, Name, rendered

_AXES = "xyz"
_INDICES = ("%tid", "%ctaid", "%ntid", "%nctaid")
_WORD = 32
"""Bits of an address in shared memory."""


@dataclass(frozen=True, slots=True)
class Merged:
    """A kernel in larger blocks: its text, and the instructions that were changed."""

    ptx: str
    touched: tuple[int, ...]


def merge(kernel: Kernel, groups: Groups) -> Merged:
    """Make blocks groups of a block."""
    rewriting = Rewriting(kernel)
    group = rewriting.register("b32")
    rewriting.at_start(f"mov.u32 {group}, %tid.z;")
    touched = [*_indices(rewriting, groups, group)]
    touched += _arrays(rewriting, groups, group)
    if groups.in_warps:
        touched += _waits(rewriting, groups)
    for edit in stated(kernel, groups.block):
        rewriting.edit(edit)
    return Merged(rewriting.text(), tuple(touched))


def _indices(rewriting: Rewriting, groups: Groups, group: str) -> tuple[int, ...]:
    """Give each group the indices of its block, and end those of no block."""
    kernel, axis = rewriting.subject, _AXES[groups.axis]
    block = rewriting.register("b32")
    rewriting.at_start(
        f"mov.u32 {block}, %ctaid.{axis};\nmad.lo.u32 {block}, {block}, {groups.number}, {group};"
    )
    if groups.is_partial:
        beyond = rewriting.register("pred")
        blocks = kernel.launch.grid[groups.axis]
        rewriting.at_start(f"setp.ge.u32 {beyond}, {block}, {blocks};\n@{beyond} ret;")
    values = {
        f"%ctaid.{axis}": block,
        f"%nctaid.{axis}": str(kernel.launch.grid[groups.axis]),
        "%tid.z": "0",
        "%ntid.z": "1",
    }
    touched = special_reads(kernel, *_INDICES)
    for n in touched:
        for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
            if isinstance(operand, Name) and operand.text in values:
                rewriting.operand(n, position, values[operand.text])
    return touched


def _arrays(rewriting: Rewriting, groups: Groups, group: str) -> list[int]:
    """Give each group a part of its own of each shared array."""
    kernel, parts, touched = rewriting.subject, _Parts(rewriting, groups, group), list[int]()
    for n, effects in enumerate(kernel.code.effects):
        for position, (operand, _) in enumerate(effects.operands):
            found = operand_in_shared(kernel, operand, n)
            if found is not None:
                parts.address(n, position, *found)
                touched.append(n)
    for array in kernel.shared.arrays:
        if not is_dynamic(array.variable):
            stride = groups.strides[array.key]
            for edit in lengthened(kernel, array.variable, stride, (groups.number - 1) * stride):
                rewriting.edit(edit)
    return touched


class _Parts:
    """Where a group's parts of the shared arrays begin."""

    def __init__(self, rewriting: Rewriting, groups: Groups, group: str) -> None:
        self._rewriting, self._groups, self._group = rewriting, groups, group
        self._bases: dict[tuple[Key, int], str] = {}

    def address(self, index: int, position: int, key: Key, offset: int) -> None:
        """Let an instruction use the group's part of an array in place of the array."""
        instruction = self._rewriting.subject.code.instructions[index]
        if isinstance(instruction.operands[position], Address):
            own = self._base(key, _WORD)
            self._rewriting.operand(index, position, f"[{own}+{offset}]")
            return
        # An address is moved into a register as wide as the code computes with: 32 bits for shared
        # memory, or 64 where it is made generic later.
        bits = 2 * _WORD if instruction.opcode.endswith("64") else _WORD
        own = self._base(key, bits)
        if offset:
            target = rendered(instruction.operands[0])
            self._rewriting.replace(index, f"add.s{bits} {target}, {own}, {offset};")
        else:
            self._rewriting.operand(index, position, own)

    def _base(self, key: Key, bits: int) -> str:
        if (key, bits) not in self._bases:
            own = self._bases[key, bits] = self._rewriting.register(f"b{bits}")
            stride = self._groups.strides.get(key, self._groups.dynamic_bytes)
            add = "mad.lo.u32" if bits == _WORD else "mad.wide.u32"
            self._rewriting.at_start(
                f"mov.u{bits} {own}, {key[0]};\n{add} {own}, {self._group}, {stride}, {own};"
            )
        return self._bases[key, bits]


def _waits(rewriting: Rewriting, groups: Groups) -> tuple[int, ...]:
    """Let the lanes of a group wait for each other alone."""
    kernel = rewriting.subject
    threads = kernel.launch.threads_per_block
    waits = tuple(kernel.having(Trait.BARRIER))
    if not waits:
        return ()
    mask = "0xffffffff"
    # One wait of the whole warp serves all its groups if all of them come to it alike, and none is
    # missing; else each waits with a mask of its own lanes.
    if not groups.in_step or groups.is_partial or threads * groups.number % WARP:
        mask, first = rewriting.register("b32"), rewriting.register("b32")
        rewriting.at_start(
            f"mov.u32 {first}, %laneid;\nand.b32 {first}, {first}, {WARP - threads};\n"
            f"mov.u32 {mask}, {(1 << threads) - 1};\nshl.b32 {mask}, {mask}, {first};"
        )
    for n in waits:
        prefix = kernel.code.instructions[n].prefix
        rewriting.replace(n, f"{prefix}bar.warp.sync {mask};")
    return waits
