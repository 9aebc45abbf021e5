"""Loops of which several iterations can be made at once, and the facts that this needs.

An iteration's addresses and the decision to continue are followed back to values at the iteration's
start. Where they depend only on arithmetic and on loads that are made first as well, the loads of
the next iterations can be made before this one's work.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from cuado.kernel.facts.accesses.load_reuse import values_of
from cuado.kernel.facts.loops.conditional_loads import Condition, condition_of
from cuado.kernel.facts.loops.loop import instructions_of, is_always_made
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Scope
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.kernel.values.polynomials import Expression, difference, number
from cuado.kernel.values.symbolic import Expressions
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import rendered

_FOREIGN = frozenset(
    {
        *(Trait.CALL, Trait.ASYNC, Trait.FENCE, Trait.TIME, Trait.VOLATILE, Trait.CLUSTER),
        *(Trait.EXIT, Trait.TRAP, Trait.STACK, Trait.DESCRIPTOR),
    }
)
"""Traits that a copied loop must not have."""
_TOGETHER = frozenset({Trait.BARRIER, Trait.WARP, Trait.MATRIX})
"""Traits of operations that need all lanes: then lanes must agree on the trip count."""
_PLAIN = frozenset({Access.LOAD, Access.STORE, None})
_CONSTANT = frozenset({Space.PARAM, Space.CONST})


@dataclass(frozen=True, slots=True)
class Trips:
    """A loop whose iterations can be made several at once.

    Attributes:
        first: where an iteration begins; the instructions up to ``last`` are the loop.
        last: the branch back.
        deciding: instructions that decide if another iteration follows, in order.
        computing: the loads and the instructions that their addresses depend on, in order.
        loads: those that can be made first.
        kept: why the other loads cannot.
        conditions: conditions of loads that not every iteration makes.
        early: the facts for only those loads whose values the same iteration does not need, if
            their addresses depend on arithmetic alone: these can be made one iteration earlier.
    """

    first: int
    last: int
    deciding: tuple[int, ...]
    computing: tuple[int, ...]
    loads: tuple[int, ...]
    kept: tuple[str, ...]
    conditions: Mapping[int, Condition] = field(default_factory=dict)
    early: "Trips | None" = None


def trips_of(kernel: Kernel, dominance: Dominance, loop: Loop, scope: Scope) -> Trips | str:
    """The facts to make several iterations of an innermost loop at once, or why that is impossible.

    Args:
        kernel: the kernel.
        dominance: dominance of its instructions.
        loop: the loop.
        scope: which loads may be touched.
    """
    body = list(instructions_of(kernel, loop))
    if reason := _objection(kernel, loop, body):
        return reason
    following = _Following(kernel, loop, body)
    # Whether another iteration follows must be known before this one's work, as its loads are made
    # then; so must the addresses of the loads. Both are followed back to the iteration's start.
    deciding = following.back([(body[-1], (kernel.code.instructions[body[-1]].guard,))])
    if deciding is None:
        return "the loop condition depends on more than arithmetic"
    reasons = _objections_to_loads(kernel, dominance, loop, scope, following)
    loads = _made_first(following, reasons)
    if not loads:
        return next(iter(reasons.values()), "")
    computing = _computing(following, loads)
    kept = tuple(reason for reason in reasons.values() if reason)
    whole = Trips(body[0], body[-1], deciding, computing, loads, kept, following.conditions)
    # An iteration early, only arithmetic can be followed: no load has been made by then.
    following.loads = set()
    early = tuple(n for n in loads if following.is_of_next(n) and following.ahead(n) is not None)
    if not early:
        return whole
    computing = _computing(following, early)
    return replace(whole, early=replace(whole, computing=computing, loads=early, kept=()))


def _objections_to_loads(
    kernel: Kernel, dominance: Dominance, loop: Loop, scope: Scope, following: "_Following"
) -> dict[int, str]:
    """The reason why each load must stay in place; empty if it need not."""
    body = list(instructions_of(kernel, loop))
    wanted = [n for n in kernel.global_loads if n in set(body) and scope.holds(n)]
    conditions = following.conditions
    conditions |= {n: found for n in wanted if (found := condition_of(kernel, loop, n))}
    memory = _Memory(kernel, dominance, loop, body, wanted)
    return {
        n: _objection_to_load(kernel, loop, n, conditions) or memory.objection(n) for n in wanted
    }


def _made_first(following: "_Following", reasons: dict[int, str]) -> tuple[int, ...]:
    """The loads that can be made first; the reasons of the others are added."""
    following.loads = {n for n, reason in reasons.items() if not reason}
    # Without one load what others are followed through is less: again until all that is left stays.
    while stuck := {n for n in following.loads if following.ahead(n) is None}:
        reasons |= dict.fromkeys(stuck, "their addresses depend on more than arithmetic")
        following.loads -= stuck
    return tuple(sorted(following.loads))


def _computing(following: "_Following", loads: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({*loads, *(n for load in loads for n in following.ahead(load) or ())}))


def _objection(kernel: Kernel, loop: Loop, body: list[int]) -> str:
    """Why a loop cannot be copied; empty if it can."""
    return objection_to_form(kernel, loop, body) or _objection_to_work(kernel, body)


def objection_to_form(kernel: Kernel, loop: Loop, body: list[int]) -> str:
    """Why a loop is not contiguous text with one deciding branch at its end; empty if it is."""
    code, flow = kernel.code, kernel.slicer.flow
    pieces = len(loop.latches) + len({code.scopes[n] for n in body})
    is_split = any(b != a + 1 for a, b in pairwise(body))
    if pieces > 2 or is_split or any(_jumps_back(kernel, n) for n in body[:-1]):
        return "the code of the loop is not contiguous"
    latch, (first, last) = loop.latches[0], (body[0], body[-1])
    back = code.instructions[last]
    is_end = flow.blocks[latch].last == last and back.base == "bra" and bool(back.guard)
    if not is_end or code.label(rendered(back.operands[0]), last) != first:
        return "the loop does not end with a conditional branch"
    leaving = {s for b in loop.blocks - {latch} for s in flow.blocks[b].successors}
    if EXIT in leaving or not leaving <= loop.blocks:
        return "the loop has an exit in the middle"
    return ""


def _objection_to_work(kernel: Kernel, body: list[int]) -> str:
    """Why a loop's operations cannot be copied; empty if they can."""
    opcodes = [kernel.code.effects[n].opcode for n in body]
    if any(not o.known or o.traits & _FOREIGN or o.access not in _PLAIN for o in opcodes):
        return "the loop does more than load, compute, exchange and store"
    if any(o.traits & _TOGETHER for o in opcodes) and kernel.lanes.is_divergent(body[-1]):
        return "lanes that exchange values or wait may have different trip counts"
    return ""


