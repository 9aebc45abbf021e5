"""PTX that states the roundings of machine code: separate operations ``.rn``, fused ones fma.

No line is added, so that line numbers stay; inserted code stands on the line of its instruction.
"""

import re
from collections import defaultdict
from collections.abc import Container, Iterator

from cuado.kernel.roundings.fusions import Fusion, Fusions
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.dominance import dominators
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.analysis.rounding import free_in, state_rounding
from cuado.ptx.edit import Edit, apply
from cuado.ptx.rewrite import fresh_name, replace
from cuado.ptx.syntax.operands import Name, rendered

_BITS = {"f16": 16, "bf16": 16, "f16x2": 32, "bf16x2": 32, "f32": 32, "f64": 64, "f32x2": 64}
_CONSTANT = re.compile(r"(0[fF]|0[dD])([0-9a-fA-F]{8}|[0-9a-fA-F]{16})")


def with_stated_roundings(
    code: Code, flow: Flow, chains: DefUse, found: Fusions, *, left: Container[int] = ()
) -> str:
    """The module with its roundings as found; open ones are left as they are.

    Other functions than the kernel get the roundings of their text, but for operations that are
    left as they are.

    Args:
        code: the kernel.
        flow: its control flow.
        chains: its definitions and uses.
        found: its fused and its open operations.
        left: where operations of other functions begin in the text that stay open.
    """
    return _Statement(code, flow, chains, found).text(left)


class _Statement:
    def __init__(self, code: Code, flow: Flow, chains: DefUse, found: Fusions) -> None:
        self._code, self._flow, self._chains, self._found = code, flow, chains, found
        self._prefix = fresh_name(code.module, "%rounded_")
        self._declared: list[str] = []
        self._copies: dict[int, tuple[str, str]] = {}
        self._idom = dominators(flow)
        self._writes: dict[Key, set[int]] = defaultdict(set)
        for index, effects in enumerate(code.effects):
            for key in code.keys(effects.writes, index):
                self._writes[key].add(index)

    def text(self, left: Container[int]) -> str:
        code, found = self._code, self._found
        place = {each.start: n for n, each in enumerate(code.instructions)}
        fused = {n: self._fused(n, fusion) for n, fusion in found.sums.items()}
        edits: list[Edit] = []
        for each in free_in(code.module):
            index = place.get(each.start)
            if index in found.open or each.start in left:
                continue
            if index in fused:
                edits.append(replace(each, fused[index]))
            else:
                edits.append(state_rounding(code.module, each))
        edits += self._kept_factors()
        body = code.function.body
        if self._declared and body is not None:
            edits.append(Edit(body.start + 1, body.start + 1, " ".join(("", *self._declared))))
        return apply(code.module.text, edits)

    def _register(self, bits: int) -> str:
        name = f"{self._prefix}{len(self._declared)}"
        self._declared.append(f".reg .b{bits} {name};")
        return name

    def _fused(self, index: int, fusion: Fusion) -> str:
        """The multiply-add that replaces a sum."""
        instruction = self._code.instructions[index]
        base, *words = instruction.opcode.split(".")
        terms = [*self._factors(index, fusion), rendered(instruction.operands[2 - fusion.source])]
        lines = ""
        if base == "sub":
            # Of a product a constant factor, as the assembler does: then no instruction is added.
            constant = next((n for n in (0, 1) if _negative(terms[n])), 0)
            at = constant if fusion.source == 1 else 2
            lines, terms[at] = self._negated(terms[at], words)
        operands = ", ".join((rendered(instruction.operands[0]), *terms))
        return f"{lines}{instruction.prefix}fma.rn.{'.'.join(words)} {operands};"

    def _negated(self, term: str, words: list[str]) -> tuple[str, str]:
        """A term with the opposite sign, and the code before it."""
        if negative := _negative(term):
            return "", negative
        name = self._register(_BITS[words[-1]])
        kind = ".".join(word for word in words if word != "sat")
        return f"neg.{kind} {name}, {term}; ", name

    def _factors(self, index: int, fusion: Fusion) -> tuple[str, ...]:
        """Texts of the factors at a sum: the product's operands, or copies kept for it."""
        if len(fusion.products) == 1:
            (product,) = fusion.products
            if self._are_there(product, index):
                return tuple(map(rendered, self._code.instructions[product].operands[1:]))
        shared = next((self._copies[n] for n in fusion.products if n in self._copies), None)
        if shared is None:
            bits = _BITS[self._code.instructions[index].opcode.split(".")[-1]]
            shared = self._register(bits), self._register(bits)
        self._copies |= dict.fromkeys(fusion.products, shared)
        return shared

    def _are_there(self, product: int, index: int) -> bool:
        """True if the factors are unchanged when the sum is computed.

        They are if both are in one straight line and nothing in between writes them; also if the
        product is on every path to the sum and each factor has a single definition: that comes
        before the product, and whenever it runs again, so does the product.
        """
        code, block_of = self._code, self._flow.block_of
        instruction = code.instructions[product]
        if instruction.guard or not self._comes_before(product, index):
            return False
        names = tuple(each.text for each in instruction.operands[1:] if isinstance(each, Name))
        keys = code.keys(names, product)
        if block_of[product] == block_of[index]:
            return all(self._writes[key].isdisjoint(range(product, index)) for key in keys)
        return all(len(self._writes[key]) == 1 for key in keys)

    def _comes_before(self, product: int, index: int) -> bool:
        """True if every path to an instruction goes through another one."""
        block_of = self._flow.block_of
        if block_of[product] == block_of[index]:
            return product < index
        at: int | None = block_of[index]
        while at is not None and at != block_of[product]:
            at = self._idom[at]
        return at is not None

    def _kept_factors(self) -> Iterator[Edit]:
        """Copies of factors that may be overwritten before the sum."""
        for product, names in self._copies.items():
            instruction = self._code.instructions[product]
            bits = _BITS[instruction.opcode.split(".")[-1]]
            guard = instruction.prefix
            moves = (
                f"{guard}mov.b{bits} {name}, {rendered(operand)}; "
                for name, operand in zip(names, instruction.operands[1:], strict=True)
            )
            yield Edit(instruction.start, instruction.start, "".join(moves))


def _negative(term: str) -> str:
    """A float literal with the opposite sign; empty for any other text."""
    match = _CONSTANT.fullmatch(term)
    if match is None:
        return ""
    digits = match[2]
    return f"{match[1]}{int(digits, 16) ^ 1 << (4 * len(digits) - 1):0{len(digits)}X}"
