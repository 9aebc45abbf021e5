"""How many more loads that hit the L1 does the kernel absorb before it slows down?

What it changes: 8, 16 or 32 coalesced loads from a region of 4 KiB, which stays in the L1, are
added to each iteration of the innermost loops that access memory; a kernel without such a loop gets
them once per thread.

What the answer means: loads that cost nothing found the load/store path to the L1 idle: what the
kernel waits for lies behind it, in the L2 or in DRAM, or is latency. If already the first ones slow
the kernel down, that path is busy: fewer and wider accesses. How fast time grows from amount to
amount is the price of a load.

When it is valid: the results are the same, since nothing that is read is used. 4 KiB of the L1 are
taken from the kernel. Each group of eight waits once for its loads, which a kernel with few warps
cannot hide: with these the growth from amount to amount holds that latency too.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.added_noise import Work, loads, nothing_of, propose_noise
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_LINE = 128


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Add loads from global memory."""
    return propose_noise(kernel, _make, SassClass.GLOBAL_LOAD)


def _make(rewriting: Rewriting, state: str) -> Work:
    lane, offset = rewriting.register("b32"), rewriting.register("b32")
    wide, address = rewriting.register("b64"), rewriting.register("b64")
    rewriting.at_start(f"mov.u32 {lane}, %laneid;\nshl.b32 {lane}, {lane}, 2;")
    first = (
        *nothing_of(rewriting, state, offset),
        f"add.u32 {offset}, {offset}, {lane};",
        f"cvt.u64.u32 {wide}, {offset};",
        f"add.s64 {address}, {rewriting.scratch}, {wide};",
    )
    return loads(rewriting, state, "ld.global.b32", first, address, _LINE)


EXPERIMENT = Experiment(
    "noise-global",
    "How many more loads that hit the L1 does the kernel absorb before it slows down?",
    Bottleneck.SLACK,
    propose,
    rank=63,
)
