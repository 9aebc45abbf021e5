"""The line table of a cubin says what nvdisasm prints of it."""

from collections.abc import Callable

import pytest

from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import InvalidCubinError
from cuado.sass.toolchain.line_table import line_rows
from cuado.sass.toolchain.listing import parse_listing


@pytest.mark.parametrize("name", ["tile", "tile.marked", "tile.nops"])
def test_each_instruction_bears_the_line_that_nvdisasm_prints(
    name: str, recorded: Callable[[str], str], recorded_cubin: Callable[[str], bytes]
) -> None:
    rows = line_rows(Cubin(recorded_cubin(name)))
    for function in parse_listing(recorded(f"{name}.nvdisasm.txt")):
        for each in function.instructions:
            found = rows[function.name].at(each.offset) if function.name in rows else None
            printed = each.location and (each.location.file.split("/")[-1], each.location.line)
            assert found == printed, hex(each.offset)


def test_the_marked_kernel_has_a_line_for_nearly_all_of_its_code(
    recorded_cubin: Callable[[str], bytes],
) -> None:
    rows = line_rows(Cubin(recorded_cubin("tile.marked")))["tile"]
    assert len({place for place in rows.places if place is not None}) > 10


def test_a_damaged_table_is_refused(recorded_cubin: Callable[[str], bytes]) -> None:
    image = bytearray(recorded_cubin("tile.marked"))
    table = next(s for s in Cubin(bytes(image)).sections if s.name == ".debug_line")
    refused = 0
    for at in range(table.offset, table.offset + min(table.size, 120)):
        broken = bytearray(image)
        broken[at] = 0xFF
        try:
            line_rows(Cubin(bytes(broken)))
        except InvalidCubinError:
            refused += 1
    assert refused > 3


def test_a_cubin_without_a_table_has_no_rows(recorded_cubin: Callable[[str], bytes]) -> None:
    image = recorded_cubin("tile.marked").replace(b".debug_line\0", b".debug_none\0")
    assert line_rows(Cubin(image)) == {}
