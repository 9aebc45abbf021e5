"""cuado's own counter table: CSV, one row per launch, for numbers from any source.

::

    # The story, in as many comment lines as it takes.
    # chip: c2050
    # source: Analysis-Driven Optimization, 2010
    # ecc: on
    # counted_sms: 1
    kernel,variant,gputime [ms],inst_issued,global_memory_transactions
    wave,full,35.39,"18,194,139",1708032
    wave,memory_only,33.27,7497296,1708032

``chip``, ``source``, ``ecc`` and ``counted_sms`` (how many SMs the counters are those of; leave it
out if it is all) may each stand once, before the header. Columns are:

- ``kernel``, the only one that must be there; ``variant`` (full, memory_only, math_only,
  store_only);
- launch parameters: ``grid`` and ``block`` (``32x8x1``), ``registers_per_thread``,
  ``static_shared_bytes``, ``dynamic_shared_bytes``;
- ``access_bytes``: how much a thread accesses at once; it sets the ideal number of transactions
  per request (1 for 4 bytes, 2 for 8), and halves ``l1_shared_bank_conflict`` for 8;
- ``loads``: ``caching``, or ``noncaching`` of a kernel compiled with ``-Xptxas -dlcm=cg``, of which
  all loads go past L1;
- old counter names (``counters.COUNTERS``) and names of cuado's vocabulary, with a unit in
  brackets where it is not the counter's own: ``gputime [ms]``.

An empty cell is absent. Of a unit's use a cell may hold a level of nvprof, ``Mid`` or ``Mid (5)``.
Every row must have a cell for each column.
"""

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError
from cuado.metrics import Measure, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch
from cuado.sources import tables
from cuado.sources.classic.counters import ALIASES, COUNTERS
from cuado.sources.classic.profiles import Column, Draft, column, column_names, fill, finish
from cuado.sources.classic.unused import would_show
from cuado.sources.tables import Line

TOOL = "counter table"
COMMENT = "#"
_KERNEL = "kernel"
_FACT = re.compile(r"#\s*(chip|source|ecc|counted_sms)\s*:\s*(.*?)\s*")
_HEADER = re.compile(r"(?P<name>[^\[\]]+?)\s*(?:\[(?P<unit>[^\[\]]+)\])?")
_ECC = {"on": 1.0, "off": 0.0}
_COUNTED_SMS = "counted_sms"


@dataclass(slots=True)
class _Head:
    """What stands above the rows."""

    facts: dict[str, str] = field(default_factory=dict)
    columns: list[Column] = field(default_factory=list)


def recognises(head: bytes) -> bool:
    """True if the first line that is no comment has a cell ``kernel``."""
    rows = tables.lines(tables.decode(head, errors="replace"))
    first = next((row for row in rows if not _is_comment(row)), None)
    try:
        return first is not None and _KERNEL in first.cells
    except InvalidDataError:
        return False


def read(path: Path) -> Recording:
    """Every launch of the table, in its order; a row that cannot be read costs that row only.

    Raises:
        UnreadableFileError: if it cannot be opened, is not text, or holds no row.
        InvalidDataError: if the header or a fact above it is wrong: a column unknown or twice, a
            unit unknown.
    """
    rows = tables.lines(tables.read_text(path))
    head = _Head()
    try:
        _read_head(rows, head)
        device = _device(head.facts)
        shared = _counted_sms(head.facts)
    except InvalidDataError as error:
        raise InvalidDataError(f"{path}: {error.message}", error.remedy) from error
    origin = Origin(str(path), TOOL)
    profiles: list[Profile] = []
    unreadable: list[UnreadableLaunch] = []
    for index, row in enumerate(row for row in rows if not _is_comment(row)):
        draft = Draft(measures=dict(shared))
        try:
            _fill_row(row, head.columns, draft)
            profiles.append(finish(draft, index, origin, device))
        except CuadoError as error:
            problem = f"line {row.number}: {error}"
            unreadable.append(UnreadableLaunch(index, draft.kernel or "?", problem))
    if not profiles and not unreadable:
        raise UnreadableFileError(path, "has no row below its header", "add one row per kernel")
    source = head.facts.get("source")
    notes = (f"source: {source}",) if source else ()
    return Recording(origin, tuple(profiles), tuple(unreadable), notes)


def _is_comment(row: Line) -> bool:
    return row.text.lstrip().startswith(COMMENT)


def _read_head(rows: Iterator[Line], head: _Head) -> None:
    for row in rows:
        if not _is_comment(row):
            head.columns = _columns(row.cells)
            return
        match = _FACT.fullmatch(row.text.strip())
        if match is None:
            continue
        name, value = match.groups()
        if name in head.facts:
            raise InvalidDataError(f"line {row.number}: '{name}' is given twice")
        head.facts[name] = value
    raise InvalidDataError("has no header", f"give it one with a column '{_KERNEL}'")


def _columns(cells: Sequence[str]) -> list[Column]:
    columns = [_column(cell) for cell in cells]
    twice = tables.duplicate([known.gives for known in columns])
    if twice is not None:
        names = " and ".join(f"'{known.name}'" for known in columns if known.gives == twice)
        raise InvalidDataError(f"columns {names} give the same number", "keep one of them")
    if all(known.gives != _KERNEL for known in columns):
        raise InvalidDataError(f"has no column '{_KERNEL}'")
    return columns


def _column(cell: str) -> Column:
    match = _HEADER.fullmatch(cell)
    if match is None:
        raise InvalidDataError(
            f"'{tables.shown(cell)}' is no column header", "write NAME or NAME [UNIT]"
        )
    found = column(match["name"], match["unit"] or "")
    if found is None:
        raise InvalidDataError(
            f"unknown column '{tables.shown(match['name'])}'", _close_names(match["name"])
        )
    return found


def _close_names(name: str) -> str:
    known = dict.fromkeys((*COUNTERS, *ALIASES, *column_names()))
    close = difflib.get_close_matches(name[:80].casefold(), known, n=4)
    if close:
        return f"did you mean {', '.join(close)}?"
    would = would_show(name)
    if would:
        return f"{would}; leave the column out"
    return "columns are counter names, cuado's metric names, and launch parameters"


def _device(facts: dict[str, str]) -> DeviceAttributes:
    ecc = facts.get("ecc")
    if ecc is not None and ecc not in _ECC:
        raise InvalidDataError(f"ecc is '{tables.shown(ecc)}'", "write on or off")
    values = {} if ecc is None else {"ecc_enabled": _ECC[ecc]}
    return DeviceAttributes(name=facts.get("chip", ""), values=values)


def _counted_sms(facts: dict[str, str]) -> dict[str, Measure]:
    if _COUNTED_SMS not in facts:
        return {}
    count = tables.whole(facts[_COUNTED_SMS])
    if not count:
        raise InvalidDataError(
            f"{_COUNTED_SMS} is 0", "leave it out if the counters cover the chip"
        )
    unit = specification(_COUNTED_SMS).unit
    return {_COUNTED_SMS: Measure(count, unit, Provenance.MEASURED, _COUNTED_SMS)}


def _fill_row(row: Line, columns: Sequence[Column], draft: Draft) -> None:
    cells = row.cells
    if len(cells) != len(columns):
        raise InvalidDataError(f"{len(cells)} cells under {len(columns)} columns")
    fill(draft, columns, cells)