def _jumps_back(kernel: Kernel, index: int) -> bool:
    instruction = kernel.code.instructions[index]
    if instruction.base != "bra":
        return instruction.base == "brx"
    target = kernel.code.label(rendered(instruction.operands[0]), index)
    return target is None or target <= index


def _objection_to_load(
    kernel: Kernel, loop: Loop, load: int, conditions: Mapping[int, Condition]
) -> str:
    """Why a load must stay in place; empty if it need not."""
    if is_ordered(kernel, load):
        return "they order memory between threads"
    if not values_of(kernel, load):
        return "their form is not supported"
    if load not in conditions and not is_always_made(kernel, loop, load):
        return "not every iteration makes them"
    return ""


class _Following:
    """Dependences of values on instructions of their iteration.

    Attributes:
        loads: loads that may be followed through, since they are made first.
        conditions: conditions of loads that not every iteration makes. They are not followed
            through, since their registers may hold an earlier value.
    """

    def __init__(self, kernel: Kernel, loop: Loop, body: list[int]) -> None:
        self._kernel, self._loop, self._body = kernel, loop, frozenset(body)
        self._code = kernel.code
        self.loads: set[int] = set()
        self.conditions: dict[int, Condition] = {}

    def ahead(self, load: int) -> tuple[int, ...] | None:
        """Instructions needed to make a load ahead of its iteration; None if it cannot be."""
        condition, address = self.conditions.get(load), self._code.effects[load].address
        if condition is None:
            return self.back([(load, address)])
        # A load under a condition is made under the same condition, decided ahead as well; what its
        # own block computes for the address may be copied with it.
        of_predicate = self.back([(condition.at, (condition.predicate,))])
        of_address = self.back([(load, address)], range(condition.within.start, load))
        if of_predicate is None or of_address is None:
            return None
        return tuple(sorted({*of_predicate, *of_address}))

    def is_of_next(self, index: int) -> bool:
        """True if an iteration never reads an instruction's result, except to move it."""
        code, definitions = self._code, self._kernel.slicer.chains.definitions
        for user in sorted(self._body):
            reads = code.keys(code.effects[user].reads, user)
            if user < index or not any(index in definitions.get((user, k), ()) for k in reads):
                continue
            is_move = code.instructions[user].base == "mov" and self._is_arithmetic(user)
            if user == index or not is_move or not self.is_of_next(user):
                return False
        return True

    def back(
        self, seeds: Iterable[tuple[int, tuple[str, ...]]], within: range = range(0)
    ) -> tuple[int, ...] | None:
        """Instructions of the loop that compute names, in order; None if others are needed.

        They may lie ``within`` a block that not every iteration reaches, for a load of the same
        block.
        """
        code, definitions = self._kernel.code, self._kernel.slicer.chains.definitions
        found: set[int] = set()
        todo = list(seeds)
        while todo:
            index, names = todo.pop()
            for key in code.keys(names, index):
                for source in definitions.get((index, key), ()):
                    if source not in self._body:
                        continue
                    # Values from before the loop are there. Inside, arithmetic can be repeated
                    # ahead, and a load that is itself made first has its value by then; anything
                    # else is out of order.
                    is_load = source in self.loads and source not in self.conditions
                    if not is_load and not self._is_arithmetic(source, index, within):
                        return None
                    if source in found:
                        continue
                    found.add(source)
                    todo.append((source, code.effects[source].reads))
        return tuple(sorted(found))

    def _is_arithmetic(self, index: int, user: int = -1, within: range = range(0)) -> bool:
        effects = self._kernel.code.effects[index]
        opcode = effects.opcode
        if not effects.definite or opcode.traits or not opcode.known:
            return False
        if opcode.access is not None and (
            opcode.access is not Access.LOAD or opcode.space not in _CONSTANT
        ):
            return False
        if index in within:
            # What the block left in an iteration before this one is there only if it was come to.
            return index < user <= within.stop and opcode.access is None
        return is_always_made(self._kernel, self._loop, index)


