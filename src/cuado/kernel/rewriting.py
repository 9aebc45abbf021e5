"""A kernel being rewritten: edits are collected, and become PTX that is parsed and verified.

Added registers live in the kernel's outermost scope under unique names. The tail parameters are
read where the kernel begins; unused ones are not read.
"""

from collections.abc import Iterable, Iterator

from cuado.kernel.kernel import Kernel
from cuado.model.trial import TAIL
from cuado.ptx.edit import Edit, apply
from cuado.ptx.errors import PtxEditError
from cuado.ptx.rewrite import (
    append_parameter,
    declare,
    fresh_name,
    insert_after,
    insert_before,
    prologue,
    replace,
    replace_operand,
)
from cuado.ptx.syntax.operands import Address, rendered
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Instruction
from cuado.ptx.verify import check

_TAIL_TYPES = dict(TAIL)
_SCRATCH, _OPAQUE, _SWITCH, _MAGIC = _TAIL_TYPES


class Rewriting:
    """Edits of one kernel. ``text`` is the result; using any tail parameter appends the tail.

    Args:
        kernel: the kernel.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.subject = kernel
        self.has_tail = False
        self._module, self._function = kernel.module, kernel.function
        self._prefix = fresh_name(self._module, "%cuado_")
        self._edits: list[Edit] = []
        self._declared: list[str] = []
        self._prologue: list[str] = []
        self._reads = 0
        self._fresh = 0
        self._named: dict[str, str] = {}

    def register(self, type_: str) -> str:
        """A new register of a type such as ``b32`` or ``pred``."""
        name = f"{self._prefix}{len(self._declared)}"
        self._declared.append(f".reg .{type_} {name};")
        return name

    def declare(self, declaration: str) -> None:
        """Add a declaration (``.shared .align 16 .b8 name[1024];``) to the kernel."""
        self._declared.append(declaration)

    def fresh(self, wanted: str) -> str:
        """A unique name for a label or a variable."""
        self._fresh += 1
        return fresh_name(self._module, f"{wanted}_{self._fresh}x")

    @property
    def on(self) -> str:
        """Predicate register: whether the switch is on."""
        if "on" not in self._named:
            name = self.register("pred")
            self._prologue.append(f"setp.ne.u32 {name}, {self.switch}, 0;")
            self._named["on"] = name
        return self._named["on"]

    @property
    def off(self) -> str:
        """Predicate register: whether the switch is off."""
        if "off" not in self._named:
            name = self.register("pred")
            self._prologue.append(f"setp.eq.u32 {name}, {self.switch}, 0;")
            self._named["off"] = name
        return self._named["off"]

    @property
    def switch(self) -> str:
        """32-bit register with the switch's value."""
        return self._tail(_SWITCH, "b32")

    @property
    def magic(self) -> str:
        """32-bit register with a pattern that no sensible value has."""
        return self._tail(_MAGIC, "b32")

    @property
    def scratch(self) -> str:
        """64-bit register with a global pointer to scratch memory of ``SCRATCH_BYTES``."""
        return self._tail(_SCRATCH, "b64")

    def opaque(self, bits: int) -> str:
        """Register of 16, 32 or 64 bits with a value that the compiler cannot know, about 1.0."""
        wide = self._tail(_OPAQUE, "b64")
        if bits == 64:
            return wide
        key = f"opaque{bits}"
        if key not in self._named:
            name = self.register(f"b{bits}")
            self._prologue.append(f"cvt.u{bits}.u64 {name}, {wide};")
            self._named[key] = name
        return self._named[key]

    def _tail(self, parameter: str, type_: str) -> str:
        if parameter not in self._named:
            self.has_tail = True
            name = self._named[parameter] = self.register(type_)
            read = f"ld.param.{_TAIL_TYPES[parameter]} {name}, [{parameter}];"
            lines = [read]
            if parameter == _SCRATCH:
                lines.append(f"cvta.to.global.u64 {name}, {name};")
            self._prologue[self._reads : self._reads] = lines
            self._reads += len(lines)
        return self._named[parameter]

    def at_start(self, code: str) -> None:
        """Run ``code`` where the kernel begins, after the tail has been read."""
        self._prologue += code.strip().splitlines()

    def before(self, index: int, code: str) -> None:
        """Run ``code`` before an instruction, whatever its guard."""
        self._edits.append(insert_before(self._module, self._at(index), code))

    def after(self, index: int, code: str) -> None:
        """Run ``code`` after an instruction, whatever its guard."""
        self._edits.append(insert_after(self._module, self._at(index), code))

    def replace(self, index: int, code: str) -> None:
        """Put ``code`` in place of an instruction, its guard included."""
        self._edits.append(replace(self._at(index), code))

    def delete(self, index: int) -> None:
        """Remove an instruction."""
        self.replace(index, "")

    def operand(self, index: int, position: int, code: str) -> None:
        """Put ``code`` in place of an instruction's operand."""
        instruction = self._at(index)
        self._edits.append(replace_operand(instruction, instruction.operands[position], code))

    def edit(self, edit: Edit) -> None:
        """Any other edit of the original text."""
        self._edits.append(edit)

    def guard(self, index: int, predicate: str, *, negated: bool = False) -> None:
        """Run an instruction only where ``predicate`` holds, besides its own guard."""
        instruction = self._at(index)
        sign = "!" if negated else ""
        if not instruction.guard:
            self._edits.append(Edit(instruction.start, instruction.start, f"@{sign}{predicate} "))
            return
        both = self.register("pred")
        lines = []
        terms = []
        for name, is_negated in ((instruction.guard, instruction.negated), (predicate, negated)):
            if is_negated:
                inverse = self.register("pred")
                lines.append(f"not.pred {inverse}, {name};")
                terms.append(inverse)
            else:
                terms.append(name)
        lines.append(f"and.pred {both}, {terms[0]}, {terms[1]};")
        self.before(index, "\n".join(lines))
        text = self._module.text
        at = text.rindex(instruction.opcode, instruction.start, instruction.operands_start)
        self._edits.append(Edit(instruction.start, at, f"@{both} "))

    def address(self, index: int) -> tuple[str, int, int]:
        """The first address operand of an instruction: base as text, offset, and its position.

        Raises:
            PtxEditError: it has none.
        """
        for position, operand in enumerate(self._at(index).operands):
            if isinstance(operand, Address):
                return rendered(operand.base), operand.offset or 0, position
        raise PtxEditError(f"'{self._at(index).opcode}' has no address")

    def text(self) -> str:
        """The rewritten module.

        Raises:
            PtxEditError: edits overlap.
            PtxVerificationError: the result breaks a rule of PTX.
        """
        return check(parse(apply(self._module.text, self._all_edits()))).text

    def store_never(self, index: int, value: str) -> None:
        """Insert before an exit a store of a 32-bit value under a condition that never holds.

        The assembler keeps all that the value is computed from.
        """
        holds = self.register("pred")
        self.before(
            index,
            f"setp.eq.b32 {holds}, {value}, {self.magic};\n"
            f"@{holds} st.global.b32 [{self.scratch}], {value};",
        )

    def _all_edits(self) -> Iterable[Edit]:
        body = self._function.body
        if body is None:
            raise PtxEditError(f"function '{self._function.name}' is only declared")
        if self.has_tail:
            yield from self._parameters()
        if self._declared:
            yield declare(self._module, body, "\n".join(self._declared))
        if self._prologue:
            yield prologue(self._module, self._function, "\n".join(self._prologue))
        yield from self._edits

    def _parameters(self) -> Iterator[Edit]:
        """The tail as one edit: all its parameters are appended at one place."""
        first, *others = TAIL
        edit = append_parameter(self._module, self._function, first[1], first[0])
        text = edit.replacement
        closing = ")" if text.endswith(")") else ""
        more = "".join(f",\n\t.param .{type_} {name}" for name, type_ in others)
        yield Edit(edit.start, edit.end, text.removesuffix(closing) + more + closing)

    def _at(self, index: int) -> Instruction:
        return self.subject.code.instructions[index]
