"""Compares what a replay leaves with what the application's launch left, bit for bit.

Where it does not, the launch is replayed again: results that change from run to run (atomic
additions of floating-point numbers, races) cannot be held against anything.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

import numpy as np

from cuado.backends.contents import number_at
from cuado.backends.protocol import Backend, Bench, Recording
from cuado.backends.written import written_buffers
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.arguments import TYPE_BYTES, Buffer
from cuado.model.launch import FLUSHED, InL2, Launch
from cuado.model.trial import Program, Trial
from cuado.sass.toolchain.elf import Cubin
from cuado.sources.capture.capture import PIECE_BYTES, Capture
from cuado.sources.capture.launch import launch_of_capture
from cuado.sources.capture.manifest import Content
from cuado.sources.case.check import WrongResultsError

TIMES = 11
"""Replays that are timed: the report gives their median."""
MOST_AT_ONCE = 512 << 20
"""Bytes that are fetched from the device and held at once."""
LARGEST = 1 << 30
"""Bytes of a buffer that a device hands out."""
CLOSE = 0.03
"""Part of the time in the program that a replay may take more or less, and still be like it."""
_WARM_UP = 2
"""Runs that leave in the L2 what the next one finds there."""
_SHARES = (1.0, 0.5, 0.25, 0.75)
"""Parts of the buffers that are read into the L2 before a replay, or of the L2 that are written to,
in the order in which they are tried."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a replay left in one buffer or variable.

    Attributes:
        name: name of the buffer or variable.
        type: type of its elements.
        elements: how many.
        wrong: of them, how many differ from what the application's launch left.
        index: index of the first one that does; None if none does.
        expected: what the application has there.
        found: what the replay has there.
        varies: whether another replay leaves something else.
        is_changed: whether the launch in the application left something else in it than was
            there; otherwise a kernel that does nothing would be as good.
    """

    name: str
    type: str
    elements: int
    wrong: int = 0
    index: int | None = None
    expected: float = 0.0
    found: float = 0.0
    varies: bool = False
    is_changed: bool = True


@dataclass(frozen=True, slots=True)
class Replayed:
    """What came of replaying a capture.

    Attributes:
        device: where, for the reader.
        compared: what the launch may write, or changed.
        unknown: what was not read after the launch in the application.
        too_large: what is not fetched from a device.
        seconds: that a replay takes, the median of some, each with an empty L2; None where times
            are modelled.
        seconds_captured: that the kernel took in the application, where that is known: the median
            of launches like this one, or this one's own time where it is the only one.
        l2: what replays find in the L2 where they take as long as the launch in the application.
        seconds_then: that a replay takes with it; None where ``seconds`` is close to the time in
            the application, or one is not known.
    """

    device: str
    compared: tuple[Compared, ...]
    unknown: tuple[str, ...] = ()
    too_large: tuple[str, ...] = ()
    seconds: float | None = None
    seconds_captured: float | None = None
    l2: InL2 = FLUSHED
    seconds_then: float | None = None

    @property
    def wrong(self) -> tuple[Compared, ...]:
        """What differs between replay and application, beyond what varies from run to run."""
        return tuple(each for each in self.compared if each.wrong and not each.varies)

    @property
    def varying(self) -> tuple[Compared, ...]:
        """What differs from run to run."""
        return tuple(each for each in self.compared if each.wrong and each.varies)


def replay(
    capture: Capture, backend: Backend, architecture: str, *, as_it_ran: bool = False
) -> Replayed:
    """Run a captured launch, and compare what it leaves.

    Args:
        capture: capture that was read.
        backend: where to run it.
        architecture: architecture of the backend's device.
        as_it_ran: whether the program's machine code is launched even where there is PTX of it.

    Raises:
        CaptureError: it cannot be launched, or was altered.
        CuadoError: it does not run.
    """
    launch = launch_of_capture(capture, architecture, as_it_ran=as_it_ran)
    every = {each.name: each for each in capture.manifest.held}
    buffers = _written(launch)
    unknown = tuple(b.name for b in buffers if every[b.name].after is None)
    too_large = tuple(b.name for b in buffers if b.bytes > LARGEST)
    program = original_program(launch, architecture)
    found: list[Compared] = []
    seconds: float | None = None
    for group in _groups([b for b in buffers if b.name not in {*unknown, *too_large}]):
        after = {buffer.name: every[buffer.name].after for buffer in group}
        with backend.open(replace(launch, outputs=tuple(after))) as bench:
            bench.load(program)
            found += _compared(capture, bench, group, after)
            seconds = seconds or _measured(bench)
    captured = capture.manifest.seconds_in_program
    replayed = Replayed(backend.name, tuple(found), unknown, too_large, seconds, captured)
    if not seconds or not captured or _is_explained(seconds, captured, launch):
        return replayed
    l2, taken = _in_l2(seconds, captured, _timing(launch, backend, program))
    return replace(replayed, l2=l2, seconds_then=taken)


def _is_explained(seconds: float, captured: float, launch: Launch) -> bool:
    """True if no other state of the L2 has to be tried to explain the captured time."""
    return _is_close(seconds, captured) or launch.l2.warm


def _written(launch: Launch) -> list[Buffer]:
    """The buffers and variables that the launch may write, or that changed when it ran."""
    wanted = written_buffers(launch) | {each.name for each in launch.variables}
    wanted |= frozenset(launch.outputs)
    return [b for b in (*launch.buffers, *launch.variables) if b.name in wanted]


def _timing(launch: Launch, backend: Backend, program: Program) -> Callable[[InL2], float]:
    """A function that times the launch with some state of the L2 before it."""

    def timed(l2: InL2) -> float:
        with backend.open(replace(launch, l2=l2, outputs=())) as bench:
            bench.load(program)
            for _ in range(_WARM_UP if l2.warm else 0):
                bench.time(Trial())
            return _seconds(bench)

    return timed


def _in_l2(cold: float, captured: float, timed: Callable[[InL2], float]) -> tuple[InL2, float]:
    """The L2 state for which a replay's time is closest to the captured time; and that time.

    Where the program is faster: first what the run before left, which is what programs find that
    launch a kernel again and again; then parts of the buffers. Where it is slower: parts of the L2
    that have to be written back, as after a kernel that wrote its results. Until one is close;
    then, between the two neighbours whose times lie on either side of the captured one, where a
    straight line would have it.
    """
    taken = {FLUSHED: cold}
    of = _resident if captured < cold else _dirty
    for l2 in (*([InL2(warm=True)] if captured < cold else []), *map(of, _SHARES)):
        taken[l2] = timed(l2)
        if _is_close(taken[l2], captured):
            break
    else:
        parts = sorted((max(l2.resident, l2.dirty), t) for l2, t in taken.items() if not l2.warm)
        for (low, first), (high, last) in pairwise(parts):
            if min(first, last) < captured < max(first, last):
                between = of(low + (high - low) * (captured - first) / (last - first))
                taken[between] = timed(between)
                break
    return min(taken.items(), key=lambda each: abs(each[1] - captured))


def _resident(part: float) -> InL2:
    return InL2(resident=part)


def _dirty(part: float) -> InL2:
    return InL2(dirty=part)


def _is_close(seconds: float, captured: float) -> bool:
    return abs(seconds / captured - 1) <= CLOSE


def _measured(bench: Bench) -> float | None:
    """What a replay takes; None where that would be a model's word."""
    return None if bench.is_modelled else _seconds(bench)


