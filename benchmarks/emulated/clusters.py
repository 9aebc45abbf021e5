"""Whether blocks of a cluster leave the same in memory, emulated and on a GPU.

    python benchmarks/emulated/clusters.py OUT.md

Ranks, shared memory of other blocks (loads, stores, atomic operations, by mapped and by generic
addresses), the cluster's barrier, arrivals at mbarriers of other blocks, bulk copies between
blocks, bulk and tensor copies to several blocks. Defects come last: what each side ends with.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from asynchronous import rows

from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError

THREADS, BLOCKS = 64, 8
MODULE = """.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p0, .param .u64 p1, .param .align 128 .b8 p2[128]){directive}
{{
    .reg .pred %p<9>;
    .reg .b16 %rs<5>;
    .reg .b32 %r<33>;
    .reg .b64 %rd<17>;
    .shared .align 1024 .b8 tile[4096];
    .shared .align 8 .b8 bar[64];
    ld.param.u64 %rd0, [p0];
    ld.param.u64 %rd1, [p1];
    mov.b64 %rd3, p2;
    cvta.param.u64 %rd2, %rd3;
    cvta.to.global.u64 %rd0, %rd0;
    cvta.to.global.u64 %rd1, %rd1;
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %cluster_ctarank;
    mov.u32 %r2, tile;
    mov.u32 %r3, bar;
    mad.lo.u32 %r4, %r0, 4, %r2;
    setp.eq.u32 %p1, %r0, 0;
    mov.u32 %r31, 0;
{body}
    mov.u32 %r20, %ctaid.x;
    mad.lo.u32 %r21, %r20, 64, %r0;
    mul.wide.u32 %rd14, %r21, 4;
    add.s64 %rd15, %rd1, %rd14;
    st.global.u32 [%rd15], %r31;
    ret;
}}
"""
CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = [8]
block = [64]
{cluster}
[[arguments]]
name = "source"
type = "u32"
shape = [16, 64]
fill = {{ content = "ramp", low = 0, step = 1 }}
[[arguments]]
name = "out"
type = "u32"
shape = [512]
output = true
[[arguments]]
name = "image"
type = "u32"
shape = [16, 64]
fill = {{ content = "ramp", low = 1000, step = 1 }}
tensor_map = {{ box = [32, 8], swizzle = 128 }}
"""
SYNC = """    barrier.cluster.arrive.release.aligned;
    barrier.cluster.wait.acquire.aligned;
"""
OWN = """    mad.lo.u32 %r5, %r1, 1000, %r0;
    st.shared.u32 [%r4], %r5;
"""
NEXT = """    add.u32 %r6, %r1, 1;
    mov.u32 %r7, %cluster_nctarank;
    rem.u32 %r6, %r6, %r7;
"""
INIT = """    @%p1 mbarrier.init.shared::cta.b64 [%r3], {count};
    fence.mbarrier_init.release.cluster;
"""
WAIT = """WAIT:
    mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p3, [%r3], 0;
    @!%p3 bra WAIT;
"""
READ = "    ld.shared.u32 %r31, [%r4];\n"
EXPECT = "    @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3], {bytes};\n"
FIRST = """    setp.eq.and.u32 %p2, %r1, 1, %p1;
    mov.b16 %rs1, {mask};
"""


def bodies() -> Iterator[tuple[str, str]]:
    """Names and PTX of the tests."""
    for name in ("ctarank", "nctarank", "ctaid.x", "nctaid.x"):
        yield f"%cluster_{name}", f"    mov.u32 %r31, %cluster_{name};\n"
    yield "%clusterid.x", "    mov.u32 %r31, %clusterid.x;\n"
    yield "%nclusterid.x", "    mov.u32 %r31, %nclusterid.x;\n"
    explicit = "    mov.pred %p4, %is_explicit_cluster;\n    selp.u32 %r31, 1, 2, %p4;\n"
    yield "%is_explicit_cluster", explicit
    mapped = "    mapa.shared::cluster.u32 %r8, %r4, %r6;\n"
    generic = """    cvt.u64.u32 %rd4, %r4;
    cvta.shared.u64 %rd5, %rd4;
    mapa.u64 %rd6, %rd5, %r6;
"""
    head = OWN + SYNC + NEXT
    yield "ld.shared::cluster", f"{head}{mapped}    ld.shared::cluster.u32 %r31, [%r8];\n{SYNC}"
    yield "ld by a generic address", f"{head}{generic}    ld.u32 %r31, [%rd6];\n{SYNC}"
    stored = "    st.shared::cluster.u32 [%r8], %r9;\n"
    yield "st.shared::cluster", f"{head}{mapped}    add.u32 %r9, %r5, 7;\n{stored}{SYNC}{READ}"
    stored = "    st.u32 [%rd6], %r9;\n"
    yield (
        "st by a generic address",
        f"{head}{generic}    add.u32 %r9, %r5, 7;\n{stored}{SYNC}{READ}",
    )
    first = "    mov.u32 %r6, 0;\n    mapa.shared::cluster.u32 %r8, %r2, %r6;\n"
    added = "    red.shared::cluster.add.u32 [%r8], %r0;\n"
    yield (
        "red.shared::cluster.add",
        f"{OWN}{SYNC}{first}{added}{SYNC}    ld.shared.u32 %r31, [%r2];\n",
    )
    ranks = """    getctarank.shared::cluster.u32 %r9, %r8;
    getctarank.shared::cluster.u32 %r10, %r4;
    mad.lo.u32 %r31, %r9, 100, %r10;
"""
    yield "getctarank", f"{NEXT}{mapped}{ranks}"
    arrive = """    mapa.shared::cluster.u32 %r8, %r3, %r6;
    mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r8];
"""
    count = INIT.format(count=THREADS)
    yield "mbarrier.arrive at the next block's", f"{count}{SYNC}{NEXT}{arrive}{WAIT}{SYNC}"
    split = "    barrier.cluster.arrive.release.aligned;\n    add.u32 %r5, %r5, 1;\n"
    split += "    barrier.cluster.wait.acquire.aligned;\n"
    loaded = "    ld.shared::cluster.u32 %r31, [%r8];\n    add.u32 %r31, %r31, %r5;\n"
    yield "arrive, work, wait", f"{OWN}{split}{NEXT}{mapped}{loaded}{SYNC}"
    yield from _copies(INIT.format(count=1))


