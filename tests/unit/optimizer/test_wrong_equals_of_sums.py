"""Loops that accumulate, and forget: once taken for sums that any block may have a part of."""

import pytest
from alike import assert_alike, count, kernel, numbers, refused, written

from cuado.model.launch import Launch
from cuado.optimizer.transformations.whole_waves import WholeWaves

_SUMMED = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<6>; .reg .b32 %r<20>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r5, %nctaid.x; mov.u32 %r6, %ntid.x;
    mad.lo.s32 %r4, %r3, %r6, %r2;
    mul.lo.s32 %r7, %r5, %r6;
    mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd2, %rd3;
    mov.u32 %r8, 0; mov.u32 %r9, 0;
    setp.ge.s32 %p1, %r4, %r1;
    @%p1 bra DONE;
LOOP:
    mul.wide.s32 %rd5, %r4, 4; add.s64 %rd6, %rd1, %rd5;
    ld.global.u32 %r10, [%rd6];
    setp.gt.s32 %p2, %r10, 500;
    BODY
    add.s32 %r4, %r4, %r7;
    setp.lt.s32 %p3, %r4, %r1;
    @%p3 bra LOOP;
DONE:
    red.global.OPERATOR [%rd4], %r8;
    ret;
}
"""
_FORGETTING = {
    "after": "OP.s32 %r8, %r8, %r10; selp.b32 %r8, %r9, %r8, %p2;",
    "before": "selp.b32 %r11, %r9, %r8, %p2; OP.s32 %r8, %r11, %r10;",
    "others": "OP.s32 %r11, %r8, %r10; selp.b32 %r8, %r11, %r9, %p2;",
}


def _launch(body: str, operator: str) -> Launch:
    text = _SUMMED.replace("BODY", body.replace("OP", operator))
    kind = "u32" if operator == "add" else "s32"
    text = text.replace("OPERATOR", f"{operator}.{kind}")
    arguments = (
        count("n", 1900),
        numbers("in", 4096, type_="s32"),
        numbers("out", 64, type_="s32"),
    )
    return kernel(text, (2, 1, 1), (64, 1, 1), arguments)


@pytest.mark.parametrize("operator", ["add", "max"])
@pytest.mark.parametrize("when", _FORGETTING)
def test_a_sum_that_an_item_sets_back_is_none_of_parts(when: str, operator: str) -> None:
    # The constant is in a register that the loop does not write: with it sums begin, outside.
    launch = _launch(_FORGETTING[when], operator)
    assert "merges what a loop accumulates" in refused(WholeWaves(4224), launch).reason


@pytest.mark.parametrize("operator", ["add", "max"])
def test_a_sum_that_an_item_leaves_as_it_is_is_one_of_parts(operator: str) -> None:
    kept = "OP.s32 %r11, %r8, %r10; selp.b32 %r8, %r11, %r8, %p2;"
    launch = _launch(kept, operator)
    assert_alike(WholeWaves(4224), launch)


@pytest.mark.parametrize("first", [0, 7])
def test_what_is_only_moved_is_a_sum_of_nothing(first: int) -> None:
    launch = _launch("@%p2 mov.b32 %r8, %r8;", "add")
    launch = written(launch, launch.ptx.replace("mov.u32 %r8, 0", f"mov.u32 %r8, {first}"))
    if first:
        assert "with something else" in refused(WholeWaves(4224), launch).reason
    else:
        assert_alike(WholeWaves(4224), launch)


_KEPT = "mul.lo.u32 %r11, %r2, 4; mov.u32 %r12, arr; add.u32 %r12, %r12, %r11;"


def _ending(launch: Launch, end: str) -> Launch:
    text = launch.ptx.replace("DONE:", f"DONE: {_KEPT} {end}")
    return written(launch, text.replace(".reg .pred", ".shared .align 4 .b8 arr[256]; .reg .pred"))


@pytest.mark.parametrize(
    "end",
    [
        "st.shared.u8 [%r12], %r8; ld.shared.u8 %r8, [%r12];",
        "st.shared.u32 [%r12], %r8; ld.shared.u8 %r8, [%r12];",
    ],
)
def test_a_byte_of_a_sum_is_no_sum_of_bytes(end: str) -> None:
    launch = _ending(_launch("OP.s32 %r8, %r8, %r10;", "add"), end)
    assert "takes a part of what" in refused(WholeWaves(4224), launch).reason


def test_a_sum_in_an_array_is_one() -> None:
    end = "st.shared.u32 [%r12], %r8; ld.shared.s32 %r8, [%r12];"
    assert_alike(WholeWaves(4224), _ending(_launch("OP.s32 %r8, %r8, %r10;", "add"), end))


@pytest.mark.parametrize("product", ["%r8, 3", "3, %r8", "%r8, %r10"])
def test_a_sum_that_is_multiplied_on_its_way_is_none(product: str) -> None:
    # One operand is the sum; the other one is the same register.
    launch = _launch(f"mad.lo.s32 %r8, {product}, %r8; OP.s32 %r8, %r8, %r10;", "add")
    assert "with something else" in refused(WholeWaves(4224), launch).reason


def _beginning(first: int, without: int) -> Launch:
    """Threads with items begin with one constant, those without have another one."""
    launch = _launch("OP.s32 %r8, %r8, %r10;", "max")
    text = launch.ptx.replace("mov.u32 %r8, 0", f"mov.u32 %r8, {without}")
    return written(launch, text.replace("LOOP:", f"mov.u32 %r8, {first}; LOOP:"))


def test_whether_a_thread_has_items_does_not_choose_what_counts() -> None:
    reason = refused(WholeWaves(4224), _beginning(5, 900_000)).reason
    assert "the block's index or the grid's size decides" in reason


def test_threads_with_and_without_items_may_begin_with_the_same() -> None:
    assert_alike(WholeWaves(4224), _beginning(900, 900))


_CHOSEN = "mov.u32 %r16, 4; setp.ge.s32 %p1, %r4, %r1; @%p1 bra DONE; mov.u32 %r16, 5; LOOP:"


@pytest.mark.parametrize("operator", ["add", "max"])
def test_whether_a_thread_has_items_does_not_choose_a_sum(operator: str) -> None:
    # A register says it: which of two sums is taken follows from it.
    launch = _launch("OP.s32 %r8, %r8, %r10;", operator)
    text = launch.ptx.replace("setp.ge.s32 %p1, %r4, %r1;\n    @%p1 bra DONE;\nLOOP:", _CHOSEN)
    end = (
        "DONE: setp.eq.u32 %p4, %r16, 4; shfl.sync.bfly.b32 %r17, %r8, 1, 31, -1; "
        "selp.b32 %r8, %r17, %r8, %p4;"
    )
    text = text.replace("DONE:\n", f"{end}\n").replace("%p<6>", "%p<9>")
    assert text.count("%r16") == 3
    assert "decides what is chosen" in refused(WholeWaves(4224), written(launch, text)).reason


_SCALED = "mul.lo.s32 %r10, %r10, %r16; add.s64 %rd8, %rd2, %rd5; st.global.u32 [%rd8], %r10;"


@pytest.mark.parametrize(
    ("before", "is_alike"),
    [
        ("mov.u32 %r16, 3;", True),
        # Threads decide it, in each block alike.
        ("mov.u32 %r16, 3; setp.ge.u32 %p4, %r2, 2; @%p4 bra X; mov.u32 %r16, 5; X:", True),
        ("mov.u32 %r16, 3; setp.ge.u32 %p4, %r3, 2; @%p4 bra X; mov.u32 %r16, 5; X:", False),
        ("mov.u32 %r16, 3; setp.ge.u32 %p4, %r3, 2; @%p4 bra X; ld.global.u32 %r16, [%rd1]; X:",
         False),
        ("mov.u32 %r15, 3; setp.ge.u32 %p4, %r3, 2; @%p4 bra X; mov.u32 %r15, 5; X: "
         "add.u32 %r16, %r15, 1;", False),
        ("setp.ge.u32 %p4, %r3, 2; @%p4 bra X; st.shared.u32 [arr], 5; bra.uni Y; "
         "X: st.shared.u32 [arr], 3; Y: bar.sync 0; ld.shared.u32 %r16, [arr];", False),
    ],
)  # fmt: skip
def test_a_block_does_not_choose_what_it_does_with_its_items(before: str, is_alike: bool) -> None:
    text = _SUMMED.replace("BODY", _SCALED).replace("red.global.OPERATOR [%rd4], %r8;", "")
    text = text.replace("mov.u32 %r8, 0;", before).replace(
        ".reg .pred", ".shared .align 4 .b8 arr[256]; .reg .pred"
    )
    arguments = (
        *(count("n", 4000), numbers("in", 4096, type_="s32")),
        numbers("out", 4096, type_="s32"),
    )
    launch = kernel(text, (40, 1, 1), (64, 1, 1), arguments)
    if is_alike:
        assert_alike(WholeWaves(4224), launch)
    else:
        assert (
            "decides what a grid-stride loop computes" in refused(WholeWaves(4224), launch).reason
        )


def test_a_number_that_is_read_again_and_again_is_followed_once() -> None:
    # ``x = x * x`` forty times: there are 2^40 ways back to the first one.
    squares = " ".join(f"mul.lo.s32 %s{n + 1}, %s{n}, %s{n};" for n in range(40))
    body = f"mov.b32 %s0, %r10; {squares} add.s32 %r8, %r8, %s40;"
    launch = _launch(body, "add")
    launch = written(launch, launch.ptx.replace(".reg .pred", ".reg .b32 %s<90>; .reg .pred"))
    assert_alike(WholeWaves(4224), launch)
