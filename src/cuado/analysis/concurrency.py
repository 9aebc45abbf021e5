"""Little's law: bytes in flight that DRAM needs, and bytes that the kernel's loads put there."""

from cuado.device.chip import ChipFacts
from cuado.device.concurrency import bytes_to_fill
from cuado.model.instruction import Instruction
from cuado.model.limiter import Concurrency
from cuado.model.profile import Profile
from cuado.sass.waits import LONG, Wait, waits

SECTOR_BYTES = 32


def concurrency(profile: Profile, chip: ChipFacts, ecc: bool = False) -> Concurrency | None:
    """Bytes in flight needed and had per SM; None where latency, samples or warps are unknown.

    Needed: latency x attainable bandwidth / SMs [000, 001]. Had: at each instruction that waits
    for global loads, the warps waiting there (its part of the samples x active warps) times the
    bytes of all loads that are then out. The latency is that of an idle memory, so *needed* is
    what the memory must see at least.
    """
    bandwidth = chip.achievable_dram_bandwidth(ecc=ecc) or chip.dram_peak_bandwidth
    clock = profile.metrics.value("sm_clock") or chip.sm_clock
    warps = active_warps(profile, chip)
    if chip.dram_latency is None or bandwidth is None or clock is None:
        return None
    if warps is None or not profile.samples:
        return None
    needed = bytes_to_fill(chip.dram_latency, clock, bandwidth, chip.sm_count)
    code = profile.instructions
    found = [wait for wait in waits(code) if code[wait.reader].stall(LONG)]
    waiting = sum(code[wait.reader].stall(LONG) for wait in found)
    if not waiting:
        return None
    had = sum(_bytes_out(wait, code, profile.samples) for wait in found) * warps
    depth = sum(code[w.reader].stall(LONG) * len(w.outstanding) for w in found) / waiting
    return Concurrency(
        needed=needed,
        had=had,
        loads_per_wait=depth,
        basis=(
            f"{chip.dram_latency:.0f} cycles at {clock / 1e9:.2f} GHz x {bandwidth / 1e12:.2f} TB/s"
            f" / {chip.sm_count} SMs; {warps:.1f} active warps, of which "
            f"{waiting / profile.samples:.0%} wait for global loads with {depth:.1f} loads out"
        ),
    )


def active_warps(profile: Profile, chip: ChipFacts) -> float | None:
    """Warps resident on an SM, on average while it is active; None if that is not known."""
    per_scheduler = profile.metrics.value("active_warps_per_scheduler")
    if per_scheduler is not None and chip.schedulers_per_sm is not None:
        return per_scheduler * chip.schedulers_per_sm
    achieved = profile.metrics.value("achieved_occupancy")
    return None if achieved is None else achieved / 100 * chip.max_warps_per_sm


def _bytes_out(wait: Wait, code: tuple[Instruction, ...], samples: float) -> float:
    """Bytes in flight at a wait, per active warp."""
    share = code[wait.reader].stall(LONG) / samples
    return share * sum(_bytes_per_request(code[load]) for load in wait.outstanding)


def _bytes_per_request(load: Instruction) -> float:
    if load.sectors and load.executed:
        return SECTOR_BYTES * load.sectors / load.executed
    lanes = load.threads_on / load.executed if load.threads_on and load.executed else 32.0
    return (load.access_bits or 32) / 8 * lanes
