"""Messages between a session and the worker that runs emulated code.

Answers of the worker are not trusted: it may have run a malicious kernel. They are numbers and
arrays of known types, each compared to its possible sizes and ranges; a mismatch raises
:class:`~cuado.backends.frames.FrameError`, and the worker is killed.
"""

from collections.abc import Iterable, Mapping, Sequence
from ctypes import sizeof
from dataclasses import asdict
from typing import Any, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.check.layout import FOUND, Checks, Found
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import CONTENDED, LANES, Error
from cuado.backends.emulated.execution.machines import Blocks, Facts, Options, Shape
from cuado.backends.emulated.execution.notes import Kind, Notes
from cuado.backends.frames import Frame, FrameError
from cuado.model.launch import Extent

MOST_SPACE = 3
UNDEFINED, MISSING_WAIT, CLUSTER_EARLY, CLUSTER_LATE = 21, 27, 40, 41
_WITHOUT_PLACE = frozenset({UNDEFINED, MISSING_WAIT, CLUSTER_EARLY, CLUSTER_LATE})
_NOTE = 9
"""Kind of the words of notes, as in ``runtime/trace.h``."""
KINDS_OF_ERRORS = frozenset({*range(1, 16), *range(20, 27), *range(33, 40)})
_KINDS_NOTED = frozenset(range(1, 42))
_T = TypeVar("_T")


class Counted(msgspec.Struct, forbid_unknown_fields=True):
    """Head of an answer with events: numbers for each part."""

    blocks: list[int]
    barriers: list[int]
    busiest: list[int]
    longest: list[int]
    contention: list[int]
    work: list[int]


class Checked(msgspec.Struct, forbid_unknown_fields=True):
    """Head of the answer of a check: blocks that ran, and recorded defects."""

    done: int
    failed: bool
    count: int
    dropped: int


def converted(plain: Any, type_: type[_T]) -> _T:
    """Plain data, validated and converted to a type.

    Raises:
        FrameError: it is not of that type.
    """
    try:
        return msgspec.convert(plain, type_)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise FrameError(f"an answer is not what it must be ({error})") from error


def array_of(blob: bytes, type_: str, *extent: int) -> npt.NDArray[Any]:
    """An array of a type and extent.

    Raises:
        FrameError: it has another number of bytes.
    """
    kind = np.dtype(type_)
    if len(blob) != kind.itemsize * int(np.prod(extent, dtype=object)):
        raise FrameError(f"{len(blob)} bytes are no {extent} of {type_}")
    return np.frombuffer(blob, kind).reshape(extent).copy()


def expect(condition: bool, what: str) -> None:
    """Make sure that an answer is possible.

    Raises:
        FrameError: it is not.
    """
    if not condition:
        raise FrameError(f"an answer cannot be: {what}")


# Launches: from the session, which is trusted.


def facts_of(plain: Mapping[str, Any], atomics: bytes) -> Facts:
    """Facts of a kernel."""
    return Facts(**{str(name): int(value) for name, value in plain.items()}, atomics=atomics)


def plain_facts(facts: Facts) -> dict[str, int]:
    """Facts of a kernel as numbers, without the kinds of atomic operations."""
    found = asdict(facts)
    del found["atomics"]
    return found


def plain_shape(shape: Shape) -> dict[str, Any]:
    """A launch's shape as numbers, without its parameters."""
    plain = {"grid": shape.grid, "block": shape.block, "dynamic": shape.dynamic_shared_bytes}
    return plain | {"cluster": shape.cluster}


def shape_of(plain: Mapping[str, Any], parameters: bytes) -> Shape:
    """A launch's shape."""
    cluster = plain["cluster"]
    return Shape(
        _extent(plain["grid"]),
        _extent(plain["block"]),
        int(plain["dynamic"]),
        parameters,
        None if cluster is None else _extent(cluster),
    )


def _extent(plain: Sequence[Any]) -> Extent:
    x, y, z = map(int, plain)
    return x, y, z


def options_of(plain: Mapping[str, Any]) -> Options:
    """Options of a run."""
    return Options(**plain)


def packed_blocks(blocks: Blocks | Sequence[int]) -> tuple[Any, bytes]:
    """Numbers of blocks, as a range or as bytes."""
    if isinstance(blocks, range):
        return [blocks.start, blocks.stop, blocks.step], b""
    return None, np.array(blocks, np.uint64).tobytes()


def blocks_of(plain: Any, blob: bytes) -> Blocks:
    """Numbers of blocks."""
    return range(*plain) if plain is not None else np.frombuffer(blob, np.uint64)


# Events.


def packed_events(parts: Sequence[Events]) -> Frame:
    """The answer with the events of some lots of blocks."""
    rows = [_numbers_of(part) for part in parts]
    columns = enumerate(Counted.__struct_fields__)
    head = {name: [row[number] for row in rows] for number, name in columns}
    tables = [[part.segments, part.accesses, part.branches, part.contention] for part in parts]
    work = [part.work for part in parts if part.work is not None]
    of_64_bits = [_joined((row[kind] for row in tables), np.uint64) for kind in range(4)]
    return Frame({"ok": head}, (*of_64_bits, _joined(work, np.uint32)))


def _numbers_of(part: Events) -> tuple[int, ...]:
    """The numbers of some blocks in the head of an answer: the fields of ``Counted``."""
    work = -1 if part.work is None else len(part.work)
    sums = int(part.barriers), int(part.busiest), int(part.longest)
    return part.blocks, *sums, len(part.contention), work


