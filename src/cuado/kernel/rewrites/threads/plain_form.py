"""A kernel as its launch has it: plain loops, and a grid of two axes."""

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.loops.settled_loops import with_settled_loops
from cuado.kernel.rewrites.threads.grid_of_two_axes import with_two_axes


def plain_form(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, without what hides that it is a product; itself if nothing does.

    It computes the same for this launch. The axes come first: conditions on them are settled then.
    """
    return with_settled_loops(with_two_axes(kernel))
