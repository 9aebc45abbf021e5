"""Instructions without their operands: named with their line, by the verifier and by each verb."""

from pathlib import Path

import pytest
from ptx_texts import verify_text

from cuado.cli.main import run
from cuado.ptx.errors import PtxVerificationError
from cuado.ptx.problems import Rule
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check_kernel

PTX = """.version 8.0
.target sm_90
.address_size 64
.func other(.param .u32 a) {{ add.u32; ret; }}
.entry other_kernel() {{ add.u32; ret; }}
.visible .entry k(.param .u64 p) {{
  .reg .b32 %r<9>;
  .reg .b64 %rd<9>;
  .reg .pred %p<3>;
  {line}
  ret;
}}
"""
SOUND = PTX.replace(".func other(.param .u32 a) {{ add.u32; ret; }}\n", "")


@pytest.mark.parametrize(
    "line",
    [
        "add.s32;",
        "add.s32 %r1;",
        "add.s32 %r1, %r2;",
        "mad.lo.s32 %r1, %r2, %r3;",
        "setp.lt.s32 %p1, %r1;",
        "ld.global.u32 %r1;",
        "st.global.u32 [%rd1];",
        "mov.u32 %r1;",
        "shl.b32 %r1, %r2;",
        "cvt.u64.u32 %rd1;",
        "shfl.sync.idx.b32 %r1, %r2;",
        "atom.global.add.u32 %r1, [%rd1];",
        "bar.sync 0, 32, 1;",
        "bra;",
        "mov.u32 %r1, %r2, %r3;",
    ],
)
def test_each_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    text = SOUND.format(line=line)
    opcode = line.split(maxsplit=1)[0].rstrip(";")
    with pytest.raises(PtxVerificationError, match=f"line 9: {Rule.OPERANDS}: '{opcode}'"):
        check_kernel(parse(text), "k")
    (tmp_path / "k.ptx").write_text(text)
    (tmp_path / "case.toml").write_text(
        'schema = 1\nsource = "k.ptx"\nkernel = "k"\ngrid = 1\nblock = 32\n'
        '[[arguments]]\nname = "p"\ntype = "u32"\nshape = 64\noutput = true\n'
    )
    for verb in ("check", "analyze --device emulated:h200", "whatif --device emulated:h200"):
        assert run([*verb.split(), str(tmp_path / "case.toml")]) == 2
        assert "line 9" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line", ["", "bar.sync 0;", "bar.sync 0, 32;", "frob.u32 %r1;", "bra X; X:"]
)
def test_what_may_be_left_out_may(line: str) -> None:
    check_kernel(parse(SOUND.format(line=line)), "k")


def test_functions_are_looked_at_and_other_kernels_not() -> None:
    text = PTX.format(line="")
    with pytest.raises(PtxVerificationError, match="line 4"):
        check_kernel(parse(text), "k")
    assert {problem.line for problem in verify_text(text)} == {4, 5}


def test_a_parameter_without_a_type_is_no_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ".version 8.0\n.target sm_90\n.address_size 64\n.entry k(.param n) { ret; }\n"
    (tmp_path / "k.ptx").write_text(text)
    (tmp_path / "case.toml").write_text(
        'schema = 1\nsource = "k.ptx"\ngrid = 1\nblock = 32\n'
        '[[arguments]]\nname = "n"\ntype = "u32"\nvalue = 1\n'
    )
    assert run(["case", "show", str(tmp_path / "case.toml")]) in {0, 2}
    assert run(["case", "new", str(tmp_path / "k.ptx"), "--force", "-o", str(tmp_path)]) in {0, 2}
    assert "Traceback" not in capsys.readouterr().err
