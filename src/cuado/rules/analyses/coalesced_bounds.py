"""What less global traffic can gain: the warp time and the unit time that it sets free.

Traffic slows down everybody: the queue for memory instructions, the loads of other warps behind
it, the stores that an exiting warp waits for. All of that may vanish with the excess, except the
time that a load takes in an idle memory system: a warp that waits for its loads one after the
other waits that long however few sectors they touch. That floor is what makes a bound on
coalescing worth reading for a kernel that is limited by latency.
"""

from cuado.model.finding import Bound
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.analyses.coalescing import (
    SECTOR_BYTES,
    Pattern,
    bytes_of,
    is_scattered,
    requests_at_most,
)
from cuado.rules.bounds import QUEUEING, busy, lower_of, stalled_share
from cuado.rules.facts import Facts
from cuado.sass.waits import LONG, Wait, blame, waits

QUEUED = (*sorted(QUEUEING), "drain")
"""Stalls of warps that queue for the memory system, or wait for their stores at its entrance."""

RELIEF_METRICS = (
    "dram_utilization",
    "l2_utilization",
    "l1_data_pipe_utilization",
    "shared_pipe_utilization",
    "l2_read_sectors",
    "l2_write_sectors",
    "local_load_sectors",
    "local_store_sectors",
    "sm_cycles_active",
    "sm_cycles_elapsed",
    "active_warps_per_scheduler",
    "global_load_l1_hit_rate",
    "l2_read_hit_rate",
    "cycles_per_issue",
    f"stall_{LONG}",
    *(f"stall_{reason}" for reason in QUEUED),
)
"""Metrics that the bounds use where they exist."""

KNOWN_LATENCY = 0.9
"""Part of a chip's unloaded latency that a wait surely takes: pointer chases of different authors
on one chip differ by a tenth or more, and a floor that is too high makes a bound too low."""

_CACHES = ("l2_utilization", "l1_data_pipe_utilization")
_MEMORY_UNITS = ("dram_utilization", *_CACHES)
_LINE_BITS = 8 * 128


def coalesced(
    facts: Facts, found: Pattern, written: bool | None, relief: float = 1.0
) -> Bound | None:
    """Bound on touching no more sectors than the bytes of ``found`` need.

    Args:
        facts: the kernel.
        found: the accesses.
        written: whether they are stores; None if both kinds are among them.
        relief: part (0..1) of the queueing behind loads that goes with the excess.
    """
    kept = found.ideal / found.sectors
    tags = facts.total(lambda i: i.l1_tags)
    own = facts.total(lambda i: i.l1_tags, found.instructions)
    stage = 1 - (own - min(found.requests, own)) / tags if tags else kept
    past = kept if written is not False else max(kept, _needed_past_l1(facts))
    remaining = _remaining(facts, past, stage, written)
    return lower_of(facts, remaining, traffic_share(facts, relief))


def _needed_past_l1(facts: Facts) -> float:
    """Part (0..1) of what L2 delivers that the loads need anyway.

    All of it where L1 keeps what one request fetches too much for the next one: a thread that
    reads 32 bytes in two halves touches each sector twice, and L2 sees it once.
    """
    needed = facts.total(
        lambda i: i.sectors_ideal if i.space is Space.GLOBAL and i.access is Access.LOAD else None
    )
    delivered = facts.get("l2_read_sectors")
    return min(needed / delivered, 1.0) if delivered else 0.0


def coalesced_kernel(
    facts: Facts, excess: float, written: bool, relief: float = 1.0
) -> Bound | None:
    """The bound from kernel-level metrics: ``excess`` is percent of their traffic.

    None where DRAM's utilisation is all there is: how much of it is excess is unknown.
    """
    share, kept = traffic_share(facts, relief), 1 - excess / 100
    if share is None and all(facts.get(unit) is None for unit in _CACHES):
        return None
    return lower_of(facts, _remaining(facts, kept, kept, written), share)


def merged(facts: Facts, found: Pattern) -> Bound | None:
    """Bound on making the requests of ``found`` part of others that are full.

    The waits for their loads go, and the queueing; other loads wait as long as before. The bytes
    they ask for stay.
    """
    total = facts.profile.samples
    share = None
    if total:
        code, guilty = facts.code, {i.offset for i in found.instructions}
        waited = sum(s for load, s in blame(code).items() if code[load].offset in guilty)
        share = (waited + facts.total(lambda i: i.stall(*QUEUED))) / total
    wasted = found.sectors * SECTOR_BYTES - facts.total(bytes_of, found.instructions)
    moved = facts.total(lambda i: i.sectors) * SECTOR_BYTES
    kept = 1 - max(wasted, 0.0) / moved if moved else 1.0
    tags = facts.total(lambda i: i.l1_tags)
    stage = 1 - facts.total(lambda i: i.l1_tags, found.instructions) / tags if tags else 0.0
    remaining = _remaining(facts, kept, stage, written=None)
    # What the pipes do for these requests is not counted apart, so the pipes do not bound.
    return lower_of(
        facts, remaining | {"pipe_lsu_utilization": 0.0, "issue_slot_utilization": 0.0}, share
    )


