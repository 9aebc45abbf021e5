"""Load what nobody writes by way of the read-only path.

What it changes: a plain global load (``ld.global``) of a buffer that the launch does not write
becomes a read-only one (``ld.global.nc``): what ``const T *__restrict__`` or ``__ldg`` ask for. The
assembler may then move it across stores and barriers, make several of them early, and make one
of two; the hardware need not look for writes of other threads.

Why the results stay the same: a read-only load gives what was in memory when the launch began, or
what was written since. Where nothing is written there, that is the same. It is proved for each
load (see the condition in its words when it is refused): its address comes from the pointer of a
buffer that no store, atomic, copy or call of the kernel can reach. Volatile loads, those ordered
with other threads, generic ones, and those that say how they are cached in a way that read-only
loads cannot, stay.

What it costs: loads that are made earlier take registers for longer.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.accesses.constant_loads import constant_loads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.rewrite import replace_opcode

_BEFORE = ("global", "ca", "cg", "cs")
"""Words that may stand between ``ld`` and ``nc``."""
_UNFIT = frozenset({"nc", "lu", "cv", "unified", "b128"})


@dataclass(frozen=True)
class ReadOnlyLoads(Transformation):
    """``ld.global`` to ``ld.global.nc`` wherever nothing of the launch writes what is loaded."""

    NAME: ClassVar[str] = "read-only-loads"
    SUMMARY: ClassVar[str] = "loads data that the launch does not write through the read-only path"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.RELOADS, Bottleneck.IN_FLIGHT, Bottleneck.LOADS}
    )

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where a load could become read-only."""
        return (cls(),) if any(_is_plain(kernel, n) for n in kernel.global_loads) else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Rewrite every load for which it is proved."""
        plain = [n for n in kernel.global_loads if _is_plain(kernel, n)]
        if not plain:
            return Refusal("no plain global load is left that is not read-only", absent=True)
        proved, reason = constant_loads(kernel)
        chosen = [n for n in plain if proved.holds(n)]
        if not chosen:
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        for index in chosen:
            instruction = kernel.code.instructions[index]
            words = [word for word in words_of(instruction)[1:] if word != "weak"]
            at = next(n for n, word in enumerate(words) if word not in _BEFORE)
            opcode = ".".join(("ld", *words[:at], "nc", *words[at:]))
            rewriting.edit(replace_opcode(kernel.module, instruction, opcode))
        notes = [f"{len(chosen)} loads provably read memory that the launch does not write"]
        if staying := len(plain) - len(chosen):
            notes.append(f"{staying} are kept: {reason}")
        made = replace(kernel.launch, ptx=rewriting.text())
        return Rewritten(made, tuple(notes), tuple(chosen))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Promise that pointers do not alias."""
        del kernel
        return Advice(
            "declare pointers to read-only data const and __restrict__",
            "__global__ void kernel(float *out, const float *in)",
            "__global__ void kernel(float *__restrict__ out, const float *__restrict__ in)",
        )


def _is_plain(kernel: Kernel, index: int) -> bool:
    """True if a load is a plain one of global memory, which can be marked as read-only."""
    words = words_of(kernel.code.instructions[index])
    return words[0] == "ld" and "global" in words and _UNFIT.isdisjoint(words)


TRANSFORMATION = ReadOnlyLoads
