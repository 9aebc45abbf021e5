"""Versions of kernels as tests make them: assembled and judged in one go."""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.versions import Version, draft, settled


def make(subject: Kernel, experiment: Experiment, scope: Scope, proposal: Proposal) -> Version:
    """Assemble a proposal, and judge it.

    Raises:
        CuadoError: the rewritten module cannot be assembled.
    """
    return settled(draft(subject, experiment, scope, proposal))
