"""What if shared arrays were laid out so that columns lie in different banks?

What it changes: within each row of 128 bytes (all 32 banks once) the granules change places: the
number of the row is XORed into the number of the granule, at every access alike. A column, which
lay in one bank, then lies in all of them; a row still does.

What the answer means: the gain is what a swizzled or padded layout brings, bank conflicts between
rows being all that it removes. No gain, and there are none of these, or they are hidden.

When it is valid: the results are the same. The swizzle is a permutation of each row, so that an
array which only plain shared loads, stores and atomics reach, none wider than a granule, can be
kept in it; it has to consist of whole rows. Arrays whose address goes anywhere else (to generic
pointers, asynchronous copies, matrix loads) stay as they are.
"""

from collections.abc import Iterator

from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Address, Name
from cuado.sass.toolchain.classes import SassClass
from cuado.whatif.experiment import (
    Bottleneck,
    Expectation,
    Experiment,
    Kind,
    Proposal,
    Refusal,
    Scope,
    Setting,
)
from cuado.whatif.experiments._layout import aligned
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject

_ROW = 128
_GRANULES = (4, 8, 16)
_SPACES = frozenset({"shared", "shared::cta"})
_KEPT = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_ATOMIC,
    SassClass.BARRIER,
)


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Swizzle every array that allows it."""
    shared = subject.shared
    if not shared.arrays and not shared.unresolved:
        return Refusal("the kernel has no shared memory", absent=True)
    if shared.unresolved:
        index = min(shared.unresolved)
        line = subject.module.lines(subject.code.instructions[index].start)
        return Refusal(f"which array PTX line {line} accesses cannot be told")
    if subject.having(Trait.CALL):
        return Refusal("the kernel calls functions that may access its shared arrays")
    objections = {array.key: _objection(subject, array, scope) for array in shared.arrays}
    chosen = [array for array in shared.arrays if not objections[array.key]]
    if not chosen:
        return Refusal(next(iter(objections.values())))
    rewriting = Rewriting(subject)
    notes = [text for text in objections.values() if text]
    for array in chosen:
        granule = _granule(subject, array)
        notes.append(f"'{array.variable.name}' is swizzled by granules of {granule} bytes")
        for edit in aligned(subject, [array.variable], _ROW):
            rewriting.edit(edit)
        for index in array.accesses:
            _swizzle(rewriting, index, granule)
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("swizzled"),),
        rewriting.text(),
        keeps_results=True,
        expectations=tuple(Expectation((kind,)) for kind in _KEPT),
        touched=tuple(sorted(index for array in chosen for index in array.accesses)),
        notes=tuple(notes),
    )


def _objection(subject: Subject, array: SharedArray, scope: Scope) -> str:
    """Why an array cannot be swizzled; empty if it can."""
    name = f"'{array.variable.name}'"
    if array.escapes:
        line = subject.module.lines(subject.code.instructions[min(array.escapes)].start)
        return f"the address of {name} goes elsewhere at PTX line {line}"
    if not array.accesses:
        return f"{name} is not accessed"
    if not all(map(scope.holds, array.accesses)):
        return f"{name} is accessed outside of {scope.label or 'the scope'}: all or none can change"
    for index in array.accesses:
        opcode = subject.code.instructions[index].opcode
        bytes_ = subject.code.effects[index].opcode.bytes
        if not _SPACES & set(opcode.split(".")) or bytes_ is None or bytes_ > _GRANULES[-1]:
            return f"'{opcode}' accesses {name} in a way that a swizzle does not allow"
        if not _has_plain_base(subject, index):
            return f"'{opcode}' accesses {name} by an address that cannot be rewritten"
    return _objection_to_size(subject, array, name)


def _objection_to_size(subject: Subject, array: SharedArray, name: str) -> str:
    size = array.bytes
    if size is None:
        static = subject.built.resources.shared
        if len(subject.shared.arrays) > 1 or static:
            return f"{name} is dynamic and shares the block's memory with others"
        size = subject.launch.dynamic_shared_bytes
    if size % _ROW or size < 2 * _ROW:
        return f"{name} has {size} bytes, which is no whole number of rows of {_ROW}"
    return ""


def _has_plain_base(subject: Subject, index: int) -> bool:
    """Whether the access's address is a register or a variable, and an offset."""
    operands = subject.code.instructions[index].operands
    found = [operand for operand in operands if isinstance(operand, Address)]
    base = found[0].base if len(found) == 1 and not found[0].extra else None
    return isinstance(base, Name) and subject.code.symbol(base.text, index) is not None


def _granule(subject: Subject, array: SharedArray) -> int:
    """The smallest granule that no access is wider than."""
    widest = max(subject.code.effects[index].opcode.bytes or 0 for index in array.accesses)
    return next(size for size in _GRANULES if size >= widest)


def _swizzle(rewriting: Rewriting, index: int, granule: int) -> None:
    """Make an access go to where the swizzle has put what it addresses."""
    base, offset, position = rewriting.address(index)
    plain, row = rewriting.register("b32"), rewriting.register("b32")
    lowest = granule.bit_length() - 1
    mask = _ROW - granule
    lines = [*_narrowed(rewriting, index, base, plain)]
    if offset:
        lines.append(f"add.s32 {plain}, {plain}, {offset};")
    lines += (
        f"shr.u32 {row}, {plain}, {_ROW.bit_length() - 1 - lowest};",
        f"and.b32 {row}, {row}, {mask};",
        f"xor.b32 {plain}, {plain}, {row};",
    )
    rewriting.before(index, "\n".join(lines))
    rewriting.operand(index, position, f"[{plain}]")


def _narrowed(rewriting: Rewriting, index: int, base: str, target: str) -> Iterator[str]:
    """The base of a shared address, which always fits 32 bits, in a register of that width."""
    symbol = rewriting.subject.code.symbol(base, index)
    is_wide = symbol is not None and symbol.variable.type in ("b64", "u64", "s64")
    if symbol is not None and symbol.variable.space == "reg" and is_wide:
        yield f"cvt.u32.u64 {target}, {base};"
    else:
        yield f"mov.u32 {target}, {base};"


EXPERIMENT = Experiment(
    "shared-swizzle",
    "What if shared arrays were laid out so that columns lie in different banks?",
    Bottleneck.BANK_CONFLICTS,
    propose,
    rank=36,
)
