"""What if threads that update one word made one atomic operation of theirs?

What it changes: atomic updates whose result is not used, of a word that the threads share. What is
kept apart until when depends on what can be proved. If the whole block shares the word, and the
kernel does nothing else with that buffer, each thread gathers in a register until the kernel ends;
then the block's values become one, and one thread makes one update. If the word stays the same
throughout a loop that does nothing else with it, a thread gathers in a register until it leaves the
loop; then the lanes of a warp make one update. Else they do so each time. Where no address is known
to be the same for a warp, lanes find out which of them go to one word (``__match_any_sync``) and
make one update for each word: of 32-bit integers, unless lanes provably go to words of their own.

What the answer means: the gain is what reducing first brings: in registers over a loop, by
``__reduce_add_sync`` or ``__shfl_xor_sync`` within the warp, through shared memory (or
``cub::BlockReduce``) within the block. It counts what that costs.

When it is valid: integers come out the same, whatever the order, and are compared. Sums of floats
are rounded otherwise: for these the gain is a prediction. The updates order nothing between threads
(no acquire, no release). In a partial warp, updates of floats and 64-bit numbers stay as
they are. For updates at the end every thread has to come there: kernels with barriers, or exchanges
between lanes, that some threads of a block leave out keep to the warp, as do blocks that
are no whole number of warps.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from cuado.kernel.facts.loops.loop import WAITING, instructions_of
from cuado.kernel.facts.reductions.unused_atomics import (
    Operator,
    Reduction,
    objection_to_delay,
    others,
    reductions,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.shared_memory.aggregate_atomics import WARP, AtomicAggregation
from cuado.kernel.rewrites.threads.common_exit import end_with, objection_to_end
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.block_uniform import BlockValues, Step, block_value
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_ATOMICS = (SassClass.ATOMIC, SassClass.SHARED_ATOMIC)
_END, _LOOP, _EACH = "until the kernel ends", "until the loop ends", "each time"
_ALIKE = "each time, over the lanes with one address"
_AT_ONCE = (_EACH, _ALIKE)


@dataclass(frozen=True, slots=True)
class _Word:
    """The updates that are gathered in one register.

    Attributes:
        until: how long they are gathered.
        operator: the operator of the updates.
        opcode: the opcode of the updates.
        base: how the address is computed; the instruction's number where that is unknown.
        offset: bytes added to the base.
        exits: first instructions of the blocks after the loop.
    """

    until: str
    operator: Operator
    opcode: str
    base: Step | str | int
    offset: int
    exits: tuple[int, ...] = ()


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Gather updates of one word."""
    if not kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC):
        return Refusal("the kernel has no atomics", absent=True)
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what addresses depend on is unknown")
    known = [each for each in reductions(kernel) if scope.holds(each.index)]
    if not known:
        return Refusal("no atomic can be aggregated: unsuitable kinds, or their results are used")
    rewriting = Rewriting(kernel)
    gathering = AtomicAggregation(rewriting)
    planned = dict(_planned(kernel, known)) or dict(_matched(kernel, known, gathering))
    if not planned:
        return Refusal("no atomic provably targets one address per warp")
    _Rewrite(rewriting, gathering, planned).run()
    is_exact = all(each.operator.is_exact for each in planned)
    kept = Counter(word.until for word in planned.values())
    notes = [f"{count} of {len(known)} updates are aggregated {u}" for u, count in kept.items()]
    if not is_exact:
        notes.append("floating-point sums would be rounded differently")
    return Proposal(
        Kind.EQUIVALENT if is_exact else Kind.SEPARATE,
        (Setting("gathered"),),
        rewriting.text(),
        keeps_results=is_exact,
        expects=partial(_expectations, kernel, list(planned.values())),
        touched=tuple(each.index for each in planned),
        notes=tuple(notes),
    )


def _planned(kernel: Kernel, known: list[Reduction]) -> Iterator[tuple[Reduction, _Word]]:
    """Each update that can be gathered, with its word."""
    loops = sorted(loops_of(kernel.slicer.flow), key=lambda loop: loop.depth)
    whole_warps = kernel.launch.threads_per_block % WARP == 0
    meets = whole_warps and not objection_to_end(kernel)
    for each in known:
        base = block_value(kernel, each.base, each.index)
        # The longest delay costs the fewest atomics: until the kernel ends, else until the
        # outermost possible loop ends, else each time.
        if base is not None and meets and not objection_to_delay(kernel, each):
            yield each, _Word(_END, each.operator, each.opcode, base, each.offset)
            continue
        exits = base is not None and next(
            (found for loop in loops if (found := _exits(kernel, loop, each))), None
        )
        if base is not None and exits:
            yield each, _Word(_LOOP, each.operator, each.opcode, base, each.offset, exits)
        elif kernel.lanes.is_broadcast(each.index):
            yield each, _Word(_EACH, each.operator, each.opcode, each.index, each.offset)


