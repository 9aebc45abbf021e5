from pathlib import Path

import pytest

from cuado.ptx.syntax.parser import parse
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.locate import Program, find_all

CORPUS = Path(__file__).parent / "corpus"
TRANSPOSE = "transpose.lineinfo.sm_90.ptx"


def test_other_kernels_go_and_the_one_asked_for_assembles_to_the_same_code() -> None:
    for program in (Program.PTXAS, Program.NVDISASM):
        if not find_all(program):
            pytest.skip(f"no {program.value} here")
    text = (CORPUS / TRANSPOSE).read_text()
    name = next(entry.name for entry in parse(text).entries if "shared" in entry.name)
    trimmed = only_kernel(text, name)
    assert [entry.name for entry in parse(trimmed).entries] == [name]
    assert len(trimmed) < len(text) / 2
    before, after = (disassemble(assemble(ptx).cubin).functions[name] for ptx in (text, trimmed))
    assert [i.sass for i in before.body] == [i.sass for i in after.body]
    assert [i.location for i in before.body] == [i.location for i in after.body]


def test_a_kernel_that_something_names_stays() -> None:
    text = """.version 8.0
.target sm_80
.address_size 64
.visible .entry one() { ret; }
.visible .entry other()
{
	.reg .b64 %rd<2>;
	mov.u64 %rd1, one;
	ret;
}
"""
    assert only_kernel(text, "other") == text


def test_a_module_without_the_kernel_is_left_alone() -> None:
    text = (CORPUS / TRANSPOSE).read_text()
    assert only_kernel(text, "missing") == text
