"""What if no two threads ever updated the same word?

What it changes: when the switch is on, each atomic operation on global memory goes to 16 bytes of
its own thread's in scratch memory (of 262,144 threads: more than run at once on most chips), and
each one on shared memory to a word of its own thread's: in its array, if that has one for every
thread of the block, or else in shared memory that is added. If that would leave fewer blocks on an
SM, several warps of the block share words, a lane each. The operations stay.

What the answer means: whether updates queue at few words, and what that costs. As many updates are
made as before, each without a rival, which no author would write. So the gain bounds what spreading
them over more words can bring (several counters instead of one, copies of a histogram), and no
more than that: who reduces in registers, the warp or the block first makes fewer updates, and may
gain more. What can be had is measured by warp-aggregated-atomics and block-private-atomics, where
these can be made; their gain is what counts. Some operations on shared memory (sums of floats) are
a loop around compare-and-swap in machine code, which each rival makes longer.

When it is valid: results are wrong when it is on. An atomic whose result, or whose memory, an
address or a branch depends on stays as it is (work queues, locks, counters of finished blocks). A
loop around compare-and-swap ends only if it reads what it wrote: kernels with one are refused.
The assembler may combine atomics of a warp to one address where it can see that address; it
cannot in the rewritten kernel, which shows as a difference between the original and off.
"""

from dataclasses import dataclass
from itertools import chain

from cuado.device.occupancy import occupancy
from cuado.kernel.facts.registers.launch_bounds import requirements
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import (
    Addressing,
    Chosen,
    Target,
    Wanted,
    choose,
    overwrites_steering,
)
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments.conflict_free_shared import array_of

BYTES = 4 << 20
"""Bytes of scratch memory for all threads: fits the L2 of nearly every chip."""
_EACH = 16
_WORD = 4
_LANES = 32
_NARROW = 32
"""Bits of an address in shared memory, where it is narrower than others."""
_MOST_STATIC = 48 << 10
"""Bytes of shared memory that a kernel may declare."""
_ORDERING = frozenset({"acquire", "release", "acq_rel"})
_SPACES = (Space.GLOBAL, Space.SHARED)
_BLOCK = ("ntid.z tid.z", "ntid.y tid.y", "ntid.x tid.x")
_GRID = ("nctaid.z ctaid.z", "nctaid.y ctaid.y", "nctaid.x ctaid.x")


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Give every thread its own word in the atomics in scope."""
    if reason := _endless_retry(kernel):
        return Refusal(reason)
    added = _words_to_add(kernel)
    chosen = _in_all_spaces([choose(kernel, scope, _wanted(kernel, s, added)) for s in _SPACES])
    if isinstance(chosen, Refusal):
        return chosen
    in_shared = any(_is_shared(kernel, target.index) for target in chosen.targets)
    if in_shared and kernel.having(Trait.ASYNC):
        return Refusal(
            "asynchronous copies keep mbarriers in shared memory, which moved accesses could hit"
        )
    addressing = Addressing(kernel)
    places = _Places(addressing, added)
    for target in chosen.targets:
        place = places.shared(target) if _is_shared(kernel, target.index) else places.scratch()
        addressing.redirect(target, place)
    return addressing.proposal(chosen)


def _endless_retry(kernel: Kernel) -> str:
    """The compare-and-swap loop that would never end on another word; empty if there is none."""
    for index in kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC):
        words = kernel.code.instructions[index].opcode.split(".")
        if "cas" in words and index in kernel.steering:
            line = kernel.code.line(index)
            return f"a loop around compare-and-swap (PTX line {line}) would never end"
    return ""


def _in_all_spaces(found: list[Chosen | Refusal]) -> Chosen | Refusal:
    """The atomics chosen in any state space; a refusal where there are none."""
    usable = [each for each in found if isinstance(each, Chosen)]
    if usable:
        targets = tuple(chain.from_iterable(each.targets for each in usable))
        return Chosen(targets, tuple(chain.from_iterable(each.notes for each in usable)))
    refusals = (each for each in found if isinstance(each, Refusal) and not each.absent)
    return next(refusals, Refusal("the kernel has no atomics", absent=True))


def _is_shared(kernel: Kernel, index: int) -> bool:
    return kernel.space(index) is Space.SHARED


def _wanted(kernel: Kernel, space: Space, added: int) -> Wanted:
    def keep(index: int) -> str:
        effects = kernel.code.effects[index]
        if not _ORDERING.isdisjoint(kernel.code.instructions[index].opcode.split(".")):
            return "they order memory between threads"
        if Trait.ASYNC in effects.opcode.traits or (effects.opcode.bytes or _EACH + 1) > _EACH:
            return "they are not plain updates"
        if space is Space.SHARED and effects.opcode.space is Space.GENERIC:
            return "their addresses are generic"
        if space is Space.SHARED and not _home(kernel, index, added):
            return "shared memory has no room for one word per lane"
        return overwrites_steering(kernel, index)

    name = f"{space.value} atomics"
    return Wanted(name, (Access.ATOMIC,), space, "", lambda _: False, keep)


@dataclass(frozen=True, slots=True)
class _Home:
    """The location of the words of a block's threads.

    Attributes:
        array: an array in shared memory; empty for one that is added.
        words: number of its words.
    """

    array: str
    words: int


def _home(kernel: Kernel, index: int, added: int) -> _Home | None:
    """The location of a word of the thread's own for a shared atomic; None if there is none.

    Args:
        kernel: the kernel.
        index: the atomic's index.
        added: number of words that can be added.
    """
    array, threads = array_of(kernel, index), kernel.launch.threads_per_block
    words = 0
    if array is not None and _is_known_from_the_start(kernel, array[0], index):
        words = array[1] // (kernel.code.effects[index].opcode.bytes or _EACH)
    # The kernel's own array is used if it offers no fewer words than an added one would.
    if array is not None and words >= min(threads, max(added, _LANES)):
        return _Home(array[0], words)
    return _Home("", added) if added else None


def _is_known_from_the_start(kernel: Kernel, name: str, index: int) -> bool:
    """True if a variable's name is also visible, with the same meaning, where the kernel begins."""
    first, here = kernel.code.symbol(name, 0), kernel.code.symbol(name, index)
    return first is not None and here is not None and first.key == here.key


