import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.errors import InvalidDataError
from cuado.kernel.assembler_calls import assembled
from cuado.sass.toolchain.assemble import AssembleOptions, assemble, target_of
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.errors import (
    AssemblyError,
    Severity,
    ToolFailedError,
    UnsupportedPtxError,
    parse_diagnostics,
    unsupported_version,
)
from cuado.sass.toolchain.locate import Program, Tool
from cuado.sass.toolchain.resources import Resources, parse_resources, resources_in

Recorded = Callable[[str], str]
Script = Callable[[Path, str], Path]
TILE = Resources(
    registers=14,
    barriers=1,
    shared=512,
    stack_frame=0,
    spill_stores=0,
    spill_loads=0,
    constant=MappingProxyType({0: 548}),
)


def test_resources_of_a_kernel_that_spills(recorded: Recorded) -> None:
    (found,) = parse_resources(recorded("spills.ptxas.txt")).values()
    assert found == Resources(
        registers=24,
        barriers=1,
        shared=3840,
        stack_frame=48,
        stack=48,
        spill_stores=44,
        spill_loads=44,
        constant=MappingProxyType({0: 396}),
    )
    assert found.spills


def test_functions_that_are_no_kernels_leave_kernels_alone(recorded: Recorded) -> None:
    found = parse_resources(recorded("calls.ptxas.txt"))
    assert len(found) == 9
    assert not any("called" in name for name in found)
    calling = next(used for name, used in found.items() if "calls" in name)
    assert (calling.stack, calling.stack_frame, calling.registers) == (56, 56, 24)
    assert next(u for n, u in found.items() if "arithmetic" in n).constant == {0: 380, 2: 8}


def test_what_was_not_said_is_not_zero() -> None:
    assert parse_resources("ptxas info    : Compiling entry function 'k' for 'sm_90'") == {
        "k": Resources()
    }
    assert Resources().spills is None


def test_resources_of_a_cubin_alone(recorded_cubin: Callable[[str], bytes]) -> None:
    found = resources_in(recorded_cubin("tile"))["tile"]
    assert (found.registers, found.stack_frame, found.constant) == (14, 0, {0: 548})
    assert found.spills is None


def test_recorded_errors(recorded: Recorded) -> None:
    first, second = parse_diagnostics(recorded("errors.ptxas.txt"))
    assert (first.line, first.severity) == (30, Severity.ERROR)
    assert first.message == "Not a name of any known instruction: 'sinus'"
    assert str(second) == "line 36: Unknown symbol 'NOWHERE'"
    (version,) = parse_diagnostics(recorded("version.ptxas.txt"))
    assert unsupported_version(version) == ("9.9", "9.0")


@given(st.text(alphabet="ptxas info:erlinUsdg0123456789,;[]'.\n ()") | st.text())
def test_any_output_parses(text: str) -> None:
    parse_resources(text)
    parse_resources("ptxas info : Compiling entry function 'k' for 'sm_90'\n: Used " + text)
    parse_diagnostics(text)
    parse_diagnostics("ptxas x, line " + text)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"architecture": "90; true"}, "no architecture"),
        ({"max_registers": 0}, "1 to 255"),
        ({"level": 4}, "0 to 3"),
    ],
)
def test_wrong_options(wrong: dict[str, int | str], message: str) -> None:
    with pytest.raises(InvalidDataError, match=message):
        replace(AssembleOptions(), **wrong)  # type: ignore[arg-type]


def test_text_without_a_target() -> None:
    with pytest.raises(AssemblyError, match=r"no \.target"):
        target_of("int main() { return 0; }")


def says(script: Script, path: Path, text: str, code: int = 255) -> Tool:
    """A ptxas that prints ``text`` and ends."""
    body = f"sys.stderr.write({text!r})\nsys.exit({code})"
    return Tool(Program.PTXAS, script(path, body), (13, 0), "stand-in")


def working(
    recorded: Recorded, recorded_cubin: Callable[[str], bytes], script: Script, tmp_path: Path
) -> Tool:
    """A ptxas that makes the recorded cubin of any text."""
    (tmp_path / "ready").write_bytes(recorded_cubin("tile"))
    body = (
        f"text = {recorded('tile.ptxas.txt')!r}\nsys.stderr.write(text)\n"
        f"data = open({str(tmp_path / 'ready')!r}, 'rb').read()\n"
        "open(sys.argv[-1], 'wb').write(data)"
    )
    path = script(tmp_path / "works", body)
    return Tool(Program.PTXAS, path, (13, 0), "works")


