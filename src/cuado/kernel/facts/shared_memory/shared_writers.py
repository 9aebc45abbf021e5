"""The store and the thread that wrote each word of a shared array, where that is decidable.

The code is followed as the block runs it, from barrier to barrier; ``active_threads`` gives the
threads that run a store. A word has an *owner*: the store, and the thread, that wrote it last. The
owner is unknown where several threads may have written the word without a barrier in between, where
an address is not known, and where paths with different owners join.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cuado.kernel.facts.shared_memory.shared_layout import bytes_of
from cuado.kernel.facts.synchronization.barrier_order import shared_offsets
from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.kernel import Kernel
from cuado.model.launch import WARP_SIZE
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import Access

WORD = 4
"""Bytes: all accesses to an array must be of one word."""
_NOT, _BY_WARP, _BY_BLOCK = range(3)


class Writer(NamedTuple):
    """The last writer of a word.

    Attributes:
        store: the instruction; -1 if that is not known.
        thread: in linear order.
        waited: the widest barrier since then: none, of the warp, or of the block.
    """

    store: int
    thread: int
    waited: int

    def is_seen_by(self, thread: int) -> bool:
        """True if a thread of the warp surely sees the written value."""
        return self.store >= 0 and (thread == self.thread or self.waited >= _BY_WARP)

    def is_read_by(self, thread: int) -> bool:
        """True if any thread of the block surely sees the written value."""
        is_near = self.thread // WARP_SIZE == thread // WARP_SIZE
        return self.is_seen_by(thread) if is_near else self.store >= 0 and self.waited == _BY_BLOCK


def unknown(waited: int) -> Writer:
    """An unknown writer."""
    return Writer(-1, -1, waited)


@dataclass(frozen=True, slots=True)
class _State:
    """The state before an instruction: the owner of each word, and its readers since.

    Attributes:
        owners: one for each word of the array.
        readers: the reads of each word since the block's last barrier: load, thread, and whether
            the warp has waited.
    """

    owners: tuple[Writer, ...]
    readers: Mapping[int, frozenset[Writer]]


class SharedWriters:
    """Owners of the words of an array, before each load.

    Args:
        kernel: the kernel and its launch.
        runners: its active threads.
        array: all of whose accesses are plain loads and stores of a word.
        barriers: instructions at which all threads of the block wait for each other.
        warp_barriers: instructions at which the threads of each warp do.

    Attributes:
        at: for each load whose addresses are known, for each thread that runs it, the word's owner.
        after: owners of all words where a basic block ends.
        racing: loads that another thread may write under without a barrier in between.
    """

    def __init__(
        self,
        kernel: Kernel,
        runners: ActiveThreads,
        array: SharedArray,
        barriers: Iterable[int],
        warp_barriers: Iterable[int],
    ) -> None:
        self._effects, self._flow = kernel.code.effects, kernel.slicer.flow
        self._runners, self._array = runners, array
        self._barriers, self._warp_barriers = frozenset(barriers), frozenset(warp_barriers)
        self._words = (bytes_of(kernel, array) or 0) // WORD
        self._places = {n: words_of(kernel, runners, array, n) for n in array.accesses}
        self.at: dict[int, dict[int, Writer]] = {}
        self.after: dict[int, tuple[Writer, ...]] = {}
        self.racing: set[int] = set()
        self._solve()

    def words_of(self, index: int) -> frozenset[int] | None:
        """Words that an access may go to; None if that is not known."""
        places = self._places[index]
        return None if places is None else frozenset(places.values())

    def word(self, index: int, thread: int) -> int | None:
        """The word that a thread accesses; None if that is not known."""
        places = self._places[index]
        return None if places is None else places.get(thread)

    def read_surely(self, load: int) -> dict[int, Writer]:
        """The owner of each word that a load reads, for words of which all its readers see it."""
        owners = {} if load in self.racing else self.at.get(load, {})
        found: dict[int, Writer] = {}
        unsure = set[int]()
        for thread, owner in owners.items():
            word = self.word(load, thread)
            if word is not None:
                found[word] = owner
                if not owner.is_read_by(thread):
                    unsure.add(word)
        return {word: owner for word, owner in found.items() if word not in unsure}

    def _solve(self) -> None:
        """Iterate over the flow graph to a fixed point; knowledge of a word only shrinks."""
        before = {0: _State((unknown(_BY_BLOCK),) * self._words, {})}
        # It ends: at a join an owner stays or becomes unknown, what it has waited for becomes less,
        # and readers become more.
        todo = [0]
        while todo:
            number = todo.pop(0)
            state = self._through(number, before[number])
            self.after[number] = state.owners
            for each in self._following(number):
                known = before.get(each)
                merged = state if known is None else _merged(known, state)
                if merged != known:
                    before[each] = merged
                    if each not in todo:
                        todo.append(each)

    def _following(self, number: int) -> list[int]:
        """Successor blocks; an edge that only some threads take comes first."""
        runners = self._runners.of_block(number)
        taken = {each for t in runners for each in self._runners.following(number, t)}
        found = [each for each in self._flow.blocks[number].successors if each in taken - {EXIT}]
        if number in self._runners.decided:
            for each in found:
                others = [n for n in found if n != each]
                # An ``if`` without ``else``, decided by the thread's index: all threads go on as a
                # block, some through the inner block first. So its state follows, and not a join of
                # both paths, which would forget the owners.
                if list(self._flow.blocks[each].successors) == others and self._is_only(each):
                    return [each]
        return found

    def _is_only(self, number: int) -> bool:
        """True if one basic block alone leads to another."""
        return sum(number in block.successors for block in self._flow.blocks) == 1

    def _through(self, number: int, state: _State) -> _State:
        """The state at a basic block's end."""
        block = self._flow.blocks[number]
        for index in range(block.first, block.last + 1):
            if index in self._barriers:
                owners = (Writer(o.store, o.thread, _BY_BLOCK) for o in state.owners)
                state = _State(tuple(owners), {})
            elif index in self._warp_barriers:
                state = _waited(state)
            elif index in self._places and self._runners.of(index):
                access = self._effects[index].opcode.access
                step = self._loaded if access is Access.LOAD else self._stored
                state = step(index, state)
        return state

    def _loaded(self, index: int, state: _State) -> _State:
        places = self._places[index]
        if places is None:
            return state
        self.at[index] = {t: state.owners[word] for t, word in places.items()}
        readers = dict(state.readers)
        for thread, word in places.items():
            more = Writer(index, thread, _NOT)
            readers[word] = readers.get(word, frozenset()) | {more}
        return _State(state.owners, readers)

    def _stored(self, index: int, state: _State) -> _State:
        places = self._places[index]
        if places is None:
            # A store to an unknown address may overwrite any word while others still read it.
            self._races(each for readers in state.readers.values() for each in readers)
            return _State((unknown(_NOT),) * self._words, state.readers)
        owners, written = list(state.owners), set[int]()
        is_certain = self._runners.is_certain(index)
        for thread, word in places.items():
            others = state.readers.get(word, ())
            self._races(o for o in others if _is_apart(o, thread))
            # The owner is sure only if the store surely runs, no other thread stores to the word in
            # the same instruction, and a barrier orders it after the previous writer.
            is_known = is_certain and word not in written and not _is_apart(owners[word], thread)
            owners[word] = Writer(index, thread, _NOT) if is_known else unknown(_NOT)
            written.add(word)
        return _State(tuple(owners), state.readers)

    def _races(self, readers: Iterable[Writer]) -> None:
        self.racing |= {each.store for each in readers}