def _words_to_add(kernel: Kernel) -> int:
    """Number of words that can be added to shared memory without fewer blocks on an SM.

    A word for each thread of a block, or for half of them and so on; 0 if less than a warp's fit.
    """
    words = 1 << (max(kernel.launch.threads_per_block, _LANES) - 1).bit_length()
    while words >= _LANES and not _has_room(kernel, words * _width(kernel)):
        words //= 2
    return words if words >= _LANES else 0


def _width(kernel: Kernel) -> int:
    """Bytes of the widest shared atomic."""
    found = kernel.accesses(Access.ATOMIC, Space.SHARED)
    widths = [kernel.code.effects[n].opcode.bytes or _WORD for n in found]
    return min(max(widths, default=_WORD), _EACH)


def _has_room(kernel: Kernel, bytes_: int) -> bool:
    """True if as many blocks fit an SM with that much more shared memory."""
    needs = requirements(kernel, kernel.shared_bytes + bytes_)
    if needs is None or (kernel.built.resources.shared or 0) + bytes_ > _MOST_STATIC:
        return False
    return occupancy(kernel.chip, needs).blocks_per_sm == kernel.blocks_per_sm


class _Places:
    """Registers with the address of the thread's own bytes, each made when it is first needed.

    Args:
        addressing: of the rewritten kernel.
        added: words of shared memory that may be added.
    """

    def __init__(self, addressing: Addressing, added: int) -> None:
        self._addressing, self._added = addressing, added
        self._made: dict[tuple[str, int, int], str] = {}
        self._array = ""

    def scratch(self) -> str:
        """The address in scratch memory, for a global atomic: a 64-bit register."""
        key = ("", 0, 0)
        if key not in self._made:
            rewriting = self._addressing.rewriting
            place, scratch = rewriting.register("b64"), rewriting.scratch
            number, lines = self._numbered(_GRID + _BLOCK)
            lines += [
                f"shl.b32 {number}, {number}, {_EACH.bit_length() - 1};",
                f"and.b32 {number}, {number}, {BYTES - 1};",
                f"cvt.u64.u32 {place}, {number};",
                f"add.s64 {place}, {place}, {scratch};",
            ]
            rewriting.at_start("\n".join(lines))
            self._made[key] = place
        return self._made[key]

    def shared(self, target: Target) -> str:
        """The address in shared memory: a register as wide as the atomic's address."""
        kernel, rewriting = self._addressing.subject, self._addressing.rewriting
        home = _home(kernel, target.index, self._added)
        if home is None or not home.array:
            home = _Home(self._added_array(), self._added)
        key = (home.array, target.bytes, target.bits)
        if key not in self._made:
            number, lines = self._numbered(_BLOCK)
            base, place = self._addressing.registers("b32", 2)
            if home.words < kernel.launch.threads_per_block:
                powers = 1 << home.words.bit_length() - 1
                lines.append(f"and.b32 {number}, {number}, {powers - 1};")
            lines += [
                f"mov.u32 {base}, {home.array};",
                f"shl.b32 {number}, {number}, {target.bytes.bit_length() - 1};",
                f"add.u32 {place}, {base}, {number};",
            ]
            if target.bits != _NARROW:
                narrow, place = place, rewriting.register("b64")
                lines.append(f"cvt.u64.u32 {place}, {narrow};")
            rewriting.at_start("\n".join(lines))
            self._made[key] = place
        return self._made[key]

    def _added_array(self) -> str:
        if not self._array:
            rewriting = self._addressing.rewriting
            self._array = rewriting.fresh("cuado_own")
            size = self._added * _width(self._addressing.subject)
            rewriting.declare(f".shared .align {_EACH} .b8 {self._array}[{size}];")
        return self._array

    def _numbered(self, steps: tuple[str, ...]) -> tuple[str, list[str]]:
        """A register with the thread's number in the block or in the grid, and its code."""
        number, factor, term = self._addressing.registers("b32", 3)
        first, *others = map(str.split, steps)
        lines = [f"mov.u32 {number}, %{first[1]};"]
        for size, index in others:
            lines += [
                f"mov.u32 {factor}, %{size};",
                f"mov.u32 {term}, %{index};",
                f"mad.lo.u32 {number}, {number}, {factor}, {term};",
            ]
        return number, lines


EXPERIMENT = Experiment(
    "no-atomic-contention",
    "What if no two threads ever updated the same address?",
    Bottleneck.ATOMICS,
    propose,
    cause=Cause.ATOMICS,
    per_line=True,
    rank=34,
    bounds="spreading the updates over more words",
)
