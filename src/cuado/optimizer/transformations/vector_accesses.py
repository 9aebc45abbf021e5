"""Make accesses of a thread to consecutive addresses as one, where the address allows it.

What it changes: loads (or stores) of one kind that a thread makes to consecutive global addresses,
in a piece of code without branches, become one vector access of 2 or 4 elements, or of up to 16
bytes and shorts, which are packed in words. Whether the first address is a multiple of the vector's
size is proved where it follows from the index, with buffers that begin where the driver lets them;
elsewhere it is tested when the kernel runs, and where it is not, the accesses are made one by one.

Why the results stay the same: the same bytes are moved to the same registers and places. All of the
accesses are made if one is: they have no guards, and no branch, exit or trap is between them. They
count from one register that nothing has changed in between. Loads are made at the first one's
place, into registers of their own, and arrive where they did; so it has to be proved that nothing
of the launch writes what they load, or that nothing is written in between. Stores are made at the
last one's place, of copies of what was to be stored; so whatever accesses global memory in between
has to be of another buffer, or provably beside. Barriers, fences, calls and atomics stay outside.

Bytes of a word are taken out, and put in, as the narrow accesses do it: with their sign, or zeros.

What it costs: three operations for a test, one for each element of a word, and registers for what
is loaded earlier.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.accesses.adjacent_accesses import Group, groups_of, is_aligned
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.packed_words import PackedWords
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name, rendered

_WIDTHS = (16, 8)


@dataclass(frozen=True)
class VectorAccesses(Transformation):
    """Merges consecutive accesses of one thread into one, behind a test of alignment.

    Attributes:
        bytes: of the widest access to make: 8 or 16.
    """

    NAME: ClassVar[str] = "vector-accesses"
    SUMMARY: ClassVar[str] = "merges consecutive accesses of one thread into aligned vectors"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.NARROW, Bottleneck.ACCESS_PATTERN, Bottleneck.LOADS, Bottleneck.STORES}
    )

    bytes: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is neither 8 nor 16.
        """
        if self.bytes not in _WIDTHS:
            raise ValueError("bytes is 8 or 16")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The widths for which there are consecutive accesses."""
        return tuple(cls(each) for each in _WIDTHS if next(groups_of(kernel, each), None))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Merge every group."""
        if kernel.slicer.flow.unresolved:
            return Refusal("indirect branch (brx.idx)")
        groups = tuple(groups_of(kernel, self.bytes))
        if not groups:
            reason = "no thread provably makes consecutive accesses that can be merged"
            return Refusal(reason, absent=True)
        rewriting = Rewriting(kernel)
        for group in groups:
            _put_together(rewriting, group)
        made = replace(kernel.launch, ptx=rewriting.text())
        touched = tuple(sorted(each.index for group in groups for each in group.members))
        proved = sum(is_aligned(kernel, each) for each in groups)
        note = f"{len(touched)} accesses become {len(groups)} where they are aligned"
        if proved:
            note += f", which is proved of {proved}"
        return Rewritten(made, (note,), touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Use a vector type."""
        del kernel
        return Advice(
            "load and store adjacent elements with vector types",
            "x = in[4 * i], y = in[4 * i + 1]; // and so on",
            "float4 v = reinterpret_cast<const float4 *>(in)[i];",
        )


def _put_together(rewriting: Rewriting, group: Group) -> None:
    """Replace a group's accesses by one, behind a test unless its address is proved aligned."""
    if group.is_packed:
        _pack(rewriting, group)
        return
    kernel, members = rewriting.subject, group.members
    instruction = kernel.code.instructions[members[0].index]
    words, type_ = words_of(instruction), words_of(instruction)[-1]
    is_load = words[0] == "ld"
    moves, names = {}, []
    for each in members:
        bits = _bits(kernel, each.value, each.index, type_)
        name = rewriting.register(f"b{bits}")
        names.append(name)
        kind = type_ if type_ in ("f32", "f64") and not isinstance(each.value, Name) else f"b{bits}"
        order = (rendered(each.value), name) if is_load else (name, rendered(each.value))
        moves[each.index] = f"mov.{kind} {order[0]}, {order[1]};"
    vector = ".".join((*words[:-1], f"v{len(members)}", type_))
    aligned = "" if is_aligned(kernel, group) else rewriting.register("pred")
    lines = _tested(rewriting, group, aligned) if aligned else []
    # One by one first: what follows waits for registers that are written, made or not.
    for each, name in zip(members, names, strict=True) if aligned else ():
        at = f"[{group.base}+{each.offset}]"
        order = (name, at) if is_load else (at, name)
        lines.append(f"@!{aligned} {instruction.opcode} {order[0]}, {order[1]};")
    at, values = f"[{group.base}+{members[0].offset}]", f"{{{', '.join(names)}}}"
    order = (values, at) if is_load else (at, values)
    guard = f"@{aligned} " if aligned else ""
    lines.append(f"{guard}{vector} {order[0]}, {order[1]};")
    _place(rewriting, moves, lines, is_load=is_load)


def _pack(rewriting: Rewriting, group: Group) -> None:
    """The same with elements that share words."""
    words = PackedWords(rewriting, group)
    moves, names = {}, []
    for each in group.members:
        if words.is_load:
            moves[each.index] = "\n".join(words.out(each))
        else:
            name, moves[each.index] = words.kept(each)
            names.append(name)
    lines = [] if words.is_load else [*words.together(names)]
    if is_aligned(rewriting.subject, group):
        lines.append(words.wide())
    else:
        aligned = rewriting.register("pred")
        fast, done = rewriting.fresh("$cuado_aligned"), rewriting.fresh("$cuado_moved")
        lines += [*_tested(rewriting, group, aligned), f"@{aligned} bra {fast};"]
        lines += [*words.narrow(), f"bra {done};", f"{fast}:", words.wide(), f"{done}:"]
    _place(rewriting, moves, lines, is_load=words.is_load)


def _tested(rewriting: Rewriting, group: Group, aligned: str) -> list[str]:
    """Code that asks whether the first address is one that the wide access may have."""
    place, rest = rewriting.register("b32"), rewriting.register("b32")
    return [
        f"cvt.u32.u64 {place}, {group.base};",
        f"add.s32 {place}, {place}, {group.members[0].offset};",
        f"and.b32 {rest}, {place}, {group.size - 1};",
        f"setp.eq.u32 {aligned}, {rest}, 0;",
    ]


def _place(
    rewriting: Rewriting, moves: Mapping[int, str], lines: Sequence[str], *, is_load: bool
) -> None:
    """Put the wide access where the first load was, or the last store, and moves for each."""
    indices = sorted(moves)
    where = indices[0] if is_load else indices[-1]
    for index in indices:
        own = [moves[index]]
        if index == where:
            own = [*lines, *own] if is_load else [*own, *lines]
        rewriting.replace(index, "\n".join(own))


def _bits(kernel: Kernel, value: object, index: int, type_: str) -> int:
    """Width of a register that can hold the moved value."""
    symbol = kernel.code.symbol(value.text, index) if isinstance(value, Name) else None
    return max(BITS[symbol.variable.type if symbol is not None else type_], 16)


TRANSFORMATION = VectorAccesses