def test_errors_show_the_ptx(recorded: Recorded, script: Script, tmp_path: Path) -> None:
    tool = says(script, tmp_path / "ptxas", recorded("errors.ptxas.txt"))
    ptx = recorded("tile.ptx").replace("sin.approx", "sinus.approx")
    with pytest.raises(AssemblyError) as caught:
        assemble(ptx, ptxas=tool)
    assert "line 30: Not a name of any known instruction: 'sinus' (`sinus.approx.f32" in str(
        caught.value
    )
    assert [d.line for d in caught.value.diagnostics] == [30, 36]


def test_too_new_ptx_names_both_versions(
    recorded: Recorded, script: Script, tmp_path: Path
) -> None:
    tool = says(script, tmp_path / "ptxas", recorded("version.ptxas.txt"))
    with pytest.raises(UnsupportedPtxError, match=r"9\.9 is newer than ptxas 13\.0.*to 9\.0"):
        assemble(recorded("tile.ptx"), ptxas=tool)


def test_a_newer_one_is_tried_next(
    recorded: Recorded,
    recorded_cubin: Callable[[str], bytes],
    script: Script,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = says(script, tmp_path / "old", recorded("version.ptxas.txt"))
    new = working(recorded, recorded_cubin, script, tmp_path)
    monkeypatch.setattr("cuado.sass.toolchain.assemble.find_each", lambda _: iter([old, new]))
    assert assemble(recorded("tile.ptx")).assembler == "works"
    monkeypatch.setattr("cuado.sass.toolchain.assemble.find_each", lambda _: iter([old]))
    with pytest.raises(UnsupportedPtxError):
        assemble(recorded("tile.ptx"))


def test_one_that_is_too_new_for_the_driver_is_the_last_resort(
    recorded: Recorded,
    recorded_cubin: Callable[[str], bytes],
    script: Script,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    newest = replace(working(recorded, recorded_cubin, script, tmp_path), banner="newest")
    fits = replace(newest, version=(12, 8), banner="fits")
    ptx = recorded("tile.ptx")
    found = "cuado.sass.toolchain.assemble.find_each"
    monkeypatch.setattr(found, lambda _: iter([newest, fits]))
    assert assemble(ptx).assembler == "newest"
    assert assemble(ptx, AssembleOptions(newest_cuda=13)).assembler == "newest"
    assert assemble(ptx, AssembleOptions(newest_cuda=12)).assembler == "fits"
    monkeypatch.setattr(found, lambda _: iter([newest]))
    assert assemble(ptx, AssembleOptions(newest_cuda=12)).assembler == "newest"


def test_a_lower_version_is_tried_before_an_assembler_that_the_driver_may_not_take(
    recorded: Recorded,
    recorded_cubin: Callable[[str], bytes],
    script: Script,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    newest = replace(working(recorded, recorded_cubin, script, tmp_path), banner="newest")
    (tmp_path / "takes").mkdir()
    refuses = says(script, tmp_path / "refuses", recorded("version.ptxas.txt"))
    takes = working(recorded, recorded_cubin, script, tmp_path / "takes").path
    body = "import subprocess\nlow = '.version 9.0' in open('kernel.ptx').read()\n"
    body += f"path = {str(takes)!r} if low else {str(refuses.path)!r}\n"
    body += "sys.exit(subprocess.call([path, *sys.argv[1:]]))"
    fits = Tool(Program.PTXAS, script(tmp_path / "fits", body), (12, 8), "fits")
    monkeypatch.setattr("cuado.sass.toolchain.assemble.find_each", lambda _: iter([newest, fits]))
    ptx = re.sub(r"\.version \d\.\d", ".version 9.9", recorded("tile.ptx"))
    asked = AssembleOptions(newest_cuda=12)
    with pytest.raises(UnsupportedPtxError):
        assemble(ptx, asked)
    assert assembled(ptx, asked).assembler == "fits"
    stubborn = replace(fits, path=refuses.path, banner="stubborn")
    monkeypatch.setattr(
        "cuado.sass.toolchain.assemble.find_each", lambda _: iter([newest, stubborn])
    )
    assert assembled(ptx, asked).assembler == "newest"


def test_one_that_crashes_is_passed_over_and_hides_no_better_reason(
    recorded: Recorded,
    recorded_cubin: Callable[[str], bytes],
    script: Script,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = says(script, tmp_path / "old", recorded("version.ptxas.txt"))
    crashing = says(script, tmp_path / "crashing", "")
    new = working(recorded, recorded_cubin, script, tmp_path)
    found = "cuado.sass.toolchain.assemble.find_each"
    monkeypatch.setattr(found, lambda _: iter([crashing, new]))
    assert assemble(recorded("tile.ptx")).assembler == "works"
    monkeypatch.setattr(found, lambda _: iter([old, crashing]))
    with pytest.raises(UnsupportedPtxError):
        assemble(recorded("tile.ptx"))
    monkeypatch.setattr(found, lambda _: iter([crashing]))
    with pytest.raises(ToolFailedError):
        assemble(recorded("tile.ptx"))


@pytest.mark.parametrize("body", ["os.kill(os.getpid(), 11)", "sys.exit(1)", "pass"])
def test_a_ptxas_that_ends_without_a_word(
    recorded: Recorded, script: Script, tmp_path: Path, body: str
) -> None:
    tool = Tool(Program.PTXAS, script(tmp_path / "ptxas", body), (13, 0), "stand-in")
    with pytest.raises(ToolFailedError, match="gave no reason"):
        assemble(recorded("tile.ptx"), ptxas=tool)


def test_the_real_one_agrees_with_its_cubin(ptxas: Tool, recorded: Recorded) -> None:
    made = assemble(recorded("tile.ptx"), ptxas=ptxas)
    assert made.architecture == "sm_90"
    used, inside = made.resources["tile"], resources_in(made.cubin)["tile"]
    assert used.registers == inside.registers
    assert used.stack_frame == inside.stack_frame
    assert (used.shared, used.barriers, used.spills) == (512, 1, False)


def test_recorded_output_of_it(recorded: Recorded) -> None:
    found = parse_resources(recorded("tile.ptxas.txt"))["tile"]
    assert replace(found, constant=TILE.constant) == TILE


def test_a_register_cap_is_kept(ptxas: Tool, recorded: Recorded) -> None:
    ptx = recorded("tile.ptx").replace(".maxntid 128, 1, 1", "")
    made = assemble(ptx, AssembleOptions(max_registers=32), ptxas=ptxas)
    registers = made.resources["tile"].registers
    assert registers is not None
    assert registers <= 32


def test_real_errors_have_lines(ptxas: Tool, recorded: Recorded) -> None:
    broken = recorded("tile.ptx").replace("bar.sync 0", "bra NOWHERE")
    with pytest.raises(AssemblyError, match="line 36: Unknown symbol 'NOWHERE'"):
        assemble(broken, ptxas=ptxas)
    with pytest.raises(UnsupportedPtxError, match=r"99\.9 is newer than ptxas"):
        assemble(recorded("tile.ptx").replace(".version 7.8", ".version 99.9"), ptxas=ptxas)
    with pytest.raises(UnsupportedPtxError, match="cannot assemble this PTX for sm_80"):
        assemble(recorded("tile.ptx"), AssembleOptions(architecture="sm_80"), ptxas=ptxas)


def test_a_second_time_comes_from_the_cache(
    recorded: Recorded, recorded_cubin: Callable[[str], bytes], script: Script, tmp_path: Path
) -> None:
    tool = working(recorded, recorded_cubin, script, tmp_path)
    cache = Cache(tmp_path / "cache")
    made = assemble(recorded("tile.ptx"), ptxas=tool, cache=cache)
    assert made.resources["tile"] == TILE
    tool.path.unlink()
    assert assemble(recorded("tile.ptx"), ptxas=tool, cache=cache) == made
    with pytest.raises(ToolFailedError, match="does not start"):
        assemble(recorded("tile.ptx"), AssembleOptions(level=1), ptxas=tool, cache=cache)
