"""What can be compared: files of every kind, cases, captures, runs and results, as sides.

``REPORT:1`` is the launch with that index in the recording, ``REPORT:REGEX`` the kernels whose
signature matches, as ``12:1`` is a version of run 12.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cuado.analysis.analysis import Analysis
from cuado.analysis.annotated_source import listings
from cuado.analysis.comparison.matching import Operand
from cuado.analysis.comparison.side import (
    Means,
    Side,
    SourceLine,
    Suspect,
    side_of_hotspot,
    sizes_of,
)
from cuado.analysis.hotspots import hotspots
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.optimizer.recorded_version import side_of_version
from cuado.optimizer.session import Session
from cuado.result import Result, load
from cuado.studies.result import StudyResult
from cuado.what_if.result import WhatIf

if TYPE_CHECKING:
    from cuado.analysis.selection import Selection
    from cuado.sources.launches import Described

SAVED = ".cuado"
Count = Callable[["Launch | Described"], tuple[Launch, Analysis]]
"""Counts a launch, or one that is described, and analyses what it counted."""


def operand(what: Any, selection: "Selection", count: Count, chip: str | None = None) -> Operand:
    """The kernels of what the user named.

    Args:
        what: a path, with ``:INDEX`` or ``:REGEX`` behind it if need be; a launch; a result, or
            what was found in one; or a side, as it is.
        selection: of recordings: which kernels.
        count: counts the launch of a case or capture.
        chip: the chip's name or file, if a recording does not say or should be overruled.

    Raises:
        CuadoError: it cannot be read, holds no kernel, or is of a kind that is not compared.
    """
    if isinstance(what, Side):
        return Operand(what.label, (what,))
    if isinstance(what, Path | str):
        path, chosen = _split(str(what), selection)
        found, label = _read(path, chosen, chip), str(what)
    else:
        found, label = what, ""
    if isinstance(found, Result):
        found = found.found
    sides = _sides(found, label, count)
    if not sides:
        raise CuadoError(
            f"{label or 'this result'}: no kernel was measured in it", "compare another one"
        )
    return Operand(label.rpartition("/")[2] or sides[0].label, sides)


def _split(text: str, selection: "Selection") -> tuple[Path, "Selection"]:
    """A path, and which of its kernels: an index or an expression behind the last colon."""
    path = Path(text)
    before, colon, behind = text.rpartition(":")
    if not colon or not behind or path.exists() or not Path(before).exists():
        return path, selection
    if behind.isdecimal():
        return Path(before), replace(selection, launch=int(behind))
    return Path(before), replace(selection, kernel=behind)


def _read(path: Path, selection: "Selection", chip: str | None) -> Any:
    from cuado.analysis.analysis import analysis
    from cuado.analysis.selection import select
    from cuado.rules.registry import all_rules
    from cuado.sources.launches import is_described, read_described
    from cuado.sources.read import read

    if is_described(path):
        return read_described(path)
    if path.suffix == SAVED:
        return _chosen(load(path).found, selection)
    recording = read(path)
    return analysis(recording, select(recording, selection), all_rules(), chip)


def _chosen(found: Any, selection: "Selection") -> Any:
    """A saved analysis with the kernels that were chosen; anything else as it is."""
    from cuado.analysis.selection import select
    from cuado.model.profile import Recording

    if not isinstance(found, Analysis):
        return found
    profiles = tuple(each.profile for each in found.diagnoses)
    chosen = {each.index for each in select(Recording(found.origin, profiles), selection)}
    diagnoses = tuple(each for each in found.diagnoses if each.profile.index in chosen)
    return replace(found, diagnoses=diagnoses, hotspots=hotspots(diagnoses))


def _sides(found: Any, label: str, count: Count) -> tuple[Side, ...]:
    from cuado.sources.capture import Capture
    from cuado.sources.case.description import Case

    match found:
        case Launch() | Case() | Capture():
            launch, counted = count(found)
            return _of_analysis(counted, label or launch.name, sizes_of(launch))
        case Analysis():
            return _of_analysis(found, label or found.origin.file, {})
        case Session():
            last = len(found.iterations) - 1
            return (side_of_version(found, last, label or "the run"),) if last >= 0 else ()
        case WhatIf():
            return (_of_whatif(found, label or found.launch.name),)
        case StudyResult():
            return tuple(_of_whatif(each.found, each.version.name) for each in found.steps
                         if each.found and each.correct is not False)  # fmt: skip
    raise CuadoError(
        f"{label or type(found).__name__}: results of this kind are not compared",
        "compare what analyze, whatif, run or study found",
    )


def _of_analysis(found: Analysis, label: str, sizes: Mapping[str, float]) -> tuple[Side, ...]:
    name = label.rpartition("/")[2]
    return tuple(side_of_hotspot(spot, name, sizes) for spot in found.hotspots)


def _of_whatif(found: WhatIf, label: str) -> Side:
    profile = found.counters.profile
    lines = () if profile is None else tuple(
        SourceLine(listing.file.rpartition("/")[2], line.number, line.text.strip(), line.samples)
        for listing in listings(profile) for line in listing.lines if line.samples
    )  # fmt: skip
    return Side(
        label=label.rpartition("/")[2],
        kernel=found.launch.kernel,
        device=found.device.name or found.chip.name,
        origin=f"experiments on {found.backend}",
        modelled=found.modelled,
        time=found.original,
        grid=found.launch.grid,
        block=found.launch.block,
        resources={
            "registers": found.loaded.registers,
            "local_bytes": found.loaded.local_bytes,
            "static_shared_bytes": found.loaded.static_shared_bytes,
            "dynamic_shared_bytes": found.launch.dynamic_shared_bytes,
            "blocks_per_sm": found.loaded.blocks_per_sm,
        },
        metrics=dict(profile.metrics.items()) if profile else {},
        limit=found.limiter.verdict.value,
        unit=found.limiter.unit,
        reason=found.limiter.reason,
        causes=tuple(
            Suspect(
                each.cause.value,
                f"{each.cause.value}: {each.cause.says}",
                each.gain.estimate if each.gain else each.bound,
                f"{each.lines[0].file.rpartition('/')[2]}:{each.lines[0].line}"
                if each.lines
                else "",
            )
            for each in found.causes
        ),
        means=Means.EXPERIMENTS,
        lines=lines,
        sizes=sizes_of(found.launch),
        clocks=found.clocks,
    )
