"""What ``cuado tune -k NAME -- COMMAND`` is asked for, and what it prints."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.optimizer.tuning.outcome import Value
    from cuado.optimizer.tuning.program import ProgramPlan, ProgramTuned
    from cuado.report.catalogue import Catalogue

_NOTEWORTHY = 0.01
"""Difference of two times that is worth a reader's attention."""


def program_plan(
    kernel: str, runs: int, shapes: int, tolerance: float | None, values: list[str]
) -> "ProgramPlan":
    """The options of the command line as a plan.

    Raises:
        CuadoError: the kernel is no regular expression, or values are not understood.
    """
    import re

    from cuado.optimizer.tuning.program import ProgramPlan

    try:
        re.compile(kernel)
    except re.error as error:
        raise CuadoError(
            f"-k {kernel} is not a regular expression: {error}",
            "escape its special characters, or give a part of the name",
        ) from error
    return ProgramPlan(kernel, runs, shapes, tolerance, dict(map(_values, values)))


def _values(text: str) -> "tuple[str, tuple[Value, ...]]":
    name, sign, rest = text.partition("=")
    try:
        numbers = tuple(int(part) for part in rest.split(","))
    except ValueError:
        numbers = ()
    if not name.isidentifier() or not sign or not numbers:
        raise CuadoError(
            f"--values {text} is not understood", "name whole numbers: --values BLOCK_M=64,128"
        )
    return name, numbers


def program_document(found: "ProgramTuned", plan: "ProgramPlan") -> "Catalogue":
    """A row for each configuration that was run, and what came of each shape in sentences."""
    from cuado.report.catalogue import Catalogue

    names = list(dict.fromkeys(name for shape in found.shapes for name in shape["tunables"]))
    columns = ("shape", *names, "time_us", "problem")
    rows = tuple(row for n, shape in enumerate(found.shapes, 1) for row in _rows(n, shape, columns))
    if not any(row["problem"] for row in rows):
        columns = columns[:-1]
    said = [line for n, shape in enumerate(found.shapes, 1) for line in _said(n, shape, plan)]
    return Catalogue("configurations", columns, rows, headline="\n".join(said))


def _rows(
    number: int, shape: Mapping[str, Any], columns: tuple[str, ...]
) -> Iterator[dict[str, str | float | None]]:
    attempts = sorted(
        shape.get("attempts", ()), key=lambda each: (each["time_ns"] is None, each["time_ns"] or 0)
    )
    for each in attempts:
        time = each["time_ns"]
        row: dict[str, str | float | None] = dict.fromkeys(columns)
        yield (
            row
            | each["values"]
            | {
                "shape": number,
                "time_us": None if time is None else round(time / 1e3, 2),
                "problem": each["problem"] or None,
            }
        )


def _said(number: int, shape: Mapping[str, Any], plan: "ProgramPlan") -> Iterator[str]:
    sizes = ", ".join(f"{name} {text}" for name, text in shape["shapes"].items())
    yield f"Shape {number}: {shape['kernel']} with {sizes}."
    if problem := shape.get("problem"):
        yield f"It was not tuned: {problem}."
        return
    gain, tried = shape["gain"], f"{len(shape['attempts'])} of {shape['configurations']}"
    own = _call(shape["default"])
    if gain is not None and shape["verdict"] == "faster":
        yield (
            f"Call it with {_call(shape['chosen'])}: {gain['estimate']:.3g} times as fast "
            f"({gain['low']:.3g} to {gain['high']:.3g}) as with the call's own {own}."
        )
        timed = [each for each in shape["attempts"] if each["time_ns"] is not None]
        own_times = [each["time_ns"] for each in timed if each["values"] == shape["chosen"]]
        if min(each["time_ns"] for each in timed) < min(own_times) * (1 - _NOTEWORTHY):
            yield "What stands above it in the table is not faster beyond the noise."
    else:
        yield f"Nothing is faster than the call's own {own}, beyond the noise."
    least = "at all" if plan.tolerance is None else f"by over {plan.tolerance:g} of the largest"
    yield (
        f"{tried} configurations were run on {shape['device']} in {shape['seconds']:.0f} s; one "
        f"whose results differ {least} is not chosen."
    )
    if left := shape.get("left"):
        name, value = next(iter(left.items()))
        yield (
            f"Not tried: other values of {_call(left)}, since the grid does not follow from them. "
            f"Where the kernel works with any: --values {name}={value // 2},{value * 2}."
        )
    yield from shape["notes"]


def _call(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())
