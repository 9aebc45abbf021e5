"""What if products on tensor cores cost nothing? The picture of the copies alone.

What it changes: the machine instructions that multiply (``HMMA``, ``HGMMA`` and their kin) are
overwritten by NOPs. All else is the original's: registers, copies, waits, fences, barriers, and the
arithmetic between the products, which finds whatever the accumulators hold.

What the answer means: the time is what the copies, and all else but the products, take by
themselves. Near the full time: products are hidden behind them. The gain bounds what faster
products (another type or shape, fewer of them) can bring.

When it is valid: results are wrong, which changes no time unless a product decides an address or a
branch; then it is refused. A NOP keeps the issue slot and the fixed wait of the instruction that it
replaces, so that the gain of a warp's own products (``mma.sync``) is a little too small.
"""

from dataclasses import replace

from cuado.kernel.facts.synchronization.async_copies import named
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.nop_patch import patched
from cuado.kernel.rewrites.switches.overwritten_products import (
    delete_products,
    products_in,
    refusal_of_products,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.nops import removable
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Overwrite the products in scope."""
    products = products_of(kernel.code).all
    if not products:
        return Refusal("the kernel multiplies nothing on tensor cores", absent=True)
    if refusal := refusal_of_products(kernel):
        return refusal
    chosen = [n for n in products if scope.holds(n)]
    every = kernel.machine.having(SassClass.TENSOR)
    if len(chosen) == len(products):
        places = [n for n in every if removable(kernel.machine.instructions[n])]
    else:
        places = products_in(kernel, chosen)
    if not places:
        first = named(kernel, products[0])
        return Refusal(f"no machine instruction is known to be the product ({first})")
    rewriting = Rewriting(kernel)
    delete_products(rewriting, chosen)
    return replace(patched(kernel.machine, places, touched=chosen), emulated=rewriting.text())


EXPERIMENT = Experiment(
    "no-matrix-products",
    "What if products on tensor cores cost nothing?",
    Bottleneck.MATRIX_PRODUCTS,
    propose,
    per_line=True,
    rank=13,
)
