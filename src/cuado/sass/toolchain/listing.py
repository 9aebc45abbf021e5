"""A parser of disassembly as nvdisasm and cuobjdump print it.

nvdisasm heads each function with its section, then prints line information where it changes and
one instruction a line, followed by its encoding (the low 64 bits, on the next line the high)::

    .text._Z4copyPf:
        //## File "copy.cu", line 56
            /*0000*/                   LDC R1, c[0x0][0x28] ;       /* 0x00000a00ff017b82 */
                                                                    /* 0x000fe20000000800 */

cuobjdump heads a function with ``Function : _Z4copyPf`` and prints no line information.
"""

import re
from dataclasses import dataclass

from cuado.model.instruction import SourceLocation


@dataclass(frozen=True, slots=True)
class SassInstruction:
    """One machine instruction.

    Attributes:
        offset: bytes from the start of the function.
        sass: disassembly, guard predicate included, without the semicolon.
        encoding: its bits as one little-endian number, None if not printed; 128 of them since
            Volta, before that 64.
        location: source line, None without line information.
        inlined_at: where the function it came from was called, innermost call first.
        target: offset in the same function of its branch, call or reconvergence point.
    """

    offset: int
    sass: str
    encoding: int | None = None
    location: SourceLocation | None = None
    inlined_at: tuple[SourceLocation, ...] = ()
    target: int | None = None


_LOW = (1 << 64) - 1
_BRANCHES_TO_THEMSELVES = frozenset({0xFFFFFFFC00FC7947, 0xFFFFFFF000007947})
"""Low halves of ``BRA .``: Hopper and later, and Volta to Ada."""


def is_branch_to_itself(encoding: int) -> bool:
    """True of ``BRA .``, behind which is padding."""
    return encoding & _LOW in _BRANCHES_TO_THEMSELVES


@dataclass(frozen=True, slots=True)
class SassFunction:
    """A function's code in address order, the padding at its end included."""

    name: str
    instructions: tuple[SassInstruction, ...]

    @property
    def body(self) -> tuple[SassInstruction, ...]:
        """Without the padding: a branch to itself and NOPs up to the next multiple of 128 bytes."""
        end = len(self.instructions)
        while end and self.instructions[end - 1].sass == "NOP":
            end -= 1
        last = self.instructions[end - 1].encoding if end else None
        if last is not None and is_branch_to_itself(last):
            end -= 1
        return self.instructions[:end]


_HEADING = re.compile(r"^(?:\.text\.(?P<section>\S+):|\s+Function : (?P<function>\S+))\s*$")
_OTHER_HEADING = re.compile(r"^\s*\.section\s|^//-{5,}")
_INSTRUCTION = re.compile(r"^\s*/\*(?P<offset>[0-9a-f]{4,8})\*/\s+(?P<rest>.*)$")
_ENCODING = re.compile(r"/\* 0x(?P<bits>[0-9a-f]{16}) \*/$")
_ENCODING_LENGTH = len("/* 0x0123456789abcdef */")
_BITS = re.compile(r"^\s*/\* 0x(?P<bits>[0-9a-f]{16}) \*/\s*$")
_LOCATION = re.compile(r'^\s*//## File "(?P<file>[^"]*)", line (?P<line>[0-9]{1,9})(?P<rest>.*)$')
_INLINED = re.compile(r'inlined at "(?P<file>[^"]*)", line (?P<line>[0-9]{1,9})')
_LABEL = re.compile(r"^(?P<name>[.$_A-Za-z][\w.$]*):\s*$")
_NAMED = re.compile(r"`\((?P<name>[.$_A-Za-z][\w.$]*)\)")
_ABSOLUTE = re.compile(r"^(?:@!?U?P[T\d]+\s+)?(?:BRA|BSSY|CALL)[A-Z.]*\s.*?\b0x(?P<at>[0-9a-f]+)$")
"""How cuobjdump prints what nvdisasm has a label for."""
_CODE = re.compile(r"^(?:@!?U?P[T\d]+\s+)?[A-Z][A-Za-z0-9_.]*(?:\s|$)")


def parse_listing(text: str) -> tuple[SassFunction, ...]:
    """Functions of a listing in its order; what is no code is left out."""
    reader = _Reader()
    for line in text.splitlines():
        reader.read(line)
    return tuple(
        SassFunction(name, tuple(_aimed(each, reader.labels[name]) for each in instructions))
        for name, instructions in reader.found.items()
    )


