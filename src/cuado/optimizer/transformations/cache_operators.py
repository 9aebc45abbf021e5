"""Say how what is loaded from a buffer, or stored to it, is to be cached.

What it changes: every plain load from one buffer (or store to it) gets one word more, which says
what the caches are to do with it:

- ``L1::no_allocate``: takes no place in the L1, ``L1::evict_first``: leaves it first,
  ``L1::evict_last``: leaves it last; ``L1::evict_unchanged``: is left in the order it is in;
- ``cs``: is used once, ``cg``: is cached in the L2 alone;
- ``L2::64B``, ``L2::128B``, ``L2::256B`` (loads): what the L2 fetches around it.

Why the results stay the same: all of these say where data may be kept, none what it is: they are
performance hints of the PTX ISA, but for ``cg`` and ``cs``, with which data is at least as fresh as
with a plain access. So no condition is needed but that the words are ones that the target and the
version of the PTX have. What orders memory between threads (volatile, relaxed, acquire, release)
stays, and so does what states an operator (``cg``, ``cs``, ``cv``, ``lu``, ``wb``, ``wt``): it may
be there to see what other SMs write (see cached-loads).

What it costs: nothing but what the caches make of it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.accesses.regions import Owner, Region
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.kernel.rewriting import Rewriting
from cuado.model.arguments import Buffer
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.rewrite import replace_opcode
from cuado.ptx.semantics.opcode import Space

_HEAD = frozenset({"ld", "st", "weak", "global"})
_STATED = frozenset({"cg", "cs", "cv", "lu", "wb", "wt", "unified", "b128"})
_PRIORITIES = ("L1::no_allocate", "L1::evict_first", "L1::evict_last", "L1::evict_unchanged")
_OPERATORS = ("cs", "cg")
_PARTS = ("head", "operator", "nc", "priority", "hint", "prefetch", "plain")
"""Parts of an access's opcode, in the order that PTX prescribes."""
_PREFETCHES = {"L2::64B": (7, 5), "L2::128B": (7, 5), "L2::256B": (8, 0)}
"""The least bytes that the L2 fetches, with the first version of PTX and target that have it."""
_PRIORITIES_SINCE = (7, 0)
_HINTS_SINCE = (7, 4)
"""The first version of PTX with hints."""
_VERSION = re.compile(r"(\d+)\.(\d+)")
_BUFFERS = 3
"""The most buffers that are tried: those with most accesses."""
_TRIED = {
    "load": ("L1::no_allocate", "L1::evict_last", "L1::evict_first", "L2::256B", "L2::128B"),
    "store": ("cs", "L1::no_allocate"),
}


@dataclass(frozen=True)
class CacheOperators(Transformation):
    """Adds one operator to every plain load from a buffer, or store to it.

    Attributes:
        buffer: as the launch calls it.
        access: ``load`` or ``store``.
        operator: the word.
    """

    NAME: ClassVar[str] = "cache-operators"
    SUMMARY: ClassVar[str] = "sets the cache operator of every access to a buffer"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.L1_MISSES, Bottleneck.L2_MISSES}
    )
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset()

    buffer: str
    access: str
    operator: str

    def __post_init__(self) -> None:
        """Check the words.

        Raises:
            ValueError: there is no such access, or it has no such operator.
        """
        known = {"load": (*_PRIORITIES, *_OPERATORS, *_PREFETCHES)}
        known["store"] = (*_PRIORITIES, *_OPERATORS)
        if self.access not in known:
            raise ValueError(f"'{self.access}' is no access: load, store")
        if self.operator not in known[self.access]:
            listed = ", ".join(known[self.access])
            raise ValueError(f"a {self.access} has no operator '{self.operator}': {listed}")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """For the buffers with most accesses, in loops if there are any, what may help each.

        Eviction from the L1 matters only where other data is loaded, or a loop may load the data
        again; the size of the L2's fetches only where a warp's loads are not contiguous.
        """
        inner = _in_loops(kernel)
        found: list[Self] = []
        for access, operators in _TRIED.items():
            counts: Counter[str] = Counter()
            words: dict[str, frozenset[str]] = {}
            for buffer in kernel.launch.buffers:
                chosen = plain_accesses(kernel, buffer, access)
                inside = len(inner & {*chosen})
                counts[buffer.name] = len(chosen) + len(kernel.code.instructions) * inside
                words[buffer.name] = _promising(kernel, access, chosen, inner)
            most = [name for name, count in counts.most_common(_BUFFERS) if count]
            found += (cls(b, access, w) for w in operators for b in most if w in words[b])
        return found

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Add the operator to every access that has none of its kind."""
        buffer = next((b for b in kernel.launch.buffers if b.name == self.buffer), None)
        if buffer is None:
            return Refusal(f"the launch has no buffer '{self.buffer}'", absent=True)
        if reason := self._unknown(kernel):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        chosen = self.edit(rewriting, buffer)
        if not chosen:
            reason = f"no plain {self.access} provably goes to '{self.buffer}'"
            return Refusal(reason, absent=True)
        made = replace(kernel.launch, ptx=rewriting.text())
        return Rewritten(made, (self.note(chosen),), chosen)

    def edit(self, rewriting: Rewriting, buffer: Buffer) -> tuple[int, ...]:
        """Add the operator to every plain access to a buffer; which those are."""
        kernel = rewriting.subject
        chosen = plain_accesses(kernel, buffer, self.access)
        for index in chosen:
            instruction = kernel.code.instructions[index]
            opcode = ".".join(self._words(words_of(instruction)))
            rewriting.edit(replace_opcode(kernel.module, instruction, opcode))
        return chosen

    def note(self, chosen: Sequence[int]) -> str:
        """What became of the accesses."""
        return f"{len(chosen)} {self.access}s of '{self.buffer}' say {self.operator}"

    def advice(self, kernel: Kernel) -> Advice | None:
        """The intrinsic, where there is one."""
        del kernel
        cached = self.operator in ("L1::no_allocate", "L1::evict_first", "cs")
        if not cached:
            return None
        if self.access == "store":
            return Advice("store data that is not read again past the L1", "out[i] = x;",
                          "__stcs(out + i, x);")  # fmt: skip
        return Advice(
            "load data that is used once past the L1", "x = in[i];", "x = __ldcs(in + i);"
        )

    def _unknown(self, kernel: Kernel) -> str:
        """Why the target or the version of the PTX has no such word; empty if it has."""
        if self.operator in _OPERATORS:
            return ""
        needed = _PREFETCHES.get(self.operator, _PRIORITIES_SINCE)
        own = kernel.chip.compute_capability
        if own < needed:
            return f"'{self.operator}' needs compute capability {needed[0]}.{needed[1]}"
        if _version(kernel) < _HINTS_SINCE:
            return f"'{self.operator}' needs PTX 7.4"
        return ""

    def _words(self, words: tuple[str, ...]) -> Iterator[str]:
        """An opcode's words with the operator where it belongs."""
        # The order that PTX prescribes: ld.global, cs or cg, nc, L1::, L2:: hints, L2:: prefetch.
        found: dict[str, list[str]] = {part: [] for part in _PARTS}
        for word in words:
            found[_part_of(word)].append(word)
        own = _part_of(self.operator)
        found[own] = [self.operator]
        found["plain"] = [word for word in found["plain"] if word != "ca"]
        if own == "operator":
            found["priority"] = []
        for part in _PARTS:
            yield from found[part]


