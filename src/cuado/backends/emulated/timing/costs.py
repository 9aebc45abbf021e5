"""What an execution of an access costs each server of the SM, in cycles."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from cuado.backends.emulated.timing.units import SECTOR, Units
from cuado.backends.emulated.timing.workload import CHUNK, READS, Access, Operation, Step


class Cost(NamedTuple):
    """The struct of the same name in ``simulator.h``: cycles, except shares of misses, fetches."""

    issue: float
    l1: float
    miss: float
    port: float
    l2: float
    stored: float
    atomic: float
    dram_miss: float
    dram: float
    fetches: float
    fill: float
    latency: float
    l2_latency: float
    dram_latency: float
    remote: float = 0.0


ACCESSES = np.dtype([(n, "f8") for n in Cost._fields])


@dataclass(frozen=True, slots=True)
class Share:
    """One SM's share of the chip's L2 and DRAM: cycles of the SM for a sector, for a byte.

    Attributes:
        l2: cycles for a sector of L2.
        stored: cycles for a sector of stores that L2 accepts.
        atomic: cycles for a sector that an atomic changes.
        atomic_pass: cycles for a change of one line, with the changes spread evenly over SMs.
        floating_pass: the same for floating-point atomics.
        read: cycles for a byte read from DRAM.
        written: cycles for a byte written to it.
        interval: cycles between the starts of two of the SM's blocks.
    """

    l2: float
    stored: float
    atomic: float
    atomic_pass: float
    floating_pass: float
    read: float
    written: float
    interval: float


def _l2_work(step: Step, access: Access, units: Units) -> float:
    """L2's work for an execution of an access, in sectors of whole lines that loads read."""
    own = units.l2_work(access.l2_sectors, access.l2_lines)
    if not _is_copy(step, access) or not access.l2_sectors:
        return own
    # Rows of 64 bytes, each in a line of its own, are copied as fast as whole lines are.
    apart = 1.0 - units.joins
    return (access.l2_sectors + apart * (access.port_sectors - access.l2_sectors)) / units.l2_ratio


def _is_copy(step: Step, access: Access) -> bool:
    """True for an asynchronous copy from global memory."""
    return step.operation in (Operation.COPY, Operation.BULK) and not access.writes


def _waiting(step: Step, access: Access, units: Units) -> float:
    """Share of the executions that wait for DRAM, of those that would if neighbours came together.

    Copies that do not join a neighbour's find in L2 what that one has brought.
    """
    if not _is_copy(step, access) or not access.port_sectors:
        return 1.0
    own = min(access.l2_sectors / access.port_sectors, 1.0)
    return own + units.joins * (1.0 - own)


def cost_of(step: Step, access: Access, units: Units, share: Share) -> Cost:
    """Cycles of each server for one execution of an access, if it gets as far as that server."""
    return _remote(access, units) if access.remote else _own(step, access, units, share)


def _own(step: Step, access: Access, units: Units, share: Share) -> Cost:
    """The cost of an access to global memory, or to the block's own."""
    is_atomic = step.operation is Operation.ATOMIC
    is_store = step.operation is Operation.STORE or access.writes
    # Shares of L2 and DRAM are for sectors of whole lines: partial and isolated ones are more work.
    taken = units.partial_store if access.is_partial else 1.0
    weight = units.store * taken if is_store else 1.0
    contended = access.passes * share.atomic_pass + access.floating_passes * share.floating_pass
    work = _l2_work(step, access, units)
    lone = units.dram_work(access.l2_sectors, access.l2_lines)
    is_read = step.operation in READS and not access.writes
    is_bulk = step.operation is Operation.BULK
    waiting = _waiting(step, access, units)
    moved = access.dram_bytes if is_bulk or not waiting else access.dram_bytes / waiting
    # L1 looks up tags beside its data stage, which also stores what misses fetch.
    fill = access.port_sectors / units.fill if is_read else 0.0
    l1, later = max(access.wavefronts, access.lines * units.tag), 0.0
    asked = units.load_store
    if step.operation is Operation.COPY:  # Its data come later, and nothing goes to registers.
        l1, later = 0.0, max(access.miss * fill, access.written)
        passes = access.whole * units.shared_bytes / units.copy_bytes
        asked = max(asked, access.lines * units.tag, passes)
    else:
        l1 += access.miss * fill
    before = 0.0  # Misses of texture units wait for these first; misses of an L1 do not.
    if access.fetches:
        l1 = max(units.texture, access.fetches * units.texture_fetch)
        before = units.texture_latency - units.latency[step.operation]
    if is_bulk:  # It passes by the data stage's tags, and waits for nothing but the engine.
        l1, before = CHUNK / units.shared_bytes, units.bulk_latency
    return Cost(
        CHUNK / units.engine_bytes if is_bulk else asked,
        l1,
        access.miss,
        access.port_sectors * SECTOR / units.port_bytes,
        work * share.l2 * weight,
        work * share.stored * taken if is_store else 0.0,
        max(access.l2_sectors * share.atomic, contended) if is_atomic else 0.0,
        access.dram_miss * waiting,
        moved * lone * (share.read if is_read else share.written),
        access.fetches,
        later,
        units.latency[step.operation] + before,
        units.l2_latency + before,
        units.dram_latency - units.dram_spread + before,
    )


def _remote(access: Access, units: Units) -> Cost:
    """The cost of an access to another SM's shared memory: it goes there through the SM's port."""
    moved = access.wavefronts * units.shared_bytes / units.cluster_bytes
    none = dict.fromkeys(Cost._fields, 0.0)
    return Cost(
        **none
        | {
            "issue": units.load_store,
            "l1": access.wavefronts,
            "remote": moved,
            "latency": units.cluster_latency,
        }
    )
