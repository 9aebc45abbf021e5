"""Indices computed in ways that no compiler writes: it folds what is known, and leaves out what
it proves to change nothing: a conversion of a counter's low byte, a shift there and back.
"""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

# <a|b> is one of several; $a and $b numbers that are there, $d a new one, $q a new one of 64 bits.
_OPERATIONS = {
    "add.<s32|u32> $d, $a, <$b|1|2|4|8|31|32|33|64>;": 16,
    "sub.<s32|u32> $d, $a, <$b|1|2|5|16>;": 8,
    "mul.lo.<s32|u32> $d, $a, <2|3|4|5|8|16|33>;": 10,
    "shl.b32 $d, $a, <1|2|3|4|5>;": 10,
    "mad.lo.s32 $d, $a, <2|4|8|-1|3>, $b;": 6,
    "or.b32 $d, $a, <$b|1|3|64|128>;": 5,
    "xor.b32 $d, $a, <$b|1|3|32|33>;": 4,
    "and.b32 $d, $a, <1|3|7|31|63|255|-2|-4>;": 4,
    "shr.<s32|u32> $d, $a, <1|2|3>;": 4,
    "cvt.<s32|u32>.<s8|u8|s16|u16> $d, $a;": 8,
    "bfi.b32 $d, $a, $b, <3|5|6|8>, <1|2|3|5|8>;": 3,
    "bfe.<s32|u32> $d, $a, <0|1|3>, <2|4|8>;": 2,
    "<min|max>.<s32|u32> $d, $a, <$b|5|40>;": 3,
    "rem.<s32|u32> $d, $a, <3|7|8|16|40>;": 3,
    "div.<s32|u32> $d, $a, <2|3|8>;": 2,
    "neg.s32 $d, $a;": 2,
    "not.b32 $d, $a;": 2,
    "cvt.<s64.s32|u64.u32> $q, $a; <shl.b64 $q, $q, 32;|mul.lo.s64 $q, $q, 3;|>"
    " <cvt.s64.s32 $q, $q;|cvt.u64.u32 $q, $q;|shr.u64 $q, $q, 1;|> cvt.u32.u64 $d, $q;": 4,
    "setp.<lt|ge|eq|ne>.<s32|u32> %p3, $a, <$b|5|16>; selp.b32 $d, <$a|$b>, <$b|0|7>, %p3;": 3,
    "mul24.lo.s32 $d, $a, 5;": 2,
    "mul.hi.<s32|u32> $d, $a, <1431655766|858993460>;": 3,
}
"""What is done, and how often."""
_ADDRESSES = {
    "mul.wide.s32 $q, $a, 4; add.s64 $o, $b, $q;": 4,
    "mul.wide.u32 $q, $a, 4; add.s64 $o, $b, $q;": 2,
    "mad.wide.s32 $o, $a, 4, $b;": 2,
    "cvt.s64.s32 $q, $a; shl.b64 $q, $q, 2; add.s64 $o, $b, $q;": 2,
    "cvt.u64.u32 $q, $a; mad.lo.s64 $o, $q, 4, $b;": 1,
}
_CHOICE = re.compile(r"<([^<>]*)>")


def one_of_each(chosen: random.Random, text: str) -> str:
    """``<a|b>`` replaced by a or b."""
    return _CHOICE.sub(lambda found: chosen.choice(found[1].split("|")), text)


@dataclass
class Arithmetic:
    """Lines that compute numbers of 32 bits out of some that are there.

    Attributes:
        random: decides everything.
        values: registers that hold numbers, the last one made last.
        lines: what computes them.
        made: registers so far: ``%r30`` and ``%rd30`` are the first.
    """

    random: random.Random
    values: list[str]
    lines: list[str] = field(default_factory=list)
    made: int = 30

    @property
    def text(self) -> str:
        """The lines."""
        return "\n    ".join(self.lines)

    def again(self, values: Sequence[str]) -> "Arithmetic":
        """More lines, of other values, whose registers are new."""
        return Arithmetic(self.random, [*values], made=self.made)

    def grow(self, steps: int) -> str:
        """Compute so many numbers, each of some that are there; the last of them."""
        for _ in range(steps):
            self._add(_weighted(self.random, _OPERATIONS), self.random.choice(self.values))
        return self.values[-1]

    def make(self, text: str) -> str:
        """The number that a line computes; ``$d`` is its name in it."""
        self._add(text, "")
        return self.values[-1]

    def address(self, base: str, index: str) -> str:
        """The address of a word, by its index."""
        where, offset = f"%rd{self.made}", f"%rd{self.made + 1}"
        self.made += 2
        text = _weighted(self.random, _ADDRESSES).replace("$o", where).replace("$q", offset)
        self.lines.append(text.replace("$a", index).replace("$b", base))
        return where

    def _add(self, text: str, one: str) -> None:
        text = one_of_each(self.random, text).replace("$a", one)
        text = text.replace("$b", self.random.choice(self.values))
        self.lines.append(text.replace("$d", f"%r{self.made}").replace("$q", f"%rd{self.made}"))
        self.values.append(f"%r{self.made}")
        self.made += 1


def _weighted(chosen: random.Random, table: dict[str, int]) -> str:
    return chosen.choices([*table], [*table.values()])[0]