def _instruction(line: str) -> tuple[int, str, int | None] | None:
    """Offset, text and encoding of an instruction's line; None for another line.

    From the end: one expression for the whole line tries every way of dividing the spaces between
    its parts, and of a spill's line, which has sixty of them, that took a tenth of a second.
    """
    match = _INSTRUCTION.match(line)
    if match is None:
        return None
    rest = match["rest"].rstrip()
    encoding = _ENCODING.search(rest, max(len(rest) - _ENCODING_LENGTH, 0))
    bits = int(encoding["bits"], 16) if encoding else None
    text = (rest[: encoding.start()] if encoding else rest).rstrip()
    text = text.removesuffix("}").rstrip().removesuffix(";").rstrip()
    return None if ";" in text else (int(match["offset"], 16), text, bits)


def _aimed(instruction: SassInstruction, labels: dict[str, int]) -> SassInstruction:
    """The instruction with its branch target, if the target is in its function."""
    named = _NAMED.search(instruction.sass)
    if named:
        target = labels.get(named["name"])
    else:
        absolute = _ABSOLUTE.match(instruction.sass)
        target = int(absolute["at"], 16) if absolute else None
    return instruction if target is None else _with(instruction, target=target)


def _with(
    one: SassInstruction, *, encoding: int | None = None, target: int | None = None
) -> SassInstruction:
    """As ``dataclasses.replace``, which takes several times as long: every line comes here."""
    bits = one.encoding if encoding is None else encoding
    to = one.target if target is None else target
    return SassInstruction(one.offset, one.sass, bits, one.location, one.inlined_at, to)


class _Reader:
    """The state of the parser: its place in the listing."""

    def __init__(self) -> None:
        self.found: dict[str, list[SassInstruction]] = {}
        self.labels: dict[str, dict[str, int]] = {}
        self._waiting: list[str] = []  # Labels of the next instruction.
        self._name = ""
        self._current: list[SassInstruction] | None = None
        self._locations: list[SourceLocation] = []
        self._fresh = False  # Whether the locations still gather, no instruction having followed.

    def read(self, line: str) -> None:
        if heading := _HEADING.match(line):
            self._name = heading["section"] or heading["function"]
            self._current = self.found.setdefault(self._name, [])
            self.labels.setdefault(self._name, {})
            self._locations, self._fresh, self._waiting = [], False, []
        elif self._current is None:
            return
        elif instruction := _instruction(line):
            self._add(self._current, *instruction)
        elif high := _BITS.match(line):
            self._complete(self._current, int(high["bits"], 16))
        elif label := _LABEL.match(line):
            self._waiting.append(label["name"])
        elif location := _LOCATION.match(line):
            self._locate(location)
        elif _OTHER_HEADING.match(line):
            self._current = None

    def _add(self, code: list[SassInstruction], offset: int, text: str, bits: int | None) -> None:
        text = " ".join(text.removeprefix("{").split())
        if not _CODE.match(text):
            return
        self.labels[self._name] |= dict.fromkeys(self._waiting, offset)
        self._waiting = []
        first, callers = next(iter(self._locations), None), tuple(self._locations[1:])
        code.append(SassInstruction(offset, text, bits, first, callers))
        self._fresh = False

    @staticmethod
    def _complete(code: list[SassInstruction], high: int) -> None:
        """Add an encoding's high half to the instruction above it.

        Before Volta such a line is a control word, which follows no 16-byte boundary.
        """
        if code and code[-1].encoding is not None and code[-1].offset % 16 == 0:
            last = code[-1]
            if last.encoding is not None and last.encoding >> 64 == 0:
                code[-1] = _with(last, encoding=last.encoding | high << 64)

    def _locate(self, match: re.Match[str]) -> None:
        place = SourceLocation(match["file"], int(match["line"]))
        if not self._fresh:
            self._locations, self._fresh = [], True
        if place not in self._locations:
            self._locations.append(place)
        if inlined := _INLINED.search(match["rest"]):
            caller = SourceLocation(inlined["file"], int(inlined["line"]))
            if caller not in self._locations:
                self._locations.append(caller)