def _seconds(bench: Bench) -> float:
    """The median of some replays: as CUPTI records them, as it did in the program, if it can."""
    recorded = [bench.record(Trial()) for _ in range(TIMES)] if isinstance(bench, Recording) else []
    known = [each for each in recorded if each is not None]
    return median(known or [bench.time(Trial()).time for _ in range(TIMES)]) * 1e-9


def expect_same(capture: Capture, backend: Backend, architecture: str) -> Replayed:
    """Make sure that a replay leaves what the application's launch left, unless that varies.

    Returns:
        The replay.

    Raises:
        WrongResultsError: it does not; says where first.
        CuadoError: as :func:`replay`.
    """
    found = replay(capture, backend, architecture)
    for each in found.wrong:
        raise WrongResultsError(
            f"the replay of {capture.path} is not what was captured: {each.wrong:,} of "
            f"{each.elements:,} elements of '{each.name}' differ; [{each.index}] is "
            f"{each.found!r}, and was {each.expected!r}",
            "'cuado capture verify' says more; --no-check takes the replay's results as they are",
        )
    return found


def registers(
    capture: Capture, architecture: str, *, as_it_ran: bool = False
) -> tuple[int | None, int | None]:
    """Registers per thread of the replayed code, and of the code that the application ran.

    Raises:
        CuadoError: as :func:`replay`.
    """
    launch = launch_of_capture(capture, architecture, as_it_ran=as_it_ran)
    code = Cubin(original_program(launch, architecture).cubin)
    return code.registers.get(launch.kernel), capture.manifest.attributes.registers


def _groups(buffers: list[Buffer]) -> Iterator[list[Buffer]]:
    """Groups of buffers that are fetched together."""
    group: list[Buffer] = []
    for buffer in buffers:
        if group and sum(b.bytes for b in group) + buffer.bytes > MOST_AT_ONCE:
            yield group
            group = []
        group.append(buffer)
    if group:
        yield group


def _compared(
    capture: Capture, bench: Bench, group: list[Buffer], after: dict[str, Content | None]
) -> Iterator[Compared]:
    """Compare what one run leaves; a second one where anything differs."""
    first = bench.outputs(Trial())
    found = {b.name: _difference(capture, b, after[b.name], first.get(b.name)) for b in group}
    if any(each.wrong for each in found.values()):
        again = bench.outputs(Trial())
        # Of an emulated device only another order of blocks shows what varies.
        deterministic = bench.check(Trial()).deterministic
        for name, each in found.items():
            varies = again.get(name) != first.get(name) or not deterministic
            found[name] = replace(each, varies=bool(each.wrong) and varies)
    held = {each.name: each for each in capture.manifest.held}
    for name, each in found.items():
        yield replace(each, is_changed=held[name].is_changed)


def _difference(
    capture: Capture, buffer: Buffer, after: Content | None, found: bytes | None
) -> Compared:
    same = Compared(buffer.name, buffer.type, buffer.elements)
    if after is None or found is None:
        raise CuadoError(f"'{buffer.name}' was not read after the replay")
    width, at, wrong = TYPE_BYTES[buffer.type], 0, 0
    first: tuple[int, float, float] | None = None
    for piece in capture.pieces(after, PIECE_BYTES):
        ours = np.frombuffer(found, np.uint8, len(piece), at)
        theirs = np.frombuffer(piece, np.uint8)
        if not np.array_equal(ours, theirs):
            words = f"<u{width}"
            places = np.flatnonzero(ours.view(words) != theirs.view(words))
            wrong += int(places.size)
            if first is None:
                place = int(places[0])
                was, is_now = number_at(buffer, theirs, place), number_at(buffer, ours, place)
                first = at // width + place, was, is_now
        at += len(piece)
    if first is None:
        return same
    index, was, is_now = first
    return replace(same, wrong=wrong, index=index, expected=was, found=is_now)
