"""Disassembly, classes, line maps and NOPs: with recorded words, then with the real tools."""

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.model.instruction import SourceLocation
from cuado.ptx.errors import PtxSyntaxError
from cuado.ptx.source_lines import source_lines
from cuado.ptx.syntax.parser import parse
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import (
    CLASSES,
    SassClass,
    base_opcode,
    bytes_of,
    class_of,
    count_classes,
)
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import (
    DisassemblyError,
    InvalidCubinError,
    PatchError,
    UnsupportedPtxError,
)
from cuado.sass.toolchain.linemap import map_lines, marked
from cuado.sass.toolchain.listing import parse_listing
from cuado.sass.toolchain.locate import Program, Tool
from cuado.sass.toolchain.nops import nop_of, removable, select, verify, with_nops
from cuado.sass.toolchain.process import run

Recorded = Callable[[str], str]
Script = Callable[[Path, str], Path]
Cubins = Callable[[str], bytes]
CORPUS = sorted((Path(__file__).parents[2] / "ptx" / "corpus").glob("*.ptx"))
KINDS = (SassClass.BARRIER, SassClass.SPECIAL)


def test_a_recorded_listing(recorded: Recorded) -> None:
    (tile,) = parse_listing(recorded("tile.nvdisasm.txt"))
    assert tile.name == "tile"
    assert [i.offset for i in tile.instructions] == list(range(0, 16 * 56, 16))
    load = next(i for i in tile.instructions if i.sass.startswith("LDG"))
    assert load.location == SourceLocation("tile.cu", 5)
    assert load.encoding is not None
    assert load.encoding & 0xFFF == 0x981
    assert tile.body[-1].sass == "EXIT"
    counts = count_classes(tile.body)
    assert counts[SassClass.GLOBAL_LOAD] == counts[SassClass.GLOBAL_STORE] == 1
    assert counts[SassClass.BARRIER] == counts[SassClass.SPECIAL] == 1
    assert counts[SassClass.NOP] == counts[SassClass.OTHER] == 0


def test_both_disassemblers_name_the_same_targets(recorded: Recorded) -> None:
    targets = []
    for name in ("tile.marked.nvdisasm.txt", "tile.marked.cuobjdump.txt"):
        (tile,) = parse_listing(recorded(name))
        starts = {i.offset for i in tile.instructions}
        aims = {i.offset: i.target for i in tile.instructions if i.target is not None}
        assert set(aims.values()) <= starts
        assert all(i.target is not None for i in tile.instructions if "BRA" in i.sass)
        targets.append(aims)
    assert targets[0] == targets[1]
    assert targets[0]


def test_cuobjdump_says_the_same_but_lines(recorded: Recorded) -> None:
    (one,) = parse_listing(recorded("tile.marked.nvdisasm.txt"))
    (other,) = parse_listing(recorded("tile.marked.cuobjdump.txt"))
    assert [i.encoding for i in one.instructions] == [i.encoding for i in other.instructions]
    assert {i.location for i in other.instructions} == {None}


def test_inlined_calls_innermost_first() -> None:
    text = """
.text.k:
\t//## File "a.cuh", line 3 inlined at "b.cuh", line 5
\t//## File "b.cuh", line 5 inlined at "c.cu", line 7
\t//## File "c.cu", line 7
        /*0000*/          HGMMA.64x64x16.F32 R24, gdesc[UR8].tnspB, R24 ; /* 0x40e00000081879f0 */
                                                                          /* 0x000fe20008700818 */
\t//## File "c.cu", line 8
        /*0010*/              @!PT LDS RZ, [RZ] ;
"""
    ((first, second),) = [function.instructions for function in parse_listing(text)]
    assert first.location == SourceLocation("a.cuh", 3)
    assert first.inlined_at == (SourceLocation("b.cuh", 5), SourceLocation("c.cu", 7))
    assert first.encoding == 0x000FE2000870081840E00000081879F0
    assert (second.sass, second.encoding) == ("@!PT LDS RZ, [RZ]", None)
    assert second.location == SourceLocation("c.cu", 8)


