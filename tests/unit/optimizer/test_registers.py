"""Register caps, none, and minimum blocks: they assemble as asked, and results stay."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, kernel, numbers, refused, subject_of
from machine_code import built

from cuado.kernel.facts.registers.launch_bounds import with_cap
from cuado.model.launch import Launch
from cuado.optimizer.transformations.minimum_blocks import MinimumBlocks
from cuado.optimizer.transformations.no_register_cap import NoRegisterCap
from cuado.optimizer.transformations.register_cap import RegisterCap

LIVE = 40
"""Values that a thread of ``busy`` has at once."""


@pytest.fixture(scope="module")
def busy() -> Launch:
    """A kernel that loads many values, and then adds them up in the opposite order."""
    loads = "\n".join(f"ld.volatile.global.f32 %f{n}, [%rd3+{1024 * n}];" for n in range(LIVE))
    sums = "\n".join(f"fma.rn.f32 %f99, %f99, %f98, %f{n};" for n in reversed(range(LIVE)))
    ptx = f""".visible .entry busy(.param .u64 out, .param .u64 in)
{{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<100>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    mov.f32 %f99, 0f00000000;
    mov.f32 %f98, 0f3F000000;
    {loads}
    bar.sync 0;
    {sums}
    st.global.f32 [%rd4], %f99;
    ret;
}}"""
    buffers = (numbers("out", 1024), numbers("in", 256 * LIVE + 1024))
    return kernel(ptx, (1, 1, 1), (512, 1, 1), buffers)


@pytest.mark.parametrize("registers", [24, 40])
def test_a_cap_is_kept_and_results_stay(busy: Launch, registers: int) -> None:
    other = assert_alike(RegisterCap(registers), busy)
    assert (built(other).resources.registers or 999) <= registers
    assert other.max_registers is None


def test_a_cap_takes_the_place_of_the_one_before(busy: Launch) -> None:
    once = assert_alike(RegisterCap(24), replace(busy, max_registers=32))
    assert assert_alike(RegisterCap(40), once).ptx.count(".maxnreg") == 1


@pytest.mark.parametrize("registers", [0, 16, 256])
def test_a_number_that_no_thread_has_is_refused(busy: Launch, registers: int) -> None:
    assert "24 to 255" in refused(RegisterCap(registers), busy).reason


def test_caps_are_proposed_where_they_bring_blocks(busy: Launch) -> None:
    found = RegisterCap.candidates(subject_of(busy))
    assert found
    now = built(busy).resources.registers or 0
    assert all(24 <= each.registers < now for each in found)


def test_the_bound_that_makes_spills_is_dropped(busy: Launch) -> None:
    spilling = replace(busy, ptx=with_cap(subject_of(busy), 24))
    assert built(spilling).resources.spills
    assert NoRegisterCap.candidates(subject_of(spilling)) == (NoRegisterCap(),)
    other = assert_alike(NoRegisterCap(), spilling)
    assert not built(other).resources.spills


def test_a_bound_by_the_assembler_is_dropped(busy: Launch) -> None:
    other = assert_alike(NoRegisterCap(), replace(busy, max_registers=24))
    assert other.max_registers is None
    assert not built(other).resources.spills


def test_without_a_bound_there_is_none_to_drop(busy: Launch) -> None:
    assert not NoRegisterCap.candidates(subject_of(busy))
    assert refused(NoRegisterCap(), busy).absent


def test_the_blocks_asked_for_fit_an_sm(busy: Launch) -> None:
    found = MinimumBlocks.candidates(subject_of(busy))
    assert found
    for each in found:
        other = assert_alike(each, busy)
        assert subject_of(other).blocks_per_sm >= each.blocks


def test_blocks_that_cannot_fit_are_refused(busy: Launch) -> None:
    assert "at most 4 blocks" in refused(MinimumBlocks(5), busy).reason
    assert "at least 1" in refused(MinimumBlocks(0), busy).reason


def test_instructions_that_fix_the_registers_are_refused(busy: Launch) -> None:
    text = busy.ptx.replace("bar.sync 0;", "bar.sync 0; setmaxnreg.inc.sync.aligned.u32 64;")
    fixed = replace(busy, ptx=text.replace("sm_90", "sm_90a"))
    for each in (RegisterCap(32), MinimumBlocks(2)):
        made = each.apply(replace(subject_of(busy), launch=fixed))
        assert "fixes how many registers" in getattr(made, "reason", "")


def test_the_stencil_keeps_its_results() -> None:
    launch = case("examples/cases/stencil/wave_step.toml", N=32, NZ=12)
    other = assert_alike(RegisterCap(32), launch)
    assert subject_of(other).blocks_per_sm > subject_of(launch).blocks_per_sm
