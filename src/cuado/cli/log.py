"""``cuado log``: the runs on record."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.journal_files import JournalOption, existing, path_of
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit

if TYPE_CHECKING:
    from cuado.journal.session_list import Entry

NAME = "log"
LONGEST_CASE = 14
"""Characters of a case's name in the table; the JSON has all."""
_DAY, _MINUTE = len("2026-11-22"), len("2026-11-22T07:58")


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    most: Annotated[
        int | None,
        typer.Option(
            "--top", "-n", help="The newest so many. Default: all.", min=1, show_default=False
        ),
    ] = None,
    case: Annotated[str, typer.Option("--case", help="Cases whose name has this in it.")] = "",
    kernel: Annotated[str, typer.Option("--kernel", "-k", help="Kernels likewise.")] = "",
    device: Annotated[
        str, typer.Option("--device", help="Devices likewise: H200, emulated, gpu:0.")
    ] = "",
    journal: JournalOption = None,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """List the runs of 'cuado run', newest first.

    Times are of the version that a run began with, and of the last one, which
    is its fastest. When: UTC.

    For example:

      cuado log -n 10

      cuado log --case transpose --device H200 --format json
    """
    from cuado.journal.session_list import Selection
    from cuado.report.catalogue import Catalogue

    wanted = Selection(case, kernel, device, most)
    found: tuple[Entry, ...] = ()
    if path_of(journal).exists():
        with existing(journal) as opened:
            found = opened.sessions(wanted)
    year = max((entry.started[:4] for entry in found), default="")
    rows = tuple(_row(entry, year) for entry in found)
    columns = ("#", "when", "case", "device", "time", "gain", "ended")
    runs = Catalogue("runs", columns, rows, _footer(found, wanted != Selection()))
    emit(runs, format_name, output, verbose=verbose)


def _row(entry: "Entry", year: str) -> dict[str, str | float | None]:
    from cuado.optimizer.recorded_version import case_name
    from cuado.report import words

    return {
        "#": entry.number,
        "when": _when(entry.started, year),
        "case": words.shortened(case_name(entry.case), LONGEST_CASE),
        "device": _device(entry),
        "time": _times(entry),
        "gain": None if entry.speedup is None else words.speedup(entry.speedup),
        "ended": "unfinished" if entry.ending == "running" else entry.ending,
        "key": entry.key,
        "started": entry.started,
        "case_file": entry.case,
        "kernel": entry.kernel,
        "device_name": entry.device,
        "backend": entry.backend,
        "provenance": "modelled" if entry.modelled else "measured",
        "iterations": entry.iterations,
        "first_ns": entry.first,
        "last_ns": entry.last,
        "speedup": entry.speedup,
        "ending": entry.ending,
    }


def _when(started: str, year: str) -> str:
    """The time as ``ls`` prints it: to the minute in this year, else to the day."""
    if started.startswith(year) and len(started) >= _MINUTE:
        return started[5:_MINUTE].replace("T", " ")
    return started[:_DAY]


def _device(entry: "Entry") -> str:
    from cuado.report import words

    name = entry.device
    for brand in ("NVIDIA ", "Tesla ", "GeForce "):
        name = name.removeprefix(brand)
    # Of V100-SXM2-32GB the chip is enough here; the JSON has all.
    name = words.shortened(name.partition("-")[0], LONGEST_CASE)
    return f"{name}*" if entry.modelled else name


def _times(entry: "Entry") -> str | None:
    """``973 -> 416 us``; one time where there is one version."""
    from cuado.metrics import Unit
    from cuado.metrics.quantity import format_value
    from cuado.report import words

    if entry.first is None:
        return None
    if entry.iterations == 1 or entry.last is None:
        return words.time(entry.first)
    last = words.time(entry.last)
    # In one unit the two can be compared at a glance.
    shown = float(last.split()[0].replace(",", ""))
    first = entry.first * shown / entry.last if shown else entry.first
    return f"{format_value(first, Unit.RATIO)} -> {last}"


def _footer(found: "tuple[Entry, ...]", is_filtered: bool) -> str:
    if not found:
        return "There is no such run." if is_filtered else "None yet: 'cuado run CASE' makes one."
    modelled = "*: emulated, times are modelled. " if any(e.modelled for e in found) else ""
    return f"{modelled}cuado show N shows one, cuado compare A B two."
