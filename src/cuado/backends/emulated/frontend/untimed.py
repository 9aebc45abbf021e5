"""Refuses to model the time of kernels with instructions that the timing model does not know."""

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
_OWN = frozenset({"mapa", "getctarank", "mbarrier"})
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

    if cluster_of(code.function, cluster) is not None:
        return refused("kernels in clusters")
    for index, instruction in enumerate(code.instructions):
        traits = code.effects[index].opcode.traits
        words = instruction.opcode.split(".")
        is_modelled = words[0] in _TIMED and _UNTIMED.isdisjoint(words)
        is_known = Trait.ASYNC not in traits or is_modelled or instruction.opcode == _HINT
        # Outside of clusters a block is one of its own, and these lead to its own memory.
        is_remote = Trait.CLUSTER in traits and words[0] not in _OWN
        if not is_known or is_remote or words[0] == "wmma":
            line = code.module.lines(instruction.start)
            return refused(f"'{instruction.rendered()}' (PTX line {line})")
    return None
