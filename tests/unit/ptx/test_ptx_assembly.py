"""What ptxas makes of rewritten text: the same machine code, or the errors cuado foresaw.

What needs ptxas is skipped where there is none; everything else about PTX is tested without it.
"""

import re
import struct
import subprocess
from pathlib import Path

import pytest
from ptx_texts import rewritten, verify_text

from cuado.ptx import Edit, Module, apply, parse
from cuado.ptx.problems import Rule
from cuado.ptx.rewrite import (
    append_parameter,
    declare,
    fresh_name,
    guard,
    lower_version,
    prologue,
)
from cuado.ptx.verify import verify
from cuado.sass.toolchain.locate import Program, find_each

PTXAS = next((str(tool.path) for tool in find_each(Program.PTXAS)), None)
needs_ptxas = pytest.mark.skipif(PTXAS is None, reason="no ptxas on this machine")


def assembled(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run ptxas -O0 on the text; the object is ``folder / 'it.cubin'``."""
    assert PTXAS is not None
    (folder / "it.ptx").write_bytes(text.encode())
    target = re.search(r"^\.target\s+(\w+)(.*)", text, re.MULTILINE)
    assert target is not None
    debug = ["-g"] if "debug" in target[2] else []
    command = [PTXAS, "-O0", "-c", f"-arch={target[1]}", *debug, "it.ptx", "-o", "it.cubin"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def machine_code(text: str, folder: Path) -> dict[str, bytes]:
    """Code, constants and resources of each function: the ELF sections that a launch depends on."""
    result = assembled(text, folder)
    assert result.returncode == 0, result.stderr
    kept = (".text.", ".nv.constant", ".nv.info", ".nv.global")
    sections = elf_sections((folder / "it.cubin").read_bytes())
    found = {name: data for name, data in sections.items() if name.startswith(kept)}
    assert any(name.startswith(".text.") and data for name, data in found.items())
    return found


def elf_sections(data: bytes) -> dict[str, bytes]:
    """Content of each section of a 64-bit ELF file by name."""
    assert data[:4] == b"\x7fELF"
    (table,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    heads = [struct.unpack_from("<IIQQQQ", data, table + n * size) for n in range(count)]
    base, no_bits = heads[names][4], 8
    return {
        data[base + h[0] : data.index(b"\0", base + h[0])].decode(): data[h[4] : h[4] + h[5]]
        for h in heads
        if h[1] != no_bits
    }


def assemblable(module: Module) -> Module:
    """The module with a version this ptxas knows."""
    edit = lower_version(module, (9, 0))
    return parse(apply(module.text, [edit])) if edit else module


@needs_ptxas
def test_instructions_made_from_their_parts_assemble_to_the_same_code(
    module: Module, tmp_path: Path
) -> None:
    """Every instruction is replaced by one put together from guard, opcode and parsed operands."""
    original = assemblable(module)
    edits = [
        Edit(i.start, i.end, i.rendered())
        for function in original.functions
        for i in function.instructions()
    ]
    again = apply(original.text, edits)
    assert again != original.text
    assert machine_code(again, tmp_path) == machine_code(original.text, tmp_path)


def with_switch(module: Module) -> Module:
    """Every kernel with a parameter that turns its unguarded barriers off and its stores on."""
    edits: list[Edit] = []
    name, on = fresh_name(module, "cuado_switch"), fresh_name(module, "%cuado_on")
    value = fresh_name(module, "%cuado_value")
    for kernel in module.entries:
        assert kernel.body is not None
        chosen = [i for i in kernel.instructions() if not i.guard and i.opcode in SWITCHED]
        edits += [guard(module, instruction, f"!{on}") for instruction in chosen]
        edits += [
            append_parameter(module, kernel, "u32", f"{kernel.name}_{name}"),
            declare(module, kernel.body, f".reg .pred {on};\n.reg .b32 {value};"),
            prologue(
                module,
                kernel,
                f"ld.param.u32 {value}, [{kernel.name}_{name}];\nsetp.ne.u32 {on}, {value}, 0;",
            ),
        ]
    return rewritten(module, edits)


SWITCHED = {"bar.sync", "barrier.sync", "st.global.f32", "st.global.u32", "st.global.v4.b32"}


def test_a_switch_in_every_kernel_verifies(module: Module) -> None:
    switched = with_switch(module)
    assert verify(switched) == ()
    before = sum(len(f.instructions()) for f in module.functions)
    after = sum(len(f.instructions()) for f in switched.functions)
    assert after == before + 2 * len(module.entries)
    assert [k.name for k in switched.entries] == [k.name for k in module.entries]


@needs_ptxas
def test_a_switch_in_every_kernel_assembles(module: Module, tmp_path: Path) -> None:
    assert machine_code(with_switch(assemblable(module)).text, tmp_path)


BROKEN = {
    "register": (".reg .b32 %r<20>;", ".reg .b32 %r<8>;", Rule.UNDECLARED),
    "array": (".shared .align 8 .b64 ready;", "", Rule.UNDECLARED),
    "parameter": (".param .b32 odd_n", ".param .b32 odd_m", Rule.UNDECLARED),
    "label": ("done:", "gone:", Rule.NO_LABEL),
    "target of a table": ("first:", "third:", Rule.NO_LABEL),
    "label of an inner scope": ("bra waiting;", "bra again;", Rule.NO_LABEL),
    "inner register": ("bar.sync 1, 64;", "add.s32 inner, inner, 1;", Rule.UNDECLARED),
    "guard": ("@!%p3 bra waiting;", "@!%r3 bra waiting;", Rule.NOT_PREDICATE),
    "into a predicate": ("and.b32 %r16, %r15, 3;", "and.b32 %p0, %r15, 3;", Rule.WIDTH),
    "too narrow": ("mov.b64 %rd4, table;", "mov.b64 %r4, table;", Rule.WIDTH),
    "too wide": ("and.b32 %r16, %r15, 3;", "and.b32 %rd6, %r15, 3;", Rule.WIDTH),
    "unpacked": ("mov.b64 {%r4, %r5}, %rd3;", "mov.b64 {%rd4, %r5}, %rd3;", Rule.WIDTH),
    "loaded": ("ld.param.b64 %rd1,[odd_in];", "ld.param.b64 %r1,[odd_in];", Rule.WIDTH),
    "declared twice": (".reg .v2 .f32 %pair;", ".reg .v2 .f32 %pair; .reg .b32 %r7;", None),
    "label twice": ("second:", "first:", Rule.REDECLARED),
    "function": ("vprintf, (a0, a1)", "vprints, (a0, a1)", Rule.UNDECLARED),
    "brace": ("{ // a call", "// a call", Rule.SYNTAX),
    "semicolon": ("bar.sync 1, 64;", "bar.sync 1, 64", None),
}
"""What to break in the handwritten file, and the rule that breaks; None for one of several."""


def broken(module: Module, name: str) -> str:
    good, bad, _ = BROKEN[name]
    assert module.text.count(good) == 1
    return module.text.replace(good, bad)


@pytest.mark.parametrize("name", BROKEN)
def test_the_verifier_refuses(name: str, handwritten: Module) -> None:
    problems = verify_text(broken(handwritten, name))
    rule = BROKEN[name][2]
    assert problems
    assert rule is None or rule in {problem.rule for problem in problems}
    assert all(0 < problem.line <= handwritten.text.count("\n") + 1 for problem in problems)


@needs_ptxas
@pytest.mark.parametrize("name", BROKEN)
def test_ptxas_refuses_it_as_well(name: str, handwritten: Module, tmp_path: Path) -> None:
    assert assembled(broken(handwritten, name), tmp_path).returncode != 0


FORMS = """
add.s32 r r r;add.f32 f f f;add.f16x2 r r r;sub.u64 d d d;mul.lo.s32 r r r;mul.wide.s32 d r r
mul.wide.u16 r h h;mul.hi.u64 d d d;mad.lo.s32 r r r r;mad.wide.u32 d r r d;fma.rn.f64 d d d d
add.cc.u32 r r r;addc.u32 r r r;madc.hi.u32 r r r r;sad.u32 r r r r;abs.s32 r r;neg.f32 f f
min.s16 h h h;div.rn.f32 f f f;rem.u64 d d d;not.b64 d d;not.pred p p;cnot.b32 r r;brev.b64 d d
rcp.approx.f32 f f;sqrt.rn.f64 d d;ex2.approx.f32 f f;popc.b64 r d;clz.b32 r r;bfind.u64 r d
bfe.s64 d d r r;bfi.b32 r r r r r;dp4a.u32.u32 r r r r;testp.finite.f64 p d;copysign.f32 f f f
set.lt.u32.f32 r f f;setp.eq.s64 p d d;setp.lt.and.f32 p f f p;selp.b64 d d d p;and.pred p p p
slct.f32.s32 f f f r;lop3.b32 r r r r 0x96;and.b16 h h h;xor.b64 d d d;shl.b64 d d r
shr.s16 h h r;shf.l.wrap.b32 r r r r;prmt.b32 r r r r;mov.b32 r r;mov.b64 d d;mov.pred p p
mov.f32 f f;mov.u16 h h;mov.b64 {r,r} d;mov.b64 d {r,r};mov.b32 r {h,h};mov.b64 {h,h,h,h} d
cvt.u64.u32 d r;cvt.u16.u32 h r;cvt.rn.f32.f64 f d;cvt.rn.f16.f32 h f;cvt.rn.f16x2.f32 r f f
cvt.s8.s32 r r;cvta.to.global.u64 d d;isspacep.shared p d;shfl.sync.bfly.b32 r|p r r 31 -1
vote.sync.ballot.b32 r p -1;vote.sync.any.pred p p -1;match.any.sync.b32 r r -1
match.any.sync.b64 r d -1;redux.sync.add.s32 r r -1;activemask.b32 r;ld.global.u8 h [%d]
ld.global.u32 r [%d];ld.global.u64 d [%d];ld.global.v2.f32 {f,f} [%d]
ld.global.v4.b16 {h,h,h,h} [%d];ld.shared.f64 d [%r];st.global.u16 [%d] h
st.global.v2.b64 [%d] {d,d};st.shared.b8 [%r] h;atom.global.add.u32 r [%d] r
atom.global.cas.b64 d [%d] d d;red.shared.add.f32 [%r] f;atom.shared.exch.b64 d [%r] d
bar.sync r r;bar.red.popc.u32 r 0 p;bar.red.and.pred p 0 p;nanosleep.u32 r;bmsk.clamp.b32 r r r
szext.wrap.s32 r r r;fns.b32 r r r r;elect.sync r|p -1;cp.async.ca.shared.global [%r] [%d] 4
mbarrier.init.shared.b64 [%r] r;mbarrier.arrive.shared.b64 d [%r]
mbarrier.test_wait.shared.b64 p [%r] d;createpolicy.fractional.L2::evict_first.b64 d
ld.global.L2::cache_hint.u32 r [%d] d;atom.global.add.L2::cache_hint.u32 r [%d] r d
movmatrix.sync.aligned.m8n8.trans.b16 r r;membar.gl;getctarank.u64 r d;mapa.u64 d d r
tanh.approx.f32 f f;mul24.lo.u32 r r r;min.f32 f f f
"""


def variants(form: str) -> list[str]:
    """The instruction with right registers, and with one register of each other kind in turn."""
    opcode, *operands = form.split(" ")
    text = ", ".join(operands)
    places = [match.start() for match in re.finditer(r"(?<![\w%])[phrdf](?!\w)", text)]
    found = [text] + [
        text[:at] + kind + text[at + 1 :] for at in places for kind in "phrd" if text[at] != kind
    ]
    named = (re.sub(r"(?<![\w%])([phrdf])(?!\w)", r"%\1", one) for one in found)
    return [f"{opcode} {one};" for one in named]


@needs_ptxas
def test_widths_are_judged_as_ptxas_does(tmp_path: Path) -> None:
    """No false alarm in any form; and most of what ptxas refuses for its widths is found."""
    forms = [variants(form) for line in FORMS.strip().splitlines() for form in line.split(";")]
    lines = [line for form in forms for line in form]
    right = {form[0] for form in forms}
    head = (
        ".version 8.0\n.target sm_90\n.address_size 64\n.entry k() {\n"
        ".reg .pred %p; .reg .b16 %h; .reg .b32 %r; .reg .b64 %d; .reg .f32 %f;\n"
    )
    first = head.count("\n") + 1
    text = head + "\n".join(lines) + "\nret; }\n"
    refused = assembled(text, tmp_path).stderr
    wrong = {int(number) - first for number in re.findall(r"line (\d+); error", refused)}
    found = {problem.line - first for problem in verify_text(text)}
    assert not [lines[n] for n in wrong if lines[n] in right], refused
    assert len(wrong) > 500
    # ptxas lets predicates into packs and movmatrix, against the manual.
    alarms = [lines[n] for n in found - wrong]
    assert all("%p" in line and line.startswith(("mov.b64", "movmatrix")) for line in alarms), (
        alarms
    )
    missed = [lines[n] for n in wrong - found]
    assert len(missed) < 0.1 * len(wrong), missed
