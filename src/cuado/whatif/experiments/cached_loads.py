"""What if loads that pass by the L1 were cached in it?

What it changes: each global load that states how it is cached (``.cg``, ``.cs``, ``.lu``, or a hint
that keeps its data out of the L1) becomes a plain one.

What the answer means: faster, and the data is used again, by the same warp or another one of the
SM: the operator costs what the L1 would save. Slower, and it is right where it is. On chips that
did not cache global loads by default it mattered less.

When it is valid: where the results stay the same, which is compared. A load may pass by the L1
because another SM writes what it reads while the kernel runs: then it must; volatile loads, and
those that order memory between threads, stay as they are.
"""

from cuado.model.cause import Cause
from cuado.ptx.rewrite import replace_opcode
from cuado.sass.toolchain.classes import SassClass
from cuado.whatif.experiment import (
    Bottleneck,
    Expectation,
    Experiment,
    Kind,
    Proposal,
    Refusal,
    Scope,
    Setting,
)
from cuado.whatif.experiments._arithmetic import words_of
from cuado.whatif.experiments._values import is_ordered
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject

_PAST_THE_L1 = frozenset({"cg", "cs", "lu", "L1::no_allocate", "L1::evict_first"})
_LOADS = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Take the operators and hints off the loads in scope."""
    chosen = [n for n in subject.global_loads if scope.holds(n) and _passes(subject, n)]
    if not chosen:
        # Not absent: data may leave the L1 too early all the same.
        return Refusal("no global load passes by the L1")
    rewriting = Rewriting(subject)
    for index in chosen:
        instruction = subject.code.instructions[index]
        plain = ".".join(word for word in words_of(instruction) if word not in _PAST_THE_L1)
        rewriting.edit(replace_opcode(subject.module, instruction, plain))
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("cached"),),
        rewriting.text(),
        keeps_results=True,
        expectations=(Expectation(_LOADS),),
        touched=tuple(chosen),
    )


def _passes(subject: Subject, index: int) -> bool:
    words = words_of(subject.code.instructions[index])
    return (
        words[0] == "ld" and not _PAST_THE_L1.isdisjoint(words) and not is_ordered(subject, index)
    )


EXPERIMENT = Experiment(
    "cached-loads",
    "What if loads that pass by the L1 were cached in it?",
    Bottleneck.L1_MISSES,
    propose,
    cause=Cause.L1_MISSES,
    is_remedy=True,
    per_line=True,
    rank=45,
)
