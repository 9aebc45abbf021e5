"""What if a thread had the loads of several iterations in flight?

What it changes: innermost loops that load from global memory go on by two iterations at a time, by
four, or, where few warps fit an SM, by eight: the loads of all of them come first, into registers
of their own, and their work follows, in the order it had. What is left at the end is done one
iteration at a time, as before. The fastest copy counts. In some copies all loads are asked for
before one is waited for, in others the assembler may move them to where registers are free; some
have as many registers as let as many blocks fit an SM as before, or are free of the kernel's own
bounds of registers.

In further copies what a loop loads for its next iteration is loaded one iteration earlier still,
and kept in registers: the loads of two iterations are under way while one is computed. Where the
kernel bounds its registers, one of these copies may have more, so that fewer blocks fit an SM.

What the answer means: faster, and a thread has too little in flight: the loop waits for its loads
before it asks for more. Unroll it with the loads first (``#pragma unroll``, and arrays in
registers), or load the next iteration's data before this one's is used. The compiler has not done
so since it does not know how often the loop runs, or that no store writes what is loaded. Slower or
the same: other warps have enough in flight, or there are not registers enough for more.

When it is valid: the results are the same in every bit, since the order of the arithmetic is. No
load is made that the original does not make: the loop's own condition is computed ahead, and that
of loads that are guarded, or in a small block that does nothing but load. Loads that not every
iteration makes for another reason, or whose addresses or conditions depend on more than arithmetic
and loads that every iteration makes, stay where they are; so do loops that end in the middle,
update memory atomically or copy asynchronously. A load goes before a store of another iteration
unless the store provably writes what it loads: that holds for the inputs at hand, whose results are
compared, and is for the author to know of all others. Where the loop has barriers or exchanges
between lanes, loads from a buffer that it stores to stay. It names no cause where instructions take
as long, or where the launch, the number of warps or a wasteful pattern is named: unrolling hides
some of any latency.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from cuado.device.occupancy import occupancy
from cuado.kernel.facts.accesses.load_reuse import MOST_WORDS, values_of
from cuado.kernel.facts.loops.loop import innermost
from cuado.kernel.facts.loops.unrollable_loops import MOST_TRIPS, Trips, trips_of
from cuado.kernel.facts.registers.launch_bounds import edits_of_bounds, is_bounded, requirements
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import NOT_PROVED, Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.loops.software_pipeline import SoftwarePipeline
from cuado.kernel.rewrites.loops.unroll_loop import Unrolling
from cuado.kernel.rewrites.switches.switched_accesses import WORD, register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_FACTORS = (2, 4)
_FEW = 0.5
"""Part of an SM's threads: if no more fit, MOST_TRIPS iterations at once are tried as well."""
_LONGEST = 8000
"""Number of instructions above which assembling takes too long."""
_GRANULE = 8
_REST = 4
"""How often the assembler unrolls the remaining iterations."""
_EQUAL = (
    f"{NOT_PROVED}that no store writes what a load now precedes "
    "(outputs are equal for these inputs)"
)
_LOADS = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Make the loads of several iterations first."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): the loops are unknown")
    loops = _loading_loops(kernel, scope)
    if not loops:
        return Refusal("no innermost loop loads from global memory")
    dominance = Dominance(kernel.slicer.flow)
    found = [trips_of(kernel, dominance, loop, scope) for loop in loops]
    usable = [each for each in found if isinstance(each, Trips)]
    if not usable:
        why = Counter(each for each in found if isinstance(each, str)).most_common(1)[0][0]
        return Refusal(f"no loop's loads can be moved ahead: {why}")
    made = [each for factor in _factors(kernel) for each in _versions(kernel, usable, factor)]
    made += _earlier(kernel, usable)
    if not made:
        return Refusal("too few registers for the loads of two iterations")
    return replace(made[0], alternatives=tuple(made[1:]))


def _loading_loops(kernel: Kernel, scope: Scope) -> list[Loop]:
    """Innermost loops with global loads in scope, in order of the text."""
    loops = loops_of(kernel.slicer.flow)
    around = [innermost(kernel, loops, n) for n in kernel.global_loads if scope.holds(n)]
    chosen = {loop for loop in around if loop is not None and loop.is_innermost}
    return sorted(chosen, key=lambda loop: loop.header)


def _factors(kernel: Kernel) -> tuple[int, ...]:
    """Numbers of iterations at once that are worth trying."""
    threads = kernel.blocks_per_sm * kernel.launch.threads_per_block
    is_few = threads <= _FEW * kernel.chip.max_threads_per_sm
    return (*_FACTORS, MOST_TRIPS) if is_few else _FACTORS


def _versions(kernel: Kernel, usable: list[Trips], factor: int) -> Iterator[Proposal]:
    """The kernel with ``factor`` iterations at once, with several bounds of registers."""
    fitting = [each for each in usable if factor * _words(kernel, each) <= MOST_WORDS]
    length = sum(each.last - each.first + 1 for each in fitting)
    if not fitting or factor * length + len(kernel.code.instructions) > _LONGEST:
        return
    make = partial(_version, kernel, fitting, factor)
    yield make("")
    if factor not in _FACTORS:
        return
    if factor == _FACTORS[0]:
        yield make("as registers allow", strict=False)
    if is_bounded(kernel):
        yield make("no bounds of registers", (None,), strict=False)
    elif cap := _cap(kernel):
        yield make(f"at most {cap} registers", (cap,))


