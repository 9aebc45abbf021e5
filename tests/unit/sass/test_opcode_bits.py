"""Accesses are told by the bits of instructions as a disassembler tells them, or not at all."""

from pathlib import Path

import pytest

from cuado.sass.toolchain.assemble import AssembleOptions, target_of
from cuado.sass.toolchain.classes import SassClass, class_of
from cuado.sass.toolchain.linemap import accesses_of, map_lines
from cuado.sass.toolchain.opcode_bits import access_of

CORPUS = Path(__file__).parents[1] / "ptx" / "corpus"
TEXTS = sorted(each.name for each in CORPUS.glob("*.sm_[89]0.ptx"))


def is_counted(kind: SassClass) -> bool:
    return kind.value.endswith((" load", " store", "atomic")) or kind is SassClass.BARRIER


@pytest.mark.parametrize("name", TEXTS)
def test_bits_say_what_the_listing_says(name: str) -> None:
    ptx = (CORPUS / name).read_text()
    options = AssembleOptions(target_of(ptx))
    known = 0
    for kernel, mapped in map_lines(ptx, options).functions.items():
        found = accesses_of(ptx, kernel, options)
        if found is None:
            continue
        known += 1
        listed = [(class_of(each.sass.sass), each.ptx) for each in mapped]
        assert [each for each in found if is_counted(each[0])] == [
            each for each in listed if is_counted(each[0])
        ]
    assert known


def test_what_is_not_in_the_table_is_not_guessed() -> None:
    assert access_of(0x000FE2000C1E1900_0000000402027981, 90) is SassClass.GLOBAL_LOAD
    assert access_of(0x000FE2000C1E1900_0000000402027981, 75) is None
    assert access_of(0x000FE2000C1E1900_0000000402027981, 100) is None
    assert access_of(0x844, 90) is None  # STSM
