"""Run a launch, and see how far into each of its buffers it reaches.

The buffers may be larger than any launch needs: the touched lines say how large they have to be.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from cuado.backends.emulated.execution.blocks import (
    BLOCK_BUDGET,
    Options,
    check_shape,
    chosen_blocks,
)
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.tracing import REQUESTS
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.process.engine import Engine
from cuado.backends.emulated.process.remote_engine import shared_engine
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.ptx.semantics.opcode import Access, Space

LINE_BYTES = 128
"""What footprints are exact to."""
_REQUESTS = 0
"""Column of ``Events.accesses``."""
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_OWN = frozenset({Space.SHARED, Space.LOCAL, Space.PARAM})


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a launch touches.

    Attributes:
        reach: for each buffer the bytes from its first one to the end of the last line of 128 bytes
            that is touched; 0 if none is.
        writes: whether any thread writes memory outside of its block.
        work: thread instructions that ran.
        blocks: how many blocks ran.
    """

    reach: Mapping[str, int]
    writes: bool
    work: float
    blocks: int


class FootprintProbe:
    """One kernel, run with many arguments.

    Args:
        ptx: text of the module.
        kernel: its name there.
        engine: that runs it; None for a worker process.

    Raises:
        CuadoError: the kernel cannot be emulated.
    """

    def __init__(self, ptx: str, kernel: str, engine: Engine | None = None) -> None:
        self._engine = engine or shared_engine()
        self._engine.warm()
        self._program = Program(ptx, kernel)

    def run(
        self, launch: Launch, blocks: range | None = None, budget: int = BLOCK_BUDGET
    ) -> Footprint:
        """Run a launch of the kernel, or some blocks of it.

        Args:
            launch: of this probe's kernel.
            blocks: those to run; None for all.
            budget: thread instructions that a block may be charged.

        Raises:
            EmulationError: a block made an error, or did not end within its budget.
            CuadoError: the launch cannot be opened or run.
        """
        program = self._program
        opened = Opened(launch, engine=self._engine)
        arena = opened.arena(program, is_original=True)
        shape = opened.shape(program, Trial())
        check_shape(program, shape)
        chosen = chosen_blocks(shape, blocks)
        options = Options(block_budget=budget)
        tracer = arena.engine.tracer(program, shape, arena, options, REQUESTS)
        traces = tracer.traces(chosen)
        if isinstance(traces, Error):
            raise EmulationError(traces, program.code, arena, shape.block)
        places = {
            name: (where.place(arena.low), where.bytes) for name, where in arena.ranges.items()
        }
        warps = -(-launch.threads_per_block // 32)
        last = max(first + size for first, size in places.values())
        marks = arena.engine.marks([traces], warps, -(-last // LINE_BYTES))
        traces.free()
        touched = np.flatnonzero(marks)
        reach = {b.name: _reach(touched, *places[b.name]) for b in launch.buffers}
        events = tracer.events()
        return Footprint(reach, self._writes(events), self._work(events), len(chosen))

    def _work(self, events: Events) -> float:
        segments = self._program.lowered.segments
        return sum(float(events.segments[s.number, 1]) * (s.last - s.first + 1) for s in segments)

    def _writes(self, events: Events) -> bool:
        """True if a thread wrote: what its guard kept from doing so does not count."""
        effects, slots = self._program.code.effects, self._program.lowered.access_slots
        return any(
            events.accesses[slot, _REQUESTS] > 0
            for n, slot in slots.items()
            if effects[n].opcode.access in _WRITING and effects[n].opcode.space not in _OWN
        )


def _reach(touched: "np.ndarray[tuple[int], np.dtype[np.intp]]", first: int, size: int) -> int:
    """Bytes from a buffer's first one to the end of its last touched line."""
    begin, end = first // LINE_BYTES, -(-(first + size) // LINE_BYTES)
    own = touched[(touched >= begin) & (touched < end)]
    return min((int(own[-1]) + 1) * LINE_BYTES - first, size) if len(own) else 0
