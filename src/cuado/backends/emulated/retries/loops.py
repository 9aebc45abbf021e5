"""Cycles of a retry loop around an atomic operation, from the control bits of its machine code."""

from dataclasses import dataclass

from cuado.backends.emulated.machine_code.counts import SPIN, MachineCode, MachineInstruction
from cuado.backends.emulated.timing.control import control_of, operation_of
from cuado.backends.emulated.timing.units import Units
from cuado.sass.toolchain.classes import SassClass, bytes_of

_WORD = 4


@dataclass(frozen=True, slots=True)
class RetryLoop:
    """Cycles of a retry loop on an SM on which nothing else runs.

    Attributes:
        compute: cycles from the loaded word to the issue of the compare-and-store.
        again: cycles from the result of the compare-and-store to the issue of the next load.
        part: additional cycles of a turn after which some lanes leave and others stay.
        leave: cycles from the last result of the compare-and-store to the code behind the loop.
        words: words of 32 bits that a lane changes.
        late: True if the loop waits for earlier instructions between the load and the
            compare-and-store of its first turn: for a value from memory that is to be added.
    """

    compute: float
    again: float
    part: float
    leave: float
    words: int
    late: bool


def loop_of(machine: MachineCode, index: int, units: Units) -> RetryLoop | None:
    """The retry loop that a PTX instruction became; None if the machine code has another form.

    If there are several copies, in an unrolled loop, they are alike, and the first is taken.

    Args:
        machine: the kernel's machine code.
        index: index of the PTX instruction.
        units: rates and latencies of the chip.
    """
    for number, block in enumerate(machine.blocks):
        # A loop of one block, with a compare-and-store of this PTX instruction in it.
        own = machine.instructions[block.first : block.last + 1]
        stores = [n for n, i in enumerate(own) if i.ptx == index and SPIN in i.sass]
        if not stores or number not in block.successors or own[0].encoding is None:
            continue
        loads = [n for n, i in enumerate(own[: stores[0]]) if i.kind is SassClass.SHARED_LOAD]
        if not loads:
            return None
        # The last load before the first compare-and-store reads the word that is to be changed.
        load, store = loads[-1], stores[0]
        issued, known, end = _issued(own, units)
        words = max(1, (bytes_of(own[load].sass) or _WORD) // _WORD)
        return RetryLoop(
            compute=issued[store] - known[load],
            again=end + units.retry_branch + issued[load] - known[store],
            part=units.retry_part,
            leave=end + units.retry_leave - known[store],
            words=words,
            late=_is_late(own, load, store),
        )
    return None


def _is_late(block: tuple[MachineInstruction, ...], load: int, store: int) -> bool:
    """True if the loop waits after its load for tokens that none of its instructions set."""
    bits = [control_of(each.encoding or 0) for each in block]
    own = {token for each in bits for token in (each.sets, each.frees)}
    return any(token not in own for each in bits[load + 1 : store + 1] for token in each.waits)


def _issued(
    block: tuple[MachineInstruction, ...], units: Units
) -> tuple[list[float], list[float], float]:
    """When each instruction of a block issues, when its result is available, when the block ends.

    Results of earlier blocks are available from the start.
    """
    time, ready = 0.0, dict[int, float]()
    issued, known = [], []
    for each in block:
        bits = control_of(each.encoding or 0)
        # It issues after the stall cycles of the one before, and when its tokens are released.
        time = max([time, *(ready.get(token, 0.0) for token in bits.waits)])
        latency = units.latency[operation_of(each.sass)]
        if each.kind is SassClass.SHARED_ATOMIC:
            latency = units.shared_atomic_latency
        issued.append(time)
        known.append(time + latency)
        if bits.sets is not None:
            ready[bits.sets] = known[-1]
        time += max(bits.stall, units.issue)
    return issued, known, time
