"""Decides if block and thread indices are used only for the global index of a thread.

Along each axis the global index, the *place*, is ``ctaid * ntid + tid``. Every value derived from
an index is followed as ``blocks * ctaid + threads * tid + rest`` until it equals the place; from
there on the kernel cannot know its block. Any other use of such a value may reveal the block.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.operations import Domain, Operation
from cuado.ptx.syntax.operands import Name

AXES = "xyz"
_INDICES = ("%tid", "%ctaid", "%ntid", "%nctaid")
_WIDE = 64
_INTEGERS = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})


@dataclass(frozen=True, slots=True)
class Form:
    """A linear form of the indices along one axis: ``blocks * ctaid + threads * tid + rest``.

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
        """True if the form has no index."""
        return self.blocks == 0 == self.threads


class _Forms(Domain[Form]):
    """The domain of linear forms, for a grid and blocks of known sizes."""

    def __init__(self, grid: dict[str, int], block: dict[str, int]) -> None:
        self._grid, self._block = grid, block

    def number(self, value: int) -> Form:
        return Form("", 0, 0, value)

    def as_number(self, value: Form) -> int | None:
        return None if value.axis else value.rest

    def sum(self, one: Form, other: Form) -> Form | None:
        if one.axis and other.axis and one.axis != other.axis:
            return None
        axis, blocks = one.axis or other.axis, one.blocks + other.blocks
        return Form(axis, blocks, one.threads + other.threads, one.rest + other.rest)

    def product(self, one: Form, other: Form) -> Form | None:
        for form, factor in ((one, other), (other, one)):
            if not factor.axis:
                by = factor.rest
                return Form(form.axis, form.blocks * by, form.threads * by, form.rest * by)
        return None

    def other(self, operation: Operation, values: Sequence[Form]) -> Form | None:
        if operation.name != "or" or not self._are_apart(*values):
            return None
        return self.sum(*values)

    def _are_apart(self, one: Form, other: Form) -> bool:
        """True if no bit can be set in both forms, so that ``or`` is a sum."""
        return any(
            _zeros(high) >= self.most(low).bit_length()
            for high, low in ((one, other), (other, one))
        )

    def most(self, form: Form) -> int:
        """The largest value of a form without negative coefficients."""
        if form.is_number:
            return form.rest
        most = form.blocks * (self._grid[form.axis] - 1)
        return most + form.threads * (self._block[form.axis] - 1) + form.rest


class GlobalIndex(Interpreter[Form]):
    """How a kernel uses its indices.

    Args:
        kernel: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, launch = kernel, kernel.launch
        self._grid = dict(zip(AXES, launch.grid, strict=True))
        self._block = dict(zip(AXES, launch.block, strict=True))
        self._forms = _Forms(self._grid, self._block)
        super().__init__(kernel.code, kernel.slicer.chains, self._forms)
        self.places: dict[int, str] = {}
        """The axis of the place that each instruction computes; filled by ``objection``."""

    def objection(self) -> str:
        """Why the kernel may depend on more than the place in the grid; empty if it does not."""
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
            form = self.result(index)
            if form is None:
                return f"{self._where(index)} uses an index for more than the position in the grid"
            # The place itself may be used freely. Any other form that has an index must become the
            # place in what uses it; a constant reveals nothing.
            if self._is_place(form):
                self.places[index] = form.axis
            elif not form.is_number:
                todo += self._kernel.slicer.chains.users.get(index, ())
        return ""

    def _reads_indices(self, index: int) -> bool:
        """True if an instruction reads indices as plain operands, and no other special register."""
        effects = self._code.effects[index]
        names = [operand.text for operand, _ in effects.operands if isinstance(operand, Name)]
        special = [name for name in names if name.startswith(_INDICES)]
        reads = [name for name in effects.reads if name.startswith(_INDICES)]
        known = {f"{name}.{axis}" for name in _INDICES for axis in AXES}
        return bool(reads) and len(special) == len(reads) and known.issuperset(special)

    def numbers(self) -> dict[int, dict[int, int]]:
        """Constants for sizes, and for indices that are always 0, by instruction and operand.

        Instructions that compute a place are not among them.
        """
        found: dict[int, dict[int, int]] = {}
        for index in special_reads(self._kernel, *_INDICES):
            for position, (operand, _) in enumerate(self._code.effects[index].operands):
                text = operand.text if isinstance(operand, Name) else ""
                form = self.special(text) if text.startswith(_INDICES) else None
                if form is not None and form.is_number and index not in self.places:
                    found.setdefault(index, {})[position] = form.rest
        return found

    def _where(self, index: int) -> str:
        instruction = self._code.instructions[index]
        line = self._kernel.module.lines(instruction.start)
        return f"'{instruction.opcode}' (PTX line {line})"

    def _is_place(self, form: Form) -> bool:
        """True if a form is the place, even along an axis of one block or of one thread per block.

        An index that is always 0 has the coefficient 0 here.
        """
        axis = form.axis
        if not axis or form.rest:
            return False
        blocks = self._block[axis] if self._grid[axis] > 1 else 0
        return (form.blocks, form.threads) == (blocks, int(self._block[axis] > 1))

    def special(self, name: str) -> Form | None:
        """The form of an index, or of a size, of the grid or the block."""
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

    def written(self, index: int) -> Form | None:
        """The form of an unguarded instruction's result; None if it is not linear."""
        return super().written(index) if self._code.effects[index].definite else None

    def fitting(self, value: Form, operation: Operation) -> Form | None:
        """The form if its values fit 31 bits, so that width and sign do not matter.

        The parts of such a form fit as well, since no coefficient is negative.
        """
        fits = min(value.blocks, value.threads, value.rest) >= 0
        is_word = bool(operation.types) and _INTEGERS.issuperset(operation.types)
        return value if is_word and fits and self._forms.most(value) < 1 << 31 else None


def _zeros(form: Form) -> int:
    """The number of low bits that are 0 in all values of a form."""
    parts = form.blocks | form.threads | form.rest
    return (parts & -parts).bit_length() - 1 if parts else _WIDE
