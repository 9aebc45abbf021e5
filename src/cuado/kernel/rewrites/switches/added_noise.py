"""Adds work of one kind to the hot loops of a kernel, in an amount set by a switch.

Into each innermost loop that accesses memory (or before the first access, if no loop does) goes a
block of code that a uniform branch skips when the switch is 0. With switch n it runs n groups of
``GROUP`` operations. All noise flows into one register, the state, which the next block depends on
and which every exit compares with a pattern it never has: so the compiler can neither drop the
work, nor do it once for all iterations.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, Expectation, Kind, Proposal, Refusal, Setting
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.loops import hot_blocks
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.sass.toolchain.classes import SassClass

GROUP = 8
"""Operations of one group."""
GROUPS = 4
SETTINGS = (OFF, *(Setting(f"+{GROUP * n}", n, amount=float(GROUP * n)) for n in (1, 2, 4)))
_COPIES = 4
"""Most copies of the work that the compiler may make by unrolling or splitting paths."""
_ACCESSES = frozenset({Access.LOAD, Access.STORE, Access.ATOMIC, Access.COPY})
_SPACES = frozenset({Space.GLOBAL, Space.SHARED, Space.GENERIC, Space.TEXTURE})


@dataclass(frozen=True, slots=True)
class Work:
    """The code of one block of noise, as lines of PTX.

    Attributes:
        first: before the first group.
        groups: ``GROUPS`` groups of ``GROUP`` operations; any prefix of the groups can run.
        last: after any number of groups: folds their results into the state.
    """

    first: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]
    last: tuple[str, ...]


Make = Callable[[Rewriting, str], Work]
"""Makes the work of a kernel from its rewriting and the register with the state."""


def propose_noise(kernel: Kernel, make: Make, kind: SassClass) -> Proposal | Refusal:
    """Add work to the hot loops of a kernel.

    Args:
        kernel: the kernel.
        make: the work; called once.
        kind: the class of the work in machine code.
    """
    if special_reads(kernel, "%clock", "%globaltimer"):
        return Refusal("the kernel reads the clock: its results depend on its duration")
    exits = kernel.having(Trait.EXIT)
    if not exits:
        return Refusal("the kernel has no exit at which the added work can be made observable")
    places, in_loops = _places(kernel)
    rewriting = Rewriting(kernel)
    state = rewriting.register("b32")
    rewriting.at_start(
        f"mov.u32 {state}, %tid.x;\nxor.b32 {state}, {state}, {rewriting.opaque(32)};"
    )
    work = make(rewriting, state)
    for place in places:
        rewriting.before(place, _block(rewriting, work))
    for index in exits:
        rewriting.store_never(index, state)
    where = f"in {len(places)} innermost loop{'s' if len(places) > 1 else ''}, once per iteration"
    return Proposal(
        Kind.NOISE,
        SETTINGS,
        rewriting.text(),
        has_tail=True,
        keeps_results=True,
        pin_occupancy=True,
        expects=(Expectation((kind,), plus=_COPIES * GROUP * GROUPS * len(places)),),
        touched=places,
        notes=(where if in_loops else "no loop accesses memory: once per thread",),
    )


def _places(kernel: Kernel) -> tuple[tuple[int, ...], bool]:
    """Instructions to put noise before, and whether these are loop headers."""
    flow = kernel.slicer.flow
    accesses = [
        n
        for n, effects in enumerate(kernel.code.effects)
        if effects.opcode.access in _ACCESSES and kernel.space(n) in _SPACES
    ]
    blocks = hot_blocks(flow, accesses)
    firsts = tuple(flow.blocks[block].first for block in blocks)
    if _is_in_loop(kernel, blocks[0]):
        return firsts, True
    return (next((n for n in accesses if flow.block_of[n] == blocks[0]), firsts[0]),), False


def _is_in_loop(kernel: Kernel, block: int) -> bool:
    """True if a block is in a cycle of the control flow."""
    following = kernel.slicer.flow.successors
    seen: set[int] = set()
    todo = list(following[block])
    while todo:
        at = todo.pop()
        if at not in seen:
            seen.add(at)
            todo += following[at]
    return block in seen


def _block(rewriting: Rewriting, work: Work) -> str:
    """The work, skipped when the switch is 0, and left after the switch's number of groups."""
    skip, done = rewriting.fresh("$cuado_skip"), rewriting.fresh("$cuado_done")
    enough = rewriting.register("pred")
    lines = [f"@{rewriting.off} bra.uni {skip};", *work.first]
    for number, group in enumerate(work.groups):
        if number:
            lines += (
                f"setp.le.u32 {enough}, {rewriting.switch}, {number};",
                f"@{enough} bra.uni {done};",
            )
        lines += group
    return "\n".join((*lines, f"{done}:", *work.last, f"{skip}:"))


CHAINS = 4


def chains(rewriting: Rewriting, state: str, seed: str, rounds: tuple[str, ...]) -> Work:
    """Work that is arithmetic in independent chains.

    Args:
        rewriting: of the kernel.
        state: register with the state.
        seed: first operation of a chain, of ``{state}`` and the chain's ``{number}`` into ``{a}``.
        rounds: further operations on ``{a}``, one after the other in turn.
    """
    registers = [rewriting.register("b32") for _ in range(CHAINS)]
    lines = [seed.format(a=a, number=n, state=state) for n, a in enumerate(registers, 1)]
    for number in range(GROUP * GROUPS // CHAINS - 1):
        text = rounds[number % len(rounds)]
        lines += [text.format(a=a, state=state) for a in registers]
    groups = tuple(tuple(lines[n : n + GROUP]) for n in range(0, len(lines), GROUP))
    last = tuple(f"xor.b32 {state}, {state}, {a};" for a in registers)
    return Work((), groups, last)


def loads(
    rewriting: Rewriting, state: str, opcode: str, first: tuple[str, ...], address: str, step: int
) -> Work:
    """Work that is loads ``step`` bytes apart, each group's combined with the state on arrival."""
    registers = [rewriting.register("b32") for _ in range(GROUP)]
    groups = []
    for group in range(GROUPS):
        at = [step * (group * GROUP + n) for n in range(GROUP)]
        lines = [
            f"{opcode} {r}, [{address}+{offset}];" for r, offset in zip(registers, at, strict=True)
        ]
        lines += [f"xor.b32 {state}, {state}, {r};" for r in registers]
        groups.append(tuple(lines))
    return Work(first, tuple(groups), ())


def nothing_of(rewriting: Rewriting, state: str, target: str) -> tuple[str, ...]:
    """Lines that compute 0 in ``target`` from the state, unknown to the compiler.

    ``OPAQUE`` has none of the bits that are kept; otherwise they would be at most 124.
    """
    return (
        f"and.b32 {target}, {state}, {rewriting.opaque(32)};",
        f"and.b32 {target}, {target}, 124;",
    )
