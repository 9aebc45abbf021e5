"""Integers of a launch by the places that a kernel loads them from."""

import struct

from cuado.kernel.values.given_numbers import given_numbers, place_of
from cuado.model.arguments import Pointer, Scalar, Structure
from cuado.ptx import parse
from cuado.ptx.analysis.code import Code

FIELDS = struct.pack("<iIIhH4xQ8s", -3, 7, 0xFFFFFFF0, -2, 9, 11, bytes(8))
LOADS = """
    ld.param.s32 %r1, [s]; ld.param.u32 %r2, [s+4]; ld.param.u32 %r3, [s+8];
    ld.param.s16 %h1, [s+12]; ld.param.u16 %h2, [s+14]; ld.param.u64 %rd1, [s+20];
    ld.param.u64 %rd2, [s+28]; ld.param.u32 %r4, [n]; ld.param.f32 %f1, [f];
"""


def numbers(loads: str = LOADS, *pointers: tuple[int, Pointer]) -> dict[str, int]:
    text = f""".version 8.0 .target sm_80
    .entry k(.param .align 4 .b8 s[36], .param .u32 n, .param .f32 f) {{
    .reg .b16 %h<9>; .reg .b32 %r<40>; .reg .b64 %rd<20>; .reg .f32 %f<9>;
    {loads} ret; }}"""
    module = parse(text)
    arguments = Structure("s", FIELDS, pointers), Scalar("n", "s32", 5), Scalar("f", "f32", 0.5)
    return given_numbers(Code(module, module.entries[0]), arguments)


def test_fields_of_a_structure_are_known_as_they_are_loaded() -> None:
    # Not what is negative in one of its readings, and not what may be an address.
    assert numbers() == {"s": -3, "s+4": 7, "s+12": -2, "s+14": 9, "n": 5}
    assert place_of("s", 0) == place_of("s", None) == "s"


def test_what_is_loaded_as_two_types_is_not_known() -> None:
    assert "s+4" not in numbers(f"{LOADS} ld.param.u16 %h3, [s+4];")
    assert "s+4" not in numbers(f"{LOADS} ld.param.f32 %f2, [s+4];")
    assert "s+4" not in numbers("ld.param.v2.u32 {%r1, %r2}, [s+4];")


def test_pointers_and_what_lies_behind_the_structure_are_not_known() -> None:
    assert "s+4" not in numbers(LOADS, (0, Pointer("p", "memory")))
    assert "s+34" not in numbers("ld.param.u32 %r1, [s+34];")
