"""What bits say of instructions is what a disassembler says of them, or nothing."""

import random
import re
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from cuado.sass.rounding import is_told_by_bits, rounding_of, rounding_of_bits
from cuado.sass.toolchain.assemble import AssembleOptions, assemble, target_of
from cuado.sass.toolchain.classes import SassClass, bytes_of, class_of, count_bytes, count_classes
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.linemap import map_bits, map_lines
from cuado.sass.toolchain.locate import Program, find
from cuado.sass.toolchain.opcode_bits import (
    bytes_by_bits,
    bytes_of_bits,
    class_of_bits,
    classes_by_bits,
    encodings,
)

CORPUS = Path(__file__).parents[1] / "ptx" / "corpus"
TEXTS = sorted(each.name for each in CORPUS.glob("*.sm_[89]0.ptx"))
_REFUSED = re.compile(r"at address (0x[0-9a-f]+)")
_LINE = re.compile(r"^\s*/\*([0-9a-f]{4,8})\*/\s+(.*?)\s*;\s*/\* 0x[0-9a-f]{16} \*/")
FIELDS = (16, 24, 32, 64)
"""Where the numbers of registers stand: all ones is the zero register."""
NUMBERS = (0, 1, 0x3F800000, 0xBF800000, 0x3FF00000, 0xBFF00000, 0x80000000)


@cache
def cubin(name: str) -> bytes:
    return assemble((CORPUS / name).read_text()).cubin


@pytest.mark.parametrize("name", TEXTS)
def test_bits_say_what_the_listing_says(name: str) -> None:
    code, read = disassemble(cubin(name)).functions, Cubin(cubin(name))
    assert code.keys() == read.code.keys()
    for kernel, function in code.items():
        assert encodings(read, kernel) == tuple(each.encoding for each in function.body)
        found = classes_by_bits(cubin(name), kernel)
        assert found is not None
        assert Counter(found) == count_classes(function.body)
        assert bytes_by_bits(cubin(name), kernel) == count_bytes(function.body)


@pytest.mark.parametrize("name", TEXTS)
def test_what_an_instruction_was_made_for_is_known_without_a_listing(name: str) -> None:
    ptx = (CORPUS / name).read_text()
    options = AssembleOptions(target_of(ptx))
    by_bits, by_lines = map_bits(ptx, options), map_lines(ptx, options)
    assert by_bits is not None
    for kernel, listed in by_lines.functions.items():
        own = by_bits.functions[kernel]
        assert [(each.kind, each.ptx) for each in own] == [
            (class_of(each.sass.sass), each.ptx) for each in listed
        ]
        for made, line in zip(own, listed, strict=True):
            roundings = rounding_of_bits(made.encoding, made.kind)
            assert roundings in (None, tuple(filter(None, [rounding_of(line.sass.sass)])))


def changed(encoding: int, chance: random.Random) -> int:
    """An instruction with other operands, modifiers or a form at random, its opcode the same."""
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        match chance.randrange(5):
            case 0 | 1:
                encoding ^= 1 << chance.randrange(12, 128)
            case 2:
                encoding |= 0xFF << chance.choice(FIELDS)
            case 3:
                number = chance.choice((*NUMBERS, chance.getrandbits(32)))
                encoding = encoding & ~(0xFFFFFFFF << 32) | number << 32
            case _:
                encoding = encoding & ~(7 << 9) | chance.randrange(8) << 9
    return encoding


def listed(codes: Iterable[int], chip: str, folder: Path) -> Iterator[tuple[int, str]]:
    """What nvdisasm says of instructions by themselves, without those that are none."""
    left, path = list(dict.fromkeys(codes)), folder / "code.bin"
    while left:
        path.write_bytes(b"".join(each.to_bytes(16, "little") for each in left))
        words = [str(find(Program.NVDISASM).path), "-b", chip, "-hex", str(path)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if not done.returncode:
            for line in map(_LINE.match, done.stdout.splitlines()):
                if line is not None:
                    text = " ".join(line[2].replace("{", "").split())
                    yield left[int(line[1], 16) // 16], text
            return
        refused = {int(at, 16) // 16 for at in _REFUSED.findall(done.stderr)}
        assert refused
        left = [each for number, each in enumerate(left) if number not in refused]


@pytest.mark.parametrize("chip", ["SM80", "SM89", "SM90"])
def test_bits_say_it_of_instructions_with_other_bits_at_random(chip: str, tmp_path: Path) -> None:
    chance = random.Random(22)  # noqa: S311 - not for secrets
    by_opcode: dict[int, list[int]] = {}
    for name in TEXTS:
        for kernel in Cubin(cubin(name)).code:
            for each in encodings(Cubin(cubin(name)), kernel):
                by_opcode.setdefault(each & 0xFFF, []).append(each)
    asked = [changed(chance.choice(own), chance) for own in by_opcode.values() for _ in range(60)]
    told = known = 0
    for encoding, text in listed(asked, chip, tmp_path):
        if "?" in text or "INVALID" in text:
            continue
        kind, told = class_of_bits(encoding, int(chip[2:])), told + 1
        if kind is None:
            continue
        known += 1
        assert kind is class_of(text), text
        rounding = rounding_of_bits(encoding, kind)
        assert rounding in (None, tuple(filter(None, [rounding_of(text)]))), text
        moved = bytes_of_bits(encoding)
        assert moved in (None, bytes_of(text)), text
    assert told > 5000
    assert known > 0.95 * told


def test_what_is_not_in_the_table_is_not_guessed() -> None:
    load = 0x000FE2000C1E1900_0000000402027981
    assert class_of_bits(load, 90) is SassClass.GLOBAL_LOAD
    assert class_of_bits(load, 75) is class_of_bits(load, 100) is None
    assert class_of_bits(0x92C, 90) is None  # CLMAD
    product = 0x31, SassClass.FP16
    assert rounding_of_bits(*product) is None


def test_other_chips_are_disassembled() -> None:
    text = (CORPUS / next(each.name for each in CORPUS.glob("*.sm_100.ptx"))).read_text()
    assert not is_told_by_bits(assemble(text).cubin)
