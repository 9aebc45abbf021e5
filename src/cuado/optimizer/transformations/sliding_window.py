"""Keep in registers what the next iteration, or the same one, loads again.

What it changes: a global load whose address is that of another load in the iteration before takes
its value from there, and one that repeats another load of its own iteration becomes a copy; what
the first iteration needs is loaded before the loop.

Why the results stay the same: both loads go to the same address, and nothing of the launch writes
there in between, or at all. That addresses are the same follows from what they are computed of:
equal sums of products of what does not change, of the iteration's number, and of equal functions of
these. Registers that wrap around make no difference: the sums agree in their lower 32 bits
whatever wraps, both addresses lie in one buffer of at most 4 GiB, and an address that is made in
another way (16-bit arithmetic, 64-bit divisions, right shifts, comparisons) is not followed. That
nothing writes there follows from where addresses come from: the pointer of a buffer that no store,
atomic, copy or call of the kernel reaches. No address is read that was not. Where one of these is
not proved, a load stays.

What it costs: registers, and a move for each value kept unless the loop is unrolled.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.values.no_overflow import why_not_exact
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import from_experiment, rewritten_loads
from cuado.optimizer.transformation import Advice, Rewritten
from cuado.what_if.experiments.sliding_window import EXPERIMENT


def _rewritten(kernel: Kernel) -> Rewritten | Refusal:
    """The launch without the loads whose values provably are in registers."""
    found = {n: why_not_exact(kernel, (n,)) for n in kernel.global_loads}
    unfit = {n: reason for n, reason in found.items() if reason}
    return rewritten_loads(EXPERIMENT, kernel, unfit)


TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="keeps recently loaded values in registers",
    advice=Advice(
        "keep the neighbouring values in local variables, and unroll the loop",
        "for (int i = 1; i < n; i++)\n    out[i] = in[i - 1] + in[i] + in[i + 1];",
        "float a = in[0], b = in[1];\nfor (int i = 1; i < n; i++) {\n"
        "    float c = in[i + 1];\n    out[i] = a + b + c;\n    a = b, b = c;\n}",
    ),
    relaxes=frozenset({Bottleneck.RELOADS, Bottleneck.LOADS}),
    rewrite=_rewritten,
)