class _Memory:
    """Decides if loads may move before stores of the loop that precede them."""

    def __init__(
        self,
        kernel: Kernel,
        dominance: Dominance,
        loop: Loop,
        body: list[int],
        loads: list[int],
    ) -> None:
        self._kernel, self._effects = kernel, kernel.code.effects
        self._stores = [
            n
            for n in body
            if self._effects[n].opcode.access is Access.STORE
            and kernel.space(n) in (Space.GLOBAL, Space.GENERIC)
        ]
        self._waits = any(self._effects[n].opcode.traits & _TOGETHER for n in body)
        self._expressions = Expressions(kernel, dominance, loop, [*loads, *self._stores])

    def objection(self, load: int) -> str:
        """Why a load cannot be made earlier than the loop's stores; empty if it can."""
        # ``ld.global.nc`` promises that nothing writes the data during the launch.
        if "nc" in self._kernel.code.instructions[load].opcode.split("."):
            return ""
        may_alias = self._kernel.aliasing.may_alias
        if self._waits and any(may_alias(load, store) for store in self._stores):
            return "the loop waits for other threads, which may store what it loads"
        for store in self._stores:
            if self._may_come_too_late(store, load):
                return "the loop stores to the addresses they load"
        return ""

    def _may_come_too_late(self, store: int, load: int) -> bool:
        """True if a store provably writes data that this or one of the next iterations loads."""
        written, fetched = (self._expressions.address(n) for n in (store, load))
        if written is None or fetched is None:
            return False
        later: Expression | None = fetched
        for trip in range(MOST_TRIPS):
            if later is None:
                return False
            # Only a proof counts: a distance that is not a number says nothing.
            apart = number(difference(written, later))
            size = self._effects[load].opcode.bytes or 1
            width = self._effects[store].opcode.bytes or 1
            if (trip or store < load) and apart is not None and -width < apart < size:
                return True
            later = self._expressions.after(later)
        return False


MOST_TRIPS = 8
"""Most iterations that are made at once."""
