"""Launches in a source's host part, where all that they say can be evaluated."""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.cuda_source import LaunchText, SourceText, constants_of, launches, value_of, variables
from cuado.model.launch import Extent
from cuado.sources.case.expressions import between_commas


@dataclass(frozen=True, slots=True)
class StatedLaunch:
    """What the text says of a launch; None and absent names are what it leaves open.

    Attributes:
        block: threads.
        grid: blocks.
        shared_bytes: dynamic shared memory.
        numbers: values of whole arguments, by their position.
        template: the texts of template arguments.
        line: where it stands.
    """

    block: Extent | None
    grid: Extent | None
    shared_bytes: int | None
    numbers: Mapping[int, int]
    template: tuple[str, ...]
    line: int


def stated_launches(source: SourceText, kernel: str) -> tuple[StatedLaunch, ...]:
    """The launches of a kernel in the order of the text."""
    return tuple(_stated(source, each) for each in launches(source, kernel))


def _stated(source: SourceText, launch: LaunchText) -> StatedLaunch:
    known: dict[str, str | int] = dict(constants_of(source))
    extents: dict[str, Extent] = {}
    for each in variables(source, launch.function) if launch.function is not None else ():
        if each.type == "dim3":
            extent = _dim3(each.values or tuple(between_commas(each.value)), known)
            if extent is not None:
                extents[each.name] = extent
        elif each.value and (value := value_of(each.value, known)) is not None:
            known[each.name] = value
    numbers = {
        n: value
        for n, text in enumerate(launch.arguments)
        if (value := value_of(text, known)) is not None
    }
    shared = value_of(launch.shared_bytes, known) if launch.shared_bytes else None
    return StatedLaunch(
        _extent(launch.block, known, extents),
        _extent(launch.grid, known, extents),
        shared,
        numbers,
        launch.template_arguments,
        launch.line,
    )


def _extent(
    text: str, known: Mapping[str, str | int], extents: Mapping[str, Extent]
) -> Extent | None:
    text = text.strip()
    if text in extents:
        return extents[text]
    if text.startswith("dim3"):
        return _dim3(tuple(between_commas(text[4:].strip()[1:-1])), known)
    value = value_of(text, known) if text else None
    return (value, 1, 1) if value is not None and value > 0 else None


def _dim3(values: tuple[str, ...], known: Mapping[str, str | int]) -> Extent | None:
    found = [value_of(each, known) for each in values]
    if not found or len(found) > 3 or any(each is None or each < 1 for each in found):
        return None
    x, y, z = (*(each for each in found if each is not None), 1, 1)[:3]
    return x, y, z