def _part_of(word: str) -> str:
    """The part of an access's opcode to which a word belongs."""
    if word in _HEAD:
        return "head"
    if word in _OPERATORS:
        return "operator"
    if word in _PREFETCHES:
        return "prefetch"
    if word.startswith("L1::"):
        return "priority"
    if word.startswith("L2::"):
        return "hint"
    return "nc" if word == "nc" else "plain"


def plain_accesses(kernel: Kernel, buffer: Buffer, access: str) -> tuple[int, ...]:
    """Plain accesses (``load``, ``store``) that provably go to a buffer and nowhere else."""
    key = "plain accesses", access
    return kernel.once(key, lambda: _by_buffer(kernel, access)).get(buffer.name, ())


def _by_buffer(kernel: Kernel, access: str) -> dict[str, tuple[int, ...]]:
    """The plain accesses that go to one buffer, by its name."""
    found: dict[str, list[int]] = {}
    for index in kernel.global_loads if access == "load" else kernel.global_stores:
        if not _is_plain(kernel, index):
            continue
        regions = kernel.aliasing.regions(index) or ()
        only = next(iter(regions)) if len(regions) == 1 else None
        if only is not None and only == Region(Space.GLOBAL, Owner.BUFFER, only.name):
            found.setdefault(only.name, []).append(index)
    return {name: tuple(each) for name, each in found.items()}


def _in_loops(kernel: Kernel) -> frozenset[int]:
    """Global accesses in loops."""
    flow = kernel.slicer.flow
    inner = frozenset[int]().union(*(loop.blocks for loop in loops_of(flow)))
    every = (*kernel.global_loads, *kernel.global_stores)
    return frozenset(n for n in every if flow.block_of[n] in inner)


def _promising(
    kernel: Kernel, access: str, chosen: tuple[int, ...], inner: frozenset[int]
) -> frozenset[str]:
    """Words that can make a difference to some accesses of one buffer."""
    loads = frozenset(kernel.global_loads)
    if access == "store":
        return frozenset(_TRIED[access]) if loads & inner else frozenset()
    found = {*_PRIORITIES} if loads - {*chosen} else set[str]()
    if any(not _is_side_by_side(kernel, n) for n in chosen):
        found |= {*_PREFETCHES}
    return frozenset(found)


def _is_side_by_side(kernel: Kernel, index: int) -> bool:
    """True if the lanes of a warp provably load contiguous words, or one word for all."""
    stride, bytes_ = kernel.lanes.stride_of(index), kernel.code.effects[index].opcode.bytes
    return kernel.lanes.is_broadcast(index) or (stride is not None and abs(stride) == bytes_)


def _version(kernel: Kernel) -> tuple[int, ...]:
    """The module's version of PTX; the lowest where none is stated."""
    stated = kernel.module.directive("version")
    found = _VERSION.search(stated.arguments) if stated is not None else None
    return (int(found[1]), int(found[2])) if found is not None else ()


def _is_plain(kernel: Kernel, index: int) -> bool:
    words = words_of(kernel.code.instructions[index])
    return words[0] in _HEAD and _STATED.isdisjoint(words) and not is_ordered(kernel, index)


TRANSFORMATION = CacheOperators
