"""Runs a launch: all threads that are at one place take the next step together.

Which threads those are is the *order*: all that are furthest behind, or one warp at a time, in
any sequence, its foremost lanes first or its hindmost. What no order may change, none does; where
the log of accesses shows no race, one order stands for all.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from cuado.backends.packing import packed, packed_tail
from cuado.model.arguments import Buffer
from cuado.model.launch import Extent, Launch
from cuado.model.trial import SCRATCH_BYTES
from soundness.interpreter.decoding import Decoded, Kind, Steps, decoded
from soundness.interpreter.frame import Frame
from soundness.interpreter.memory import GLOBAL, LOCAL, SHARED, Segment, layout
from soundness.interpreter.parties import Parties, are_plain
from soundness.interpreter.races import Log, races
from soundness.interpreter.threads import Threads
from soundness.interpreter.values import Array, OutsideInterpreterError

MOST_STEPS = 400_000
"""Stretches of straight code that a run may take, unless it is told otherwise."""
SCRATCH = "scratch memory"
SCRATCH_SIZE = min(SCRATCH_BYTES, 1 << 16)
"""Bytes of a tail's scratch memory; what lies behind them is not there."""
UNWRITTEN = 0xCB
"""A byte of shared memory that nothing has written: as on the emulated device, and never a zero,
which a kernel that forgets to write it would take for its own."""


class NoEndError(Exception):
    """Threads wait for each other, or run on and on."""


@dataclass(frozen=True, slots=True)
class Order:
    """Which threads go first.

    Attributes:
        together: all warps in lockstep; else one after another.
        seed: of the sequence of warps; None for the natural one.
        foremost: whether of a warp's lanes those furthest ahead go first.
        changes: whether another warp may go on after any stretch of code.
    """

    together: bool = True
    seed: int | None = None
    foremost: bool = False
    changes: bool = False


