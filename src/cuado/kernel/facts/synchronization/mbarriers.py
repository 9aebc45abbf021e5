"""mbarriers: counters in shared memory that threads and asynchronous copies arrive at.

A barrier is initialised with the arrivals of a phase. A thread that starts copies says how many
bytes they bring (``expect_tx``); each copy takes its bytes off when it is done (``complete_tx``).
A phase ends when no arrival and no byte is missing; who waits names the phase by its parity.
PTX ISA 9.0, section 9.7.13.15.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.code import Code
from cuado.ptx.syntax.tree import Instruction

_WAITS = frozenset({"test_wait", "try_wait"})
_ARRIVALS = frozenset({"arrive", "arrive_drop"})


def uses_mbarrier(instruction: Instruction) -> bool:
    """True if an instruction works on the state of an mbarrier, and on no data."""
    words = instruction.opcode.split(".", 3)
    return words[0] == "mbarrier" or words[:3] == ["cp", "async", "mbarrier"]


@dataclass(frozen=True, slots=True)
class Mbarriers:
    """The operations of a kernel on its mbarriers, each by its index.

    Attributes:
        inits: that begin one.
        expects: that announce bytes, whether or not they arrive as well.
        arrivals: of threads, without bytes.
        copied: arrivals of a thread's own asynchronous copies (``cp.async.mbarrier.arrive``).
        completions: that take bytes off without a copy (``mbarrier.complete_tx``).
        waits: for the end of a phase.
        ends: that make the memory free for other use.
    """

    inits: tuple[int, ...]
    expects: tuple[int, ...]
    arrivals: tuple[int, ...]
    copied: tuple[int, ...]
    completions: tuple[int, ...]
    waits: tuple[int, ...]
    ends: tuple[int, ...]

    def __bool__(self) -> bool:
        """True if the kernel has any."""
        return bool(self.inits or self.expects or self.arrivals or self.waits)


def mbarriers_of(code: Code) -> Mbarriers:
    """The operations on mbarriers of a kernel."""
    found: dict[str, list[int]] = {
        name: []
        for name in ("inits", "expects", "arrivals", "copied", "completions", "waits", "ends")
    }
    for index, instruction in enumerate(code.instructions):
        kind = _kind(instruction)
        if kind:
            found[kind].append(index)
    return Mbarriers(**{name: tuple(indices) for name, indices in found.items()})


def _kind(instruction: Instruction) -> str:
    """The field of :class:`Mbarriers` that an instruction belongs to; empty for none."""
    if not uses_mbarrier(instruction):
        return ""
    words = instruction.opcode.split(".")
    if words[0] == "cp":
        return "copied"
    if "expect_tx" in words:
        return "expects"
    what = words[1]
    if what in _WAITS:
        return "waits"
    if what in _ARRIVALS:
        return "arrivals"
    return {"init": "inits", "complete_tx": "completions", "inval": "ends"}.get(what, "")
