"""Kernels that copy tiles asynchronously and multiply them, small enough to read."""

_HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n"

OF_THREADS = (
    _HEAD
    + """
.visible .entry k(.param .u64 a, .param .u64 out, .param .u32 steps)
{
	.reg .pred %p<4>;
	.reg .b32 %r<24>;
	.reg .f32 %f<8>;
	.reg .b64 %rd<8>;
	.shared .align 16 .b8 tile[4096];
	ld.param.u64 %rd1, [a];
	ld.param.u64 %rd2, [out];
	ld.param.u32 %r1, [steps];
	cvta.to.global.u64 %rd1, %rd1;
	cvta.to.global.u64 %rd2, %rd2;
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd3, %r2, 16;
	add.s64 %rd1, %rd1, %rd3;
	add.s64 %rd2, %rd2, %rd3;
	mov.u32 %r3, tile;
	mad.lo.u32 %r4, %r2, 16, %r3;
	mov.f32 %f1, 0f00000000;
	mov.f32 %f2, 0f00000000;
	mov.f32 %f3, 0f00000000;
	mov.f32 %f4, 0f00000000;
	mov.u32 %r5, 0;
	cp.async.cg.shared.global [%r4], [%rd1], 16@SIZE@;
	cp.async.commit_group;
$loop:
	add.s64 %rd1, %rd1, 512;
	and.b32 %r6, %r5, 1;
	xor.b32 %r7, %r6, 1;
	mad.lo.u32 %r8, %r7, 2048, %r4;
	cp.async.cg.shared.global [%r8], [%rd1], 16;
	cp.async.commit_group;
	cp.async.wait_group 1;
	bar.sync 0;
	mad.lo.u32 %r9, %r6, 2048, %r4;
	ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r10, %r11, %r12, %r13}, [%r9];
	mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
		{%f1, %f2, %f3, %f4}, {%r10, %r11, %r12, %r13}, {%r10, %r11}, {%f1, %f2, %f3, %f4};
	bar.sync 0;
	add.u32 %r5, %r5, 1;
	setp.lt.u32 %p1, %r5, %r1;
	@%p1 bra $loop;
	cp.async.wait_all;
	st.global.v4.f32 [%rd2], {%f1, %f2, %f3, %f4};
	ret;
}
"""
)
"""Two stages, copied by threads and multiplied by warps; ``@SIZE@`` is for a fourth operand."""


def of_threads(size: str = "", before: str = "") -> str:
    """The kernel with an operand more at its first copy, and code before that."""
    first = "	cp.async.cg.shared.global [%r4]"
    return OF_THREADS.replace("@SIZE@", size).replace(first, before + first, 1)


IN_BULK = (
    _HEAD
    + """
.visible .entry k(.param .u64 map, .param .u64 out, .param .u32 steps)
{
	.reg .pred %p<8>;
	.reg .b32 %r<24>;
	.reg .f32 %f<8>;
	.reg .b64 %rd<16>;
	.shared .align 128 .b8 tile[8192];
	.shared .align 8 .b8 full[8];
	ld.param.u64 %rd1, [map];
	ld.param.u64 %rd2, [out];
	ld.param.u32 %r1, [steps];
	cvta.to.global.u64 %rd2, %rd2;
	mov.u32 %r2, %tid.x;
	setp.eq.u32 %p1, %r2, 0;
	mov.u32 %r3, tile;
	mov.u32 %r4, full;
	mul.wide.u32 %rd3, %r2, 16;
	add.s64 %rd2, %rd2, %rd3;
	@%p1 mbarrier.init.shared::cta.b64 [%r4], 1;
	bar.sync 0;
	mov.f32 %f1, 0f00000000;
	mov.f32 %f2, 0f00000000;
	mov.f32 %f3, 0f00000000;
	mov.f32 %f4, 0f00000000;
	mov.u32 %r5, 0;
	cvt.u64.u32 %rd4, %r3;
	shr.u64 %rd5, %rd4, 4;
	or.b64 %rd6, %rd5, 4611686293305294848;
	add.s64 %rd7, %rd6, 128;
$loop:
	@%p1 mbarrier.arrive.expect_tx.shared.b64 _, [%r4], 4096;
	shl.b32 %r6, %r5, 6;
	mov.u32 %r7, 0;
	@%p1 cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes
		[%r3], [%rd1, {%r6, %r7}], [%r4];
	and.b32 %r8, %r5, 1;
$wait:
	mbarrier.try_wait.parity.shared.b64 %p2, [%r4], %r8;
	@!%p2 bra $wait;
	wgmma.fence.sync.aligned;
	wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
		{%f1, %f2, %f3, %f4}, %rd6, %rd7, 1, 1, 1, 0, 0;
	wgmma.commit_group.sync.aligned;
	wgmma.wait_group.sync.aligned 0;
	bar.sync 0;
	add.u32 %r5, %r5, 1;
	setp.lt.u32 %p3, %r5, %r1;
	@%p3 bra $loop;
	st.global.v4.f32 [%rd2], {%f1, %f2, %f3, %f4};
	ret;
}
"""
)
"""Tensor copies that an mbarrier counts, and products of a warp group."""
