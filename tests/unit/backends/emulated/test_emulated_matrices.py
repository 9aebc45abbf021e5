"""Matrix products by a warp: fragments as the PTX ISA lays them out, against NumPy."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from emulated_kernels import by_thread, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError

Array = npt.NDArray[Any]
LANES = range(32)


def place_of_a(rows: int, bits: int, lane: int, i: int) -> tuple[int, int]:
    """Row and column of element ``i`` of A: PTX ISA, figures of the fragments, by width."""
    group, of_group = lane >> 2, lane % 4
    low = group + 8
    if bits == 64 and rows == 8:
        return group, of_group
    if bits >= 32:
        return (group if i in (0, 2) else low), of_group + (4 if i >= 2 else 0)
    if bits == 16:
        row = group if i in (0, 1, 4, 5) else low
        return row, of_group * 2 + (i & 1) + (8 if i >= 4 else 0)
    if rows == 8:
        return group, of_group * 4 + i
    row = group if i < 4 or 8 <= i < 12 else low
    return row, of_group * 4 + (i & 3) + (16 if i >= 8 else 0)


def place_of_b(bits: int, lane: int, i: int) -> tuple[int, int]:
    """Row and column of element ``i`` of B."""
    group, of_group = lane >> 2, lane % 4
    if bits >= 32:
        return of_group + 4 * i, group
    if bits == 16:
        return of_group * 2 + (i & 1) + (8 if i >= 2 else 0), group
    return of_group * 4 + (i & 3) + (16 if i >= 4 else 0), group


def place_of_c(lane: int, i: int) -> tuple[int, int]:
    """Row and column of element ``i`` of C and D."""
    return (lane >> 2) + (8 if i >= 2 else 0), (lane % 4) * 2 + (i & 1)


def spread(matrix: Array, place: Any, count: int) -> Array:
    """Each lane's elements of a matrix as 32-bit words, by lane."""
    made = np.array([[matrix[place(lane, i)] for i in range(count)] for lane in LANES])
    return np.ascontiguousarray(made.astype(matrix.dtype)).view(np.uint32).reshape(32, -1)


