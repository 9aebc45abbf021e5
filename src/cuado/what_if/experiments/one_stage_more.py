"""What if asynchronous copies had one stage of the pipeline more to arrive in?

What it changes: where the switch is on, each wait of a loop for groups of copies
(``cp.async.wait_group``) lets as many groups more be under way as one iteration commits, and the
block has as much more shared memory as an iteration copies, so that as many blocks fit an SM as
would with the stage. Copies, barriers, products and stores stay as they are.

What the answer means: the gain is what one stage more would bring, one by hand included: the
kernel waits for a stage one iteration later, as it would then. No gain says that the pipeline is
deep enough, or that what the stage takes of shared memory costs as much as it brings.

When it is valid: results are wrong when it is on, since a stage is read while it may still be
copied; that changes no time unless copied data decides an address or a branch: then it is refused.
The code for a stage more may differ in other ways, as where a single stage needs a barrier more.
Stages that mbarriers pass on are not counted here: a warp that waits less would overtake others.
"""

from dataclasses import dataclass

from cuado.kernel.facts.loops.loop import innermost, instructions_of
from cuado.kernel.facts.synchronization.async_copies import async_copies_of, named, steering_copies
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import (
    OFF,
    Expectation,
    Kind,
    Proposal,
    Refusal,
    Scope,
    Setting,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.syntax.operands import Immediate
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_SIZE = 2
_SIZES = ("%dynamic_smem_size", "%total_smem_size", "%aggr_smem_size")


@dataclass(frozen=True, slots=True)
class _Wait:
    """A wait of a loop for groups of copies.

    Attributes:
        left: groups that it leaves under way.
        commits: groups that an iteration commits.
        stage: bytes that an iteration copies for the block.
    """

    left: int
    commits: int
    stage: int


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Wait for one stage less in each loop that copies, with room for it in shared memory."""
    if refusal := _refusal(kernel):
        return refusal
    waits = {n: wait for n, wait in _waits(kernel).items() if scope.holds(n)}
    if not waits:
        return Refusal("no loop waits for the copies that it makes", absent=True)
    stage = max(wait.stage for wait in waits.values())
    room = kernel.chip.shared_per_block_bytes - kernel.shared_bytes
    if stage > room:
        return Refusal(f"a stage takes {stage:,} bytes of shared memory, and {room:,} are left")
    rewriting = Rewriting(kernel)
    for index, wait in waits.items():
        as_before = kernel.code.instructions[index].rendered().rstrip(";")
        more = wait.left + wait.commits
        rewriting.replace(
            index,
            f"@{rewriting.off} {as_before};\n@{rewriting.on} cp.async.wait_group {more};",
        )
    dynamic = kernel.launch.dynamic_shared_bytes + stage
    return Proposal(
        Kind.SWITCHED,
        (OFF, Setting("on", 1, dynamic_shared_bytes=dynamic)),
        rewriting.text(),
        has_tail=True,
        expects=(Expectation((SassClass.ASYNC_COPY,)), Expectation((SassClass.TENSOR,))),
        touched=tuple(sorted(waits)),
        notes=(f"with {stage:,} bytes of shared memory more for the stage",),
    )


def _refusal(kernel: Kernel) -> Refusal | None:
    """Why a kernel's waits cannot be moved; None if they can."""
    copies = async_copies_of(kernel.code)
    if not copies.of_threads and copies.bulk_in:
        return Refusal(
            f"mbarriers pass the stages on ({named(kernel, copies.bulk_in[0])}): a warp that "
            "waits less would overtake the others"
        )
    if not copies.of_threads:
        return Refusal("the kernel copies nothing asynchronously into shared memory", absent=True)
    if words := steering_copies(kernel):
        return Refusal(words)
    if special_reads(kernel, *_SIZES):
        return Refusal("the kernel reads the size of its shared memory")
    return None


def _waits(kernel: Kernel) -> dict[int, _Wait]:
    """The waits in loops that copy, by index; not those that only some threads make."""
    found = {index: _wait(kernel, index) for index in async_copies_of(kernel.code).waits}
    return {index: wait for index, wait in found.items() if wait is not None}


def _wait(kernel: Kernel, index: int) -> _Wait | None:
    """A wait; None if it is not made by all threads, in a loop that copies, for a known number."""
    code, loops = kernel.code, loops_of(kernel.slicer.flow)
    instruction, loop = code.instructions[index], innermost(kernel, loops, index)
    stated = instruction.operands[0] if instruction.operands else Immediate("0", 0, 1)
    if loop is None or instruction.guard or "bulk" in instruction.opcode:
        return None
    inside = frozenset(instructions_of(kernel, loop))
    commits = inside.intersection(async_copies_of(code).commits)
    here = inside.intersection(async_copies_of(code).of_threads)
    if not commits or not here or not isinstance(stated, Immediate):
        return None
    left = int(stated.value)
    if all(innermost(kernel, loops, n) is loop for n in here):
        stage = sum(_bytes(kernel, n) for n in here) * kernel.launch.threads_per_block
    else:  # An inner loop copies: a stage is a part of the shared memory that there is.
        stages = left // len(commits) + (1 if min(commits) < index else 2)
        stage = kernel.shared_bytes // stages
    return _Wait(left, len(commits), stage)


def _bytes(kernel: Kernel, index: int) -> int:
    """Bytes of a thread's copy; 0 if a register says it."""
    size = kernel.code.instructions[index].operands[_SIZE]
    return int(size.value) if isinstance(size, Immediate) else 0


EXPERIMENT = Experiment(
    "one-stage-more",
    "What if asynchronous copies had one stage more to arrive in?",
    Bottleneck.PIPELINE_DEPTH,
    propose,
    cause=Cause.SHALLOW_PIPELINE,
    rank=43,
)
