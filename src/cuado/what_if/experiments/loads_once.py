"""What if what does not change in a loop were loaded once?

What it changes: a global load in a loop whose address is the same in every iteration is made once,
before the loop, into registers of its own; the iterations copy these.

What the answer means: the gain is what keeping the values in local variables brings. The compiler
has not done so because a store in the loop might overwrite them, as far as it can tell: say that
it does not, by ``__restrict__`` on the pointers. More registers are in use during the loop, so that
fewer blocks may fit an SM; that is part of the answer.

When it is valid: the results are compared, and are the same with the inputs at hand. Whether that
holds for all inputs (that no store of the loop writes what is loaded) the author has to know. Only
loads that every execution of the loop makes are moved, so that no address is read that was not.
Loops in which threads wait for each other, or update memory atomically, stay as they are.
"""

from collections import Counter

from cuado.kernel.facts.loops.loop import (
    WAIT,
    entry_of,
    innermost,
    instructions_of,
    is_always_made,
    may_wait,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import NOT_PROVED, Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered, register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.operands import Address, Name, Operand, Vector, rendered
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_LOADS = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Move loop-invariant loads before their loops."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): the loops are unknown")
    found = _repeated(kernel, scope)
    if not found:
        return Refusal("no global load in a loop repeats its address", absent=True)
    reasons = {n: _objection(kernel, loop, n) for n, loop in found.items()}
    moved = {n: loop for n, loop in found.items() if not reasons[n]}
    kept = Counter(reason for reason in reasons.values() if reason)
    if not moved:
        return Refusal(f"no repeated load can be moved: {kept.most_common(1)[0][0]}")
    rewriting = Rewriting(kernel)
    for index, loop in moved.items():
        _move(rewriting, loop, index)
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("loaded once"),),
        rewriting.text(),
        keeps_results=True,
        expects=lambda: (Expectation(_LOADS, minus=kernel.built.count(*_LOADS)),),
        touched=tuple(moved),
        notes=(
            f"{NOT_PROVED}that no store of the loop writes what is loaded before it "
            "(outputs are equal for these inputs)",
            *(f"{n} of the repeated loads are kept: {reason}" for reason, n in kept.items()),
        ),
    )


def _repeated(kernel: Kernel, scope: Scope) -> dict[int, Loop]:
    """Global loads whose address is the same in every iteration of their innermost loop."""
    loops, found = loops_of(kernel.slicer.flow), {}
    for index in filter(scope.holds, kernel.global_loads):
        loop = innermost(kernel, loops, index)
        if loop is not None and _repeats(kernel, loop, index):
            found[index] = loop
    return found


def _definitions(kernel: Kernel, index: int) -> frozenset[int]:
    """Instructions that may have written registers of an access's address."""
    code, chains = kernel.code, kernel.slicer.chains
    keys = code.keys(code.effects[index].address, index)
    return frozenset(n for key in keys for n in chains.definitions.get((index, key), ()))


def _repeats(kernel: Kernel, loop: Loop, index: int) -> bool:
    """True if the address of a load is the same in all iterations."""
    blocks = {kernel.slicer.flow.block_of[n] for n in _definitions(kernel, index)}
    return blocks.isdisjoint(loop.blocks)


def _objection(kernel: Kernel, loop: Loop, index: int) -> str:
    """Why a load must stay in its loop; empty if it need not."""
    instruction = kernel.code.instructions[index]
    values = [
        _names(operand) for operand in instruction.operands if not isinstance(operand, Address)
    ]
    if is_ordered(kernel, index) or instruction.guard:
        return "they are predicated, or order memory between threads"
    if len(values) != 1 or any(register_bits(kernel, v, index) is None for v in values[0]):
        return "their form is not supported"
    if reason := _objection_to_loop(kernel, loop, index):
        return reason
    entry = entry_of(kernel, loop)
    if entry is None:
        return "the loop has several entries"
    address = kernel.code.effects[index].address
    same = kernel.code.keys(address, index) == kernel.code.keys(address, entry.index)
    return "" if same else "their form is not supported"


def _objection_to_loop(kernel: Kernel, loop: Loop, index: int) -> str:
    """Why a load cannot leave its loop because of the loop's other code; empty if it can."""
    if may_wait(kernel, instructions_of(kernel, loop)):
        return f"{WAIT} in the loop"
    for other in instructions_of(kernel, loop):
        is_store = kernel.code.effects[other].opcode.access is Access.STORE
        if is_store and _overwrites(kernel, other, index):
            return "the loop stores to the addresses they load"
    if not is_always_made(kernel, loop, index):
        return "an iteration may skip them"
    return ""


def _overwrites(kernel: Kernel, store: int, load: int) -> bool:
    """True if a store provably overwrites loaded bytes: same base address, overlapping ranges."""
    spans = []
    for index in (store, load):
        operands = kernel.code.instructions[index].operands
        address = next((each for each in operands if isinstance(each, Address)), None)
        if address is None:
            return True
        spans.append((rendered(address.base), address.offset or 0, index))
    (one, first, _), (other, second, _) = spans
    if one != other or _definitions(kernel, store) != _definitions(kernel, load):
        return False
    sizes = [kernel.code.effects[index].opcode.bytes or 1 for index in (store, load)]
    return first < second + sizes[1] and second < first + sizes[0]


def _names(operand: Operand) -> tuple[str, ...]:
    """The loaded registers, without sinks."""
    items = operand.items if isinstance(operand, Vector) else (operand,)
    return tuple(each.text for each in items if isinstance(each, Name) and each.text != "_")


def _move(rewriting: Rewriting, loop: Loop, index: int) -> None:
    """Load before the loop, and copy the value in it."""
    kernel = rewriting.subject
    instruction = kernel.code.instructions[index]
    value, address = instruction.operands[:2]
    kept: dict[str, str] = {}
    copies = []
    for name in _names(value):
        bits = register_bits(kernel, name, index)
        kept[name] = rewriting.register(f"b{bits}")
        copies.append(f"mov.b{bits} {name}, {kept[name]};")
    items = value.items if isinstance(value, Vector) else (value,)
    names = [kept.get(rendered(each), "_") for each in items]
    target = f"{{{', '.join(names)}}}" if isinstance(value, Vector) else names[0]
    entry = entry_of(kernel, loop)
    if entry is None:
        raise PtxEditError("a loop has several entries")
    # The original registers may be overwritten in the loop: each iteration copies from registers of
    # the load's own.
    put = rewriting.after if entry.after else rewriting.before
    put(entry.index, f"{entry.guard}{instruction.opcode} {target}, {rendered(address)};")
    rewriting.replace(index, "\n".join(copies))


EXPERIMENT = Experiment(
    "loads-once",
    "What if loop-invariant loads were made once?",
    Bottleneck.RELOADS,
    propose,
    cause=Cause.REDUNDANT_LOADS,
    is_remedy=True,
    per_line=True,
    rank=39,
)
