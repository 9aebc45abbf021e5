"""Messages for kernels that have only machine code, with advice for the user."""

from cuado.sass.toolchain.targets import Capability, with_ptx

EXPERIMENT = "no-ptx: this rewrites PTX, and there is only machine code"
"""Why an experiment cannot be made."""
TRANSFORMATION = "there is no PTX, only machine code"
"""Why a transformation is not tried."""


def note(code: Capability) -> str:
    """What is done with such a kernel, and what to do for the rest.

    Args:
        code: compute capability that the machine code is for.
    """
    return (
        "no-ptx: there is only machine code, so that experiments are made by patching machine code "
        "(NOPs in place of instructions) or by changing the launch; for all of them build the "
        f"kernel with PTX: {with_ptx(code)}"
    )
