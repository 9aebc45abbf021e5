"""Refuses to model the time of kernels with instructions that the timing model does not know."""

from math import prod

from cuado.backends.emulated.frontend.limits import cluster_of
from cuado.model.launch import Extent
from cuado.model.trial import Failure, TrialFailedError
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Trait

_TIMED = frozenset({"cp", "mbarrier", "wgmma", "fence", "elect", "setmaxnreg", "tensormap"})
"""First words of asynchronous instructions whose times are modelled."""
_UNTIMED = frozenset({"reduce", "prefetch", "multicast::cluster", "im2col", "sp"})
"""Words of those whose times are not."""
_HINT = "prefetch.tensormap"
"""Is issued, and moves 128 bytes once in a launch, as a rule before anything waits for them."""
_OF_ONE_BLOCK = frozenset({"mbarrier", "bulk"})
"""Words of those that are modelled by what one block does, and not its cluster."""
_OF_CLUSTERS = frozenset({"barrier", "mapa", "getctarank", "ld", "st", "atom", "red", "mbarrier"})
"""First words of instructions of clusters whose times are modelled."""
REMEDY = "time it on a GPU (--device gpu); its results, and its defects by 'cuado check', need none"


def untimed(name: str, code: Code, cluster: Extent | None) -> TrialFailedError | None:
    """Why the time of a program is not modelled; None if it is.

    Args:
        name: of the program, for the message.
        code: its PTX.
        cluster: blocks of a cluster along each axis, as the launch states it; None for none.
    """

    def refused(what: str) -> TrialFailedError:
        return TrialFailedError(Failure.OTHER, f"'{name}': no time is modelled for {what}", REMEDY)

    in_cluster = prod(cluster_of(code.function, cluster) or (1,)) > 1
    for index, instruction in enumerate(code.instructions):
        traits = code.effects[index].opcode.traits
        words = instruction.opcode.split(".")
        is_modelled = words[0] in _TIMED and _UNTIMED.isdisjoint(words)
        is_known = Trait.ASYNC not in traits or is_modelled or instruction.opcode == _HINT
        if Trait.CLUSTER in traits:
            is_known = words[0] in _OF_CLUSTERS and "async" not in words
        of_cluster = in_cluster and not _OF_ONE_BLOCK.isdisjoint(words)
        if not is_known or of_cluster or words[0] == "wmma":
            line = code.module.lines(instruction.start)
            where = " in a cluster" if of_cluster else ""
            return refused(f"'{instruction.rendered()}'{where} (PTX line {line})")
    return None
