"""Whether block and thread indices are used only for the global index of a thread.

Along each axis that place is ``ctaid * ntid + tid``. Every value made of an index is followed as
``blocks * ctaid + threads * tid + rest`` until it has this form, the place; from there on the
kernel cannot tell in which block it is. A value that goes elsewhere before has told it.
"""

from dataclasses import dataclass

from cuado.kernel.facts.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.ptx.syntax.operands import Immediate, Name, Operand

AXES = "xyz"
_INDICES = ("%tid", "%ctaid", "%ntid", "%nctaid")
_WIDE = 64
_INTEGERS = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})
_UNUSUAL = frozenset({"hi", "sat", "cc"})


@dataclass(frozen=True, slots=True)
class Form:
    """A number made of indices along one axis: ``blocks * ctaid + threads * tid + rest``.

    Attributes:
        axis: ``x``, ``y`` or ``z``; empty for a plain number.
        blocks: factor of the block's index.
        threads: factor of the thread's.
        rest: added to them.
    """

    axis: str
    blocks: int
    threads: int
    rest: int

    @property
    def is_number(self) -> bool:
        """True if no index is in it."""
        return self.blocks == 0 == self.threads


class GlobalIndex:
    """How a kernel uses its indices.

    Args:
        subject: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code = kernel, kernel.code
        launch = kernel.launch
        self._grid = dict(zip(AXES, launch.grid, strict=True))
        self._block = dict(zip(AXES, launch.block, strict=True))
        self._known: dict[int, Form | None] = {}
        self.places: dict[int, str] = {}
        """Axis of the place that an instruction computes; filled by ``objection``."""

    def objection(self) -> str:
        """Why the kernel may know more than its place in the grid; empty if it does not."""
        for index in special_reads(self._kernel, "%"):
            if not self._reads_indices(index):
                return f"{self._where(index)} reads a special register that is not an index"
        todo = list(special_reads(self._kernel, *_INDICES))
        seen = set[int]()
        while todo:
            index = todo.pop()
            if index in seen:
                continue
            seen.add(index)
            form = self._form(index)
            if form is None:
                return f"{self._where(index)} uses an index for more than the position in the grid"
            if self._is_place(form):
                self.places[index] = form.axis
            elif not form.is_number:
                todo += self._kernel.slicer.chains.users.get(index, ())
        return ""

    def _reads_indices(self, index: int) -> bool:
        """True if the special registers that an instruction reads are indices, each an operand."""
        effects = self._code.effects[index]
        names = [operand.text for operand, _ in effects.operands if isinstance(operand, Name)]
        special = [name for name in names if name.startswith(_INDICES)]
        reads = [name for name in effects.reads if name.startswith(_INDICES)]
        known = {f"{name}.{axis}" for name in _INDICES for axis in AXES}
        return bool(reads) and len(special) == len(reads) and known.issuperset(special)

    def numbers(self) -> dict[int, dict[int, int]]:
        """Numbers in place of sizes, and of indices that are always 0, by instruction and operand.

        Instructions that compute a place are not among them.
        """
        found: dict[int, dict[int, int]] = {}
        for index in special_reads(self._kernel, *_INDICES):
            for position, (operand, _) in enumerate(self._code.effects[index].operands):
                text = operand.text if isinstance(operand, Name) else ""
                form = self._special(text) if text.startswith(_INDICES) else None
                if form is not None and form.is_number and index not in self.places:
                    found.setdefault(index, {})[position] = form.rest
        return found

    def _where(self, index: int) -> str:
        instruction = self._code.instructions[index]
        line = self._kernel.module.lines(instruction.start)
        return f"'{instruction.opcode}' (PTX line {line})"

    def _is_place(self, form: Form) -> bool:
        """True if a form is the place: along an axis of one block, or of one thread a block, too.

        What is always 0 has no factor here.
        """
        axis = form.axis
        if not axis or form.rest:
            return False
        blocks = self._block[axis] if self._grid[axis] > 1 else 0
        return (form.blocks, form.threads) == (blocks, int(self._block[axis] > 1))

    def _special(self, name: str) -> Form | None:
        base, _, axis = name.partition(".")
        if axis not in self._block:
            return None
        match base:
            case "%tid":
                return Form(axis, 0, int(self._block[axis] > 1), 0)
            case "%ctaid":
                return Form(axis, int(self._grid[axis] > 1), 0, 0)
            case "%ntid":
                return Form("", 0, 0, self._block[axis])
            case "%nctaid":
                return Form("", 0, 0, self._grid[axis])
        return None

    def _operand(self, operand: Operand, index: int) -> Form | None:
        if isinstance(operand, Immediate) and isinstance(operand.value, int):
            return Form("", 0, 0, operand.value)
        if not isinstance(operand, Name):
            return None
        if operand.text.startswith(_INDICES):
            return self._special(operand.text)
        keys = self._code.keys((operand.text,), index)
        found = self._kernel.slicer.chains.definitions.get((index, keys[0]), ()) if keys else ()
        return self._form(found[0]) if len(found) == 1 else None

    def _form(self, index: int) -> Form | None:
        """What an instruction leaves; None if that is no sum of an axis's indices."""
        if index not in self._known:
            self._known[index] = None  # for what depends on itself
            self._known[index] = self._result(index)
        return self._known[index]

    def _result(self, index: int) -> Form | None:
        if not self._is_integer_arithmetic(index):
            return None
        effects = self._code.effects[index]
        base = self._code.instructions[index].base
        sources = [self._operand(o, index) for o, role in effects.operands if role.reads]
        known = [source for source in sources if source is not None]
        if len(known) != len(sources):
            return None
        if base == "or" and not (len(known) == 2 and self._are_apart(*known)):
            return None
        found = _computed(base, known)
        return found if found is not None and self._fits(found) else None

    def _is_integer_arithmetic(self, index: int) -> bool:
        """True if an instruction always computes integers from its operands."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        base, *words = instruction.opcode.split(".")
        if instruction.guard or not effects.definite or effects.opcode.access is not None:
            return False
        types = words[-2:] if base == "cvt" else words[-1:]
        return bool(types) and _INTEGERS.issuperset(types) and _UNUSUAL.isdisjoint(words)

    def _are_apart(self, one: Form, other: Form) -> bool:
        """True if no bit is set in both, so that to combine them is to add them."""
        return any(
            _zeros(high) >= self._most(low).bit_length()
            for high, low in ((one, other), (other, one))
        )

    def _most(self, form: Form) -> int:
        """The largest value of a form without negative parts."""
        if form.is_number:
            return form.rest
        most = form.blocks * (self._grid[form.axis] - 1)
        return most + form.threads * (self._block[form.axis] - 1) + form.rest

    def _fits(self, form: Form) -> bool:
        """True if it is in the range of numbers without a sign problem: then widths do not matter.

        Of a form that fits, its parts do, as factors and rest are not negative.
        """
        return min(form.blocks, form.threads, form.rest) >= 0 and self._most(form) < 1 << 31


def _zeros(form: Form) -> int:
    """Low bits that are 0 in all values of a form."""
    parts = form.blocks | form.threads | form.rest
    return (parts & -parts).bit_length() - 1 if parts else _WIDE


def _computed(base: str, forms: list[Form]) -> Form | None:
    """What an operation makes of forms; ``or`` of such as are apart."""
    found = None
    match base, forms:
        case ("mov" | "cvt", [one]):
            found = one
        case ("add" | "or", [one, other]):
            found = _sum(one, other)
        case "mul", [one, other]:
            found = _product(one, other)
        case "mad", [one, other, third]:
            product = _product(one, other)
            found = None if product is None else _sum(product, third)
        case "shl", [one, Form(axis="", rest=bits)] if 0 <= bits < _WIDE:
            found = _product(one, Form("", 0, 0, 1 << bits))
    return found


def _sum(one: Form, other: Form) -> Form | None:
    if one.axis and other.axis and one.axis != other.axis:
        return None
    axis = one.axis or other.axis
    return Form(axis, one.blocks + other.blocks, one.threads + other.threads, one.rest + other.rest)


def _product(one: Form, other: Form) -> Form | None:
    for form, factor in ((one, other), (other, one)):
        if not factor.axis:
            by = factor.rest
            return Form(form.axis, form.blocks * by, form.threads * by, form.rest * by)
    return None
