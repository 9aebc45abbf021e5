"""What if asynchronous copies had one stage of the pipeline less to arrive in?

What it changes: where the switch is on, each wait of a loop for groups of copies
(``cp.async.wait_group``) lets as many groups fewer be under way as one iteration commits. A stage
is then waited for one iteration before it is needed. Copies, barriers, products and results stay
as they are. Off and on run the same machine code.

What the answer means: as much slower, and the copies' latency shows: the pipeline is hardly deep
enough, and one stage more should bring something as well. No slower, and a stage could be saved
for more blocks on an SM.

When it is valid: results are the original's in either case. Stages that mbarriers pass on are not
counted here: which barrier belongs to which stage would have to be known.
"""

from cuado.kernel.facts.synchronization.async_copies import async_copies_of, named
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.syntax.operands import Immediate
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Wait for one stage more in each loop that copies ahead."""
    copies = async_copies_of(kernel.code)
    if not copies.of_threads:
        if copies.bulk_in:
            return Refusal(
                f"mbarriers pass the stages on ({named(kernel, copies.bulk_in[0])}): which barrier "
                "belongs to which stage would have to be known"
            )
        return Refusal("the kernel copies nothing asynchronously into shared memory", absent=True)
    stricter = {n: left for n, left in _stricter(kernel).items() if scope.holds(n)}
    if not stricter:
        return Refusal("no stage is under way while another one is waited for", absent=True)
    rewriting = Rewriting(kernel)
    for index, left in stricter.items():
        guard = kernel.code.instructions[index].guard
        if guard:
            return Refusal(f"only some threads wait ({named(kernel, index)})")
        rewriting.after(index, f"@{rewriting.on} cp.async.wait_group {left};")
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=(Expectation((SassClass.ASYNC_COPY,)), Expectation((SassClass.TENSOR,))),
        touched=tuple(sorted(stricter)),
    )


def _stricter(kernel: Kernel) -> dict[int, int]:
    """How many groups each wait in a loop may leave with one stage less under way."""
    code, flow = kernel.code, kernel.slicer.flow
    copies = async_copies_of(code)
    loops = loops_of(flow)
    found = {}
    for index in copies.waits:
        instruction = code.instructions[index]
        if "bulk" in instruction.opcode.split(".") or not instruction.operands:
            continue
        left = instruction.operands[0]
        loop = _innermost(loops, flow.block_of[index])
        if loop is None or not isinstance(left, Immediate):
            continue
        commits = sum(flow.block_of[n] in loop.blocks for n in copies.commits)
        if commits and int(left.value) >= commits:
            found[index] = int(left.value) - commits
    return found


def _innermost(loops: tuple[Loop, ...], block: int) -> Loop | None:
    around = [loop for loop in loops if block in loop.blocks]
    return min(around, key=lambda loop: len(loop.blocks), default=None)


EXPERIMENT = Experiment(
    "one-stage-less",
    "What if asynchronous copies had one stage less to arrive in?",
    Bottleneck.PIPELINE_DEPTH,
    propose,
    rank=42,
)
