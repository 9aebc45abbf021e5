"""From named cells to a profile: what the wide formats (one row per launch) share."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cuado.device.library import find_chip
from cuado.errors import InvalidDataError
from cuado.metrics import VOCABULARY, Measure, MetricSet, Provenance, specification
from cuado.metrics.formula import LINE_BYTES
from cuado.model.device import DeviceAttributes
from cuado.model.launch import WARP_SIZE, LaunchShape
from cuado.model.profile import Origin, Profile, Variant
from cuado.sources import tables
from cuado.sources.classic.counter import Counter
from cuado.sources.classic.counters import counter
from cuado.sources.classic.levels import level
from cuado.sources.classic.past_l1 import add_traffic
from cuado.sources.classic.units import factor

_ACCESS_BYTES = (1, 2, 4, 8, 16)
_LOADS = ("caching", "noncaching")
"""[000]'s words: the latter are compiled with -Xptxas -dlcm=cg, and bypass L1."""
_UNKNOWN_WIDTH = (
    "{name} counts a conflict of 8-byte accesses twice and was taken as it is: the width of the "
    "accesses is unknown"
)


@dataclass(slots=True)
class Draft:
    """A launch while its cells are read.

    Attributes:
        kernel: its name, or its mangled or demangled signature.
        variant: which copy of the kernel.
        numbers: launch parameters by field of ``LaunchShape``.
        extents: grid and block, whole.
        parts: grid and block by (field, axis), where each axis has a column.
        access_bytes: bytes that a thread accesses at once, None if unknown.
        bypasses_l1: whether its loads are known to bypass L1 (``-Xptxas -dlcm=cg``).
        measures: by vocabulary name.
        doubled: those of the measures that count events of 8-byte accesses twice.
        notes: what the reader should know.
    """

    kernel: str = ""
    variant: Variant = Variant.FULL
    numbers: dict[str, int] = field(default_factory=dict)
    extents: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    parts: dict[tuple[str, int], int] = field(default_factory=dict)
    access_bytes: int | None = None
    bypasses_l1: bool = False
    measures: dict[str, Measure] = field(default_factory=dict)
    doubled: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Column:
    """How the cells of one column are read.

    Attributes:
        name: as the file spells it, without the unit.
        gives: what it gives; no two columns may give the same.
        put: reads a cell that is not empty into a draft.
    """

    name: str
    gives: str
    put: Callable[[str, Draft], None]


def _put_kernel(cell: str, draft: Draft) -> None:
    draft.kernel = cell


def _put_variant(cell: str, draft: Draft) -> None:
    try:
        draft.variant = Variant(cell)
    except ValueError:
        known = ", ".join(Variant)
        raise InvalidDataError(
            f"unknown variant '{tables.shown(cell)}'", f"known: {known}"
        ) from None


def _put_access_bytes(cell: str, draft: Draft) -> None:
    size = tables.whole(cell)
    if size not in _ACCESS_BYTES:
        raise InvalidDataError(f"a thread accesses 1, 2, 4, 8 or 16 bytes at once, not {size}")
    draft.access_bytes = size


def _put_loads(cell: str, draft: Draft) -> None:
    if cell not in _LOADS:
        raise InvalidDataError(f"loads are {' or '.join(_LOADS)}, not '{tables.shown(cell)}'")
    draft.bypasses_l1 = cell == _LOADS[1]


def _number_into(name: str) -> Callable[[str, Draft], None]:
    def put(cell: str, draft: Draft) -> None:
        draft.numbers[name] = tables.whole(cell)

    return put


def _extent_into(name: str) -> Callable[[str, Draft], None]:
    def put(cell: str, draft: Draft) -> None:
        draft.extents[name] = tables.extent(cell)

    return put


def _part_into(name: str, axis: int) -> Callable[[str, Draft], None]:
    def put(cell: str, draft: Draft) -> None:
        draft.parts[name, axis] = tables.extent(cell)[0]

    return put


def _launch_columns() -> dict[str, Column]:
    columns: dict[str, Column] = {}
    for field_name, other in (
        ("registers_per_thread", "regperthread"),
        ("static_shared_bytes", "stasmemperblock"),
        ("dynamic_shared_bytes", "dynsmemperblock"),
    ):
        for name in (field_name, other):
            columns[name] = Column(name, field_name, _number_into(field_name))
    for field_name, other in (("grid", "gridsize"), ("block", "threadblocksize")):
        for name in (field_name, other):
            columns[name] = Column(name, field_name, _extent_into(field_name))
        for axis, letter in enumerate("XYZ"):
            name = f"{other}{letter}"
            columns[name] = Column(name, name, _part_into(field_name, axis))
    return columns


_FIXED: Mapping[str, Column] = {
    "kernel": Column("kernel", "kernel", _put_kernel),
    "method": Column("method", "kernel", _put_kernel),
    "variant": Column("variant", "variant", _put_variant),
    "access_bytes": Column("access_bytes", "access_bytes", _put_access_bytes),
    "loads": Column("loads", "loads", _put_loads),
    **_launch_columns(),
}


