"""What a founding document says of a version: its figures, its conclusion, its counters.

All figures that a document prints are held in one table per document, a CSV file with the columns
``section, of, what, value, unit``; lines that begin with ``#`` are remarks.
"""

import csv
from dataclasses import dataclass
from pathlib import Path

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.model.limiter import Limit
from cuado.sources.case.table import Table

COLUMNS = ("section", "of", "what", "value", "unit")
_KEYS = ("of", "concludes", "limiter", "findings", "counters")
_LIMITS = tuple(limit.value for limit in Limit)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a document prints.

    Attributes:
        section: heading of its slide or section.
        of: what it is of: a version (``spmv v0``), a chip, a rule.
        what: which quantity.
        value: in ``unit``, as printed.
        unit: empty for a count or a ratio.
    """

    section: str
    of: str
    what: str
    value: float
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Counters:
    """Where a version's counters stand.

    Attributes:
        table: a recording with the numbers that the document prints.
        kernel: its name there.
    """

    table: Path
    kernel: str


@dataclass(frozen=True, slots=True)
class Documented:
    """What the document has of one version.

    Attributes:
        concludes: its conclusion, in a sentence.
        limiter: its verdict; None if it states none.
        findings: names of the rules that say what it finds.
        counters: tables from which cuado is to conclude the same.
        figures: all that it prints of this version.
    """

    concludes: str
    limiter: Limit | None = None
    findings: tuple[str, ...] = ()
    counters: tuple[Counters, ...] = ()
    figures: tuple[Figure, ...] = ()


def read_figures(path: Path) -> tuple[Figure, ...]:
    """The figures of a document.

    Raises:
        UnreadableFileError: there is no such file, a column is missing, or a value is no number.
    """
    try:
        lines = inputs.read_text(path, inputs.SETTINGS).splitlines()
    except (OSError, ValueError) as error:
        raise UnreadableFileError(path, f"cannot be read: {error}") from error
    rows = csv.DictReader(line for line in lines if line and not line.startswith("#"))
    if tuple(rows.fieldnames or ()) != COLUMNS:
        raise UnreadableFileError(path, "has other columns", f"write {','.join(COLUMNS)}")
    return tuple(_figure(path, row) for row in rows)


def documented(table: Table, figures: tuple[Figure, ...]) -> Documented:
    """The ``document`` of a version.

    Args:
        table: as the study has it.
        figures: all of the document; those of ``of`` are kept.

    Raises:
        CaseError: a key is unknown, missing or has a wrong value; a counter table is not there.
    """
    table.expect(_KEYS, ("concludes",))
    limiter = table.choice("limiter", (*_LIMITS, ""), "")
    of = table.text("of")
    own = tuple(figure for figure in figures if of and figure.of == of)
    if of and not own:
        raise table.error("of", f"the document has no figure of '{of}'", "see its CSV file")
    return Documented(
        table.text("concludes"),
        Limit(limiter) if limiter else None,
        tuple(str(name) for name in table.array("findings")),
        tuple(_counters(table, value) for value in table.array("counters")),
        own,
    )


def _figure(path: Path, row: dict[str, str]) -> Figure:
    try:
        value = float(row["value"])
    except (TypeError, ValueError) as error:
        raise UnreadableFileError(
            path, f"'{row['value']}' of {row['what']} is no number"
        ) from error
    return Figure(row["section"], row["of"], row["what"], value, row["unit"] or "")


def _counters(table: Table, value: object) -> Counters:
    name, colon, kernel = str(value).rpartition(":")
    path = table.file_named("counters", name)
    if not colon or not path.is_file():
        raise table.error(
            "counters", f"'{value}' is no 'TABLE:KERNEL'", "name a file that is there"
        )
    return Counters(path, kernel)