def words_of(
    kernel: Kernel, runners: ActiveThreads, array: SharedArray, index: int
) -> dict[int, int] | None:
    """The word of an array that each active thread accesses; None if that is not known."""
    found = shared_offsets(kernel).address(index)
    if found is None or not found.exact:
        return None
    places = {t: found.offsets[t] for t in runners.of(index)}
    end = (bytes_of(kernel, array) or 0) // WORD * WORD
    fits = all(not p % WORD and 0 <= p < end for p in places.values())
    return {t: p // WORD for t, p in places.items()} if fits else None


def _is_apart(owner: Writer, thread: int) -> bool:
    """True if no barrier orders an earlier access and another thread's access now."""
    if owner.thread == thread or owner.waited == _BY_BLOCK:
        return False
    together = owner.thread >= 0 and owner.thread // WARP_SIZE == thread // WARP_SIZE
    return owner.waited == _NOT or not together


def _waited(state: _State) -> _State:
    """The state after a barrier of each warp."""
    owners = (Writer(o.store, o.thread, max(o.waited, _BY_WARP)) for o in state.owners)
    readers = {
        word: frozenset(Writer(r.store, r.thread, _BY_WARP) for r in each)
        for word, each in state.readers.items()
    }
    return _State(tuple(owners), readers)


def _merged(one: _State, other: _State) -> _State:
    """The state where two paths join."""
    owners = (
        Writer(a.store, a.thread, min(a.waited, b.waited))
        if a[:2] == b[:2]
        else unknown(min(a.waited, b.waited))
        for a, b in zip(one.owners, other.owners, strict=True)
    )
    words = one.readers.keys() | other.readers.keys()
    readers = {
        w: one.readers.get(w, frozenset()) | other.readers.get(w, frozenset()) for w in words
    }
    return _State(tuple(owners), readers)
