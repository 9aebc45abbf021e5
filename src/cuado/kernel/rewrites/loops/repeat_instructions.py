"""Repeats instructions of a loop ahead of their iteration, in other registers."""

import re
from collections.abc import Mapping

from cuado.kernel.facts.loops.conditional_loads import Condition
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import rendered

_NAME = re.compile(r"[A-Za-z_$%][\w$]*", re.ASCII)

Signed = tuple[str, bool]
"""A predicate register, and whether it is negated."""


class RepeatedInstructions:
    """Writes instructions once more.

    Args:
        rewriting: the kernel that they are of.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting, self._code = rewriting, rewriting.subject.code

    def fresh(self, name: str, index: int) -> str:
        """A new register of the type that one has where an instruction names it."""
        symbol = self._code.symbol(name, index)
        return self._rewriting.register(symbol.variable.type if symbol is not None else "b32")

    def instruction(
        self,
        index: int,
        names: dict[str, str],
        into: Mapping[str, str] | None = None,
        only: Signed | None = None,
    ) -> str:
        """A copy of an instruction that reads renamed registers and writes new ones.

        Args:
            index: the instruction; its own guard is left out.
            names: replacements of the loop's registers; the new registers are added to them.
            into: registers to write instead of new ones.
            only: the guard of the copy.
        """
        written, parts = dict(names), []
        for name in self._code.effects[index].writes:
            written[name] = into[name] if into is not None else self.fresh(name, index)
        for operand, role in self._code.effects[index].operands:
            parts.append(_replaced(rendered(operand), written if role.writes else names))
        names.update(written)
        guard = f"@{'!' if only[1] else ''}{only[0]} " if only is not None else ""
        return f"{guard}{self._code.instructions[index].opcode} {', '.join(parts)};"

    def both(self, one: Signed, other: Signed) -> tuple[list[str], Signed]:
        """Code for the conjunction of two predicates, and its register."""
        lines, terms = [], []
        for name, negated in (one, other):
            term = self._rewriting.register("pred") if negated else name
            if negated:
                lines.append(f"not.pred {term}, {name};")
            terms.append(term)
        holds = self._rewriting.register("pred")
        lines.append(f"and.pred {holds}, {terms[0]}, {terms[1]};")
        return lines, (holds, False)


def signed(condition: Condition, names: Mapping[str, str]) -> Signed:
    """The predicate of a condition, in the replacements of the loop's registers."""
    return names.get(condition.predicate, condition.predicate), condition.negated


def _replaced(text: str, names: Mapping[str, str]) -> str:
    """An operand with other names."""
    return _NAME.sub(lambda found: names.get(found[0], found[0]), text)
