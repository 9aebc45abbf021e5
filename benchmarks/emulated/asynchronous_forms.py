"""Which asynchronous and tensor-core instructions are emulated, and which are refused.

    python benchmarks/emulated/asynchronous_forms.py OUT.md

Each form of the PTX ISA's families stands in a kernel of its own, which is assembled by ptxas (for
sm_90a; where that refuses it, for sm_100a and sm_120a) and lowered; nothing is run.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from cuado.backends.emulated.frontend.program import Program
from cuado.errors import CuadoError

HEAD = """.version {version}
.target {target}
.address_size 64
.visible .entry k(.param .u64 p0, .param .align 64 .b8 map[128])
{{
    .reg .pred %p<9>;
    .reg .b16 %h<9>;
    .reg .b32 %r<200>;
    .reg .f32 %f<200>;
    .reg .b64 %rd<40>;
    .reg .f64 %fd<40>;
    .reg .b128 %q<2>;
    .shared .align 1024 .b8 tile[16384];
    .shared .align 8 .b8 bar[64];
    ld.param.u64 %rd0, [p0];
    cvta.to.global.u64 %rd0, %rd0;
    mov.b64 %rd1, map;
    cvta.param.u64 %rd1, %rd1;
    mov.u32 %r0, tile;
    mov.u32 %r1, bar;
    mov.u32 %r2, 16;
    {form}
    ret;
}}
"""
TARGETS = (("8.8", "sm_90a"), ("8.8", "sm_100a"), ("8.8", "sm_120a"))


def listed(letter: str, count: int) -> str:
    """Registers in braces."""
    return "{" + ", ".join(f"%{letter}{n}" for n in range(10, 10 + count)) + "}"


def mma(shape: str, kinds: str, words: tuple[int, int, int], more: str = "") -> str:
    """A product by a warp, of so many registers of D and C, of A, and of B."""
    letter = "fd" if kinds.startswith("f64") else "f" if kinds.startswith("f32") else "r"
    inner = "fd" if letter == "fd" else "r"
    d, a, b = words
    operands = [listed(letter, d), listed(inner, a), listed(inner, b), listed(letter, d)]
    return f"mma.sync.aligned.{shape}.row.col{more}.{kinds} {', '.join(operands)};"


LOAD = "cp.async.bulk.tensor.{}d.shared::cluster.global.{}.mbarrier::complete_tx::bytes"
COORDINATES = {1: "%r2", 2: "%r2, %r2", 3: "%r2, %r2, %r2"}
COORDINATES |= {4: "%r2, %r2, %r2, %r2", 5: "%r2, %r2, %r2, %r2, %r2"}
WGMMA = "wgmma.mma_async.sync.aligned.m64n8k{}.{} {}, %rd2, %rd3, {}"
ONE, FLAGS = "1, 1, 1", "1, 1, 1, 0, 0"

FORMS: dict[str, tuple[str, ...]] = {
    "cp.async": (
        *(f"cp.async.ca.shared.global [%r0], [%rd0], {n};" for n in (4, 8, 16)),
        "cp.async.cg.shared.global [%r0], [%rd0], 16;",
        "cp.async.cg.shared.global [%r0], [%rd0], 16, %r2;",
        "cp.async.cg.shared.global [%r0], [%rd0], 16, %p1;",
        "cp.async.cg.shared.global.L2::128B [%r0], [%rd0], 16;",
        "cp.async.cg.shared.global.L2::cache_hint [%r0], [%rd0], 16, %rd2;",
        "cp.async.commit_group;",
        "cp.async.wait_group 1;",
        "cp.async.wait_all;",
        "cp.async.mbarrier.arrive.shared.b64 [%r1];",
        "cp.async.mbarrier.arrive.noinc.shared.b64 [%r1];",
    ),
    "bulk copies": (
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%r0], [%rd0], 16, [%r1];",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
        "[%r0], [%rd0], %r2, [%r1];",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
        "[%r0], [%rd0], %r2, [%r1], %rd2;",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
        "[%r0], [%rd0], %r2, [%r1], %h1;",
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes "
        "[%r0], [%r0], %r2, [%r1];",
        "cp.async.bulk.global.shared::cta.bulk_group [%rd0], [%r0], %r2;",
        "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%rd0], [%r0], %r2, %h1;",
        "cp.async.bulk.prefetch.L2.global [%rd0], %r2;",
        "cp.async.bulk.commit_group;",
        "cp.async.bulk.wait_group 0;",
        "cp.async.bulk.wait_group.read 0;",
        *(
            f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{how} [%rd0], [%r0], %r2;"
            for how in (
                *("and.b32", "or.b64", "xor.b32", "add.u32", "add.s32", "add.u64", "inc.u32"),
                *("dec.u32", "min.s32", "max.u64", "min.s64", "add.f32", "add.f64"),
                *("add.noftz.f16", "add.noftz.bf16", "min.f16", "max.bf16"),
            )
        ),
        "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 "
        "[%r0], [%r0], %r2, [%r1];",
    ),
    "tensor copies": (
        *(
            f"{LOAD.format(n, 'tile')} [%r0], [%rd1, {{{COORDINATES[n]}}}], [%r1];"
            for n in range(1, 6)
        ),
        f"{LOAD.format(2, 'tile')}.multicast::cluster [%r0], [%rd1, {{%r2, %r2}}], [%r1], %h1;",
        f"{LOAD.format(2, 'tile')}.L2::cache_hint [%r0], [%rd1, {{%r2, %r2}}], [%r1], %rd2;",
        f"{LOAD.format(3, 'im2col')} [%r0], [%rd1, {{{COORDINATES[3]}}}], [%r1], {{%h1}};",
        f"{LOAD.format(4, 'im2col')} [%r0], [%rd1, {{{COORDINATES[4]}}}], [%r1], {{%h1, %h2}};",
        f"{LOAD.format(5, 'im2col')} [%r0], [%rd1, {{{COORDINATES[5]}}}], [%r1], "
        "{%h1, %h2, %h3};",
        f"{LOAD.format(2, 'tile::gather4')} [%r0], [%rd1, {{{COORDINATES[5]}}}], [%r1];",
        "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd1, {%r2, %r2}], [%r0];",
        "cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group "
        "[%rd1, {%r2, %r2, %r2}], [%r0];",
        "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group "
        "[%rd1, {%r2, %r2}], [%r0];",
        "cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%rd1, {%r2, %r2}];",
        "tensormap.replace.tile.global_address.global.b1024.b64 [%rd0], %rd2;",
        "tensormap.replace.tile.rank.shared::cta.b1024.b32 [%r0], 1;",
        "tensormap.replace.tile.box_dim.global.b1024.b32 [%rd0], 0, %r2;",
        "tensormap.replace.tile.global_stride.global.b1024.b64 [%rd0], 0, %rd2;",
        "tensormap.replace.tile.elemtype.global.b1024.b32 [%rd0], 7;",
        "tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%rd0], 3;",
        "tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%rd0], 1;",
        "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned "
        "[%rd0], [%r0], 128;",
        "prefetch.tensormap [%rd1];",
    ),
    "mbarriers and fences": (
        "mbarrier.init.shared::cta.b64 [%r1], 1;",
        "mbarrier.inval.shared::cta.b64 [%r1];",
        "mbarrier.arrive.shared::cta.b64 %rd2, [%r1];",
        "mbarrier.arrive.shared::cta.b64 %rd2, [%r1], 2;",
        "mbarrier.arrive.noComplete.shared::cta.b64 %rd2, [%r1], 1;",
        "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], 64;",
        "mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.b64 _, [%r1], 64;",
        "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1];",
        "mbarrier.arrive_drop.shared::cta.b64 %rd2, [%r1];",
        "mbarrier.arrive_drop.expect_tx.shared::cta.b64 %rd2, [%r1], 16;",
        "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r1], 16;",
        "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%r1], 16;",
        "mbarrier.test_wait.shared::cta.b64 %p1, [%r1], %rd2;",
        "mbarrier.test_wait.parity.shared::cta.b64 %p1, [%r1], %r2;",
        "mbarrier.try_wait.shared::cta.b64 %p1, [%r1], %rd2;",
        "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p1, [%r1], %r2, %r3;",
        "mbarrier.pending_count.b64 %r3, %rd2;",
        "fence.proxy.async;",
        "fence.proxy.async.shared::cta;",
        "fence.proxy.tensormap::generic.acquire.gpu [%rd0], 128;",
        "fence.proxy.alias;",
        "fence.mbarrier_init.release.cluster;",
        "fence.acq_rel.cluster;",
    ),
    "matrices": (
        *(
            f"ldmatrix.sync.aligned.m8n8.x{n}.shared.b16 {listed('r', n)}, [%r0];"
            for n in (1, 2, 4)
        ),
        "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 " + listed("r", 4) + ", [%r0];",
        "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 " + listed("r", 2) + ", [%r0];",
        "ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32 " + listed("r", 1) + ", [%r0];",
        *(
            f"stmatrix.sync.aligned.m8n8.x{n}.shared.b16 [%r0], {listed('r', n)};"
            for n in (1, 2, 4)
        ),
        "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%r0], " + listed("r", 4) + ";",
        "stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 [%r0], " + listed("r", 1) + ";",
        "movmatrix.sync.aligned.m8n8.trans.b16 %r10, %r11;",
    ),
    "mma.sync, wmma": (
        mma("m16n8k8", "f16.f16.f16.f16", (2, 2, 1)),
        mma("m16n8k16", "f32.f16.f16.f32", (4, 4, 2)),
        mma("m16n8k16", "f32.bf16.bf16.f32", (4, 4, 2)),
        mma("m16n8k4", "f32.tf32.tf32.f32", (4, 2, 1)),
        mma("m16n8k8", "f32.tf32.tf32.f32", (4, 4, 2)),
        mma("m16n8k32", "f32.e4m3.e5m2.f32", (4, 4, 2)),
        mma("m16n8k16", "f32.e4m3.e4m3.f32", (4, 2, 1)),
        mma("m16n8k32", "f16.e4m3.e4m3.f16", (2, 4, 2)),
        mma("m16n8k32", "s32.s8.u8.s32", (4, 4, 2)),
        mma("m8n8k16", "s32.s8.s8.s32", (2, 1, 1)),
        mma("m16n8k64", "s32.s4.u4.s32", (4, 4, 2)),
        mma("m16n8k256", "s32.b1.b1.s32.xor.popc", (4, 4, 2)),
        mma("m16n8k256", "s32.b1.b1.s32.and.popc", (4, 4, 2)),
        mma("m8n8k4", "f64.f64.f64.f64", (2, 1, 1)),
        mma("m16n8k16", "f64.f64.f64.f64", (4, 8, 4)),
        "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 "
        f"{listed('f', 8)}, {listed('r', 2)}, {listed('r', 2)}, {listed('f', 8)};",
        "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 "
        f"{listed('f', 4)}, {listed('r', 4)}, {listed('r', 4)}, {listed('f', 4)}, %r3, 0;",
        "mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f32.e2m1.e2m1.f32 "
        f"{listed('f', 4)}, {listed('r', 4)}, {listed('r', 2)}, {listed('f', 4)};",
        f"wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {listed('r', 8)}, [%r0], 16;",
        "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 "
        f"{listed('f', 8)}, {listed('r', 8)}, {listed('r', 8)}, {listed('f', 8)};",
    ),
    "wgmma": (
        "wgmma.fence.sync.aligned;",
        "wgmma.commit_group.sync.aligned;",
        "wgmma.wait_group.sync.aligned 0;",
        WGMMA.format(16, "f32.f16.f16", listed("f", 4), FLAGS) + ";",
        WGMMA.format(16, "f16.f16.f16", listed("r", 2), FLAGS) + ";",
        WGMMA.format(16, "f32.bf16.bf16", listed("f", 4), FLAGS) + ";",
        WGMMA.format(8, "f32.tf32.tf32", listed("f", 4), ONE) + ";",
        WGMMA.format(32, "f32.e4m3.e5m2", listed("f", 4), ONE) + ";",
        WGMMA.format(32, "f16.e4m3.e4m3", listed("r", 2), ONE) + ";",
        WGMMA.format(32, "s32.s8.u8", listed("r", 4), "1") + ";",
        WGMMA.format(32, "s32.s8.u8.satfinite", listed("r", 4), "1") + ";",
        WGMMA.format(256, "s32.b1.b1.and.popc", listed("r", 4), "1") + ";",
        "wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 "
        f"{listed('f', 4)}, %rd2, %rd3, %r3, 0, {FLAGS};",
    ),
    "warps": (
        "setmaxnreg.inc.sync.aligned.u32 240;",
        "setmaxnreg.dec.sync.aligned.u32 24;",
        "elect.sync %r3|%p1, 0xffffffff;",
        "griddepcontrol.launch_dependents;",
        "griddepcontrol.wait;",
        "bar.arrive 1, 64;",
        "barrier.sync 1, 64;",
        "redux.sync.add.s32 %r3, %r4, 0xffffffff;",
        "redux.sync.min.f32 %f3, %f4, 0xffffffff;",
    ),
    "clusters": (
        "barrier.cluster.arrive;",
        "barrier.cluster.arrive.relaxed.aligned;",
        "barrier.cluster.wait;",
        "barrier.cluster.wait.acquire.aligned;",
        "mapa.shared::cluster.u32 %r3, %r0, %r4;",
        "mapa.u64 %rd3, %rd2, %r4;",
        "getctarank.shared::cluster.u32 %r3, %r0;",
        "getctarank.u64 %r3, %rd2;",
        "ld.shared::cluster.u32 %r3, [%r0];",
        "st.shared::cluster.v4.f32 [%r0], {%f1, %f2, %f3, %f4};",
        "atom.shared::cluster.add.u32 %r3, [%r0], 1;",
        "red.relaxed.cluster.shared::cluster.add.u32 [%r0], 1;",
        "st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r0], %r3, [%r1];",
        "st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 "
        "[%r0], {%f1, %f2, %f3, %f4}, [%r1];",
        "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 "
        "[%r0], %r3, [%r1];",
        "multimem.ld_reduce.global.add.u32 %r3, [%rd0];",
        "multimem.red.global.add.u32 [%rd0], %r3;",
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 "
        "[%r0], [%r1];",
    ),
    "Blackwell's tensor memory": (
        "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r0], 32;",
        "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r3}, [%r4];",
        "tcgen05.mma.cta_group::1.kind::f16 [%r3], %rd2, %rd3, %r4, %p1;",
        "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r1];",
        "tcgen05.wait::ld.sync.aligned;",
    ),
}


def assembled(form: str, folder: Path) -> str:
    """The first target that ptxas takes a form for; "" for none."""
    for version, target in TARGETS:
        path = folder / "k.ptx"
        path.write_text(HEAD.format(version=version, target=target, form=form))
        command = ["ptxas", f"-arch={target}", str(path), "-o", str(folder / "k.cubin")]
        if not subprocess.run(command, capture_output=True, check=False).returncode:
            return target
    return ""


def taken(form: str, target: str) -> str:
    """Why a form is refused; "" if it is emulated."""
    text = HEAD.format(version="8.8", target=target, form=form)
    try:
        _ = Program(text, "k").lowered
    except CuadoError as error:
        return error.message
    return ""


def main() -> None:
    """Try all forms, and write the table."""
    folder = Path(tempfile.mkdtemp())
    lines = ["| family | forms | emulated | refused |", "|---|--:|--:|---|"]
    odd = []
    for family, forms in FORMS.items():
        refused, count = [], 0
        for form in forms:
            target = assembled(form, folder)
            if not target:
                odd.append(form)
                continue
            count += 1
            if taken(form, target):
                refused.append(f"`{form.split()[0].removesuffix(';')}` ({target})")
        cells = (family, str(count), str(count - len(refused)), "<br>".join(refused))
        lines.append(f"| {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    lines += ["", "Forms that this ptxas takes for none of the targets:", ""] * bool(odd)
    lines += [f"- `{form}`" for form in odd]
    Path(sys.argv[1]).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
