"""Asynchronous copies: those of single threads, and bulk and tensor copies, with who counts them.

A copy of a thread (``cp.async``, at most 16 bytes) belongs to the group that the thread commits
next, or to an mbarrier that is told to wait for it. A bulk copy into shared memory
(``cp.async.bulk``, of a box of a tensor as well) takes its bytes off an mbarrier when it is done;
one out of shared memory belongs to a group, as a thread's copies do. PTX ISA 9.0, section 9.7.9.25.
"""

from dataclasses import dataclass
from enum import StrEnum

from cuado.kernel.facts.synchronization.mbarriers import mbarriers_of
from cuado.kernel.facts.threads.short_branches import deciding_work
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.tree import Instruction

_GROUPS = frozenset({"commit_group", "wait_group", "wait_all"})
_IN_PLACE = {"st": "a remote store", "red": "a remote reduction"}
"""Other instructions that take bytes off an mbarrier."""


class Direction(StrEnum):
    """Where a copy goes."""

    THREAD = "of a thread, into shared memory"
    BULK_IN = "in bulk, into shared memory"
    BULK_OUT = "in bulk, out of shared memory"
    BETWEEN = "in bulk, to another block's shared memory"


@dataclass(frozen=True, slots=True)
class AsyncCopies:
    """The asynchronous copies of a kernel, each by its index.

    Attributes:
        of_threads: ``cp.async``: at most 16 bytes of one thread.
        bulk_in: from global into shared memory, counted by an mbarrier.
        bulk_out: from shared into global memory, reductions included.
        between: from shared memory into that of another block of the cluster.
        commits: that end a group.
        waits: for groups.
    """

    of_threads: tuple[int, ...]
    bulk_in: tuple[int, ...]
    bulk_out: tuple[int, ...]
    between: tuple[int, ...]
    commits: tuple[int, ...]
    waits: tuple[int, ...]

    def __bool__(self) -> bool:
        """True if the kernel copies anything asynchronously."""
        return bool(self.of_threads or self.bulk_in or self.bulk_out or self.between)

    @property
    def into_shared(self) -> tuple[int, ...]:
        """All that bring data from global into shared memory."""
        return tuple(sorted(self.of_threads + self.bulk_in))


def async_copies_of(code: Code) -> AsyncCopies:
    """The asynchronous copies of a kernel."""
    found: dict[Direction, list[int]] = {each: [] for each in Direction}
    commits: list[int] = []
    waits: list[int] = []
    for index, instruction in enumerate(code.instructions):
        direction = direction_of(instruction)
        words = frozenset(instruction.opcode.split("."))
        if direction is not None:
            found[direction].append(index)
        elif instruction.base == "cp" and _GROUPS & words:
            (commits if "commit_group" in words else waits).append(index)
    return AsyncCopies(
        tuple(found[Direction.THREAD]),
        tuple(found[Direction.BULK_IN]),
        tuple(found[Direction.BULK_OUT]),
        tuple(found[Direction.BETWEEN]),
        tuple(commits),
        tuple(waits),
    )


def direction_of(instruction: Instruction) -> Direction | None:
    """Where an instruction copies asynchronously; None if it does not."""
    words = instruction.opcode.split(".")
    if words[:3] in (["cp", "async", "ca"], ["cp", "async", "cg"]):
        return Direction.THREAD
    if words[:3] != ["cp", "async", "bulk"] and words[:2] != ["cp", "reduce"]:
        return None
    spaces = [word.partition("::")[0] for word in words if word.startswith(("shared", "global"))]
    if len(spaces) < 2:
        return None
    return {
        ("shared", "global"): Direction.BULK_IN,
        ("global", "shared"): Direction.BULK_OUT,
        ("shared", "shared"): Direction.BETWEEN,
    }.get((spaces[0], spaces[1]))


def is_tensor_copy(instruction: Instruction) -> bool:
    """True if it copies a box of a tensor that a tensor map describes."""
    return instruction.base == "cp" and "tensor" in instruction.opcode.split(".")


def uncounted_bytes(kernel: Kernel) -> str:
    """Why the bytes that mbarriers expect cannot all be attributed to copies; empty if they can.

    What takes bytes off an mbarrier besides copies, or answers by a copy, is not followed.
    """
    code = kernel.code
    barriers = mbarriers_of(code)
    others = [
        (index, words)
        for index, instruction in enumerate(code.instructions)
        for words in [_other_bytes(instruction)]
        if words
    ]
    others += [(n, "bytes that no copy brings") for n in barriers.completions]
    if not others:
        return ""
    index, words = min(others)
    return (
        f"{words} ({named(kernel, index)}): which mbarrier counts which bytes would have to be "
        "known"
    )


def _other_bytes(instruction: Instruction) -> str:
    """What takes bytes off an mbarrier, if it is no copy of this module; else empty."""
    words = instruction.opcode.split(".")
    if words[0] == "clusterlaunchcontrol" and "try_cancel" in words:
        return "the next block's number is copied to shared memory"
    return _IN_PLACE.get(words[0], "") if words[1:2] == ["async"] else ""


def steering_copies(kernel: Kernel) -> str:
    """Which copied data may decide an address or a branch, in a clause; empty if none does."""
    copies = frozenset(async_copies_of(kernel.code).into_shared)
    for index in sorted(deciding_work(kernel)):
        if kernel.code.effects[index].opcode.access is not Access.LOAD:
            continue
        if not kernel.aliasing.reads(index) or index in copies:
            continue
        writers = copies & frozenset(kernel.aliasing.writers_of(index))
        if writers and not _waits_for(kernel.code.instructions[index]):
            return f"copied data may decide an address or a branch ({named(kernel, index)})"
    return ""


def _waits_for(instruction: Instruction) -> bool:
    return instruction.base == "mbarrier"


def named(kernel: Kernel, index: int) -> str:
    """An instruction and its line, for a reason: ``cp.async.cg.shared.global, PTX line 12``."""
    instruction = kernel.code.instructions[index]
    return f"{instruction.opcode}, PTX line {kernel.module.lines(instruction.start)}"