def column(name: str, unit: str = "") -> Column | None:
    """Look up the column called ``name``: a launch parameter, an old counter or a vocabulary name.

    Raises:
        InvalidDataError: if the unit is none of its quantity.
    """
    if name in _FIXED:
        if unit:
            raise InvalidDataError(f"column '{name}' takes no unit, not '{tables.shown(unit)}'")
        return _FIXED[name]
    known = counter(name)
    if known is None:
        if name not in VOCABULARY:
            return None
        known = Counter(name, VOCABULARY[name].meaning)
    elif name in VOCABULARY and known.unit and not unit:
        units = (known.unit, specification(name).unit.value)
        raise InvalidDataError(
            f"column '{name}' needs its unit",
            f"write {' or '.join(f'{name} [{written}]' for written in units)}",
        )
    return _metric_column(name, known, unit)


def column_names() -> tuple[str, ...]:
    """List fixed names and the vocabulary's; :data:`counters.COUNTERS` holds the others."""
    return (*_FIXED, *VOCABULARY)


def _metric_column(name: str, known: Counter, unit: str) -> Column:
    try:
        scale = scale_of(known, unit)
    except InvalidDataError as error:
        raise InvalidDataError(f"column '{name}': {error.message}", error.remedy) from error

    is_share = known.metric.endswith("_utilization")

    def put(cell: str, draft: Draft) -> None:
        in_words = level(name, known, cell) if is_share else None
        draft.measures[known.metric] = in_words or measure(name, known, tables.number(cell) * scale)
        if known.doubled_at_8_bytes:
            draft.doubled.append(known.metric)

    return Column(name, known.metric, put)


def scale_of(known: Counter, unit: str) -> float:
    """Find the factor from the unit written, or the counter's own, to the vocabulary's.

    Raises:
        InvalidDataError: if the unit is none of that quantity.
    """
    written = unit or known.unit
    quantity = known.quantity or specification(known.metric).unit
    return factor(written, quantity) if written else 1.0


def measure(name: str, known: Counter, value: float) -> Measure:
    """Make a measure of the vocabulary of a counter's value in the counter's unit.

    Raises:
        InvalidDataError: if it is negative: no counter can be.
    """
    if value < 0:
        raise InvalidDataError(f"{name} is {value:g}, and no counter is negative")
    converted = known.convert(value) if known.convert else value
    return Measure(
        converted,
        specification(known.metric).unit,
        Provenance.DERIVED if known.convert else Provenance.MEASURED,
        name,
    )


def fill(draft: Draft, columns: Iterable[Column], cells: Iterable[str]) -> None:
    """Read a row's cells into a draft; an empty cell is absent.

    Raises:
        InvalidDataError: if a cell is not what its column holds; names the column.
    """
    for target, cell in zip(columns, cells, strict=False):
        if not cell:
            continue
        try:
            target.put(cell, draft)
        except InvalidDataError as error:
            raise InvalidDataError(
                f"column '{target.name}': {error.message}", error.remedy
            ) from error


def finish(
    draft: Draft, index: int, origin: Origin, device: DeviceAttributes, function: str = ""
) -> Profile:
    """Make the profile of a draft.

    Raises:
        InvalidDataError: if it has no kernel name.
    """
    if not draft.kernel:
        raise InvalidDataError("has no kernel name")
    _halve_doubled(draft)
    _add_ideal(draft)
    add_traffic(draft.measures, find_chip(device.name), bypasses_l1=draft.bypasses_l1)
    return Profile(
        kernel=function or draft.kernel,
        signature=draft.kernel,
        index=index,
        origin=origin,
        device=device,
        launch=LaunchShape(
            grid=_extent(draft, "grid"), block=_extent(draft, "block"), **draft.numbers
        ),
        metrics=MetricSet(draft.measures),
        variant=draft.variant,
        notes=tuple(draft.notes),
    )


def _halve_doubled(draft: Draft) -> None:
    for name in draft.doubled:
        given = draft.measures[name]
        if draft.access_bytes == 8:
            draft.measures[name] = Measure(
                given.value / 2,
                given.unit,
                Provenance.DERIVED,
                f"{given.origin} / 2: counted twice for 8-byte accesses",
            )
        elif draft.access_bytes is None and given.value:
            draft.notes.append(_UNKNOWN_WIDTH.format(name=given.origin))


def _add_ideal(draft: Draft) -> None:
    """Lines that a coalesced request needs: 1 for 4-byte accesses, 2 for 8-byte ones [000]."""
    if draft.access_bytes is None:
        return
    lines = max(WARP_SIZE * draft.access_bytes / LINE_BYTES, 1.0)
    for name, ideal, how in (
        ("ideal_transactions_per_request", lines, "32 threads x access_bytes / 128"),
        ("ideal_store_transactions_per_request", lines, "32 threads x access_bytes / 128"),
        ("ideal_sectors_per_request", float(draft.access_bytes), "32 threads x access_bytes / 32"),
    ):
        unit = specification(name).unit
        draft.measures.setdefault(name, Measure(ideal, unit, Provenance.DERIVED, how))


def _extent(draft: Draft, name: str) -> tuple[int, int, int] | None:
    if name in draft.extents:
        return draft.extents[name]
    x, y, z = (draft.parts.get((name, axis), 1) for axis in range(3))
    return (x, y, z) if (name, 0) in draft.parts else None
