"""What if data used once did not stay in the L1?

What it changes: for each buffer that the kernel loads from by plain loads, one copy of the kernel
in which all of these carry the hint ``.L1::no_allocate``: what they bring takes no place in the L1.
The fastest copy counts. Where there are loads from several buffers to carry it, one copy more has
the hint on all of them, as a control. Addresses, accesses and results stay as they are.

What the answer means: faster, and that buffer pushes data out of the L1 which is used again: load
it with the hint, or by ``__ldcs`` or ``__ldcg`` where that is easier to write. Slower, and the
buffer's own data is used again out of the L1. The same: nothing that is used again falls out of the
L1 for this buffer's sake; it may for want of room all the same. As fast with the hint on all loads,
where nothing is left that the L1 could keep: the hint gains by something else than by what hits,
and no L1 misses are named.

When it is valid: always; the results are the same. Loads that state how they are cached, volatile
ones, and those of which it cannot be told what buffer they go to stay as they are. With one buffer
there is nothing to keep in its stead: it is not asked. Where loops load, it is asked of what they
load from; four buffers are tried, those with most loads.
"""

from dataclasses import replace
from itertools import chain

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.instructions.conditions import nothing_to
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.kernel.rewriting import Rewriting
from cuado.model.arguments import Structure
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.rewrite import replace_opcode
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

HINT = "L1::no_allocate"
MOST = 4
"""Maximum number of buffers that are tried."""
EVERYTHING = "everything without the L1"
"""Label of the control's setting."""
_LOADS = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)
_BEFORE = frozenset({"ld", "weak", "global", "nc"})
"""Words of an opcode that precede the hint."""
_OPERATORS = frozenset({"ca", "cg", "cs", "lu", "cv"})

_Buffer = tuple[str, int]
"""A parameter or a variable, and the pointer's byte offset in it."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Let the loads from each buffer in turn bypass the L1."""
    loads = [n for n in kernel.global_loads if scope.holds(n)]
    if not loads:
        return nothing_to(kernel, "loads nothing from global memory")
    if len({_buffer_of(kernel, n) for n in loads}) < 2:
        return Refusal("the kernel appears to load from one buffer only")
    plain = _plain_loads(kernel, loads)
    most = _most_loaded(kernel, loads, plain)
    if not most:
        return Refusal("no plain load provably reads one known buffer")
    tried = [_without(kernel, _name_of(kernel, each), plain[each]) for each in most]
    if len(plain) > 1:
        tried.append(_control(kernel, sorted(chain.from_iterable(plain.values()))))
    return replace(tried[0], alternatives=tuple(tried[1:]))


def _plain_loads(kernel: Kernel, loads: list[int]) -> dict[_Buffer, list[int]]:
    """Those of some loads that leave caching to the hardware, by the buffer that they read."""
    found: dict[_Buffer, list[int]] = {}
    for index in loads:
        buffer = _buffer_of(kernel, index)
        if buffer is not None and _is_plain(kernel, index):
            found.setdefault(buffer, []).append(index)
    return found


def _most_loaded(
    kernel: Kernel, loads: list[int], plain: dict[_Buffer, list[int]]
) -> list[_Buffer]:
    """The buffers with most loads in loops, or with most loads where no load is in a loop."""
    flow = kernel.slicer.flow
    inside = frozenset[int]().union(*(loop.blocks for loop in loops_of(flow)))
    hot = {n for n in loads if flow.block_of[n] in inside} or {*loads}
    counts = {buffer: len(hot.intersection(found)) for buffer, found in plain.items()}
    return sorted(filter(counts.get, counts), key=lambda buffer: -counts[buffer])[:MOST]


def _buffer_of(kernel: Kernel, index: int) -> _Buffer | None:
    """The buffer that a load reads; None where that is unknown."""
    location = kernel.slicer.addresses.location(index)
    if location is None or location.root is None:
        return None
    return location.root.key[0], location.root.offset


def _is_plain(kernel: Kernel, index: int) -> bool:
    """True if a load leaves to the hardware how it is cached."""
    words = words_of(kernel.code.instructions[index])
    stated = any(word in _OPERATORS or word.startswith("L1::") for word in words)
    return words[0] == "ld" and not stated and not is_ordered(kernel, index)


def _name_of(kernel: Kernel, buffer: _Buffer) -> str:
    """The buffer's name in the launch or in the module."""
    name, offset = buffer
    given = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
    argument = next((each for parameter, each in given if parameter.name == name), None)
    if argument is None:
        return f"{name}+{offset}" if offset else name
    return f"{argument.name}+{offset}" if isinstance(argument, Structure) else argument.name


def _control(kernel: Kernel, loads: list[int]) -> Proposal:
    """The kernel with the hint on all loads: the L1 keeps no data for reuse."""
    note = "the L1 keeps nothing for reuse: this gain is not a cost of misses"
    made = _without(kernel, "", loads)
    return replace(made, settings=(Setting(EVERYTHING),), notes=(note,), label=EVERYTHING)


def _without(kernel: Kernel, name: str, loads: list[int]) -> Proposal:
    """The kernel with the hint on some loads."""
    rewriting = Rewriting(kernel)
    for index in loads:
        instruction = kernel.code.instructions[index]
        words = words_of(instruction)
        at = next(n for n, word in enumerate(words) if word not in _BEFORE)
        hinted = ".".join((*words[:at], HINT, *words[at:]))
        rewriting.edit(replace_opcode(kernel.module, instruction, hinted))
    count = f"{len(loads)} loads leave" if len(loads) > 1 else "1 load leaves"
    return Proposal(
        Kind.EQUIVALENT,
        (Setting(f"{name} without the L1"),),
        rewriting.text(),
        keeps_results=True,
        expects=(Expectation(_LOADS),),
        touched=tuple(loads),
        notes=(f"{count} no data of '{name}' in the L1",),
        label=name,
    )


EXPERIMENT = Experiment(
    "cache-hints",
    "What if data used once did not stay in the L1?",
    Bottleneck.L1_MISSES,
    propose,
    cause=Cause.L1_MISSES,
    is_remedy=True,
    rank=44,
)
