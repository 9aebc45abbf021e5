"""Where the instructions of a PTX text are: just enough of the language to mark each.

Statements of function bodies end with ``;``; what starts with a dot is a directive, the rest are
instructions. Comments and strings are blanked first, so that no mark is put inside them.
"""

import re
from dataclasses import dataclass

from cuado.model.instruction import SourceLocation


@dataclass(frozen=True, slots=True)
class PtxInstruction:
    """An instruction of a PTX text.

    Attributes:
        start: where it begins, its guard included; an index into the text.
        end: after its semicolon.
        line: it begins on, counted from 1.
        text: of it, without the semicolon, spaces joined.
        function: it stands in; empty if the head is not understood.
        location: the source line that the compiler recorded, None without line information.
    """

    start: int
    end: int
    line: int
    text: str
    function: str
    location: SourceLocation | None


@dataclass(frozen=True, slots=True)
class PtxScan:
    """What was found: instructions, the spans of ``.loc`` lines, and the highest file number."""

    instructions: tuple[PtxInstruction, ...]
    locations: tuple[tuple[int, int], ...]
    files: int


_BLANK = re.compile(r'//[^\n]*|/\*.*?(?:\*/|\Z)|"(?:[^"\\\n]|\\.)*"|^[ \t]*#[^\n]*', re.S | re.M)
_FILE = re.compile(r'^[ \t]*\.file[ \t]+(\d+)[ \t]+("(?:[^"\\\n]|\\.)*")', re.M)
_NAME = r"[A-Za-z_$%][\w$]*"
_TOKEN = re.compile(
    rf"\s+|(?P<brace>[{{}}])|(?P<label>{_NAME}\s*:(?!:))|(?P<loc>\.loc\b)|(?P<section>\.section\b)"
    r"|(?P<line>\.(?:file|version|target|address_size)\b)|(?P<directive>\.)|(?P<other>.)",
    re.S,
)
_LOC = re.compile(
    rf"\.loc\s+(?P<file>\d+)\s+(?P<line>\d+)\s+\d+"
    rf"(?:\s*,\s*function_name\s+{_NAME}(?:\s*\+\s*\d+)?\s*,\s*inlined_at\s+\d+\s+\d+\s+\d+)?"
)
_FUNCTION = re.compile(rf"\.(?:entry|func)\b\s*(?:\([^()]*\)\s*)?(?P<name>{_NAME})?")


def scan(ptx: str) -> PtxScan:
    """Find the instructions of a PTX text; text that is no PTX yields none."""
    return _Scanner(ptx).run()


class _Scanner:
    def __init__(self, ptx: str) -> None:
        self._ptx = ptx
        self._text = _BLANK.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), ptx)
        self._names = {int(n): name[1:-1] for n, name in self._file_directives()}
        self._instructions: list[PtxInstruction] = []
        self._locations: list[tuple[int, int]] = []
        self._location: SourceLocation | None = None
        self._function = ""
        self._depth = 0
        self._line, self._counted = 1, 0

    def _file_directives(self) -> list[tuple[str, str]]:
        """Numbers and quoted names of the ``.file`` directives outside comments."""
        found = _FILE.finditer(self._ptx)
        return [(m[1], m[2]) for m in found if self._text.startswith(".file", m.start(1) - 6)]

    def run(self) -> PtxScan:
        at = 0
        while at < len(self._text):
            match = _TOKEN.match(self._text, at)
            if match is None:  # The last alternative takes any character.
                break
            at = self._step(match)
        highest = max(self._names, default=0)
        return PtxScan(tuple(self._instructions), tuple(self._locations), highest)

    def _step(self, match: re.Match[str]) -> int:
        """Go past the statement, or the part of one, that ``match`` begins."""
        kind, start = match.lastgroup, match.start()
        if kind == "brace":
            self._depth = max(0, self._depth + (1 if match["brace"] == "{" else -1))
        elif kind == "loc":
            return self._read_location(start)
        elif kind == "section":
            return self._end(start, "}")
        elif kind == "line":
            return self._end(start, "\n")
        elif kind == "directive":
            return self._end(start, ";") if self._depth else self._module_directive(start)
        elif kind == "other":
            return self._instruction(start) if self._depth else match.end()
        return match.end()

    def _end(self, start: int, mark: str) -> int:
        """Just after the next ``mark``, or the end of the text."""
        at = self._text.find(mark, start)
        return len(self._text) if at < 0 else at + 1

    def _module_directive(self, start: int) -> int:
        """A function's head, up to its body, or a declaration."""
        semicolon, brace = self._end(start, ";"), self._end(start, "{")
        head = self._text[start : min(semicolon, brace)]
        match = _FUNCTION.search(head)
        if match and brace < semicolon:
            self._function, self._location = match["name"] or "", None
            return brace - 1
        return semicolon

    def _read_location(self, start: int) -> int:
        match = _LOC.match(self._text, start)
        if match is None:
            return self._end(start, "\n")
        name = self._names.get(int(match["file"]))
        self._location = SourceLocation(name, int(match["line"])) if name is not None else None
        self._locations.append(match.span())
        return match.end()

    def _instruction(self, start: int) -> int:
        end = self._end(start, ";")
        self._line += self._ptx.count("\n", self._counted, start)
        self._counted = start
        text = " ".join(self._text[start:end].removesuffix(";").split())
        self._instructions.append(
            PtxInstruction(start, end, self._line, text, self._function, self._location)
        )
        return end
