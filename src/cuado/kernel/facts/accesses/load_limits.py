"""Loads that are made only within limits, and bring 0 beyond them: ``i < n ? in[i] : 0``.

The target of such a load is 0 before it, and the load is guarded. The guard is taken apart to
comparisons of linear forms of the block's and the thread's indices and of the iteration's number:
so it can be asked of an element by whoever fetches it, as the address can be computed by anyone.
"""

from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import definitions_of, written_by
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import Forms, forms_of
from cuado.kernel.values.linear_forms import Form, added, scaled
from cuado.kernel.values.operations import ALIASES, INVERSE
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name

FARTHEST = 1 << 60
"""Where a limit of this size stands there is none: what is compared is nearer to 0."""
_DEEPEST = 8
_SIGNED_WORDS = frozenset({"s32", "s64"})
_UNSIGNED_WORDS = frozenset({"u32", "u64"})


@dataclass(frozen=True, slots=True)
class FormLimit:
    """A linear form's least and greatest value for which a load is made."""

    form: Form
    low: int
    high: int


def limits_of(kernel: Kernel, load: int) -> tuple[FormLimit, ...] | None:
    """The limits of a guarded load that leaves 0 where it is not made; None if it is no such.

    None for a load without a guard, too: it has no limits.
    """
    instruction = kernel.code.instructions[load]
    if not instruction.guard or not _leaves_zero(kernel, load):
        return None
    found = _holds(kernel, instruction.guard, load, is_true=not instruction.negated)
    return None if found is None else tuple(dict.fromkeys(found))


def load_behind(kernel: Kernel, name: str, index: int) -> int | None:
    """The load, made within limits or always, whose value an instruction reads as ``name``."""
    found = written_by(kernel, name, index)
    if found is not None:
        return found
    every, block_of = sorted({*definitions_of(kernel, name, index)}), kernel.slicer.flow.block_of
    if len(every) != 2 or block_of[every[1]] != block_of[index] or every[1] > index:
        return None
    zero, load = every
    is_pair = zero == _zeroed(kernel, load) and kernel.code.instructions[load].guard
    return load if is_pair else None


def _leaves_zero(kernel: Kernel, load: int) -> bool:
    """True if the target of a guarded load, which is one register, is 0 before it."""
    at = _zeroed(kernel, load)
    return (
        at is not None and len(kernel.code.effects[load].writes) == 1 and _writes_zero(kernel, at)
    )


def _zeroed(kernel: Kernel, load: int) -> int | None:
    """The last instruction of a load's block that writes its target before it."""
    code, flow = kernel.code, kernel.slicer.flow
    keys = {*code.keys(code.effects[load].writes, load)}
    before = range(load - 1, flow.blocks[flow.block_of[load]].first - 1, -1)
    return next((n for n in before if keys & {*code.keys(code.effects[n].writes, n)}), None)


def _writes_zero(kernel: Kernel, index: int, depth: int = 0) -> bool:
    """True if all bits that an instruction writes are 0, whatever was there before."""
    instruction = kernel.code.instructions[index]
    if instruction.base != "mov" or instruction.guard:
        return False
    match instruction.operands[1]:
        case Immediate(value=int(number)):
            return number == 0
        case Immediate(value=float(number)):
            return str(number) == "0.0"
        case Name(text=str(name)) if depth < _DEEPEST:
            source = written_by(kernel, name, index)
            return source is not None and _writes_zero(kernel, source, depth + 1)
    return False


def _holds(
    kernel: Kernel, name: str, index: int, *, is_true: bool, depth: int = 0
) -> list[FormLimit] | None:
    """The limits within which a predicate holds (or does not); None if they are not plain."""
    source = written_by(kernel, name, index)
    if source is None or depth > _DEEPEST or not _is_before(kernel, source, index):
        return None
    instruction = kernel.code.instructions[source]
    if instruction.base == "not" and isinstance(inner := instruction.operands[1], Name):
        return _holds(kernel, inner.text, source, is_true=not is_true, depth=depth + 1)
    # All parts of "and" hold; of "or" none does.
    if instruction.base == ("and" if is_true else "or"):
        found = list[FormLimit]()
        for part in instruction.operands[1:]:
            if not isinstance(part, Name):
                return None
            more = _holds(kernel, part.text, source, is_true=is_true, depth=depth + 1)
            if more is None:
                return None
            found += more
        return found
    return _compared(kernel, source, is_true=is_true) if instruction.base == "setp" else None


def _is_before(kernel: Kernel, source: int, index: int) -> bool:
    """True if an instruction's result is of the same iteration, or of before the loop."""
    block_of, after = kernel.slicer.flow.block_of, kernel.lanes.divergence.reachable
    block = block_of[source]
    return source < index if block == block_of[index] else block not in after(block)


def _compared(kernel: Kernel, compare: int, *, is_true: bool) -> list[FormLimit] | None:
    """The limits that a comparison of two forms sets."""
    instruction, forms = kernel.code.instructions[compare], forms_of(kernel)
    words = instruction.opcode.split(".")
    if len(words) != 3 or len(instruction.operands) != 3 or "|" in instruction.operand_text:
        return None
    relation, type_ = ALIASES.get(words[1], words[1]), words[2]
    if relation not in INVERSE:
        return None
    relation = relation if is_true else INVERSE[relation]
    one, other = (forms.operand(each, compare) for each in instruction.operands[1:])
    if one is None or other is None:
        return None
    if all(_is_read(forms, each, type_) for each in (one, other)):
        return _apart(forms, one, other, relation)
    if type_ in _UNSIGNED_WORDS and not other.terms:
        return _of_unsigned(forms, one, other.number, relation, BITS[type_])
    return None


def _apart(forms: Forms, one: Form, other: Form, relation: str) -> list[FormLimit] | None:
    """The limits of a difference, by how it must compare with 0."""
    form = added(one, scaled(other, -1))
    number, form = form.number, Form(0, form.terms)
    low, high = forms.bounds(form)
    if low <= -FARTHEST or high >= FARTHEST or abs(number) >= FARTHEST:
        return None
    ends = {
        "lt": (-FARTHEST, -number - 1),
        "le": (-FARTHEST, -number),
        "gt": (-number + 1, FARTHEST),
        "ge": (-number, FARTHEST),
        "eq": (-number, -number),
    }
    return [FormLimit(form, *ends[relation])] if relation in ends else None


def _of_unsigned(
    forms: Forms, one: Form, number: int, relation: str, bits: int
) -> list[FormLimit] | None:
    """The limits of a form that is read without a sign, below a number that has none either."""
    # A negative one is read as a number above all that is meant here.
    high = {"lt": number - 1, "le": number, "eq": number}.get(relation)
    low, most = forms.bounds(one)
    is_small = min(low, most) > -FARTHEST and max(low, most) < FARTHEST
    if high is None or not 0 <= number < 1 << (bits - 1) or high < 0 or not is_small:
        return None
    if bits < 64 and (low < -(1 << (bits - 1)) or most >= 1 << (bits - 1)):
        return None
    least = number if relation == "eq" else 0
    form = Form(0, one.terms)
    return [FormLimit(form, least - one.number, high - one.number)]


def _is_read(forms: Forms, form: Form, type_: str) -> bool:
    """True if a comparison reads a form's value as the number that it is."""
    if type_ not in _SIGNED_WORDS | _UNSIGNED_WORDS:
        return False
    low, high = forms.bounds(form)
    most = 1 << (BITS[type_] - 1)
    return high < most and low >= (-most if type_ in _SIGNED_WORDS else 0)


__all__ = ["FARTHEST", "FormLimit", "limits_of", "load_behind"]
