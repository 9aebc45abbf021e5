"""Shared-memory loads whose value a register of the same warp already holds."""

from dataclasses import dataclass
from functools import cached_property

from cuado.kernel.facts.shared_memory.shared_layout import bytes_of
from cuado.kernel.facts.shared_memory.shared_writers import WORD, SharedWriters, Writer, words_of
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.facts.threads.lane_shuffles import Shuffle, shuffle_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.common_exit import may_leave_out
from cuado.model.launch import WARP_SIZE
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import BITS, Access

MOST_SOURCES = 2
"""Most stores that the lanes of a warp may take values from: each costs a shuffle."""
MOST_WORDS = 16384
_SYNC = frozenset({"bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync"})
_PLAIN = frozenset({"ld.shared", "st.shared", "ld.shared::cta", "st.shared::cta"})
_FULL = frozenset({"0xffffffff", "-1", "4294967295"})


@dataclass(frozen=True, slots=True)
class Source:
    """The store that some lanes take their value from.

    Attributes:
        store: the store of the value.
        shuffle: the shuffle that brings it.
        lanes: the lanes that take it.
    """

    store: int
    shuffle: Shuffle
    lanes: frozenset[int]


@dataclass(frozen=True, slots=True)
class ForwardedLoad:
    """A load that is replaced.

    Attributes:
        load: the load.
        place: an instruction that all lanes of the warp reach, before which the values are brought.
        sources: one source, or several from which lanes select.
    """

    load: int
    place: int
    sources: tuple[Source, ...]


