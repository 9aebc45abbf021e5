"""How many more loads from shared memory does the kernel absorb before it slows down?

What it changes: 8, 16 or 32 loads from shared memory, free of bank conflicts, are added to each
iteration of the innermost loops that access memory; a kernel without such a loop gets them once per
thread. They read what an array of the kernel's happens to hold, or 256 bytes of their own.

What the answer means: loads that cost nothing found the shared-memory pipe idle. If already the
first ones slow the kernel down, its own shared accesses, conflicts included, keep that pipe busy.
How fast time grows from amount to amount is the price of a load.

When it is valid: the results are the same, since nothing that is read is used. Each group of eight
waits once for its loads, which a kernel with few warps cannot hide: with these the growth from
amount to amount holds that latency too.
"""

from cuado.device.occupancy import occupancy
from cuado.kernel.facts.registers.launch_bounds import requirements
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.added_noise import Work, loads, nothing_of, propose_noise
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_BYTES = 256
"""32 loads of 4 bytes by 32 lanes, each load one word further than the one before."""
_WORD = 4


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Add loads from shared memory."""
    own = _array(kernel)
    if not own and not _has_room(kernel):
        return Refusal(f"with {_BYTES} bytes of shared memory more, fewer blocks would fit an SM")
    return propose_noise(
        kernel, lambda rewriting, state: _make(rewriting, state, own), SassClass.SHARED_LOAD
    )


def _array(kernel: Kernel) -> str:
    """A static shared array that can be read anywhere in the kernel; empty if none."""
    code = kernel.code
    for array in kernel.shared.arrays:
        name = array.variable.name
        symbol = code.symbol(name, 0)
        if (array.bytes or 0) >= _BYTES and symbol is not None and symbol.key == array.key:
            return name
    return ""


def _has_room(kernel: Kernel) -> bool:
    needs = requirements(kernel, kernel.shared_bytes + _BYTES)
    if needs is None:
        return False
    return occupancy(kernel.chip, needs).blocks_per_sm == kernel.blocks_per_sm


def _make(rewriting: Rewriting, state: str, array: str) -> Work:
    if not array:
        array = rewriting.fresh("cuado_read")
        rewriting.declare(f".shared .align {_WORD} .b8 {array}[{_BYTES}];")
    base, lane, address = (rewriting.register("b32") for _ in range(3))
    rewriting.at_start(f"mov.u32 {lane}, %laneid;\nshl.b32 {lane}, {lane}, 2;")
    first = (
        *nothing_of(rewriting, state, address),
        f"add.u32 {address}, {address}, {lane};",
        f"mov.u32 {base}, {array};",
        f"add.u32 {address}, {address}, {base};",
    )
    return loads(rewriting, state, "ld.shared.b32", first, address, _WORD)


EXPERIMENT = Experiment(
    "noise-shared",
    "How many more loads from shared memory does the kernel absorb before it slows down?",
    Bottleneck.SLACK,
    propose,
    rank=62,
)