def test_lines_of_spills_are_read_in_linear_time() -> None:
    # A thousand of them took a minute and a half: sixty spaces were divided in every way.
    spill = "STL [R1], R3" + " " * 60 + '(*"SpillRefill"*)'
    lines = (f"        /*{16 * n:04x}*/  {spill}; /* 0x{n + 1:016x} */\n" for n in range(1000))
    text = ".text.k:\n" + "".join(lines)
    began = time.process_time()
    ((*code,),) = [function.instructions for function in parse_listing(text)]
    assert time.process_time() - began < 5
    assert [each.encoding for each in code] == [n + 1 for n in range(1000)]
    assert {each.sass for each in code} == {'STL [R1], R3 (*"SpillRefill"*)'}


def test_before_volta_control_words_are_no_instructions() -> None:
    text = """
.text.k:
                                                                /* 0x001c4400e22007f6 */
        /*0008*/                   MOV R1, c[0x0][0x20] ;       /* 0x4c98078000870001 */
        /*0010*/         {         MOV R2, R1 ;                 /* 0x5c98078000170002 */
        /*0018*/                   EXIT         }               /* 0xe30000000007000f */
                                                                /* 0x001f8000fc0007ff */
"""
    ((one, two, three),) = [function.instructions for function in parse_listing(text)]
    assert [i.sass for i in (one, two, three)] == ["MOV R1, c[0x0][0x20]", "MOV R2, R1", "EXIT"]
    assert one.encoding == 0x4C98078000870001
    assert three.encoding == 0xE30000000007000F


@given(st.data())
def test_damaged_listings_parse(recorded: Recorded, data: st.DataObject) -> None:
    text = recorded("tile.nvdisasm.txt")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    parse_listing(text[:start] + data.draw(st.text(max_size=20)) + text[end:])


@pytest.mark.parametrize(
    ("sass", "kind"),
    [
        ("@P0 LDG.E.128.CONSTANT R4, desc[UR4][R2.64]", SassClass.GLOBAL_LOAD),
        ("STL [R1], R4", SassClass.LOCAL_STORE),
        ("@!UPT UIADD3 URZ, URZ, URZ, URZ", SassClass.INTEGER),
        ("IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28]", SassClass.MOVE),
        ("HFMA2.MMA R7, -RZ, RZ, 0, 2.38e-07", SassClass.MOVE),
        ("HFMA2.MMA R7, R2, R3, R4", SassClass.FP16),
        ("REDG.E.ADD.F32.FTZ.RN.STRONG.GPU desc[UR4][R2.64], R5", SassClass.ATOMIC),
        ("HGMMA.64x64x16.F32 R24, gdesc[UR8].tnspB, R24", SassClass.TENSOR),
        ("FROBNICATE R1", SassClass.OTHER),
        ("", SassClass.OTHER),
    ],
)
def test_classes(sass: str, kind: SassClass) -> None:
    assert class_of(sass) is kind


def test_every_class_but_other_has_opcodes() -> None:
    assert set(CLASSES.values()) == set(SassClass) - {SassClass.OTHER}


def test_disassembly_is_checked_against_the_cubin(stand_in: Tool, recorded_cubin: Cubins) -> None:
    found = disassemble(recorded_cubin("tile"), tool=stand_in)
    assert found.has_lines
    assert len(found.functions["tile"].instructions) == 56
    other = bytearray(recorded_cubin("tile"))
    other[Cubin(bytes(other)).code["tile"].offset] ^= 1
    with pytest.raises(DisassemblyError, match="never seen"):
        disassemble(bytes(other), tool=stand_in)


def test_a_listing_of_something_else_is_refused(
    recorded_cubin: Cubins, recorded: Recorded, tmp_path: Path, stand_in: Tool
) -> None:
    (tmp_path / "known.json").write_text(
        (tmp_path / "known.json").read_text().replace("FFMA", "ffma")
    )
    with pytest.raises(DisassemblyError, match="printed something else than the code of 'tile'"):
        disassemble(recorded_cubin("tile"), tool=stand_in)


