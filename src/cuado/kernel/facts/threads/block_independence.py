"""Decides if blocks or threads may be reordered or merged without changing the results.

Only atomics, fences, volatile accesses and waits order the blocks of a grid; without these, the
launch already allows any order, and any interleaving that keeps the order within each block. The
same holds for a block's threads between barriers, if they exchange nothing within their warps.
"""

from collections.abc import Iterator

from cuado.kernel.facts.threads.waiting_blocks import why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Access, Space, Trait, is_special
from cuado.ptx.syntax.operands import Name, names_in

ORDERING = frozenset(
    {
        *(Trait.FENCE, Trait.CLUSTER, Trait.CALL, Trait.TRAP, Trait.TIME, Trait.VOLATILE),
        *(Trait.DESCRIPTOR, Trait.STACK),
    }
)
"""Traits that may order blocks, or hide that they are ordered."""
EXCHANGING = frozenset({Trait.WARP, Trait.MATRIX})
"""Traits of operations that the lanes of a warp do together."""
MINGLED = frozenset({Trait.ASYNC, Trait.CARRY_IN, Trait.CARRY_OUT})
"""Traits that use state of which a thread has one: groups of asynchronous copies, a carry flag."""
PLACES = frozenset({"%tid", "%ntid", "%ctaid", "%nctaid"})
LANES = frozenset({"%laneid"} | {f"%lanemask_{each}" for each in ("eq", "le", "lt", "ge", "gt")})
_CLUSTERS = frozenset({"reqnctapercluster", "explicitcluster", "maxclusterrank"})
_COMMUTING = frozenset({"add", "min", "max", "and", "or", "xor"})
_INTEGERS = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})
_FLOATS = frozenset({"f16", "bf16", "f32", "f64"})
_WORDS = (".u32", ".s32", ".b32")


def objections(
    kernel: Kernel,
    forbidden: frozenset[Trait],
    specials: frozenset[str],
    *,
    rounded: bool = False,
) -> Iterator[str]:
    """Why the order of blocks may affect the results; nothing if it cannot.

    Args:
        kernel: the kernel.
        forbidden: traits that its instructions must not have.
        specials: special registers, without component, that the kernel may read.
        rounded: whether sums of floats may be rounded otherwise.
    """
    if kernel.slicer.flow.unresolved:
        yield "indirect branch (brx.idx)"
    if any(each.name in _CLUSTERS for each in kernel.function.directives):
        yield "the kernel is launched in clusters"
    for index, effects in enumerate(kernel.code.effects):
        instruction = kernel.code.instructions[index]
        where = f"'{instruction.opcode}' (PTX line {kernel.module.lines(instruction.start)})"
        if reason := _objection(kernel, index, forbidden, rounded=rounded):
            yield f"{where} {reason}"
        for name in effects.reads:
            if is_special(name) and name not in specials:
                yield f"the kernel reads {name}: {where}"
    if reason := why_blocks_wait(kernel):
        yield reason


def _objection(kernel: Kernel, index: int, forbidden: frozenset[Trait], *, rounded: bool) -> str:
    """Why an instruction's effect may depend on the order of blocks; empty if it does not."""
    instruction, opcode = kernel.code.instructions[index], kernel.code.effects[index].opcode
    if not opcode.known or opcode.access is Access.UNKNOWN:
        return "is not known to cuado"
    if found := opcode.traits & forbidden:
        return _WHY[min(found)]
    if instruction.base in ("brx", "activemask") or _is_unsynchronized(kernel, index):
        return "depends on which lanes are active"
    return _atomic(kernel, index, rounded=rounded)


_WHY = {
    Trait.FENCE: "orders memory between blocks",
    Trait.CLUSTER: "communicates within a cluster",
    Trait.CALL: "calls a function with unknown effects",
    Trait.TRAP: "may abort the launch",
    Trait.TIME: "reads a clock",
    Trait.VOLATILE: "is volatile: other threads may write there",
    Trait.DESCRIPTOR: "reads shared memory through a descriptor",
    Trait.STACK: "changes the stack",
    Trait.ASYNC: "counts individual threads",
    Trait.CARRY_IN: "uses the carry flag, which copies would share",
    Trait.CARRY_OUT: "uses the carry flag, which copies would share",
    Trait.WARP: "is a warp-wide operation",
    Trait.MATRIX: "is a warp-wide operation",
}


def _is_unsynchronized(kernel: Kernel, index: int) -> bool:
    """True if lanes exchange values without a mask of the active lanes."""
    instruction = kernel.code.instructions[index]
    return instruction.base in ("shfl", "vote") and "sync" not in instruction.opcode.split(".")


def _atomic(kernel: Kernel, index: int, *, rounded: bool) -> str:
    """Why an atomic's effect may depend on the order of blocks; empty if it does not."""
    code, effects = kernel.code, kernel.code.effects[index]
    if effects.opcode.access is not Access.ATOMIC:
        return ""
    words = code.instructions[index].opcode.split(".")
    # PTX ISA, "Scope": one of another block may come between its reading and its writing.
    if "cta" in words and kernel.space(index) is not Space.SHARED:
        return "is atomic among the threads of its block alone"
    # Types by name: one that begins with a letter of integers may be a float (``bf16``).
    fitting = _INTEGERS | _FLOATS if rounded else _INTEGERS
    if words[-1] not in fitting or _COMMUTING.isdisjoint(words):
        return "leaves a result that depends on the order of updates"
    # Blocks see nothing of each other's shared memory: what an atomic returns there depends on the
    # block's own threads, whose order stays as free as it was. Where it decides a branch, copies of
    # a block in one thread would diverge.
    keys = code.keys(effects.writes, index)
    if not keys or not kernel.slicer.chains.users.get(index):
        return ""
    if kernel.space(index) is Space.SHARED and index not in kernel.slicer.control().loads:
        return ""
    return "returns a value that depends on the order"


def unusual_reads(kernel: Kernel, *bases: str) -> Iterator[str]:
    """Reads of special registers (``%ctaid``) in a form that cannot be given another index."""
    code = kernel.code
    for index, effects in enumerate(code.effects):
        instruction = code.instructions[index]
        for base in bases:
            if base not in effects.reads:
                continue
            axes = {f"{base}.{axis}" for axis in "xyz"}
            named = [n for o in instruction.operands for n in names_in(o) if n == base]
            plain = [o for o in instruction.operands if isinstance(o, Name) and o.text in axes]
            if len(plain) != len(named) or not instruction.opcode.endswith(_WORDS):
                yield f"'{instruction.rendered()}' reads {base} in an unsupported form"
