"""Logs of the command-line profiler of CUDA 2 to 7, which the Visual Profiler reads too.

With ``CUDA_PROFILE_CSV=1`` a row is ``name,number,...``, without it ``method=[ name ]
gputime=[ number ] ...``. Counters on a Fermi chip are those of one SM; times are microseconds.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cuado.device.library import find_chip
from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError
from cuado.metrics import Measure, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch
from cuado.names import readable_name
from cuado.sources import tables
from cuado.sources.classic import unused
from cuado.sources.classic.counters import COUNTERS
from cuado.sources.classic.profiles import Column, Draft, column, fill, finish
from cuado.sources.tables import Line

TOOL = "command-line profiler"
_MAGIC = "# CUDA_PROFILE_LOG_VERSION"
_DEVICE = re.compile(r"#\s*CUDA_DEVICE\s+\d+\s+(.+)")
_PAIR = re.compile(r"(\w+)=\[([^\]]*)\]\s*")
_NAME = re.compile(r"[A-Za-z]\w*")
_METHOD = "method"
_COPIES = ("memcpy", "memset")
# Columns of memory copies come last, and a kernel's row ends before them.
_OF_COPIES = ("memtransfersize", "memtransferdir", "memtransferhostmemtype")
_UNUSED = {
    *_OF_COPIES,
    "cacheconfigexecuted",
    "cacheconfigrequested",
    "countermodeaggregate",
    "cputime",
    "gpuendtimestamp",
    "gpustarttimestamp",
    "streamid",
    "timestamp",
}
_COUNTED = frozenset(known.metric for known in COUNTERS.values())
"""Metrics that some counter gives."""
_AGGREGATE = "countermodeaggregate"
_FERMI = 2


@dataclass(slots=True)
class _Log:
    """What stands above the rows; a column that cuado has no use for is None."""

    device: str = ""
    names: list[str] = field(default_factory=list)
    columns: dict[str, Column | None] = field(default_factory=dict)


def recognises(head: bytes) -> bool:
    """True if the first line says that it is such a log."""
    return tables.decode(head, errors="replace").lstrip().startswith(_MAGIC)


def read(path: Path) -> Recording:
    """Every kernel launch of the log, in its order; memory copies are left out.

    Raises:
        UnreadableFileError: if it is not text, has no header, no counter, or no launch.
        InvalidDataError: if a column is named twice, or its name is none.
    """
    rows = tables.lines(tables.read_text(path))
    log = _head(path, rows)
    origin = Origin(str(path), TOOL)
    device = DeviceAttributes(log.device)
    shared = _counted_sms(log)
    profiles: list[Profile] = []
    unreadable: list[UnreadableLaunch] = []
    for row in rows:
        index = len(profiles) + len(unreadable)
        draft = Draft(measures=dict(shared))
        try:
            cells = _named_cells(row, log.names)
            if not _is_launch(cells):
                continue
            _fill_row(cells, log, draft)
            profiles.append(
                finish(
                    draft, index, origin, device, readable_name(draft.kernel).rpartition("::")[2]
                )
            )
        except CuadoError as error:
            problem = f"line {row.number}: {error}"
            unreadable.append(UnreadableLaunch(index, draft.kernel or "?", problem))
    if not profiles and not unreadable:
        raise UnreadableFileError(path, "holds no kernel launch", "profile at least one kernel")
    return Recording(origin, tuple(profiles), tuple(unreadable), _notes(log))


def _head(path: Path, rows: Iterator[Line]) -> _Log:
    """Read up to and including the header."""
    log = _Log()
    for row in rows:
        match = _DEVICE.fullmatch(row.text.strip())
        if match:
            log.device = match[1].strip()
        elif not row.text.startswith("#"):
            log.names = _header(path, row)
            break
    if _METHOD not in log.names:
        raise UnreadableFileError(path, "has no header with a column 'method'", "record it again")
    for name in log.names:
        log.columns[name] = _column(path, name)
    given = [known.gives for known in log.columns.values() if known]
    twice = tables.duplicate(log.names) or tables.duplicate(given)
    if twice is not None:
        raise InvalidDataError(f"{path}: '{tables.shown(twice)}' is there twice")
    if all(known is None or known.gives not in _COUNTED for known in log.columns.values()):
        raise UnreadableFileError(
            path, "has no counter that cuado uses", f"known: {', '.join(COUNTERS)}"
        )
    return log


def _header(path: Path, row: Line) -> list[str]:
    try:
        return row.cells
    except InvalidDataError as error:
        raise UnreadableFileError(path, error.message, "record it again") from error


def _column(path: Path, name: str) -> Column | None:
    if not _NAME.fullmatch(name):
        close = difflib.get_close_matches(name[:80], COUNTERS)
        raise InvalidDataError(
            f"{path}: '{tables.shown(name)}' is no counter's name",
            f"did you mean {', '.join(close)}?" if close else "",
        )
    return column(name)


def _named_cells(row: Line, names: list[str]) -> dict[str, str]:
    """Split a row into its cells by column; none for comments and repeated headers.

    Raises:
        InvalidDataError: if it cannot be split so.
    """
    if row.text.lstrip().startswith("#"):
        return {}
    if "=[" in row.text:
        return _paired_cells(row.text, names)
    cells = row.cells
    if cells == names:
        return {}
    missing = set(names[len(cells) :]) - set(_OF_COPIES)
    if not cells[0].startswith(_COPIES) and (len(cells) > len(names) or missing):
        raise InvalidDataError(f"{len(cells)} cells under {len(names)} columns")
    return dict(zip(names, cells, strict=False))


def _paired_cells(text: str, names: list[str]) -> dict[str, str]:
    cells: dict[str, str] = {}
    position = len(text) - len(text.lstrip())
    while position < len(text):
        match = _PAIR.match(text, position)
        if match is None:
            raise InvalidDataError("is damaged: not all of it is name=[ value ]")
        if match[1] in cells or match[1] not in names:
            raise InvalidDataError(f"{match[1]} is there twice, or not in the header")
        cells[match[1]] = match[2].strip()
        position = match.end()
    return cells


def _is_launch(cells: dict[str, str]) -> bool:
    """True if a row is of a kernel; comments, repeated headers and memory copies are not."""
    return bool(cells) and not cells.get(_METHOD, "").startswith(_COPIES)


def _fill_row(cells: dict[str, str], log: _Log, draft: Draft) -> None:
    used = [(known, cells[name]) for name, known in log.columns.items() if known and name in cells]
    fill(draft, [known for known, _ in used], [cell for _, cell in used])


def _counted_sms(log: _Log) -> dict[str, Measure]:
    """Fermi's counters are those of one SM, unless the log says that they were added up (VP)."""
    chip = find_chip(log.device)
    if chip is None or chip.compute_capability[0] != _FERMI or _AGGREGATE in log.names:
        return {}
    name = "counted_sms"
    return {name: Measure(1, specification(name).unit, Provenance.MEASURED, "VP user guide")}


def _notes(log: _Log) -> tuple[str, ...]:
    return unused.notes(n for n, known in log.columns.items() if not known and n not in _UNUSED)