def mma(opcode: str, a: Array, b: Array, c: Array) -> Array:
    """D's words by lane, from the words of A, B and C."""
    loads, names, at = [], [], 0
    double = opcode.endswith("f64")
    size, letter = (2, "%fd") if double else (1, "%x")
    for words in (c, a, b, c):
        names.append([f"{letter}{100 + at + n}" for n in range(words.shape[1] // size)])
        at += len(names[-1])
    kind = "f64" if double else "b32"
    declared = f".reg .{kind} {letter}<{100 + at}>;"
    declared = f"{{ {declared}"
    given = np.concatenate([a, b, c], axis=1)
    width = given.shape[1]
    place = 0
    for operand, words in zip(names[1:], (a, b, c), strict=True):
        for name in operand:
            loads.append(f"ld.global.{kind} {name}, [%rd3+{4 * place}];")
            place += size
        _ = words
    stores = [f"st.global.{kind} [%rd4+{4 * size * n}], {x};" for n, x in enumerate(names[0])]
    lists = ", ".join("{" + ", ".join(each) + "}" for each in names)
    body = f"""{declared}
    mul.wide.u32 %rd2, %r0, {4 * width};
    add.s64 %rd3, %rd0, %rd2;
    mul.wide.u32 %rd2, %r0, {4 * c.shape[1]};
    add.s64 %rd4, %rd1, %rd2;
    {" ".join(loads)}
    mma.sync.aligned.{opcode} {lists};
    {" ".join(stores)} }}"""
    ran = run(body, {"given": given, "out": np.zeros_like(c)})
    return ran.buffers["out"].reshape(32, -1)


def gathered(words: Array, dtype: Any, rows: int) -> Array:
    """D as a matrix."""
    own = np.ascontiguousarray(words).view(dtype).reshape(32, -1)
    found = np.zeros((rows, 8), dtype)
    for lane in LANES:
        for i in range(own.shape[1]):
            found[place_of_c(lane, i)] = own[lane, i]
    return found


def bits_of_bf16(values: Array) -> Array:
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def small(generator: np.random.Generator, shape: tuple[int, int]) -> Array:
    """Numbers whose products and sums every format here holds exactly."""
    return generator.integers(-4, 5, shape) / 2.0


CODES: dict[str, Any] = {
    "f16": lambda x: x.astype(np.float16),
    "bf16": bits_of_bf16,
    "tf32": lambda x: x.astype(np.float32),
    "f64": lambda x: x.astype(np.float64),
    "e5m2": lambda x: (x.astype(np.float16).view(np.uint16) >> 8).astype(np.uint8),
}


@pytest.mark.parametrize(
    ("rows", "k", "kind", "accumulator"),
    [
        (16, 16, "f16", "f32"),
        (16, 8, "f16", "f32"),
        (16, 16, "f16", "f16"),
        (16, 8, "f16", "f16"),
        (16, 16, "bf16", "f32"),
        (16, 8, "bf16", "f32"),
        (16, 8, "tf32", "f32"),
        (16, 4, "tf32", "f32"),
        (16, 32, "e5m2", "f32"),
        (8, 4, "f64", "f64"),
        (16, 8, "f64", "f64"),
    ],
)
def test_products_of_floats(rows: int, k: int, kind: str, accumulator: str) -> None:
    generator = np.random.default_rng(k + rows)
    a, b, c = (small(generator, shape) for shape in ((rows, k), (k, 8), (rows, 8)))
    held = {"f32": np.float32, "f16": np.float16, "f64": np.float64}[accumulator]
    bits = {"f64": 64, "tf32": 32, "e5m2": 8}.get(kind, 16)
    lane_a = spread(CODES[kind](a), lambda lane, i: place_of_a(rows, bits, lane, i), rows * k // 32)
    lane_b = spread(CODES[kind](b), lambda lane, i: place_of_b(bits, lane, i), k * 8 // 32)
    lane_c = spread(c.astype(held), place_of_c, rows * 8 // 32)
    opcode = f"m{rows}n8k{k}.row.col.{accumulator}.{kind}.{kind}.{accumulator}"
    found = gathered(mma(opcode, lane_a, lane_b, lane_c), held, rows)
    assert (found == a @ b + c).all()


@pytest.mark.parametrize(("rows", "k"), [(16, 32), (16, 16), (8, 16)])
@pytest.mark.parametrize("kinds", ["s8.s8", "u8.s8", "s8.u8", "u8.u8"])
def test_products_of_bytes(rows: int, k: int, kinds: str) -> None:
    generator = np.random.default_rng(3)
    types = [np.dtype({"s8": "i1", "u8": "u1"}[each]) for each in kinds.split(".")]
    a, b = (
        generator.integers(np.iinfo(each).min, np.iinfo(each).max + 1, shape).astype(each)
        for each, shape in zip(types, ((rows, k), (k, 8)), strict=True)
    )
    c = generator.integers(-1000, 1000, (rows, 8)).astype(np.int32)
    lane_a = spread(a, lambda lane, i: place_of_a(rows, 8, lane, i), rows * k // 32)
    lane_b = spread(b, lambda lane, i: place_of_b(8, lane, i), k * 8 // 32)
    opcode = f"m{rows}n8k{k}.row.col.s32.{kinds}.s32"
    found = gathered(mma(opcode, lane_a, lane_b, spread(c, place_of_c, rows // 4)), np.int32, rows)
    assert (found == a.astype(np.int32) @ b.astype(np.int32) + c).all()


@pytest.mark.parametrize(("how", "expected"), [("", -(2**31)), (".satfinite", 2**31 - 1)])
def test_sums_of_integers_wrap_or_stop(how: str, expected: int) -> None:
    a, b = np.zeros((16, 16), np.int8), np.zeros((16, 8), np.int8)
    a[0, 0] = b[0, 0] = 1
    c = np.full((16, 8), 2**31 - 1, np.int32)
    lane_a = spread(a, lambda lane, i: place_of_a(16, 8, lane, i), 8)
    lane_b = spread(b, lambda lane, i: place_of_b(8, lane, i), 4)
    opcode = f"m16n8k16.row.col{how}.s32.s8.s8.s32"
    found = gathered(mma(opcode, lane_a, lane_b, spread(c, place_of_c, 4)), np.int32, 16)
    assert found[0, 0] == expected
    assert (found.ravel()[1:] == 2**31 - 1).all()


def test_halves_are_rounded_once() -> None:
    a, b, c = np.zeros((16, 16)), np.zeros((16, 8)), np.zeros((16, 8))
    # 2049 lies between two halves, and what is added decides; a float would lose it.
    a[:, 0], a[:, 1], b[0], b[1], c[:] = 2.0**-6, 1.0, 2.0**-7, 1.0, 2048.0
    lane_a = spread(a.astype(np.float16), lambda lane, i: place_of_a(16, 16, lane, i), 8)
    lane_b = spread(b.astype(np.float16), lambda lane, i: place_of_b(16, lane, i), 4)
    lane_c = spread(c.astype(np.float16), place_of_c, 4)
    found = mma("m16n8k16.row.col.f16.f16.f16.f16", lane_a, lane_b, lane_c)
    assert (gathered(found, np.float16, 16) == 2050).all()


@pytest.mark.parametrize(
    ("product", "bits"),
    [(-(2.0**-25), 0x3F7FFFFF), (-(2.0**-26), 0x3F800000), (3 * 2.0**-25, 0x3F800000)],
)
def test_terms_are_cut_25_places_below_the_largest_and_sums_towards_zero(
    product: float, bits: int
) -> None:
    a, b, c = np.zeros((16, 16)), np.zeros((16, 8)), np.ones((16, 8))
    a[:, 0], b[0] = 2.0**-12, product * 2.0**12
    lane_a = spread(a.astype(np.float16), lambda lane, i: place_of_a(16, 16, lane, i), 8)
    lane_b = spread(b.astype(np.float16), lambda lane, i: place_of_b(16, lane, i), 4)
    lane_c = spread(c.astype(np.float32), place_of_c, 4)
    found = mma("m16n8k16.row.col.f32.f16.f16.f32", lane_a, lane_b, lane_c)
    assert (found == bits).all()


@pytest.mark.parametrize(
    ("one", "other", "bits"), [(2.0**100, 2.0**100, 0x7F800000), (-(2.0**-90), 2.0**-90, 0)]
)
def test_sums_overflow_to_infinity_and_zeros_have_no_sign(
    one: float, other: float, bits: int
) -> None:
    a, b = np.zeros((16, 8), np.float32), np.zeros((8, 8), np.float32)
    a[:, 0], b[0] = one, other
    lane_a = spread(a, lambda lane, i: place_of_a(16, 32, lane, i), 4)
    lane_b = spread(b, lambda lane, i: place_of_b(32, lane, i), 2)
    zeros = np.zeros((32, 4), np.uint32)
    found = mma("m16n8k8.row.col.f32.tf32.tf32.f32", lane_a, lane_b, zeros)
    assert (found == bits).all()


def test_the_low_bits_of_tf32_are_not_read_and_are_rounded_away_by_cvt() -> None:
    body = """
    mov.b32 %f1, {bits};
    cvt.rna.tf32.f32 %r31, %f1;"""
    for bits, expected in ((0x3F801000, 0x3F802000), (0x3F800FFF, 0x3F800000)):
        assert by_thread(body.format(bits=bits)) == [expected] * 32
    a = np.full((16, 4), np.float32(1 + 2**-11))
    lane_a = spread(a, lambda lane, i: place_of_a(16, 32, lane, i), 2)
    lane_b = spread(np.ones((4, 8), np.float32), lambda lane, i: place_of_b(32, lane, i), 1)
    zeros = np.zeros((32, 4), np.uint32)
    found = mma("m16n8k4.row.col.f32.tf32.tf32.f32", lane_a, lane_b, zeros)
    assert (gathered(found, np.float32, 16) == 4).all()


SHARED = ".shared .align 16 .b8 tile[1024];"
FILL = """
    mov.u32 %r1, tile;
    mul.wide.u32 %rd2, %r0, 16;
    add.s64 %rd3, %rd0, %rd2;
    cvt.u32.u64 %r2, %rd2;
    add.u32 %r3, %r1, %r2;
    ld.global.v4.u32 {%r4, %r5, %r6, %r7}, [%rd3];
    st.shared.v4.u32 [%r3], {%r4, %r5, %r6, %r7};
    bar.sync 0;
    xor.b32 %r8, %r0, 5;
    mad.lo.u32 %r3, %r8, 16, %r1;"""
"""Rows of 16 bytes; the lanes' addresses are not in order."""
OUT = """
    add.s64 %rd4, %rd1, %rd2;
    st.global.v4.u32 [%rd4], {%r10, %r11, %r12, %r13};"""
ORDER = np.arange(32) ^ 5


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("trans", ["", ".trans"])
def test_loads_of_matrices(count: int, trans: str) -> None:
    data = np.arange(256, dtype=np.uint16)
    registers = ", ".join(f"%r{10 + n}" for n in range(count))
    clear = " ".join(f"mov.u32 %r{10 + n}, 0;" for n in range(4))
    body = f"{FILL} {clear} ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 "
    ran = run(
        body + f"{{{registers}}}, [%r3];" + OUT,
        {"data": data, "out": np.zeros(256, np.uint16)},
        module=SHARED,
    )
    found = ran.buffers["out"].reshape(32, 4, 2)
    rows = data.reshape(32, 8)[ORDER]
    for number in range(count):
        matrix = rows[8 * number : 8 * number + 8]
        matrix = matrix.T if trans else matrix
        for lane in LANES:
            at = 2 * (lane % 4)
            assert (found[lane, number] == matrix[lane // 4, at : at + 2]).all()
    assert not found[:, count:].any()
    events = ("requests", "lanes", "wavefronts")
    assert [ran.count("ldmatrix", event) for event in events] == [1, 8 * count, count]


def test_conflicts_of_a_load_of_matrices() -> None:
    body = """
    mov.u32 %r1, tile;
    and.b32 %r2, %r0, 7;
    mad.lo.u32 %r3, %r2, 128, %r1;
    ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r10}, [%r3];"""
    ran = run(body, module=SHARED)
    assert ran.count("ldmatrix", "wavefronts") == 8, "each row begins in the first bank"


@pytest.mark.parametrize("trans", ["", ".trans"])
def test_stores_of_matrices_undo_loads(trans: str) -> None:
    body = f"""{FILL}
    ldmatrix.sync.aligned.m8n8.x4{trans}.shared.b16 {{%r10, %r11, %r12, %r13}}, [%r3];
    add.u32 %r3, %r3, 512;
    stmatrix.sync.aligned.m8n8.x4{trans}.shared.b16 [%r3], {{%r10, %r11, %r12, %r13}};
    add.u32 %r3, %r1, %r2;
    ld.shared.v4.u32 {{%r10, %r11, %r12, %r13}}, [%r3+512];"""
    data = np.arange(256, dtype=np.uint16)
    ran = run(body + OUT, {"data": data, "out": np.zeros(256, np.uint16)}, module=SHARED)
    assert (ran.buffers["out"] == data).all()


def test_a_matrix_is_transposed_between_registers() -> None:
    body = """
    mad.lo.u32 %r1, %r0, 0x20002, 0x10000;
    movmatrix.sync.aligned.m8n8.trans.b16 %r31, %r1;"""
    found = np.array(by_thread(body), np.uint32).view(np.uint16).reshape(8, 8)
    assert (found == np.arange(64).reshape(8, 8).T).all()


def test_part_of_a_warp_cannot_make_a_product() -> None:
    body = """
    setp.ne.u32 %p1, %r0, 4;
    @%p1 movmatrix.sync.aligned.m8n8.trans.b16 %r31, %r1;"""
    with pytest.raises(EmulationError) as raised:
        run(body)
    assert raised.value.kind is ErrorKind.NOT_WHOLE
    assert raised.value.thread == (4, 0, 0)


def test_counts_of_registers_are_those_of_the_shape() -> None:
    body = "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%fd1}, {%fd2}, {%fd3}, {%fd4};"
    with pytest.raises(UnsupportedInstructionError, match="m8n8k4"):
        run(body)