STORES = {
    "st.async": "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r8], %r5, [%r9];",
    "red.async.add": "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes"
    ".add.u32 [%r8], %r5, [%r9];",
    "red.async.max": "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes"
    ".max.u32 [%r8], %r5, [%r9];",
}


def _copies(init: str) -> Iterator[tuple[str, str]]:
    expect = EXPECT.format(bytes=256)
    mapped = """    mapa.shared::cluster.u32 %r8, %r4, %r6;
    mapa.shared::cluster.u32 %r9, %r3, %r6;
    mad.lo.u32 %r5, %r0, 37, 500;
"""
    for name, store in STORES.items():
        yield name, f"{init}{OWN}{SYNC}{expect}{NEXT}{mapped}    {store}\n{WAIT}{READ}{SYNC}"
    between = """    fence.proxy.async.shared::cta;
    bar.sync 0;
    add.u32 %r10, %r2, 1024;
    mapa.shared::cluster.u32 %r8, %r10, %r6;
    mapa.shared::cluster.u32 %r9, %r3, %r6;
    @%p1 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes
        [%r8], [%r2], 256, [%r9];
"""
    read = "    ld.shared.u32 %r31, [%r4+1024];\n"
    expect = EXPECT.format(bytes=256)
    yield (
        "bulk copy to the next block",
        f"{init}{OWN}{SYNC}{expect}{NEXT}{between}{WAIT}{read}{SYNC}",
    )
    for mask in (15, 5):
        bytes_ = "256"
        only = FIRST.format(mask=mask)
        bulk = """    @%p2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
        .multicast::cluster [%r2], [%rd0+512], 256, [%r3], %rs1;
"""
        bulk = bulk.replace("::bytes\n        .multi", "::bytes.multi")
        who = f"""    mov.u32 %r11, {mask};
    shr.u32 %r11, %r11, %r1;
    and.b32 %r11, %r11, 1;
    setp.eq.u32 %p5, %r11, 0;
    @%p5 bra NOT;
"""
        expect = EXPECT.format(bytes=bytes_)
        wait = f"{who}{expect}{WAIT}{READ}NOT:\n{SYNC}"
        yield f"bulk copy to blocks {mask:#x}", f"{init}{SYNC}{only}{bulk}{wait}"
        tensor = """    mov.u32 %r12, 16;
    mov.u32 %r13, 3;
    @%p2 cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        .multicast::cluster [%r2], [%rd2, {%r12, %r13}], [%r3], %rs1;
"""
        tensor = tensor.replace("::bytes\n        .multi", "::bytes.multi")
        wait = wait.replace(expect, EXPECT.format(bytes=1024))
        yield f"tensor copy to blocks {mask:#x}", f"{init}{SYNC}{only}{tensor}{wait}"


DEFECTS = {
    "ld of rank 9 in a cluster of 4": f"""{OWN}{SYNC}    mov.u32 %r6, 9;
    mapa.shared::cluster.u32 %r8, %r4, %r6;
    ld.shared::cluster.u32 %r31, [%r8];
""",
    "st into a block that has ended": f"""{OWN}{SYNC}    setp.ne.u32 %p2, %r1, 0;
    @%p2 bra OUT;
    mov.u32 %r9, 0;
SLEEP:
    nanosleep.u32 1000;
    add.u32 %r9, %r9, 1;
    setp.lt.u32 %p4, %r9, 1000;
    bar.sync 0;
    @%p4 bra SLEEP;
    mov.u32 %r6, 1;
    mapa.shared::cluster.u32 %r8, %r4, %r6;
    st.shared::cluster.u32 [%r8], %r9;
OUT:
""",
}


def written(folder: Path, body: str, *, by_kernel: bool) -> Path:
    """A case in clusters of four, which the kernel states, or the launch."""
    folder.mkdir(parents=True)
    directive = "\n.reqnctapercluster 4, 1, 1" if by_kernel else ""
    (folder / "k.ptx").write_text(MODULE.format(directive=directive, body=body))
    cluster = "" if by_kernel else "cluster = 4"
    (folder / "k.toml").write_text(CASE.format(cluster=cluster))
    return folder / "k.toml"


def main() -> None:
    """Run all tests, each with clusters by the kernel and every third also by the launch."""
    target, folder = Path(sys.argv[1]), Path(tempfile.mkdtemp())
    try:
        gpu: Backend | None = GpuBackend()
        against = gpu.name if gpu is not None else ""
    except CuadoError as error:
        gpu, against = None, str(error)
    lines = [
        f"Against: {against}",
        "",
        "| kernel and output | bits | words | |",
        "|---|---|--:|--:|",
    ]
    tests = [*bodies(), *DEFECTS.items()]
    for number, (name, body) in enumerate(tests):
        for by_kernel in (True, False) if number % 3 == 0 else (True,):
            path = written(folder / f"{number}-{by_kernel}", body, by_kernel=by_kernel)
            said = name if by_kernel else f"{name}, clusters by the launch"
            for line in rows(said, path, gpu):
                lines.append(line)
                print(line, flush=True)
                target.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
