"""Which loads of the PTX the assembler made one of."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.assembler_merges import merged_loads
from cuado.backends.emulated.machine_code.counts import MachineCode

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in)
{{
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [in];
    ld.global.u32 %r1, [%rd1];
    {between}
    ld.global.u32 %r2, [{address}];
    add.u32 %r3, %r1, %r2;
    ret;
}}
"""


def merged(between: str, address: str, *, first: bool = True, second: bool = False) -> bool:
    """Whether the second load is taken for the first, by what machine code there is."""
    program = Program(PTX.format(between=between, address=address), "k")
    one, two = sorted(program.lowered.access_slots)[:: len(program.lowered.access_slots) - 1]
    made = [n for n, is_made in ((one, first), (two, second)) if is_made]
    instructions: list[Any] = [SimpleNamespace(ptx=n) for n in made]
    found = merged_loads(program, cast(MachineCode, SimpleNamespace(instructions=instructions)))
    return found == {two}


def test_a_load_that_is_made_again_and_has_no_code_is_merged() -> None:
    assert merged("", "%rd1")
    assert merged("add.u32 %r5, %r1, 1;", "%rd1")


@pytest.mark.parametrize(
    ("between", "address"),
    [
        ("", "%rd1+4"),  # of another place
        ("add.u64 %rd1, %rd1, 4;", "%rd1"),  # whose register has changed
        ("st.global.u32 [%rd1], %r1;", "%rd1"),  # which something was stored to
        ("bar.sync 0;", "%rd1"),  # which others may have stored to
    ],
)
def test_other_loads_are_not(between: str, address: str) -> None:
    assert not merged(between, address)


def test_nor_is_one_that_has_machine_code() -> None:
    assert not merged("", "%rd1", second=True)
    assert not merged("", "%rd1", first=False)
