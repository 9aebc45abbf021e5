"""Where a step is written: the source as it stands, the launch, and what the step meant in PTX."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from cuado.cuda_source import (
    Edit,
    FunctionText,
    ParameterText,
    SharedArray,
    SourceText,
    constants_of,
    functions,
    shared_arrays,
    variables,
)
from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Argument
from cuado.model.launch import Extent
from cuado.names import readable_name
from cuado.optimizer.patches.macros import with_macros

_INTEGER_ARGUMENT = re.compile(r"L[a-z](n?)(\d+)E")


@dataclass(frozen=True, slots=True)
class Setting:
    """How the patched source is launched and compiled.

    Attributes:
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        dynamic_shared_bytes: per block.
        max_registers: the assembler's cap; None for none.
        shared_carveout: in percent; None leaves it to the driver.
        options: further options of the compiler.
    """

    grid: Extent
    block: Extent
    dynamic_shared_bytes: int = 0
    max_registers: int | None = None
    shared_carveout: int | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """One way to write a step.

    Attributes:
        says: what was written, in a sentence.
        edits: of the source; none where only the setting changes.
        setting: how it is launched and compiled then; None: as before.
    """

    says: str
    edits: tuple[Edit, ...] = ()
    setting: Setting | None = None


@dataclass(frozen=True, slots=True)
class Unwritten:
    """Why a step is not written, and what its author would write.

    Attributes:
        reason: in a sentence.
        lines: of the source that the step concerns, counted from 1.
        write: what to write there, in terms of the source's variables; empty where it is unknown.
    """

    reason: str
    lines: tuple[int, ...] = ()
    write: str = ""


@dataclass(frozen=True)
class Site:
    """The source and the launch before a step is written.

    Attributes:
        source: the source as it stands.
        entry: the kernel in it.
        kernel: the PTX version that the step was applied to.
        setting: how the source is launched as it stands.
        moved: where lines of the user's source stand now.
        defines: macros given to the compiler.
        original: the user's kernel, from which a text of the source is compiled as the user's is.
    """

    source: SourceText
    entry: FunctionText
    kernel: Kernel
    setting: Setting
    moved: Mapping[int, int]
    defines: Mapping[str, str | int | float | bool]
    original: Kernel

    @cached_property
    def functions(self) -> tuple[FunctionText, ...]:
        """The kernel, and the functions of the file that it comes to call."""
        known = {each.name: each for each in functions(self.source) if not each.is_kernel}
        found, waiting = [self.entry], [self.entry]
        while waiting:
            words = set(re.findall(r"[A-Za-z_]\w*", self.code_of(waiting.pop())))
            called = [known[name] for name in sorted(words & set(known))]
            more = [each for each in called if each not in found]
            found += more
            waiting += more
        return tuple(found)

    @property
    def body(self) -> str:
        """The text of the kernel's body, without comments."""
        return self.code_of(self.entry)

    def code_of(self, function: FunctionText) -> str:
        """The text of a function's body, without comments, and of the macros that it names."""
        body = function.node.child_by_field_name("body")
        text = self.source.code(body) if body is not None else self.source.at(function.body)
        return with_macros(self.source, text)

    @cached_property
    def pairs(self) -> tuple[tuple[ParameterText, Argument], ...]:
        """The kernel's parameters in the source with what the launch passes; none if unlike."""
        given = self.kernel.launch.arguments
        if len(given) != len(self.entry.parameters):
            return ()
        return tuple(zip(self.entry.parameters, given, strict=True))

    def parameter_of(self, buffer: str) -> ParameterText | None:
        """The parameter through which the kernel gets a buffer of the launch."""
        return next((text for text, each in self.pairs if each.name == buffer), None)

    def lines_of(self, touched: Sequence[int]) -> tuple[int, ...]:
        """The source's lines, as it stands, of instructions of the PTX before the step."""
        known = self.kernel.lines
        named = (known[n] for n in touched if n < len(known))
        rows = {self.moved.get(each.line) for each in named if each is not None}
        return tuple(sorted(row for row in rows if row is not None))

    def function_at(self, line: int) -> FunctionText | None:
        """The function of the kernel in whose body a line stands."""
        inside = (f for f in self.functions if line in self.source.lines(f.span))
        return next(inside, None)

    def shared_array(self, name: str) -> tuple[FunctionText, SharedArray] | None:
        """The shared array of a name in PTX, and the function that declares it."""
        plain = readable_name(name).rpartition("::")[2]
        for function in self.functions:
            for each in shared_arrays(self.source, function):
                # A copy made for this kernel is called after what the PTX names.
                own = function.name.removesuffix(f"_of_{self.entry.name}")
                if each.name == plain and (own in name or not name.startswith("_Z")):
                    return function, each
        return None

    def constants(self, mangled: str = "", function: FunctionText | None = None) -> dict[str, str]:
        """Constants of the file, and the values of integer template parameters.

        Args:
            mangled: a name of the PTX that holds the template's arguments.
            function: the template.
        """
        found = constants_of(self.source, self.defines)
        for each in variables(self.source, (function or self.entry).body):
            if each.constant and each.value and not each.pointer and not each.extents:
                found[each.name] = f"({each.value})"
        values = [f"{'-' * bool(sign)}{n}" for sign, n in _INTEGER_ARGUMENT.findall(mangled)]
        if function is not None and function.template:
            names = [
                text.split("=")[0].split()[-1]
                for text in function.template
                if not re.match(r"(class|typename)\b", text) and len(text.split()) > 1
            ]
            if len(names) == len(values):
                found |= {name: f"({value})" for name, value in zip(names, values, strict=True)}
        return found

    def indent(self) -> str:
        """The indentation of the kernel's first statement."""
        first = next(iter(self.statements()), None)
        return self.source.indent(first) if first is not None else "    "

    def statements(self) -> Iterator[int]:
        """Where the statements of the kernel's body begin."""
        body = self.entry.node.child_by_field_name("body")
        for each in body.named_children if body is not None else []:
            if each.type != "comment":
                yield each.start_byte

    def at_start(self, *lines: str) -> Edit:
        """Insert lines at the beginning of the kernel's body."""
        end, indent = self.source.newline, self.indent()
        opening = self.entry.body.start + 1
        text = "".join(f"{end}{indent}{line}" for line in lines)
        rest = self.source.data[opening:].split(b"\n", 1)[0].strip()
        return Edit.insertion(opening, text + (end + indent if rest else ""))
