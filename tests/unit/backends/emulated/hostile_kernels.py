"""Kernels that want out of the emulated device, in PTX: one thing each that no kernel may do."""

from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Extent, Launch

ELEMENTS = 64
TEMPLATE = """.version 8.0
.target sm_90
.address_size 64
{module}
.visible .entry hostile(.param .u64 out)
{{
    .reg .pred %p<9>;
    .reg .b32 %r<33>;
    .reg .b64 %rd<9>;
    .reg .f32 %f<17>;
    {declared}
    ld.param.u64 %rd0, [out];
    mov.u32 %r0, %tid.x;
    {body}
    ret;
}}
"""


def ptx_of(body: str, *, module: str = "", declared: str = "") -> str:
    """A module whose kernel has that body."""
    return TEMPLATE.format(body=body, module=module, declared=declared)


def launch_of(
    ptx: str,
    *,
    grid: Extent = (1, 1, 1),
    block: Extent = (32, 1, 1),
    dynamic: int = 0,
) -> Launch:
    """A launch of it on a buffer of 64 words."""
    out = Buffer("out", "u32", (ELEMENTS,), Fill(Content.ZEROS))
    return Launch("hostile", ptx, "hostile", grid, block, (out,), ("out",), dynamic)


SHARED = ".shared .align 16 .b8 memory[4096];"
WIDE_MMA = (
    "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
    "{%f0,%f1,%f2,%f3}, {%r1,%r2}, {%r3}, {%f4,%f5,%f6,%f7};"
)


def wrapping(bytes_: int) -> str:
    """Shared addresses of a row of which only the last lane's, 0, is one."""
    wide = f"cvt.u64.u32 %rd1, %r0; mul.lo.u64 %rd1, %rd1, {bytes_};"
    return f"{wide} sub.u64 %rd1, %rd1, {31 * bytes_};"


WRAPPING = {
    "u16": wrapping(2) + "st.shared.b16 [%rd1], 7;",
    "u32": wrapping(4) + "st.shared.u32 [%rd1], %r0;",
    "u64": wrapping(8) + "st.shared.u64 [%rd1], %rd0;",
    "v4": wrapping(16) + "st.shared.v4.u32 [%rd1], {%r0, %r0, %r0, %r0};",
    "load": wrapping(4) + "ld.shared.u32 %r1, [%rd1];",
    "copy": wrapping(16) + "cp.async.cg.shared.global [%rd1], [%rd0], 16;",
    "stmatrix": wrapping(16)
    + "stmatrix.sync.aligned.m8n8.x4.shared.b16 [%rd1], {%r1, %r2, %r3, %r4};",
}
"""Rows that wrap past the address 0 of shared memory."""

ACCUSED = {
    "cp.async": ("mov.u64 %rd1, 1048576; cp.async.ca.shared.global [%rd1], [%rd0], 4;", SHARED),
    "ldmatrix": (
        "mov.u32 %r5, 1048576; ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r1}, [%r5];",
        SHARED,
    ),
    "stmatrix": (
        "mov.u32 %r5, 1048576; stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r5], {%r1};",
        SHARED,
    ),
    "mma": (f"setp.lt.u32 %p1, %r0, 16; @%p1 {WIDE_MMA}", ""),
}
"""What is checked must be named, not end in a traceback: instruction and module."""