def _version(
    kernel: Kernel,
    fitting: list[Trips],
    factor: int,
    how: str,
    cap: tuple[int | None, ...] = (),
    *,
    strict: bool = True,
) -> Proposal:
    """One version; ``cap`` replaces the kernel's bounds of registers unless it is empty."""
    rewriting = Rewriting(kernel)
    for each in fitting:
        Unrolling(rewriting, each, factor, strict=strict).run()
    kept = Counter(reason for each in fitting for reason in each.kept)
    touched = sum(len(each.loads) for each in fitting)
    notes = (
        f"{format_count(touched, 'load')} of {format_count(len(fitting), 'loop')}, "
        f"{factor} iterations at a time; {_EQUAL}",
        *(f"{format_count(n, 'load')} unchanged: {reason}" for reason, n in kept.items()),
    )
    label = ", ".join(filter(None, (f"{factor} iterations at once", how)))
    return _proposal(rewriting, fitting, label, notes, factor + _REST, cap)


def _earlier(kernel: Kernel, usable: list[Trips]) -> Iterator[Proposal]:
    """The kernel with loads for the next iteration made one iteration earlier."""
    early = [each.early for each in usable if each.early is not None]
    fitting = [each for each in early if 2 * _words(kernel, each) <= MOST_WORDS]
    if not fitting:
        return
    ways: list[tuple[str, tuple[int | None, ...]]] = [("", ())]
    fewer = _cap(kernel, fewer=True)
    if is_bounded(kernel) and fewer:
        ways.append((f"fewer blocks, at most {fewer} registers", (fewer,)))
    elif is_bounded(kernel):
        ways.append(("no bounds of registers", (None,)))
    elif same := _cap(kernel):
        ways.append((f"at most {same} registers", (same,)))
    for how, cap in ways:
        rewriting = Rewriting(kernel)
        for each in fitting:
            SoftwarePipeline(rewriting, each).run()
        loads = format_count(sum(len(each.loads) for each in fitting), "load")
        notes = (f"{loads} for the next iteration made one iteration earlier; {_EQUAL}",)
        label = ", ".join(filter(None, ("one iteration earlier", how)))
        yield _proposal(rewriting, fitting, label, notes, 2 * _REST, cap)


def _proposal(
    rewriting: Rewriting,
    changed: list[Trips],
    label: str,
    notes: tuple[str, ...],
    copies: int,
    cap: tuple[int | None, ...],
) -> Proposal:
    """A rewritten kernel with other bounds of registers, and at most ``copies`` of each load."""
    kernel = rewriting.subject
    for registers in cap:
        for edit in edits_of_bounds(kernel, registers):
            rewriting.edit(edit)
    inside = sum(each.first <= n <= each.last for n in kernel.global_loads for each in changed)
    return Proposal(
        Kind.EQUIVALENT,
        (Setting(label),),
        rewriting.text(),
        keeps_results=True,
        max_registers=next(iter(cap), None),
        uncapped=cap == (None,),
        expects=lambda: (
            Expectation(_LOADS, minus=kernel.built.count(*_LOADS), plus=copies * inside),
        ),
        touched=tuple(sorted(n for each in changed for n in each.loads)),
        notes=notes,
        label=label,
    )


def _words(kernel: Kernel, trips: Trips) -> int:
    """Number of register words that the loads of an iteration fill."""
    return sum(
        -(-(register_bits(kernel, name, load) or WORD) // WORD)
        for load in trips.loads
        for name in values_of(kernel, load)
    )


def _cap(kernel: Kernel, *, fewer: bool = False) -> int:
    """The most registers with which as many blocks fit an SM as now, or the next smaller number.

    0 if a thread may have all registers.
    """
    needs = requirements(kernel)
    if needs is None:
        return 0
    most_of_thread = kernel.chip.max_registers_per_thread
    fitting = {
        registers: occupancy(
            kernel.chip, replace(needs, registers_per_thread=registers)
        ).blocks_per_sm
        for registers in range(_GRANULE, most_of_thread + 1, _GRANULE)
    }
    blocks = occupancy(kernel.chip, needs).blocks_per_sm
    if fewer:
        blocks = max((each for each in fitting.values() if 0 < each < blocks), default=0)
    most = max((each for each, fit in fitting.items() if fit >= blocks > 0), default=0)
    return most if most + _GRANULE <= most_of_thread else 0


EXPERIMENT = Experiment(
    "unrolled-loads",
    "What if a thread had the loads of several iterations in flight?",
    Bottleneck.IN_FLIGHT,
    propose,
    cause=Cause.LOW_ILP,
    is_remedy=True,
    per_line=True,
    rank=40,
)
