"""What if neighbouring threads of a warp worked along the other axis of the block?

What it changes: where the kernel reads ``threadIdx.x`` and ``threadIdx.y`` it gets those of
another thread of the same block: lanes that ran along x run along y. Every index is still used
once.

What the answer means: faster, and lanes of a warp went across the rows of the data: swap the roles
of x and y in the kernel, or launch the transposed block. It changes what a warp loads together, in
global and in shared memory, and so also what it reuses.

When it is valid: the results are the same. Threads of a block that are told apart only by their
index, and that meet only at barriers of the whole block, can be renumbered at will; the conditions
are those in ``kernel.facts.threads.thread_indices``. Floating-point atomics may add in another
order, as they may from one run to the next.
"""

from cuado.kernel.facts.threads.thread_indices import objections, thread_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_X, _Y = "%tid.x", "%tid.y"
_REMAPPED = Setting("lanes along y")
_KEPT = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_LOAD,
    SassClass.SHARED_STORE,
    SassClass.BARRIER,
)


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Give each thread the index of another one."""
    x, y, _ = kernel.launch.block
    if min(x, y) == 1:
        return Refusal("the block has only one dimension")
    reads = dict(thread_reads(kernel))
    if {_X, _Y} - {axis for axes in reads.values() for axis in axes.values()}:
        return Refusal("the kernel does not use both axes of its block")
    for reason in objections(kernel):
        return Refusal(reason)
    rewriting = Rewriting(kernel)
    other = {_X: _Y, _Y: _X} if x == y else _transposed(rewriting, x, y)
    for index, axes in reads.items():
        for position, axis in axes.items():
            rewriting.operand(index, position, other.get(axis, axis))
    return Proposal(
        Kind.EQUIVALENT,
        (_REMAPPED,),
        rewriting.text(),
        keeps_results=True,
        expects=tuple(Expectation((kind,)) for kind in _KEPT),
        touched=tuple(reads),
        notes=(f"thread (x, y) of the {x} by {y} block does the work of the transposed index",),
    )


def _transposed(rewriting: Rewriting, x: int, y: int) -> dict[str, str]:
    """Registers with the index of the thread whose column-major number is this one's row-major one.

    Number t = tid.y * x + tid.x becomes (t / y, t % y), a bijection of 0 <= t < x * y. A block has
    at most 1024 threads, so that t / y is t * ceil(2^20 / y) / 2^20 without error or overflow.
    """
    here, number, new_x, new_y = (rewriting.register("b32") for _ in range(4))
    rewriting.at_start(
        f"mov.u32 {here}, {_X};\n"
        f"mov.u32 {number}, {_Y};\n"
        f"mad.lo.u32 {number}, {number}, {x}, {here};\n"
        f"mul.lo.u32 {new_x}, {number}, {-(-(1 << 20) // y)};\n"
        f"shr.u32 {new_x}, {new_x}, 20;\n"
        f"mul.lo.u32 {new_y}, {new_x}, {y};\n"
        f"sub.u32 {new_y}, {number}, {new_y};"
    )
    return {_X: new_x, _Y: new_y}


EXPERIMENT = Experiment(
    "thread-remap",
    "What if neighbouring threads of a warp worked along the other axis of the block?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    cause=Cause.UNCOALESCED_LOAD,
    is_remedy=True,
    rank=35,
)
