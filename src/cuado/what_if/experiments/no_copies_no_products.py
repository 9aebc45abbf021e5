"""What if asynchronous copies fetched nothing and products cost nothing? What is left of a kernel.

What it changes: what ``no-async-copies`` and ``no-matrix-products`` change, together: copies take
nothing from their source, and the products of the same program are overwritten by NOPs.

What the answer means: the time is what neither copies nor products explain: loops, waits and
barriers of the pipeline, arithmetic between products (softmax, scaling), the epilogue, and the
launch. Copies alone and products alone both include it.

When it is valid: where both of the others are.
"""

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.switches.overwritten_products import delete_products, refusal_of_products
from cuado.kernel.rewrites.switches.switched_copies import (
    kept_barriers,
    refusal_of_copies,
    switch_off_bulk_copies,
    switch_off_thread_copy,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Switch all copies off, and overwrite all products."""
    del scope  # of the whole kernel: it is the picture of what is left
    copies, products = async_copies_of(kernel.code), products_of(kernel.code)
    if not copies.into_shared or not products.all:
        return Refusal("the kernel does not both copy asynchronously and multiply", absent=True)
    if refusal := refusal_of_copies(kernel) or refusal_of_products(kernel):
        return refusal
    rewriting = Rewriting(kernel)
    for index in copies.of_threads:
        switch_off_thread_copy(rewriting, index)
    switch_off_bulk_copies(rewriting)
    text = rewriting.text()
    delete_products(rewriting, products.all)
    return Proposal(
        Kind.SEPARATE,
        (Setting("on", 1),),
        text,
        emulated=rewriting.text(),
        has_tail=True,
        pin_occupancy=True,
        overwrites=(SassClass.TENSOR,),
        expects=(
            Expectation((SassClass.ASYNC_COPY,)),
            kept_barriers(kernel),
            Expectation((SassClass.BARRIER,)),
        ),
        touched=tuple(sorted((*copies.into_shared, *products.all))),
    )


EXPERIMENT = Experiment(
    "no-copies-no-products",
    "What if copies fetched nothing, and products cost nothing?",
    Bottleneck.COPIES_AND_PRODUCTS,
    propose,
    rank=14,
)
