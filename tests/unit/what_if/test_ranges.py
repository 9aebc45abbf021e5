from collections.abc import Callable
from dataclasses import replace

import pytest

from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Scalar

MakeSubject = Callable[..., Kernel]

KERNEL = """
.visible .entry k(.param .u32 n)
{{
	.reg .pred %p<6>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<9>;
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %tid.x;
	mov.u32 %r3, %ctaid.x;
	mov.u32 %r4, %ntid.x;
	mad.lo.s32 %r5, %r3, %r4, %r2;
	{check}
	@%p1 ret;
	ret;
}}
"""


def settles(handmade: MakeSubject, check: str, n: int) -> bool:
    kernel = handmade(KERNEL.format(check=check), (8, 1, 1), (128, 1, 1))
    launch = replace(kernel.launch, arguments=(Scalar("n", "u32", n),))
    made = replace(kernel, launch=launch).ranges
    code = kernel.code.instructions
    return made.settles(next(n for n, each in enumerate(code) if each.guard == "%p1"))


@pytest.mark.parametrize(
    ("check", "least"),
    [
        ("setp.ge.s32 %p1, %r5, %r1;", 1024),
        ("setp.lt.u32 %p1, %r5, %r1;", 1024),
        ("setp.gt.s32 %p1, %r5, %r1;", 1023),
        ("shl.b32 %r6, %r5, 2; add.s32 %r6, %r6, 3; setp.ge.s32 %p1, %r6, %r1;", 4096),
        ("shr.u32 %r6, %r5, 4; setp.ge.s32 %p1, %r6, %r1;", 64),
        ("add.s32 %r6, %r1, -1; setp.gt.s32 %p1, %r5, %r6;", 1024),
        ("cvt.s64.s32 %rd1, %r5; cvt.s64.s32 %rd2, %r1; setp.ge.s64 %p1, %rd1, %rd2;", 1024),
        ("setp.ge.s32 %p2, %r5, %r1; setp.gt.s32 %p3, %r2, 500; or.pred %p1, %p2, %p3;", 1024),
    ],
)
def test_a_check_that_no_thread_fails_is_settled(
    check: str, least: int, handmade: MakeSubject
) -> None:
    assert settles(handmade, check, least)
    assert settles(handmade, check, least + 1)
    assert not settles(handmade, check, least - 1)


@pytest.mark.parametrize(
    "check",
    [
        "setp.eq.s32 %p1, %r5, %r1;",
        "sub.s32 %r6, %r5, %r1; setp.lt.s32 %p1, %r6, 5000;",
        "max.u32 %r6, %r5, -1; setp.lt.u32 %p1, %r6, 5000;",
        "mul.lo.s32 %r6, %r5, 8388608; setp.ge.s32 %p1, %r6, 0;",
        "@%p2 mov.u32 %r5, 1; setp.lt.u32 %p1, %r5, 5000;",
        "add.s32 %r6, %r6, 1; setp.lt.u32 %p1, %r6, 5000;",
        "not.b32 %r6, %r5; setp.lt.u32 %p1, %r6, 5000;",
    ],
)
def test_what_may_wrap_or_is_not_followed_settles_nothing(
    check: str, handmade: MakeSubject
) -> None:
    assert not settles(handmade, check, 4096)


def test_a_literal_is_read_as_the_instruction_reads_it(handmade: MakeSubject) -> None:
    """Nothing is greater than -1 without a sign, the greatest number."""
    assert settles(handmade, "setp.gt.u32 %p1, %r5, -1;", 4096)
    assert settles(handmade, "setp.gt.s32 %p1, %r5, -1;", 4096)
