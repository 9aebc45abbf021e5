"""The kernel that a launch is guessed for, and what is known of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cuado.cuda_source import FunctionText, SourceText
from cuado.errors import CuadoError
from cuado.guesses.data_uses import DataUse, Use, uses
from cuado.guesses.kernel_facts import KernelFacts, Place
from cuado.guesses.launch_texts import StatedLaunch
from cuado.guesses.parameters import Parameter, parameters
from cuado.guesses.roles import Roles, roles
from cuado.guesses.sizes import Number, named
from cuado.model.launch import Extent
from cuado.ptx.syntax.tree import Function, Module


class StatedSizeError(CuadoError):
    """What somebody says of a launch's sizes cannot be used."""


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody said of the launch.

    Attributes:
        block: threads; None for what is guessed.
        grid: blocks; None likewise.
        numbers: values by constant.
        shared_bytes: dynamic shared memory.
        formulas: expressions by name: of numbers their values, of buffers their items.
    """

    block: Extent | None = None
    grid: Extent | None = None
    numbers: Mapping[str, int] | None = None
    shared_bytes: int | None = None
    formulas: Mapping[str, str] | None = None


NOTHING = Given()


@dataclass(frozen=True)
class Subject:
    """One kernel.

    Attributes:
        name: without namespaces and template arguments.
        module: of its PTX.
        facts: of its code.
        parameters: in order.
        numbers: the whole ones among them, members of structures included.
        roles: what these do.
        uses: what the content of each buffer decides.
        source: the file that defines it; None if there is only PTX.
        function: the kernel in it.
        template: arguments of its template by name.
        stated: what a launch in the text says.
    """

    name: str
    module: Module
    facts: KernelFacts
    parameters: tuple[Parameter, ...]
    numbers: tuple[Number, ...]
    roles: Roles
    uses: Mapping[Place, Use]
    source: SourceText | None = None
    function: FunctionText | None = None
    template: Mapping[str, str] | None = None
    stated: StatedLaunch | None = None

    def name_of(self, position: int) -> str:
        """The constant for a whole number by its parameter's position; empty if it is none."""
        if position >= len(self.parameters):
            return ""
        place = self.parameters[position].place
        return next((each.name for each in self.numbers if each.place == place), "")

    @property
    def kernel(self) -> str:
        """The kernel's name in the PTX."""
        return self.facts.function.name


def subject(
    module: Module,
    entry: Function,
    name: str,
    source: SourceText | None = None,
    function: FunctionText | None = None,
    template: Mapping[str, str] | None = None,
    stated: StatedLaunch | None = None,
) -> Subject:
    """A kernel, analysed.

    Raises:
        TooLargeError: it is too large for that.
    """
    facts = KernelFacts(module, entry)
    written = parameters(facts, source, function, template)
    pointers = [each.place for each in written if each.items is not None]
    what = uses(facts, pointers, ())
    given = tuple(_with_indices(each, what.get(each.place, Use())) for each in written)
    numbers = named([each for parameter in given for each in _whole(parameter)])
    places = [each.place for each in numbers]
    buffers = [each.place for each in given if each.items is not None]
    return Subject(
        name,
        module,
        facts,
        given,
        numbers,
        roles(facts, places),
        uses(facts, buffers, places),
        source,
        function,
        template,
        stated,
    )


def _with_indices(parameter: Parameter, use: Use) -> Parameter:
    """A parameter that points to structures with indices in them: then all of it is whole numbers.

    Small numbers are tiny as floating-point ones, and those are harmless.
    """
    items = parameter.items
    if items is None or use.what is DataUse.PLAIN or items.type != "f32":
        return parameter
    if not any(each.type in {"s32", "u32"} for each in items.members):
        return parameter
    return replace(parameter, items=replace(items, type="s32"))


def _whole(parameter: Parameter) -> list[tuple[Place, str, str]]:
    """The whole numbers of a parameter: itself, or members of a structure."""
    if parameter.items is not None:
        return []
    if parameter.type:
        is_whole = parameter.type[0] in "us"
        return [(parameter.place, parameter.name, parameter.type)] if is_whole else []
    return [
        ((parameter.place[0], each.offset), f"{parameter.name}.{each.name}", each.type)
        for each in parameter.members
        if each.type[0] in "us"
    ]