LOCKSTEP = Order()


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run left.

    Attributes:
        contents: of each buffer: a row of bytes for each world.
        races: whether the order of threads can show; None where too much was accessed to say.
    """

    contents: Mapping[str, Array]
    races: bool | None


@dataclass(frozen=True)
class Grid:
    """A kernel and how it is launched.

    Attributes:
        launch: arguments and buffers; what is not overruled.
        grid: blocks, None for the launch's.
        block: threads, likewise.
        dynamic_shared_bytes: likewise.
        switch: of the tail; None where the kernel takes none.
        ptx: of the kernel, None for the launch's.
        unwritten: byte of shared memory that nothing has written.
        unwritten_local: byte of local memory, likewise.
        most_steps: stretches of straight code that a run may take.
    """

    launch: Launch
    grid: Extent | None = None
    block: Extent | None = None
    dynamic_shared_bytes: int | None = None
    switch: int | None = None
    ptx: str | None = None
    unwritten: int = UNWRITTEN
    unwritten_local: int = 0
    most_steps: int = MOST_STEPS
    _cache: dict[str, Decoded] = field(default_factory=dict, repr=False, compare=False)

    @property
    def code(self) -> Decoded:
        """The kernel, decoded once."""
        if "code" not in self._cache:
            launch = self.launch
            self._cache["code"] = decoded(self.ptx or launch.ptx, launch.kernel)
        return self._cache["code"]

    def run(
        self, contents: Mapping[str, Array], order: Order = LOCKSTEP, *, logs: bool = True
    ) -> Ran:
        """Run the launch to its end.

        Args:
            contents: of each buffer: a row of bytes for each world.
            order: of its threads.
            logs: whether to note accesses, and look for races.

        Raises:
            OutsideInterpreterError: an instruction that is not defined here.
            BadAccessError: an access beside every buffer.
            NoEndError: it does not end.
        """
        worlds = len(next(iter(contents.values())))
        launch = self.launch
        threads = Threads(self.grid or launch.grid, self.block or launch.block, worlds)
        frame, places = self._frame(threads, contents, logs=logs)
        with np.errstate(all="ignore"):
            Run(self.code, frame, order, self.most_steps).run()
        size = frame.memory["global"].valid.size
        rows = frame.memory["global"].data.reshape(worlds, size)
        found = {b.name: rows[:, places[b.name] : places[b.name] + b.bytes] for b in launch.buffers}
        return Ran(found, _races(frame) if logs else None)

    def _frame(
        self, threads: Threads, contents: Mapping[str, Array], *, logs: bool
    ) -> tuple[Frame, dict[str, int]]:
        launch, code = self.launch, self.code
        sizes = {name: len(data) for name, data in code.constants.items()}
        sizes |= {b.name: b.bytes for b in launch.buffers}
        if self.switch is not None:
            sizes[SCRATCH] = SCRATCH_SIZE
        places, size, valid = layout(sizes)
        data = np.zeros((threads.worlds, size), np.uint8)
        for name, values in {**contents, **code.constants}.items():
            rows = np.asarray(values, np.uint8).reshape(-1, sizes[name])
            data[:, places[name] : places[name] + sizes[name]] = rows
        dynamic = self.dynamic_shared_bytes
        dynamic = launch.dynamic_shared_bytes if dynamic is None else dynamic
        shared = np.zeros(-(-(code.shared_bytes + dynamic) // 256) * 256, np.bool_)
        shared[: code.shared_bytes + dynamic] = True
        local = np.ones(-(-code.local_bytes // 256) * 256, np.bool_)
        blocks = threads.count // threads.per_block
        every = np.arange(threads.count)
        memory = {
            "global": Segment(GLOBAL, data.reshape(-1), valid, threads.world),
            "shared": Segment(
                SHARED, _bytes(shared.size * blocks, self.unwritten), shared, threads.block_of
            ),
            "local": Segment(
                LOCAL, _bytes(local.size * threads.count, self.unwritten_local), local, every
            ),
        }
        addresses = {name: GLOBAL + place for name, place in places.items()}
        log = {name: Log() for name in ("global", "shared")} if logs else {}
        frame = Frame(threads, memory, self._parameters(addresses), addresses, log)
        return frame, places

    def _parameters(self, addresses: Mapping[str, int]) -> Array:
        launch = self.launch
        buffers = {b.name: addresses[b.name] for b in launch.buffers if isinstance(b, Buffer)}
        values = [packed(argument, buffers) for argument in launch.arguments]
        if self.switch is not None:
            values += packed_tail(addresses[SCRATCH], self.switch)
        data = bytearray(self.code.parameter_bytes)
        for value, place in zip(values, self.code.parameters, strict=True):
            data[place : place + len(value)] = value
        return np.frombuffer(bytes(data), np.uint8)


def _bytes(size: int, value: int) -> Array:
    return np.full(max(size, 256), value, np.uint8)


def _races(frame: Frame) -> bool | None:
    if not all(log.is_whole for log in frame.logs.values()):
        return None
    threads = frame.threads.per_block
    return any(
        races(frame.logs[space], threads, across_blocks=space == "global", parties=frame.parties)
        for space in ("global", "shared")
    )


class Run:
    """Threads on their way."""

    def __init__(
        self, code: Decoded, frame: Frame, order: Order, most_steps: int = MOST_STEPS
    ) -> None:
        self.code, self.frame, self.order = code, frame, order
        count = frame.threads.count
        self.at = np.zeros(count, np.int64)
        self.ready = np.ones(count, np.bool_)
        self.barrier = np.full(count, -1)
        self.steps: Steps = code.bound(frame)
        self.calls = code.calls_of(frame)
        every = zip(code.code.instructions, code.kinds, strict=True)
        barriers = [each for each, kind in every if kind is Kind.BARRIER]
        self.parties = None if are_plain(barriers) else Parties(frame)
        self.left = most_steps
        self.random = random.Random(order.seed)  # noqa: S311 - any order does
        self.held = np.zeros(count, np.bool_)

    def run(self) -> None:
        """To the end of all threads."""
        if self.order.together:
            while self._advance(np.flatnonzero(self.ready & ~self.held)):
                pass
            return
        warps = list(range(self.frame.threads.warps))
        if self.order.seed is not None:
            self.random.shuffle(warps)
        members = [np.flatnonzero(self.frame.threads.warp_of == warp) for warp in warps]
        while any(self.ready.tolist()) or (self.barrier >= 0).any():
            went = False
            for own in self._sequence(members):
                while self._advance_of(own):
                    went = True
                    if self.order.changes and self.random.random() < 0.3:
                        break
            if not went:
                raise NoEndError("nothing can go on")

    def _sequence(self, members: Sequence[Array]) -> Sequence[Array]:
        return self.random.sample(members, len(members)) if self.order.changes else members

    def _advance_of(self, own: Array) -> bool:
        mine = own[self.ready[own] & ~self.held[own]]
        return bool(mine.size) and self._advance(mine)

    def _advance(self, candidates: Array) -> bool:
        """One stretch of code of some of the threads; whether there was one."""
        while candidates.size:
            places = self.at[candidates]
            here = places.max() if self.order.foremost else places.min()
            active = candidates[places == here]
            if self._stretch(int(here), active):
                return True
            candidates = candidates[places != here]
        if self.order.together and (self.ready.any() or (self.barrier >= 0).any()):
            raise NoEndError("nothing can go on")
        return False

    def _stretch(self, here: int, active: Array) -> bool:
        self.left -= 1
        if not self.left:
            raise NoEndError("it runs on and on")
        steps, last = self.steps, self.code.ends[here]
        for index in range(here, last):
            steps[index].run(active)
        self.at[active] = last
        if last == len(steps):
            self._leave(active)
            return True
        if (kind := steps[last].kind) is Kind.PLAIN:  # A label: others may be there, or come.
            return True
        handle: Callable[[int, Array], bool] = {
            Kind.BRANCH: self._branch,
            Kind.TABLE: self._go_by_number,
            Kind.CALL: self._call,
            Kind.RETURN: self._return,
            Kind.EXIT: self._exit,
            Kind.BARRIER: self._wait,
            Kind.COLLECTIVE: self._collective,
        }[kind]
        return handle(last, active) or last > here

    def _branch(self, index: int, active: Array) -> bool:
        taken = self.steps[index].taken(active)
        self.at[active] = np.where(taken, self.code.targets[index], index + 1)
        return True

    def _go_by_number(self, index: int, active: Array) -> bool:
        taken = self.steps[index].taken(active)
        self.at[active[~taken]] = index + 1
        going, table = active[taken], np.array(self.code.tables[index])
        if going.size:
            numbers = np.broadcast_to(self.steps[index].named(going)[0], going.shape)
            if (numbers >= table.size).any():
                raise OutsideInterpreterError("a number beyond its table")
            self.at[going] = table[numbers]
        return True

    def _call(self, index: int, active: Array) -> bool:
        taken = self.steps[index].taken(active)
        self.at[active[~taken]] = index + 1
        if taken.any():
            self.at[active[taken]] = self.calls.enter(index, active[taken])
        return True

    def _return(self, index: int, active: Array) -> bool:
        taken = self.steps[index].taken(active)
        self.at[active[~taken]] = index + 1
        self.at[active[taken]] = self.calls.leave(active[taken])
        return True

    def _exit(self, index: int, active: Array) -> bool:
        taken = self.steps[index].taken(active)
        self.at[active] = index + 1
        self._leave(active[taken])
        return True

    def _leave(self, active: Array) -> None:
        self.ready[active] = False
        self.at[active] = -1
        self.held[:] = False
        self._release(np.unique(self.frame.threads.block_of[active]))

    def _collective(self, index: int, active: Array) -> bool:
        """Run a step of whole warps, where all lanes that it names have come."""
        step = self.steps[index]
        taken = step.taken(active)
        running, skipping = active[taken], active[~taken]
        self.at[skipping] = index + 1
        if not running.size:
            return bool(skipping.size)
        threads = self.frame.threads
        concerned = np.zeros(threads.warps, np.bool_)
        concerned[threads.warp_of[running]] = True
        members = concerned[threads.warp_of]
        waiting = self.ready & (self.at == index) & members
        groups = step.meetings(np.flatnonzero(waiting))
        for met in groups:
            step.run(met)
            self.at[met] = index + 1
            waiting[met] = False
        self.held[members] = waiting[members]
        return bool(groups) or bool(skipping.size)

    def _wait(self, index: int, active: Array) -> bool:
        taken = self.steps[index].taken(active)
        coming = active[taken]
        self.at[active[~taken]] = index + 1
        self.ready[coming] = False
        self.barrier[coming] = index
        self.held[:] = False
        if self.parties is not None:
            self.parties.come(coming, *self.steps[index].named(coming))
        self._release(np.unique(self.frame.threads.block_of[coming]))
        return True

    def _release(self, blocks: Array) -> None:
        """Let the threads of blocks go on all of which wait."""
        if self.parties is not None:
            for members in self.parties.complete(blocks, self.barrier >= 0, self.ready):
                for index in np.unique(self.barrier[members]):
                    self._go_on(int(index), members[self.barrier[members] == index])
            return
        of_block = self.frame.threads.per_block
        waiting = self.barrier.reshape(-1, of_block)[blocks]
        goes = (waiting >= 0).any(1) & ~self.ready.reshape(-1, of_block)[blocks].any(1)
        if not goes.any():
            return
        blocks, waiting = blocks[goes], waiting[goes]
        which = waiting[np.arange(blocks.size), (waiting >= 0).argmax(1)]
        every = blocks[:, None] * of_block + np.arange(of_block)
        for index in np.unique(which):
            members = every[which == index][waiting[which == index] >= 0]
            self._go_on(int(index), members)
        self.frame.block_epoch[every] += 1

    def _go_on(self, index: int, members: Array) -> None:
        self.steps[index].meet(members)
        self.at[members] = self.barrier[members] + 1
        self.barrier[members] = -1
        self.ready[members] = True


__all__ = ["LOCKSTEP", "Grid", "NoEndError", "Order", "OutsideInterpreterError", "Ran", "Run"]
