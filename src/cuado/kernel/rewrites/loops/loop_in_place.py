"""Rewrites a loop in place, and keeps the original loop behind it as a fallback.

Where all lanes of a warp provably reach the loop together, only the rewritten loop remains. Where
they may not (``if (i < n)``), a copy of the original follows it. ``activemask`` says which lanes
run an instruction together; if one lane finds all of them active, all lanes find the same.
"""

from collections.abc import Mapping

from cuado.kernel.facts.loops.lane_loops import LaneLoop
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.rewrite import renamed


class LoopText:
    """The edits of one loop.

    Args:
        rewriting: the rewriting that collects them.
        loop: the loop.

    Attributes:
        entry: run once before it, by whole warps.
        top: run where an iteration begins.
        end: run where an iteration ends, before the branch back.
        after: run once after it, by whole warps.
    """

    def __init__(self, rewriting: Rewriting, loop: LaneLoop) -> None:
        self._rewriting, self._loop = rewriting, loop
        self._code = rewriting.subject.code
        self._text: dict[int, str] = {}
        self._behind: dict[int, list[str]] = {}
        self.entry: list[str] = []
        self.top: list[str] = []
        self.end: list[str] = []
        self.after: list[str] = []

    def rename(self, index: int, names: Mapping[str, str]) -> None:
        """Rename an instruction's registers."""
        text = renamed(self._code.instructions[index], names)
        if text != renamed(self._code.instructions[index], {}):
            self._text[index] = text

    def put(self, index: int, code: str) -> None:
        """Put code in place of an instruction."""
        self._text[index] = code

    def behind(self, index: int, code: str) -> None:
        """Run code after an instruction."""
        self._behind.setdefault(index, []).append(code)

    def write(self) -> None:
        """Make the edits."""
        rewriting, loop = self._rewriting, self._loop
        again = rewriting.fresh("$cuado_again")
        original = "" if loop.is_whole else rewriting.fresh("$cuado_original")
        rewriting.before(loop.first, "\n".join((*self._entry(original), f"{again}:", *self.top)))
        for n in sorted({*self._text, *self._behind}):
            lines = (
                self._text.get(n, renamed(self._code.instructions[n], {})),
                *self._behind.get(n, ()),
            )
            rewriting.replace(n, "\n".join(lines))
        if self.end:
            rewriting.before(loop.last, "\n".join(self.end))
        rewriting.operand(loop.last, 0, again)
        after = [*self.after, *self._copy(original)]
        if after:
            rewriting.after(loop.last, "\n".join(after))

    def _entry(self, original: str) -> list[str]:
        """The code before the loop."""
        if not original:
            return self.entry
        # If all 32 lanes are active, all of them run this very instruction, and all go the same
        # way: so the warp is whole from here on. Fewer make the loop as it was.
        here, partly = self._rewriting.register("b32"), self._rewriting.register("pred")
        return [
            f"activemask.b32 {here};",
            f"setp.ne.u32 {partly}, {here}, 0xffffffff;",
            f"@{partly} bra {original};",
            *self.entry,
        ]

    def _copy(self, original: str) -> list[str]:
        """The loop as it was, for warps that are not whole."""
        if not original:
            return []
        loop, done = self._loop, self._rewriting.fresh("$cuado_done")
        back = self._code.instructions[loop.last]
        body = [renamed(self._code.instructions[n], {}) for n in loop.body]
        guard = back.prefix
        return [
            f"bra {done};",
            f"{original}:",
            *body,
            f"{guard}bra {original};",
            f"{done}:",
        ]


def added(target: str, register: str, number: int, bits: int) -> str:
    """Code that adds a number."""
    return f"add.s{bits} {target}, {register}, {number};"
