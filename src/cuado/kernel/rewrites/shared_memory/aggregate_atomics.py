"""Reduces the values of a warp or block to one before one thread updates memory.

A whole warp halves its values by exchanging them between lanes (a butterfly). For 32-bit integers
recent chips have an instruction that reduces over the active lanes. If some lanes are inactive and
there is no such instruction, each lane makes its own update, as before.
"""

import re
from collections.abc import Iterable

from cuado.kernel.facts.reductions.unused_atomics import Operator
from cuado.kernel.rewrites.threads.leader_threads import Threads
from cuado.kernel.rewriting import Rewriting
from cuado.sass.toolchain.assemble import target_of

WARP = 32
SLOT = 8
"""Bytes of shared memory for a warp's aggregated value."""
_EVERYONE = "0xffffffff"
_WORD = 32
_FIRST_WITH_REDUX = 80
_NUMBER = re.compile(r"\d+")
_BITWISE = frozenset({"and", "or", "xor"})


class AtomicAggregation:
    """Code that aggregates updates.

    Args:
        rewriting: the rewriting of the kernel.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting = rewriting
        target = _NUMBER.search(target_of(rewriting.subject.launch.ptx))
        self._has_redux = target is not None and int(target[0]) >= _FIRST_WITH_REDUX
        self._lane = ""

    @property
    def lane(self) -> str:
        """32-bit register with the number of the thread's lane."""
        if not self._lane:
            self._lane = self._rewriting.register("b32")
            self._rewriting.at_start(f"mov.u32 {self._lane}, %laneid;")
        return self._lane

    def update(
        self,
        operator: Operator,
        red: str,
        value: str,
        *,
        guard: str = "",
        skips_identity: bool = False,
        alike: str = "",
    ) -> list[str]:
        """Update one word with the values of all lanes that arrive here.

        The mask of the lanes is read where they are together. No lane can leave between that and
        the exchange, so all lanes of the mask are active in it.

        Args:
            operator: the operator of the update.
            red: the update without its value: ``red.global.add.f32 [%rd1],``. Its address is the
                same for all lanes.
            value: each lane's: a register or a literal.
            guard: predicate of the lanes that count, with ``!`` if negated; empty for all.
            skips_identity: leave out an update that changes nothing.
            alike: a type and register in which lanes may differ: ``b64 %rd1``, the address. Lanes
                of equal value then make one update, which needs the match instruction; empty if all
                are alike.
        """
        new = self._rewriting.register
        mask, own = new("b32"), new(f"b{operator.bits}")
        done = self._rewriting.fresh("$cuado_updated")
        lines = []
        if guard:
            inverse = guard[1:] if guard.startswith("!") else f"!{guard}"
            lines.append(f"@{inverse} bra {done};")
        lines += [f"mov.b{operator.bits} {own}, {value};", f"activemask.b32 {mask};"]
        # Each lane keeps those that have its own value of the register: the groups are disjoint,
        # and each reduces over its own mask.
        if alike:
            type_, _, register = alike.partition(" ")
            lines.append(f"match.any.sync.{type_} {mask}, {register}, {mask};")
        if self.has_instruction(operator):
            lines += self._by_instruction(operator, own, mask, done)
        else:
            lines += self._by_butterfly(operator, own, mask, done)
        if skips_identity:
            lines += self._skipped(operator, own, done)
        return [*lines, f"{red} {own};", f"{done}:"]

    def has_instruction(self, operator: Operator) -> bool:
        """True if the chip has an instruction that reduces over any set of lanes."""
        return self._has_redux and operator.bits == _WORD and operator.is_exact

    def _by_instruction(self, operator: Operator, own: str, mask: str, done: str) -> list[str]:
        """Reduce over the active lanes; the lowest continues, the others are done."""
        new = self._rewriting.register
        lowest, me, is_other = new("b32"), new("b32"), new("pred")
        type_ = "b32" if operator.name in _BITWISE else operator.type
        return [
            f"redux.sync.{operator.name}.{type_} {own}, {own}, {mask};",
            # -mask & mask is the lowest bit of the mask: the first lane of those that take part.
            f"neg.s32 {lowest}, {mask};",
            f"and.b32 {lowest}, {lowest}, {mask};",
            f"mov.u32 {me}, %lanemask_eq;",
            f"setp.ne.u32 {is_other}, {me}, {lowest};",
            f"@{is_other} bra {done};",
        ]

    def _by_butterfly(self, operator: Operator, own: str, mask: str, done: str) -> list[str]:
        """Reduce a whole warp, whose first lane continues; in other warps every lane continues."""
        is_partial, is_other = self._rewriting.register("pred"), self._rewriting.register("pred")
        alone = self._rewriting.fresh("$cuado_alone")
        return [
            f"setp.ne.u32 {is_partial}, {mask}, {_EVERYONE};",
            f"@{is_partial} bra {alone};",
            *self.butterfly(operator, own),
            f"setp.ne.u32 {is_other}, {self.lane}, 0;",
            f"@{is_other} bra {done};",
            f"{alone}:",
        ]

    def butterfly(self, operator: Operator, own: str, lanes: int = WARP) -> list[str]:
        """Combine the values of a whole warp, or of each ``lanes`` lanes, in every lane.

        Args:
            operator: the operator that combines.
            own: register with the lane's value, and the result.
            lanes: a power of two.
        """
        new, lines = self._rewriting.register, []
        other = new(f"b{operator.bits}")
        parts = [new("b32") for _ in range(operator.bits // _WORD)]
        whole = f"{{{', '.join(parts)}}}"
        # After the step of distance d, lanes whose numbers are equal modulo d hold the same; after
        # the last, of distance 1, all do.
        distance = lanes // 2
        while distance:
            if operator.bits == _WORD:
                lines.append(_exchanged(other, own, distance))
            else:
                # A shuffle moves 32 bits: the halves travel one after the other.
                lines.append(f"mov.b64 {whole}, {own};")
                lines += [_exchanged(part, part, distance) for part in parts]
                lines.append(f"mov.b64 {other}, {whole};")
            lines.append(operator.combined(own, own, other))
            distance //= 2
        return lines

    def _skipped(self, operator: Operator, own: str, done: str) -> list[str]:
        changes_nothing = self._rewriting.register("pred")
        return [
            f"setp.eq.b{operator.bits} {changes_nothing}, {own}, {operator.identity};",
            f"@{changes_nothing} bra {done};",
        ]

    def at_end(self, updates: Iterable[tuple[Operator, str, str]]) -> list[str]:
        """Code for all threads of a block of whole warps that makes one update of each word.

        Args:
            updates: operator, update without its value (as for :meth:`update`), and the register
                with the thread's value.
        """
        threads, given = Threads(self._rewriting), list(updates)
        warps = threads.warps
        lines = [line for operator, _, own in given for line in self.butterfly(operator, own)]
        done = self._rewriting.fresh("$cuado_done")
        # One warp has its result in every lane already; several meet in shared memory.
        if warps == 1:
            lines += self._unless(self.lane, "ne", 0, done)
            return [*lines, *self._updates(given), f"{done}:"]
        array = self._rewriting.fresh("cuado_gathered")
        self._rewriting.declare(f".shared .align {SLOT} .b8 {array}[{len(given) * warps * SLOT}];")
        new = self._rewriting.register
        thread, place, stored = threads.thread(), new("b32"), self._rewriting.fresh("$cuado_stored")
        lines += [f"mov.u32 {place}, {array};"]
        # The first lane of each warp stores the warp's results, an array of slots for each update.
        lines += [*self._unless(self.lane, "ne", 0, stored)]
        at = new("b32")
        lines += [
            f"shr.u32 {at}, {thread}, {WARP.bit_length() - 1};",
            f"mad.lo.u32 {at}, {at}, {SLOT}, {place};",
            *(
                f"st.shared.b{operator.bits} [{at}+{n * warps * SLOT}], {own};"
                for n, (operator, _, own) in enumerate(given)
            ),
            f"{stored}:",
            "bar.sync 0;",
            *self._unless(thread, "ge", WARP, done),
            f"mad.lo.u32 {place}, {self.lane}, {SLOT}, {place};",
        ]
        # The first warp combines them, a lane for each warp. Lanes beyond the last warp bring the
        # identity, so that the exchange needs no other case.
        is_there = new("pred")
        lines.append(f"setp.lt.u32 {is_there}, {self.lane}, {warps};")
        lanes = 1 << (warps - 1).bit_length()
        for n, (operator, _, own) in enumerate(given):
            lines += [
                f"mov.b{operator.bits} {own}, {operator.identity};",
                f"@{is_there} ld.shared.b{operator.bits} {own}, [{place}+{n * warps * SLOT}];",
                *self.butterfly(operator, own, lanes),
            ]
        lines += self._unless(self.lane, "ne", 0, done)
        return [*lines, *self._updates(given), f"{done}:"]

    def _unless(self, register: str, comparison: str, number: int, label: str) -> list[str]:
        """A branch to a label that is taken if a comparison holds."""
        holds = self._rewriting.register("pred")
        return [
            f"setp.{comparison}.u32 {holds}, {register}, {number};",
            f"@{holds} bra {label};",
        ]

    def _updates(self, given: Iterable[tuple[Operator, str, str]]) -> list[str]:
        lines = []
        for operator, red, own in given:
            changes = self._rewriting.register("pred")
            lines += [
                f"setp.ne.b{operator.bits} {changes}, {own}, {operator.identity};",
                f"@{changes} {red} {own};",
            ]
        return lines


def _exchanged(result: str, own: str, distance: int) -> str:
    """Code that gets a word from the lane whose number differs by one bit."""
    return f"shfl.sync.bfly.b32 {result}, {own}, {distance}, 31, {_EVERYONE};"