class ForwardedLoads:
    """The loads from an array that can be replaced.

    Args:
        kernel: the kernel and its launch.
        array: a shared array of the kernel.

    Attributes:
        loads: all loads from the array.
        forwarded: the loads that can be replaced, and how.
        reason: why the first other load cannot; empty if all can.
        kept: stores whose values must be kept in registers.
        unread: stores whose values no remaining load reads.
    """

    def __init__(self, kernel: Kernel, array: SharedArray) -> None:
        self._kernel, self._array = kernel, array
        effects = kernel.code.effects
        self.loads = [n for n in array.accesses if effects[n].opcode.access is Access.LOAD]
        self.forwarded: list[ForwardedLoad] = []
        self.kept: frozenset[int] = frozenset()
        self.unread: frozenset[int] = frozenset()
        self.reason = self._objection()
        if self.reason or not self.loads:
            return
        self._runners = active_threads(kernel)
        # Whose value a load reads is worth finding out only if one may read its own warp's alone.
        reasons = [self._foreign(load) for load in self.loads]
        if all(reasons):
            self.reason = reasons[0]
            return
        self._owners = SharedWriters(kernel, self._runners, array, *self._barriers())
        for load in self.loads:
            made = self._forwarded(load)
            if isinstance(made, ForwardedLoad):
                self.forwarded.append(made)
            else:
                self.reason = self.reason or made
        self.kept = frozenset(each.store for h in self.forwarded for each in h.sources)
        self.unread = self._unread()

    def _objection(self) -> str:
        """Why the array cannot be analysed; empty if all accesses are plain ones of a word."""
        kernel, array, name = self._kernel, self._array, self._array.key[0]
        size = bytes_of(kernel, array)
        if size is None or size > MOST_WORDS * WORD:
            return f"'{name}' has no size, or is very large"
        if array.escapes:
            return f"the address of '{name}' is used for more than accesses"
        for index in array.accesses:
            *opcode, type_ = kernel.code.instructions[index].opcode.split(".")
            if ".".join(opcode) not in _PLAIN or BITS.get(type_) != 8 * WORD:
                line = kernel.code.line(index)
                return f"the access at PTX line {line} is not a plain one of {WORD} bytes"
        return ""

    def _barriers(self) -> tuple[list[int], list[int]]:
        """Barriers that all threads of the block reach, and those that all of a warp reach."""
        code, block, warp = self._kernel.code, [], []
        for index in self._kernel.barriers:
            instruction = code.instructions[index]
            is_plain = instruction.opcode.removesuffix(".aligned") in _SYNC
            is_plain = is_plain and len(instruction.operands) == 1 and not instruction.guard
            if is_plain and not may_leave_out(self._kernel, index):
                block.append(index)
        for index, instruction in enumerate(code.instructions):
            is_full = instruction.opcode == "bar.warp.sync" and instruction.operand_text in _FULL
            if is_full and not instruction.guard and self._is_complete(index):
                warp.append(index)
        return block, warp

    def _is_complete(self, index: int) -> bool:
        """True if all lanes of a warp reach an instruction if one does, its guard left aside."""
        number = self._kernel.slicer.flow.block_of[index]
        runners = self._runners.of_block(number)
        warps = {thread // WARP_SIZE for thread in runners}
        is_certain = self._runners.is_certain_block(number)
        return is_certain and len(runners) == len(warps) * WARP_SIZE

    def _foreign(self, load: int) -> str:
        """Why a load reads what no thread of its own warp has stored, whenever it does; empty if it
        may be read by the warp that has stored it.
        """
        line = self._kernel.code.line(load)
        places = words_of(self._kernel, self._runners, self._array, load)
        if places is None:
            return f"the address of the load at PTX line {line} is unknown"
        if all(word in self._stored.get(t // WARP_SIZE, ()) for t, word in places.items()):
            return ""
        return f"the value loaded at PTX line {line} may come from another warp"

    @cached_property
    def _stored(self) -> dict[int, set[int]]:
        """The words that each warp may store by accesses whose addresses are known."""
        found: dict[int, set[int]] = {}
        for n in self._array.accesses:
            if self._kernel.code.effects[n].opcode.access is not Access.LOAD:
                places = words_of(self._kernel, self._runners, self._array, n)
                for thread, word in (places or {}).items():
                    found.setdefault(thread // WARP_SIZE, set()).add(word)
        return found

    def _forwarded(self, load: int) -> ForwardedLoad | str:
        """How a load is replaced, or why it is not."""
        line = self._kernel.code.line(load)
        owners = self._owners.at.get(load)
        if owners is None:
            return f"the address of the load at PTX line {line} is unknown"
        if load in self._owners.racing:
            return f"another thread may write concurrently what PTX line {line} loads"
        for thread, owner in owners.items():
            if owner.thread // WARP_SIZE != thread // WARP_SIZE or not owner.is_seen_by(thread):
                return f"the value loaded at PTX line {line} may come from another warp"
        sources = _sources(owners)
        if sources is None:
            return f"the load at PTX line {line} takes from lanes in no simple pattern"
        place = self._place(load, owners, sources)
        if place is None:
            return f"only some lanes of a warp may execute the load at PTX line {line}"
        return ForwardedLoad(load, place, sources)

    def _place(
        self, load: int, owners: dict[int, Writer], sources: tuple[Source, ...]
    ) -> int | None:
        """The instruction before which values can be brought; None if there is none."""
        if not any(each.shuffle.mode for each in sources) or self._is_complete(load):
            return load
        flow = self._kernel.slicer.flow
        number = flow.block_of[load]
        before = [n for n, block in enumerate(flow.blocks) if number in block.successors]
        if len(before) != 1 or before[0] not in self._runners.decided:
            return None
        # A shuffle needs all lanes. If only some come to the load, it is made before the branch
        # that leads them there, as long as every word has the owner then that it has at the load.
        branch = flow.blocks[before[0]].last
        state = self._owners.after[before[0]]
        for thread, owner in owners.items():
            word = self._owners.word(load, thread)
            if word is None or state[word] != owner:
                return None
        return branch if self._is_complete(branch) else None

    def _unread(self) -> frozenset[int]:
        """Stores whose values no remaining load reads, as later stores surely went before it."""
        replaced = {each.load for each in self.forwarded}
        read, any_of = set[int](), set[int]()
        for load in self.loads:
            if load not in replaced:
                words = self._owners.words_of(load)
                if words is None:
                    return frozenset()
                # Where the word's owner is not sure, it may be any store to it.
                sure = self._owners.read_surely(load)
                read |= {owner.store for owner in sure.values()}
                any_of |= words - sure.keys()
        stores = {n: self._owners.words_of(n) for n in self._array.accesses if n not in self.loads}
        return frozenset(
            n for n, words in stores.items() if words and n not in read and not words & any_of
        )


def _sources(owners: dict[int, Writer]) -> tuple[Source, ...] | None:
    """The source stores and shuffles; None where warps differ, or there are too many."""
    chosen: dict[int, tuple[int, int]] = {}
    for thread, owner in owners.items():
        lane, found = thread % WARP_SIZE, (owner.store, owner.thread % WARP_SIZE)
        if chosen.setdefault(lane, found) != found:
            return None
    made = []
    for store in dict.fromkeys(store for store, _ in chosen.values()):
        lanes = {lane: source for lane, (s, source) in chosen.items() if s == store}
        shuffle = shuffle_of(lanes)
        if shuffle is None:
            return None
        made.append(Source(store, shuffle, frozenset(lanes)))
    return tuple(made) if 0 < len(made) <= MOST_SOURCES else None