def _joined(arrays: Iterable[npt.NDArray[Any]], kind: type[np.unsignedinteger[Any]]) -> bytes:
    return b"".join(each.astype(kind, copy=False).tobytes() for each in arrays)


def events_of(frame: Frame, facts: Facts, warps: int) -> list[Events]:
    """The events of an answer.

    Raises:
        FrameError: such a kernel cannot have these events.
    """
    head = converted(frame.body.get("ok"), Counted)
    count = len(head.blocks)
    columns = (head.barriers, head.busiest, head.longest, head.contention, head.work)
    expect(all(len(each) == count for each in columns), "lists of different lengths")
    expect(all(0 <= n < 1 << 64 for each in columns[:3] for n in each), "a count")
    expect(all(0 <= n <= CONTENDED for n in head.contention), "contended lines")
    expect(all(n >= -1 for n in head.work), "work")
    expect(len(frame.blobs) == 5, "its blobs")
    # Each blob has the exact size that the head and the kernel's facts imply.
    segments, accesses, branches, contention, work = frame.blobs
    lines = array_of(contention, "<u8", sum(head.contention), 3)
    expect(bool((lines[:, 0] < CONTENDED).all()), "contended lines")
    warp_work = array_of(work, "<u4", sum(max(n, 0) for n in head.work), warps)
    of_segments = array_of(segments, "<u8", count, facts.segments, 2)
    of_accesses = array_of(accesses, "<u8", count, max(facts.slots, 1), 8)
    of_branches = array_of(branches, "<u8", count, max(facts.branches, 1), 2)
    found, line, row = [], 0, 0
    for n in range(count):
        lasts = line + head.contention[n], row + max(head.work[n], 0)
        found.append(
            Events(
                head.blocks[n],
                of_segments[n],
                of_accesses[n],
                of_branches[n],
                head.barriers[n],
                lines[line : lasts[0]],
                None if head.work[n] < 0 else warp_work[row : lasts[1]],
                head.busiest[n],
                head.longest[n],
            )
        )
        line, row = lasts
    return found


def notes_of(frame: Frame, facts: Facts, warps: int, instructions: int) -> Notes:
    """The notes of a block in an answer.

    Raises:
        FrameError: such a kernel of that many warps and instructions cannot make them.
    """
    expect(len(frame.blobs) == 3, "its blobs")
    segments, branches, words = frame.blobs
    found = Notes(
        array_of(segments, "<u8", warps, facts.segments, 2),
        array_of(branches, "<u8", warps, max(facts.branches, 1), 2),
        array_of(words, "<u8", len(words) // 16, 2),
    )
    kinds = found.words[:, 0] >> np.uint64(56)
    expect(bool((kinds >> np.uint64(4) == _NOTE).all()), "what is noted")
    expect(bool((kinds & np.uint64(15) <= max(Kind)).all()), "the kind of a note")
    expect(all(n.warp < warps and n.instruction < instructions for n in found), "a note")
    return found


# Errors, and the results of a check.


def error_of(blob: bytes, instructions: int) -> Error:
    """The error of a block.

    Raises:
        FrameError: a kernel of that many instructions cannot make it.
    """
    expect(len(blob) == sizeof(Error), "an error's size")
    error = Error.from_buffer_copy(blob)
    expect(error.kind in KINDS_OF_ERRORS, "an error's kind")
    expect(0 <= error.instruction < instructions, "an error's instruction")
    expect(0 <= error.lane < LANES and error.warp < LANES, "an error's thread")
    expect(0 <= error.space <= MOST_SPACE, "an error's memory")
    return error


def packed_check(done: int, error: Error | None, checks: Checks) -> Frame:
    """The answer of a check: its progress, and the defects recorded so far."""
    head = {
        "done": done,
        "failed": error is not None,
        "count": checks.count,
        "dropped": checks.dropped,
    }
    noted = bytes(checks)[: checks.count * sizeof(Found)]
    return Frame({"ok": head}, (b"" if error is None else bytes(error), noted))


def check_of(
    frame: Frame, instructions: int, most: int, blocks: int
) -> tuple[int, Error | None, Checks]:
    """The progress and the defects in the answer of a check.

    Raises:
        FrameError: a check of at most that many blocks cannot have this answer.
    """
    head = converted(frame.body.get("ok"), Checked)
    expect(0 <= head.done <= most, "blocks that ran")
    expect(0 <= head.count <= FOUND and 0 <= head.dropped < 1 << 64, "what was noted")
    expect(len(frame.blobs) == 2, "its blobs")
    checks = Checks()
    expect(len(frame.blobs[1]) == head.count * sizeof(Found), "what was noted")
    for number in range(head.count):
        found = Found.from_buffer_copy(frame.blobs[1], number * sizeof(Found))
        expect(found.kind in _KINDS_NOTED and 0 <= found.severity <= 2, "a defect")
        expect(0 <= found.instruction < instructions, "a defect's instruction")
        expect(-1 <= found.other < instructions, "a defect's other side")
        least = 0 if found.kind in _WITHOUT_PLACE else 1
        expect(least <= found.space <= MOST_SPACE, "a defect's memory")
        expect(max(found.thread, found.other_thread) < LANES * LANES, "a defect's thread")
        expect(max(found.block, found.other_block) < blocks, "a defect's block")
        checks.found[number] = found
    checks.count, checks.dropped = head.count, head.dropped
    return head.done, error_of(frame.blobs[0], instructions) if head.failed else None, checks
