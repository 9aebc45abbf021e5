"""Reads ``.ncu-rep`` files through NVIDIA's own reader, the ``ncu-report`` package."""

import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ncu_report

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch, VendorAdvice
from cuado.sources.ncu import framing, translate
from cuado.sources.ncu.metric_map import (
    PC_SAMPLE_PREFIX,
    PC_SAMPLE_REASONS,
    PC_SAMPLE_SUFFIX_IGNORED,
    named_metrics,
)
from cuado.sources.ncu.raw_metrics import RawMetrics
from cuado.sources.ncu.raw_metrics import actions as _actions
from cuado.sources.ncu.trimmed_reports import slimmed

TOOL = "Nsight Compute"
_SPACES = {1: Space.OTHER, 4: Space.GLOBAL, 8: Space.LOCAL, 16: Space.SHARED}
_ACCESSES = {2: Access.LOAD, 4: Access.STORE, 8: Access.ATOMIC}
_OPCODES = "sass__inst_executed_per_opcode"
_LINK = re.compile(r"@(?:section|url|source):(?:[^:@]*:)?([^:@]*)(?::[^@]*)?@")
_URL = re.compile(r"@url:([^:@]*):[^@]*@")


def read(path: Path) -> Recording:
    """Every launch of a report, in its order.

    A launch that cannot be read is listed as unreadable; the others are not lost.

    Raises:
        UnreadableFileError: if the file is empty, truncated, of another kind or a newer format,
            or holds no launch at all.
    """
    data = inputs.read_bytes(path, inputs.RECORDING)
    blocks = framing.blocks(path, data)
    launches = sum(block.launches for block in blocks)
    origin = Origin(str(path), TOOL, framing.tool_version(data))
    profiles: list[Profile] = []
    unreadable: list[UnreadableLaunch] = []
    cache: _CodeCache = {}
    with _quick_copy(path, slimmed(data, blocks, _wanted)) as quick:
        actions = _opened(quick, path)
        for index, action in enumerate(actions):
            try:
                profiles.append(_profile(action, index, origin, cache))
            except Exception as error:  # noqa: BLE001 - one bad launch must not lose the others
                unreadable.append(UnreadableLaunch(index, _name_of(action), f"{error}"))
    unreadable += [
        UnreadableLaunch(
            index, "?", "its block is in the file but NVIDIA's reader does not give it"
        )
        for index in range(len(actions), launches)
    ]
    if not profiles and not unreadable:
        raise UnreadableFileError(path, "holds no kernel launch", "profile at least one kernel")
    return Recording(origin, tuple(profiles), tuple(unreadable))


@contextmanager
def _quick_copy(path: Path, slim: bytes | None) -> Iterator[Path]:
    """A file to read the report from: its slim copy, or itself where none can be made."""
    if slim is None:
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="cuado-") as folder:
        copy = Path(folder) / "slim.ncu-rep"
        try:
            copy.write_bytes(slim)
        except OSError:  # a full disk costs time here, nothing else
            copy = path
        yield copy


def _opened(quick: Path, path: Path) -> list[Any]:
    """The launches of a report; ``path`` is the user's name for it."""
    try:
        return list(_actions(ncu_report.load_report(str(quick))))
    except Exception as error:
        raise UnreadableFileError(
            path, f"cannot be read as a report ({error})", "record it again"
        ) from error


def _name_of(action: Any) -> str:
    try:
        return str(action.name(action.NameBase_FUNCTION))
    except Exception:  # noqa: BLE001 - the name only decorates the error it goes with
        return "?"


@dataclass(frozen=True, slots=True)
class _Code:
    """Text of one instruction: the same for every launch of a function."""

    sass: str
    ptx: str
    location: SourceLocation | None


_CodeCache = dict[tuple[object, ...], list[_Code]]


def _profile(action: Any, index: int, origin: Origin, cache: _CodeCache) -> Profile:
    names = action.metric_names()

    def value(name: str) -> float | None:
        metric = action.metric_by_name(name)
        if metric is None or not metric.has_value():
            return None
        number = metric.value()
        return float(number) if isinstance(number, int | float) else None

    attributes = {
        name: number
        for name in names
        if name.startswith("device__attribute_") and (number := value(name)) is not None
    }
    display = action.metric_by_name("device__attribute_display_name")
    instructions = _instructions(action, names, cache)
    kernel = str(action.name(action.NameBase_FUNCTION))
    return Profile(
        kernel=kernel,
        signature=str(action.name(action.NameBase_DEMANGLED)) or kernel,
        index=index,
        origin=origin,
        device=translate.device_attributes(display.as_string() if display else "", attributes),
        launch=translate.launch_shape(value),
        metrics=translate.metric_set(value),
        instructions=instructions,
        opcodes=_opcodes(action, instructions),
        sources={str(path): str(text) for path, text in action.source_files().items() if text},
        vendor_advice=tuple(_advice(action)),
        raw=RawMetrics(Path(origin.file), index),
    )


def _opcodes(action: Any, code: tuple[Instruction, ...]) -> dict[str, float]:
    metric = action.metric_by_name(_OPCODES)
    if metric is not None and metric.has_correlation_ids():
        ids = metric.correlation_ids()
        return {str(ids.value(i)): float(metric.value(i)) for i in range(metric.num_instances())}
    counted: Counter[str] = Counter()
    for instruction in code:
        if instruction.executed:
            counted[instruction.base_opcode] += int(instruction.executed)
    return dict(counted)


