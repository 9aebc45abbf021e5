"""What if loads that bypass the L1 were cached in it?

What it changes: each global load that states how it is cached (``.cg``, ``.cs``, ``.lu``, or a hint
that keeps its data out of the L1) becomes a plain one.

What the answer means: faster, and the data is used again, by the same warp or another one of the
SM: the operator costs what the L1 would save. Slower, and it is right where it is. On chips that
did not cache global loads by default it mattered less.

When it is valid: where the results stay the same, which is compared. A load may bypass the L1
because another SM writes what it reads while the kernel runs: then it must; volatile loads, and
those that order memory between threads, stay as they are.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.rewrite import replace_opcode
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_PAST_THE_L1 = frozenset({"cg", "cs", "lu", "L1::no_allocate", "L1::evict_first"})
_LOADS = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Take the operators and hints off the loads in scope."""
    chosen = [n for n in kernel.global_loads if scope.holds(n) and _passes(kernel, n)]
    if not chosen:
        # Not absent: data may leave the L1 too early all the same.
        return Refusal("no global load bypasses the L1")
    rewriting = Rewriting(kernel)
    for index in chosen:
        instruction = kernel.code.instructions[index]
        plain = ".".join(word for word in words_of(instruction) if word not in _PAST_THE_L1)
        rewriting.edit(replace_opcode(kernel.module, instruction, plain))
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("cached"),),
        rewriting.text(),
        keeps_results=True,
        expects=(Expectation(_LOADS),),
        touched=tuple(chosen),
    )


def _passes(kernel: Kernel, index: int) -> bool:
    words = words_of(kernel.code.instructions[index])
    return words[0] == "ld" and not _PAST_THE_L1.isdisjoint(words) and not is_ordered(kernel, index)


EXPERIMENT = Experiment(
    "cached-loads",
    "What if loads that bypass the L1 were cached in it?",
    Bottleneck.L1_MISSES,
    propose,
    cause=Cause.L1_MISSES,
    is_remedy=True,
    per_line=True,
    rank=45,
)
