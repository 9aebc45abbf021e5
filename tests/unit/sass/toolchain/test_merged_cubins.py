"""Cubins disassembled together say what each says by itself."""

from dataclasses import replace
from pathlib import Path

import pytest

from cuado.sass.toolchain import merged_cubins
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import code_of, disassemble, kept_code, listed
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.listing import SassInstruction
from cuado.sass.toolchain.locate import Tool
from cuado.sass.toolchain.merged_cubins import disassemble_together

KERNEL = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u64 p, .param .u32 n) {{
    .reg .pred %p<3>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, 0;
LOOP:
    ld.global.u32 %r3, [%rd1];
    setp.gt.u32 %p1, %r3, {limit};
    @%p1 bra SKIP;
    {work}
    st.global.u32 [%rd1+4], %r3;
SKIP:
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p2, %r2, %r1;
    @%p2 bra LOOP;
    ret;
}}
"""
WORK = {
    "few": "bar.warp.sync -1;",
    "divides": "div.u32 %r3, %r3, %r1;",
    "multiplies": "mul.lo.u32 %r3, %r3, %r1;",
    "calls": (
        "{ .reg .f64 %d; cvt.rn.f64.u32 %d, %r3; rcp.rn.f64 %d, %d; cvt.rni.u32.f64 %r3, %d; }"
    ),
}


@pytest.fixture(scope="module")
def cubins(ptxas: Tool) -> dict[str, bytes]:
    """Kernels of one name and of others."""
    return {
        f"{name} {limit}": assemble(
            KERNEL.format(name="same" if limit == 3 else name, limit=limit, work=work), ptxas=ptxas
        ).cubin
        for name, work in WORK.items()
        for limit in (3, 4)
    }


def _without_lines(code: tuple[SassInstruction, ...]) -> list[SassInstruction]:
    return [replace(each, location=None, inlined_at=()) for each in code]


@pytest.mark.parametrize(("processors", "disassemblers"), [(2, 1), (16, 2)])
def test_together_they_say_what_each_says_alone(
    cubins: dict[str, bytes],
    nvdisasm: Tool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    processors: int,
    disassemblers: int,
) -> None:
    monkeypatch.setattr(merged_cubins, "find_all", lambda _: (nvdisasm,))
    monkeypatch.setattr("os.sched_getaffinity", lambda _: range(processors))
    monkeypatch.setattr(merged_cubins, "_WORTH", 2)
    started: list[Path] = []

    def counted(tool: Tool, path: Path) -> object:
        started.append(path)
        return listed(tool, path)

    monkeypatch.setattr(merged_cubins, "listed", counted)
    cache = Cache(tmp_path)
    disassemble_together([*cubins.values(), b"no cubin"], cache)
    kept = {
        name: found
        for name, cubin in cubins.items()
        if (found := kept_code(nvdisasm, Cubin(cubin), cache)) is not None
    }
    # A reciprocal has functions within the kernel's code, which have symbols of their own.
    assert Cubin(cubins["calls 3"]).within("same")
    assert kept.keys() == cubins.keys()
    assert len(started) >= disassemblers
    for name in ("few 4", "divides 3", "calls 3", "calls 4"):
        (function,) = kept[name]
        alone = disassemble(cubins[name], tool=nvdisasm).functions[function.name]
        assert list(function.instructions) == _without_lines(alone.instructions)


def test_what_is_not_of_the_cubin_is_not_kept(
    cubins: dict[str, bytes], nvdisasm: Tool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merged_cubins, "find_all", lambda _: (nvdisasm,))
    real = listed

    def swapped(tool: Tool, path: Path) -> object:
        first, second, *others = real(tool, path)
        return (replace(first, name=second.name), replace(second, name=first.name), *others)

    monkeypatch.setattr(merged_cubins, "listed", swapped)
    cache, wanted = Cache(tmp_path), [cubins["few 3"], cubins["divides 3"], cubins["few 4"]]
    disassemble_together(wanted, cache)
    kept = [kept_code(nvdisasm, Cubin(cubin), cache) is not None for cubin in wanted]
    assert kept == [False, False, True]


def test_without_a_cache_each_is_disassembled_when_it_is_asked_for(
    cubins: dict[str, bytes], nvdisasm: Tool
) -> None:
    del nvdisasm
    disassemble_together(cubins.values(), None)
    assert code_of(cubins["few 4"])["few"].instructions