class _Addresses:
    """Lists of program counters, read once for all metrics that list the same ones.

    A report counts many metrics at the same instructions and stores their addresses with each;
    reading them is most of the work. A list is taken for one already read if it is as long and
    agrees with it at both ends and in two places between.
    """

    def __init__(self) -> None:
        self._known: dict[int, list[list[int]]] = {}

    def by_pc(self, metric: Any) -> dict[int, float]:
        """Values of a metric's instances by program counter; empty if it has none."""
        if metric is None or not metric.has_correlation_ids():
            return {}
        size = metric.num_instances()
        values = map(float, map(metric.as_uint64, range(size)))
        return dict(zip(self._of(metric, size), values, strict=True))

    def _of(self, metric: Any, size: int) -> list[int]:
        read = metric.correlation_ids().as_uint64
        probes = {0, size // 3, size // 2, size - 1} if size else set()
        for known in self._known.get(size, ()):
            if all(read(probe) == known[probe] for probe in probes):
                return known
        addresses = list(map(read, range(size)))
        self._known.setdefault(size, []).append(addresses)
        return addresses


_COUNTERS = {
    "executed": "inst_executed",
    "threads": "thread_inst_executed",
    "threads_on": "thread_inst_executed_true",
    "samples": "smsp__pcsamp_sample_count",
    "sectors": "memory_l2_theoretical_sectors_global",
    "sectors_ideal": "memory_l2_theoretical_sectors_global_ideal",
    "l1_tags": "memory_l1_tag_requests_global",
    "wavefronts": "memory_l1_wavefronts_shared",
    "wavefronts_ideal": "memory_l1_wavefronts_shared_ideal",
    "divergent_branches": "smsp__branch_targets_threads_divergent",
}
"""Fields of Instruction, and the per-instruction metric that fills each."""


_ACCESS_METRICS = ("memory_type", "memory_access_type", "memory_access_size_type")
_FAMILIES = ("launch__", "device__attribute_", PC_SAMPLE_PREFIX)
_NEEDED = frozenset((*named_metrics(), *_COUNTERS.values(), *_ACCESS_METRICS, _OPCODES))


def _wanted(name: str) -> bool:
    """True if a metric is read at all."""
    return name in _NEEDED or (
        name.startswith(_FAMILIES) and not name.endswith(PC_SAMPLE_SUFFIX_IGNORED)
    )


def _instructions(action: Any, names: Iterable[str], cache: _CodeCache) -> tuple[Instruction, ...]:
    at = _Addresses()
    counters = {field: at.by_pc(action.metric_by_name(name)) for field, name in _COUNTERS.items()}
    addresses = sorted(set(counters["executed"]) | set(counters["samples"]))
    if not addresses:
        return ()
    stalls = _stalls(action, names, at)
    spaces, accesses, sizes = (at.by_pc(action.metric_by_name(name)) for name in _ACCESS_METRICS)
    return tuple(
        Instruction(
            offset=pc - addresses[0],
            sass=code.sass,
            ptx=code.ptx,
            location=code.location,
            stalls=stalls.get(pc, {}),
            space=_SPACES.get(int(spaces.get(pc, 0))),
            access=_ACCESSES.get(int(accesses.get(pc, 0))),
            access_bits=int(sizes[pc]) if sizes.get(pc) else None,
            **{field: values.get(pc) for field, values in counters.items()},
        )
        for pc, code in zip(addresses, _code(action, addresses, cache), strict=True)
    )


def _code(action: Any, addresses: list[int], cache: _CodeCache) -> list[_Code]:
    """Disassembly and lines; NVIDIA's disassembler takes 0.1 ms an instruction, so once each."""
    key = (action.name(action.NameBase_MANGLED), *addresses)
    if key not in cache:
        cache[key] = [_code_at(action, pc) for pc in addresses]
    return cache[key]


def _code_at(action: Any, pc: int) -> _Code:
    info = action.source_info(pc)
    located = info is not None and info.line() and info.file_name()
    return _Code(
        sass=str(action.sass_by_pc(pc) or "").strip(),
        ptx=str(action.ptx_by_pc(pc) or "").strip(),
        location=SourceLocation(str(info.file_name()), int(info.line())) if located else None,
    )


def _stalls(action: Any, names: Iterable[str], at: _Addresses) -> dict[int, dict[str, float]]:
    """Samples by program counter and stall reason; reasons without samples are left out."""
    stalls: dict[int, dict[str, float]] = {}
    for name in names:
        if not name.startswith(PC_SAMPLE_PREFIX) or name.endswith(PC_SAMPLE_SUFFIX_IGNORED):
            continue
        metric = action.metric_by_name(name)
        if not metric.value():
            continue
        spelled = name.removeprefix(PC_SAMPLE_PREFIX)
        reason = PC_SAMPLE_REASONS.get(spelled, spelled)
        for pc, count in at.by_pc(metric).items():
            if count:
                stalls.setdefault(pc, {})[reason] = count
    return stalls


def _advice(action: Any) -> Iterator[VendorAdvice]:
    for result in action.rule_results_as_dicts():
        message = result.get("rule_message") or {}
        if not message.get("message"):
            continue
        estimate = result.get("speedup_estimation") or {}
        yield VendorAdvice(
            rule=str(result.get("rule_identifier", "")),
            title=str(message.get("title") or result.get("name", "")),
            message=_plain(str(message["message"])),
            estimated_speedup=estimate.get("speedup"),
            scope=_scope(estimate.get("type")),
        )


def _scope(kind: Any) -> str:
    if kind == ncu_report.SpeedupType_GLOBAL:
        return "global"
    return "local" if kind == ncu_report.SpeedupType_LOCAL else ""


def _plain(message: str) -> str:
    """The message without NVIDIA's link markup."""
    return _LINK.sub(r"\1", _URL.sub(r"\1", message))