def _matched(
    kernel: Kernel, known: list[Reduction], gathering: AtomicAggregation
) -> Iterator[tuple[Reduction, _Word]]:
    """The updates whose lanes can compare their addresses at run time."""
    for each in known:
        symbol = kernel.code.symbol(each.base, each.index)
        is_register = symbol is not None and symbol.variable.space == "reg"
        apart = kernel.lanes.stride_of(each.index)
        if is_register and not apart and gathering.has_instruction(each.operator):
            yield each, _Word(_ALIKE, each.operator, each.opcode, each.index, each.offset)


def _exits(kernel: Kernel, loop: Loop, one: Reduction) -> tuple[int, ...]:
    """The exits of a loop to which an update may be delayed; empty if it may not be."""
    flow = kernel.slicer.flow
    inside = list(instructions_of(kernel, loop))
    if flow.block_of[one.index] not in loop.blocks or others(kernel, one, inside) is not None:
        return ()
    if any(_waits(kernel, n) for n in inside):
        return ()
    targets = {s for block in loop.blocks for s in flow.blocks[block].successors} - loop.blocks
    if EXIT in targets or any(Trait.EXIT in kernel.code.effects[n].opcode.traits for n in inside):
        return ()
    return tuple(sorted(flow.blocks[target].first for target in targets))


def _waits(kernel: Kernel, index: int) -> bool:
    """True if threads may wait for each other at an instruction, for a lock, say."""
    opcode = kernel.code.effects[index].opcode
    decides = opcode.access is Access.ATOMIC and index in kernel.steering
    return decides or bool(WAITING & opcode.traits)


def _expectations(kernel: Kernel, words: list[_Word]) -> Iterator[Expectation]:
    """No more atomics than intended, and a barrier where the block gathers."""
    made = kernel.built.count(*_ATOMICS)
    at_once = sum(word.until in _AT_ONCE for word in words)
    later = sum(max(1, len(word.exits)) for word in set(words) if word.until not in _AT_ONCE)
    yield Expectation(_ATOMICS, minus=made, plus=later + at_once)
    unrolled = max(0, kernel.built.count(SassClass.BARRIER) - len(kernel.barriers))
    meets = any(word.until == _END for word in words)
    yield Expectation((SassClass.BARRIER,), minus=unrolled, plus=int(meets))


class _Rewrite:
    """The edits.

    Args:
        rewriting: of the kernel.
        gathering: the aggregation in the same kernel.
        planned: how each update is gathered.
    """

    def __init__(
        self, rewriting: Rewriting, gathering: AtomicAggregation, planned: dict[Reduction, _Word]
    ) -> None:
        self._rewriting, self._gathering, self._planned = rewriting, gathering, planned
        self._values = BlockValues(rewriting)
        self._own: dict[_Word, str] = {}

    def run(self) -> None:
        """Make them."""
        for each, word in self._planned.items():
            if word.until in _AT_ONCE:
                self._at_once(each, self._alike(each) if word.until == _ALIKE else "")
                continue
            own = self._gathered(word)
            guard = f"@{each.guard} " if each.guard else ""
            combined = each.operator.combined(own, own, each.value)
            self._rewriting.replace(each.index, guard + combined)
        for word, own in self._own.items():
            for exit_ in word.exits:
                code = self._gathering.update(
                    word.operator, self._red(word), own, skips_identity=True
                )
                code.append(f"mov.b{word.operator.bits} {own}, {word.operator.identity};")
                self._rewriting.before(exit_, "\n".join(code))
        last = [(w.operator, self._red(w), own) for w, own in self._own.items() if w.until == _END]
        if last:
            end_with(self._rewriting, self._gathering.at_end(last))

    def _at_once(self, each: Reduction, alike: str) -> None:
        red = f"{each.opcode} [{each.base}+{each.offset}],"
        code = self._gathering.update(each.operator, red, each.value, guard=each.guard, alike=alike)
        self._rewriting.replace(each.index, "\n".join(code))

    def _alike(self, each: Reduction) -> str:
        """The address without its offset: its type and its register."""
        symbol = self._rewriting.subject.code.symbol(each.base, each.index)
        bits = BITS[symbol.variable.type] if symbol is not None else 64
        return f"b{bits} {each.base}"

    def _gathered(self, word: _Word) -> str:
        """The register in which a thread gathers."""
        if word not in self._own:
            own = self._own[word] = self._rewriting.register(f"b{word.operator.bits}")
            start = f"mov.b{word.operator.bits} {own}, {word.operator.identity};"
            self._rewriting.at_start(start)
        return self._own[word]

    def _red(self, word: _Word) -> str:
        """The update without its value."""
        base = word.base if isinstance(word.base, Step) else str(word.base)
        return f"{word.opcode} [{self._values(base)}+{word.offset}],"


EXPERIMENT = Experiment(
    "warp-aggregated-atomics",
    "What if threads that update one address issued one atomic together?",
    Bottleneck.ATOMICS,
    propose,
    cause=Cause.ATOMICS,
    is_remedy=True,
    per_line=True,
    rank=35,
)