def test_the_next_disassembler_is_tried(
    stand_in: Tool, recorded_cubin: Cubins, script: Script, tmp_path: Path
) -> None:
    too_new = Tool(
        Program.NVDISASM,
        script(tmp_path / "new", "sys.exit('nvdisasm fatal   : \"SM90\" is deprecated')"),
        (20, 0),
        "newer",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cuado.sass.toolchain.disassemble._tools", lambda: iter([too_new, stand_in]))
        assert disassemble(recorded_cubin("tile")).disassembler == "stand-in"
        patch.setattr("cuado.sass.toolchain.disassemble._tools", lambda: iter([too_new]))
        with pytest.raises(DisassemblyError, match=r'does not read this cubin for sm_90: .*"SM90"'):
            disassemble(recorded_cubin("tile"))


def test_disassembly_comes_from_the_cache(
    stand_in: Tool, recorded_cubin: Cubins, tmp_path: Path
) -> None:
    cache = Cache(tmp_path / "cache")
    found = disassemble(recorded_cubin("tile"), tool=stand_in, cache=cache)
    stand_in.path.unlink()
    assert disassemble(recorded_cubin("tile"), tool=stand_in, cache=cache) == found


@given(st.data())
def test_damaged_cubins_are_errors_or_read(recorded_cubin: Cubins, data: st.DataObject) -> None:
    image = bytearray(recorded_cubin("tile"))
    for _ in range(data.draw(st.integers(1, 4))):
        image[data.draw(st.integers(0, len(image) - 1))] = data.draw(st.integers(0, 255))
    cut = bytes(image[: data.draw(st.integers(0, len(image)) | st.just(len(image)))])
    try:
        read = Cubin(cut)
    except InvalidCubinError:
        return
    for name in read.code:
        read.relocated(name)
        read.constant_bytes(name)
    assert read.registers is not read.frames


def test_nop_keeps_the_schedule() -> None:
    # LDG.E with stall 2, barrier 2 set on write, waiting for barrier 3.
    load, high = 0x0000000412047981, 0x0008A4000C1E1900
    high |= 1 << 45
    nop = nop_of(high << 64 | load)
    assert nop & (1 << 64) - 1 == 0x7918
    kept = nop >> 64
    for shift, bits in ((41, 4), (45, 1), (52, 6)):
        assert kept >> shift & (1 << bits) - 1 == high >> shift & (1 << bits) - 1
    assert kept >> 46 & 7 == kept >> 49 & 7 == 7
    assert kept & (1 << 41) - 1 == 0
    assert kept >> 58 == 0


def test_recorded_nops(stand_in: Tool, recorded_cubin: Cubins) -> None:
    cubin = recorded_cubin("tile")
    offsets = select(disassemble(cubin, tool=stand_in), "tile", KINDS)
    assert len(offsets) == 2
    patched = with_nops(cubin, {"tile": offsets}, disassembler=stand_in)
    assert patched == recorded_cubin("tile.nops")
    start = Cubin(cubin).code["tile"].offset
    changed = {at for at, (a, b) in enumerate(zip(cubin, patched, strict=True)) if a != b}
    assert {(at - start) // 16 * 16 for at in changed} == set(offsets)


def test_what_must_stay_stays(stand_in: Tool, recorded_cubin: Cubins) -> None:
    cubin = recorded_cubin("tile")
    code = disassemble(cubin, tool=stand_in).functions["tile"].instructions
    branch = next(i for i in code if "BRA" in i.sass)
    assert not removable(branch)
    for name, offset, message in (
        ("tile", branch.offset, "cannot be removed"),
        ("tile", 8, "no instruction at 0x0008"),
        ("tile", 1 << 20, "no instruction at"),
        ("tile", -16, "no instruction at"),
        ("other", 0, "no function 'other'.*tile"),
    ):
        with pytest.raises(PatchError, match=message):
            with_nops(cubin, {name: [offset]}, disassembler=stand_in)


def test_what_the_loader_writes_to_stays(
    stand_in: Tool, recorded_cubin: Cubins, monkeypatch: pytest.MonkeyPatch
) -> None:
    cubin = recorded_cubin("tile")
    (barrier,) = select(disassemble(cubin, tool=stand_in), "tile", [SassClass.BARRIER])
    monkeypatch.setattr(Cubin, "relocated", lambda _cubin, _name: frozenset({barrier + 4}))
    with pytest.raises(PatchError, match="completed by the loader"):
        with_nops(cubin, {"tile": [barrier]}, disassembler=stand_in)


@pytest.mark.parametrize("change", ["kept", "another", "text"])
def test_verification_sees_every_difference(
    change: str, stand_in: Tool, recorded_cubin: Cubins
) -> None:
    before = disassemble(recorded_cubin("tile"), tool=stand_in)
    after = disassemble(recorded_cubin("tile.nops"), tool=stand_in)
    barrier, special = sorted(select(before, "tile", KINDS))
    verify(before, after, {"tile": frozenset({barrier, special})})
    wanted = {"kept": {barrier, special, 0}, "another": {barrier}, "text": set[int]()}[change]
    with pytest.raises(PatchError, match="patching made"):
        verify(before, after, {"tile": frozenset(wanted)})


def test_instructions_have_their_source_lines(recorded: Recorded) -> None:
    ptx = recorded("tile.ptx")
    found = source_lines(parse(ptx)).instructions
    assert len(found) == 27
    assert {each.function for each in found} == {"tile"}
    assert [each.line for each in found[:3]] == [21, 21, 22]
    assert ptx[found[0].start : found[0].end] == "ld.param.u64 %rd1, [in];"
    assert found[-2].location == SourceLocation("tile.cu", 11)
    assert [ptx[each.start : each.end].endswith(";") for each in found] == [True] * 27


def test_source_lines_among_what_looks_like_them() -> None:
    ptx = """.version 9.0
.target sm_90, debug
.global .align 4 .b8 table[4] = {1, 2, 3, 4};
.extern .func (.param .b32 r) outside (.param .b64 a);
.visible .func (.param .b32 r) inside (.param .b64 a) { // ; {
  .loc 1 7 3
  { .reg .b32 t; mov.b64 {t, t}, %rd1; }
  $L__here: @!%p1 mbarrier.init.shared::cta.b64 [x], 1; /* mov
  a, b; */ targets: .branchtargets $L__here;
  .loc 1 8 3, function_name $info + 4, inlined_at 1 7 3 call (r), outside,
     (a); .pragma "a;b";
}
.section .debug_str { $info: .b8 95, 0 }
.entry k () .maxntid 1 { ret; }
.file 1 "a b.cu", 5, 6
"""
    lines = source_lines(parse(ptx)).instructions
    found = [(e.line, ptx[e.start :].split(maxsplit=1)[0], e.function, e.location) for e in lines]
    at = SourceLocation("a b.cu", 7)
    assert found == [
        (7, "mov.b64", "inside", at),
        (8, "@!%p1", "inside", at),
        (10, "call", "inside", SourceLocation("a b.cu", 8)),
        (14, "ret;", "k", None),
    ]
    assert marked(ptx)[0].count(".loc") == 4


def test_marks_keep_lines(recorded: Recorded) -> None:
    ptx = recorded("tile.ptx")
    text, instructions = marked(ptx)
    assert text.count("\n") == ptx.count("\n") + 1
    assert text.count(".loc 2 ") == len(instructions)
    assert "1 4 5" not in text


@given(st.text(alphabet='.{};:@"/*\n abl%$1') | st.text())
def test_any_text_is_marked_or_refused(text: str) -> None:
    try:
        _, found = marked(".entry k () {" + text + "}")
    except PtxSyntaxError:
        return
    spans = [(each.start, each.end) for each in found]
    assert all(one[1] <= two[0] for one, two in pairwise(spans))


def test_map_of_the_recorded_kernel(ptxas: Tool, nvdisasm: Tool, recorded: Recorded) -> None:
    found = map_lines(recorded("tile.ptx"), ptxas=ptxas, disassembler=nvdisasm)
    code = found.functions["tile"]
    expected = {"LDG": "ld.global.f32", "BAR": "bar.sync", "FFMA": "fma.rn", "STG": "st.global"}
    for opcode, ptx in expected.items():
        each = next(e for e in code if e.sass.sass.removeprefix("@P0 ").startswith(opcode))
        assert each.ptx is not None
        assert recorded("tile.ptx")[each.ptx.start :].removeprefix("@%p1 ").startswith(ptx)
    fma = next(e for e in code if e.sass.sass.startswith("FFMA"))
    assert fma.sass.location == SourceLocation("tile.cu", 9)
    assert fma.ptx is not None


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.name)
def test_marks_change_no_code_of_the_corpus(path: Path, ptxas: Tool, nvdisasm: Tool) -> None:
    try:
        found = map_lines(path.read_text(encoding="utf-8"), disassembler=nvdisasm)
    except UnsupportedPtxError as error:
        pytest.skip(str(error))
    assert found.functions
    for code in found.functions.values():
        assert all(each.ptx is not None for each in code)
        assert all(base_opcode(each.sass.sass) in CLASSES for each in code)


def test_map_agrees_with_the_line_table_of_ptxas(
    ptxas: Tool, nvdisasm: Tool, tmp_path: Path
) -> None:
    """ptxas's own table of PTX lines differs only in what it adds at a kernel's start."""
    path = next(path for path in CORPUS if path.name == "transpose.sm_75.ptx")
    ptx = path.read_text(encoding="utf-8")
    try:
        made = assemble(ptx, AssembleOptions(line_info=True), ptxas=ptxas)
    except UnsupportedPtxError as error:
        pytest.skip(str(error))
    (tmp_path / "kernel.cubin").write_bytes(made.cubin)
    words = ["--print-code", "--print-line-info-ptx", "kernel.cubin"]
    said = run(nvdisasm.path, words, timeout=60, folder=tmp_path)
    found = map_lines(ptx, ptxas=ptxas, disassembler=nvdisasm)
    agreed = differed = 0
    for function in parse_listing(said.output):
        mapped = found.functions[function.name]
        for theirs, ours in zip(function.instructions, mapped, strict=False):
            assert theirs.location is not None
            assert ours.ptx is not None
            if theirs.location.line == ours.ptx.line:
                agreed += 1
            else:
                differed += 1
                assert ptx.splitlines()[theirs.location.line - 1] == "{"
    assert agreed > 200
    assert differed <= 2 * len(found.functions)


@pytest.mark.parametrize("kind", [SassClass.BARRIER, SassClass.GLOBAL_LOAD, SassClass.FP32])
@pytest.mark.parametrize("name", ["transpose.lineinfo.sm_90", "stencil.sm_80", "transpose.sm_75"])
def test_nops_in_the_corpus(name: str, kind: SassClass, ptxas: Tool, nvdisasm: Tool) -> None:
    path = next(path for path in CORPUS if path.name == f"{name}.ptx")
    try:
        cubin = assemble(path.read_text(encoding="utf-8")).cubin
    except UnsupportedPtxError as error:
        pytest.skip(str(error))
    before = disassemble(cubin, tool=nvdisasm)
    removed = {kernel: select(before, kernel, [kind]) for kernel in before.functions}
    after = disassemble(with_nops(cubin, removed, disassembler=nvdisasm), tool=nvdisasm)
    for kernel, function in after.functions.items():
        old, new = count_classes(before.functions[kernel].body), count_classes(function.body)
        assert new[kind] == 0
        assert new[SassClass.NOP] - old[SassClass.NOP] == len(removed[kernel])


@pytest.mark.parametrize(
    ("sass", "moved"),
    [
        ("@!P0 LDS.64 R4, [R2]", 8),
        ("STS.128 [R2+0x10], R4", 16),
        ("LDG.E.CONSTANT R4, desc[UR4][R2.64]", 4),
        ("LDG.E.U16.CONSTANT R4, desc[UR4][R2.64]", 2),
        ("STG.E.U8 desc[UR4][R2.64], R4", 1),
        ("LDSM.16.M88.4 R4, [R2]", None),
        ("FADD R1, R2, R3", None),
    ],
)
def test_bytes_of_an_access_follow_from_its_modifiers(sass: str, moved: int | None) -> None:
    assert bytes_of(sass) == moved
