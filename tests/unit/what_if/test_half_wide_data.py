"""Half-wide data: what a warp then touches, which accesses stay, and what is tried alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from warp import LANES, A, B, accesses, kernel, proposed, same_off

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.model.arguments import Buffer, Scalar
from cuado.what_if.experiments import half_wide_data

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
GRID, BLOCK = (64, 64, 1), (32, 1, 1)
OWN = "mul.wide.u32 %rd3, %r2, {0}; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;"


def sectors(lanes: dict[int, int], width: int) -> set[int]:
    return {(at + n) // 32 for at in lanes.values() for n in range(width)}


@pytest.mark.parametrize(
    ("width", "type_", "registers"),
    [
        (2, "b16", "%h1"),
        (4, "f32", "%f1"),
        (8, "v2.f32", "{%f1, %f2}"),
        (16, "v4.f32", "{%f1, %f2, %f3, %f4}"),
    ],
)
@pytest.mark.parametrize("offset", [0, 16, 128, 4096])
def test_an_access_touches_the_sectors_of_half_wide_elements(
    width: int, type_: str, registers: str, offset: int, handmade: MakeSubject, built: Build
) -> None:
    source = kernel(
        ".reg .b16 %h1;"
        + OWN.format(width)
        + f"ld.global.{type_} {registers}, [%rd4+{offset}];"
        + f"st.global.{type_} [%rd5+{offset}], {registers};"
    )
    subject = handmade(source, GRID, BLOCK)
    ptx = proposed(half_wide_data, subject)
    built(ptx, "k")
    assert same_off(source, ptx)
    for pointer, lanes in zip((A, B), accesses(ptx, 1), strict=True):
        ideal = {n: pointer + offset // 2 + n * width // 2 for n in LANES}
        assert sectors(lanes, width) == sectors(ideal, max(width // 2, 1))
        assert all(at % width == 0 for at in lanes.values())
        assert all(pointer <= lanes[n] <= pointer + offset + n * width for n in LANES)


def test_a_scattered_access_stays_scattered(handmade: MakeSubject) -> None:
    source = kernel(
        "mul.wide.u32 %rd3, %r2, 4096; add.s64 %rd4, %rd1, %rd3; ld.global.f32 %f1, [%rd4];"
        "st.global.f32 [%rd2], %f1;"
    )
    loads, stores = accesses(proposed(half_wide_data, handmade(source, GRID, BLOCK)), 1)
    assert loads == {n: A + 2048 * n for n in LANES}
    assert stores == dict.fromkeys(LANES, B)


def with_buffers(subject: Kernel, a: int, b: int) -> Kernel:
    arguments = (
        Buffer("small", "f32", (a,)),
        Buffer("large", "f32", (b,)),
        Scalar("n", "u32", 1000),
    )
    return replace(subject, launch=replace(subject.launch, arguments=arguments))


def test_each_buffer_is_tried_alone_the_largest_first(handmade: MakeSubject) -> None:
    source = kernel(OWN.format(4) + "ld.global.f32 %f1, [%rd4]; st.global.f32 [%rd5], %f1;")
    subject = with_buffers(handmade(source, GRID, BLOCK), 64, 4096)
    found = half_wide_data.propose(subject, Scope())
    assert isinstance(found, Proposal)
    assert found.notes == ("large, small half as wide",)
    assert [each.notes for each in found.alternatives] == [
        ("large half as wide",),
        ("small half as wide",),
    ]
    only_large = found.alternatives[0].ptx
    assert only_large
    load, store = accesses(only_large, 1)
    assert load == {n: A + 4 * n for n in LANES}
    assert store == {n: B + 4 * (n // 2) for n in LANES}


def test_an_index_stays_as_wide_as_it_is(handmade: MakeSubject) -> None:
    source = kernel(
        OWN.format(4)
        + "ld.global.u32 %r5, [%rd4]; mul.wide.u32 %rd6, %r5, 4; add.s64 %rd7, %rd2, %rd6;"
        + "ld.global.f32 %f1, [%rd7]; st.global.f32 [%rd5], %f1;"
    )
    found = half_wide_data.propose(handmade(source, GRID, BLOCK), Scope())
    assert isinstance(found, Proposal)
    assert any("1 of the global loads" in each and "an address" in each for each in found.notes)
    assert found.ptx
    assert accesses(found.ptx, 1)[0] == {n: A + 4 * n for n in LANES}


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("ld.global.u8 %r5, [%rd4]; st.global.u8 [%rd5], %r5;", "bytes"),
        ("ld.global.u64 %rd6, [%rd4]; st.global.f32 [%rd6], %f1;", "an address"),
        ("st.volatile.global.f32 [%rd4], %f1;", "volatile"),
    ],
)
def test_what_cannot_be_half_as_wide_is_refused(
    body: str, reason: str, handmade: MakeSubject
) -> None:
    found = half_wide_data.propose(handmade(kernel(OWN.format(8) + body), GRID, BLOCK), Scope())
    assert isinstance(found, Refusal)
    assert reason in found.reason, found.reason


LOOP = """
    mov.u32 %r5, 0;
    mov.b32 %f1, %r2;
again:
    ld.global.f32 %f2, [%rd4];
    add.s64 %rd6, %rd4, 128;
    ld.global.f32 %f3, [%rd6];
    ld.global.f32 %f4, [%rd6+{third}];
    add.f32 %f1, %f1, %f2;
    add.f32 %f1, %f1, %f3;
    add.f32 %f1, %f1, %f4;
    add.s64 %rd4, %rd4, 4096;
    add.u32 %r5, %r5, 1;
    setp.lt.u32 %p1, %r5, 4;
    @%p1 bra again;
    st.global.f32 [%rd5], %f1;
"""


def fewer_loads(subject: Kernel) -> list[Proposal]:
    found = half_wide_data.propose(subject, Scope())
    assert isinstance(found, Proposal)
    return [each for each in found.alternatives if "by half as many loads" in each.notes[0]]


def test_of_two_loads_of_an_unrolled_loop_one_is_made(handmade: MakeSubject, built: Build) -> None:
    source = kernel(OWN.format(4) + LOOP.format(third=128))
    (found,) = fewer_loads(handmade(source, GRID, BLOCK))
    assert found.ptx
    built(found.ptx, "k")
    assert same_off(source, found.ptx)
    loads = accesses(found.ptx, 1)
    made = [each for each in loads if each]
    # The first of the pair at its own address, the load without a partner at half its distance.
    assert made[0] == {n: A + 4 * n for n in LANES}
    assert made[1] == {n: A + (256 + 4 * n) // 2 // 4 * 4 for n in LANES}
    assert len(loads) - len(made) == 1


def test_a_load_of_the_same_address_is_no_partner(handmade: MakeSubject) -> None:
    again = kernel(OWN.format(4) + LOOP.format(third=0))
    (found,) = fewer_loads(handmade(again, GRID, BLOCK))
    assert found.ptx
    assert sum(not each for each in accesses(found.ptx, 1)) == 1
    first_again = kernel(OWN.format(4) + LOOP.format(third=-128))
    assert fewer_loads(handmade(first_again, GRID, BLOCK)) == []
