"""Runs of the model of retries on traces in this process."""

from collections.abc import Mapping
from ctypes import CFUNCTYPE, POINTER, addressof, byref, c_void_p
from dataclasses import dataclass
from functools import cache

import numpy as np

from cuado.backends.emulated.codegen.loading import Library, runtime
from cuado.backends.emulated.execution.events import Counts
from cuado.backends.emulated.retries.layout import (
    WORDS,
    Retries,
    RetryCount,
    RetryLoop,
    RetryWarp,
)


@dataclass(frozen=True, slots=True)
class Modelled:
    """The parameters of a run; times are in cycles.

    Attributes:
        slots: number of access slots of the program.
        loops: the fields of ``RetryLoop``, by access slot.
        warps: warps per block.
        schedulers: schedulers of an SM.
        most: turns after which the model ends.
        load: time from a load to its result.
        swap: time from a compare-and-store to its result.
        visible: time until loads see what was stored.
        rest: mean time of a warp for all else, for each entry of a loop.
        random: state of the random numbers, not 0.
    """

    slots: int
    loops: Mapping[int, tuple[float, ...]]
    warps: int
    schedulers: int
    most: int
    load: float
    swap: float
    visible: float
    rest: float
    random: int


@cache
def _library() -> Library:
    return runtime("retries", {"retry": CFUNCTYPE(None, POINTER(Retries))})


def run(modelled: Modelled, traces: Counts) -> tuple[RetryCount, ...]:
    """Run the model: counts of each access slot.

    Args:
        modelled: the parameters.
        traces: addresses of the traces of the blocks that an SM holds at once.
    """
    blocks, slots = len(traces), max(modelled.slots, 1)
    known = (RetryLoop * slots)()
    for slot, (compute, again, part, leave, words, late) in modelled.loops.items():
        known[slot] = RetryLoop(compute, again, part, leave, int(words), int(late))
    # The model works on this memory, and writes its result to ``counts``.
    counts = (RetryCount * slots)()
    changed = np.zeros((blocks, WORDS), np.uint32)
    state = (RetryWarp * (blocks * modelled.warps))()
    seen_from, accepted = np.zeros((blocks, WORDS)), np.zeros(modelled.schedulers)
    following = (c_void_p * modelled.schedulers)()
    made = Retries(
        blocks,
        modelled.warps,
        WORDS,
        modelled.most,
        modelled.schedulers,
        modelled.load,
        modelled.swap,
        modelled.visible,
        modelled.rest,
        traces.ctypes.data,
        addressof(known),
        addressof(counts),
        changed.ctypes.data,
        seen_from.ctypes.data,
        addressof(following),
        accepted.ctypes.data,
        addressof(state),
        random=modelled.random,
    )
    _library().functions["retry"](byref(made))
    return tuple(counts)