def queue_relief(facts: Facts, less: float) -> float:
    """Part (0..1) of the queueing in the memory system that goes with ``less`` (0..1) traffic.

    Waiting in a queue grows as u / (1 - u) with its server's utilisation u (M/M/1), here that of
    the busiest memory unit while SMs were active. Where traffic comes in bursts, as after a
    barrier, waiting shrinks with the burst, which is less than this.
    """
    active, elapsed = facts.get("sm_cycles_active"), facts.get("sm_cycles_elapsed")
    spread = active / elapsed if active and elapsed else 1.0
    used = max((busy(facts, unit) or 0.0 for unit in _MEMORY_UNITS), default=0.0) / spread
    if not 0 < used < 1:
        return 1.0
    then = used * (1 - less)
    return 1 - then * (1 - used) / (used * (1 - then))


def traffic_share(facts: Facts, relief: float) -> float | None:
    """Part (0..1) of warp time that less global traffic can set free; None without stall data.

    Where some of the stalls were not recorded, the time that none accounts for may be theirs.
    """
    total = facts.profile.samples
    if total:
        queued = facts.total(lambda i: i.stall(*QUEUED))
        loads = facts.total(lambda i: i.stall(LONG)) - unavoidable_samples(facts)
        return (queued + relief * max(loads, 0.0)) / total
    cycles, waited = facts.get("cycles_per_issue"), facts.get(f"stall_{LONG}")
    if not cycles or (waited is None and all(facts.get(f"stall_{r}") is None for r in QUEUED)):
        return None
    stays = 0.0 if waited is None else (1 - relief) * waited / cycles
    most = stalled_share(facts, (*QUEUED, LONG))
    return None if most is None else max(most - stays, 0.0)


def unavoidable_samples(facts: Facts) -> float:
    """Samples that waits for global loads would take in an idle memory system, at least.

    Each wait takes the unloaded latency of its youngest load, less what the warp does between
    issuing the load and waiting for it. 0 where the latency or the scale of the samples is
    unknown.
    """
    per_cycle, latency = _samples_per_warp_cycle(facts), unloaded_latency(facts)
    if per_cycle is None or latency is None:
        return 0.0
    return sum(_least_wait(facts.code, wait, latency * per_cycle) for wait in waits(facts.code))


def unloaded_latency(facts: Facts) -> float | None:
    """Cycles that a global load takes at least, at the kernel's cache hit rates."""
    chip, l1, l2 = facts.chip, facts.get("global_load_l1_hit_rate"), facts.get("l2_read_hit_rate")
    if chip.l1_latency is None or chip.l2_latency is None or chip.dram_latency is None:
        return None
    if l1 is None or l2 is None:
        return None
    below = (l2 * chip.l2_latency + (100 - l2) * chip.dram_latency) / 100
    return KNOWN_LATENCY * (l1 * chip.l1_latency + (100 - l1) * below) / 100


def _remaining(facts: Facts, kept: float, stage: float, written: bool | None) -> dict[str, float]:
    """The part of its work that each unit keeps.

    L2 serves reads and writes, of which one kind may shrink alone. How much of DRAM's traffic is
    excess is unknown, so it may shrink as the sectors do. L1's data stage takes a pass for each
    line looked up, beside the passes of shared memory, which stay.

    Args:
        facts: the kernel.
        kept: part of the accesses' sectors that stays.
        stage: part of L1's look-ups that stays.
        written: whether the accesses are stores; None if both kinds are among them.
    """
    remaining = {"dram_utilization": kept, "l2_utilization": kept}
    reads, writes = facts.get("l2_read_sectors"), facts.get("l2_write_sectors")
    if written is not None and reads is not None and writes is not None and reads + writes:
        own = writes if written else reads
        remaining["l2_utilization"] = 1 - own * (1 - kept) / (reads + writes)
    passes, shared = facts.get("l1_data_pipe_utilization"), facts.get("shared_pipe_utilization")
    if passes:
        fixed = min(shared or 0.0, passes)
        remaining["l1_data_pipe_utilization"] = (fixed + (passes - fixed) * stage) / passes
    return remaining


def _samples_per_warp_cycle(facts: Facts) -> float | None:
    cycles, warps = facts.get("sm_cycles_active"), facts.get("active_warps_per_scheduler")
    schedulers = facts.chip.schedulers_per_sm
    if not cycles or not warps or schedulers is None:
        return None
    return facts.profile.samples / (cycles * warps * schedulers * facts.chip.sm_count)


def _least_wait(code: tuple[Instruction, ...], wait: Wait, samples_per_wait: float) -> float:
    youngest = max(wait.loads)
    first, last = sorted((youngest, wait.reader))
    meanwhile = sum(i.samples or 0 for i in code[first + 1 : last])
    least = _requests_at_least(code[youngest]) * samples_per_wait - meanwhile
    return min(max(least, 0.0), code[wait.reader].stall(LONG))


def _requests_at_least(load: Instruction) -> float:
    """Requests of a load: as if each were full, or as if each looked up all lines it could."""
    full = (load.threads_on or 0) / 32
    if load.l1_tags is None or is_scattered(load):
        return full
    lines = -(-32 * (load.access_bits or 32) // _LINE_BITS) + 1
    return min(max(full, load.l1_tags / lines), requests_at_most(load))
