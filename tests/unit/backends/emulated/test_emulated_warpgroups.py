"""Products of warpgroups: operands in registers and in shared memory, every layout and format."""

from dataclasses import dataclass

import numpy as np
import pytest
from emulated_kernels import Array, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError

N = 64
MODULE = ".extern .shared .align 1024 .b8 tiles[];"
"""The place of A is at 0, that of B at 16 KiB."""
LOAD = """
    mov.u32 %r1, tiles;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra FILLED;
    mbarrier.init.shared::cta.b64 [%r1+40960], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1+40960], 32768;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%r1], [%rd0], 32768, [%r1+40960];
FILLED:
    bar.sync 0;
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r1+40960], 0;
    @!%p2 bra WAIT;"""
WIDTHS = {0: 16, 1: 128, 2: 64, 3: 32}


@dataclass(frozen=True)
class Layout:
    """How an operand lies in shared memory: distances as in its descriptor."""

    swizzle: int
    leading: int
    stride: int
    across: bool = False

    def descriptor(self, start: int) -> int:
        return start >> 4 | self.leading >> 4 << 16 | self.stride >> 4 << 32 | self.swizzle << 62

    def put(self, memory: Array, start: int, matrix: Array) -> None:
        """Write a matrix of rows by terms, as the PTX ISA draws the layouts."""
        size, width = matrix.itemsize, WIDTHS[self.swizzle]
        raw = np.ascontiguousarray(matrix).view(np.uint8).reshape(*matrix.shape, size)
        for row, term in np.ndindex(*matrix.shape):
            if not self.across:
                byte = term * size
                at = row // 8 * self.stride + row % 8 * width
                at += byte // 16 * self.leading + byte % 16 if not self.swizzle else byte
            elif not self.swizzle:
                at = row // 8 * self.stride + term // 8 * self.leading + term % 8 * 16
                at += row % 8 * size
            else:
                beside = width // size
                at = row // beside * self.leading + term // 8 * self.stride
                at += term % 8 * width + row % beside * size
            at += start
            if self.swizzle:
                at ^= at // 128 % (width // 16) * 16
            memory[at : at + size] = raw[row, term]


NONE = Layout(0, 128, 256)
W32, W64, W128 = Layout(3, 0, 256), Layout(2, 0, 512), Layout(1, 0, 1024)
ACROSS = Layout(0, 1024, 128, across=True)
ACROSS_128 = Layout(1, 4096, 1024, across=True)
ACROSS_64 = Layout(2, 2048, 512, across=True)


def product(
    kind: str, a: Array, b: Array, layouts: tuple[Layout, Layout], rest: str, words: int = N // 2
) -> Array:
    """The registers of D, by register and thread."""
    memory = np.zeros(32768, np.uint8)
    layouts[0].put(memory, 0, a)
    layouts[1].put(memory, 16384, b)
    registers = ", ".join(f"%d{n}" for n in range(words))
    descriptors = [layout.descriptor(at) for layout, at in zip(layouts, (0, 16384), strict=True)]
    stores = "\n".join(f"st.global.b32 [%rd3+{512 * n}], %d{n};" for n in range(words))
    body = f"""
    .reg .b32 %d<{words}>;
    {LOAD}
    mov.b64 %rd4, {descriptors[0]:#x};
    mov.b64 %rd5, {descriptors[1]:#x};
    setp.ne.u32 %p3, %r0, %r0;
    wgmma.fence.sync.aligned;
    wgmma.mma_async.sync.aligned.{kind} {{{registers}}}, %rd4, %rd5, %p3{rest};
    setp.eq.u32 %p3, %r0, %r0;
    wgmma.mma_async.sync.aligned.{kind} {{{registers}}}, %rd4, %rd5, %p3{rest};
    wgmma.commit_group.sync.aligned;
    wgmma.wait_group.sync.aligned 0;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    {stores}"""
    buffers: dict[str, Array] = {"held": memory, "out": np.zeros((words, 128), np.uint32)}
    ran = run(body, buffers, block=(128, 1, 1), module=MODULE, dynamic=49152)
    return ran.buffers["out"].reshape(words, 128)


def matrix(registers: Array, type_: type) -> Array:
    """D of 64 rows from registers of 32 bits, as the PTX ISA lays it out."""
    found: Array = np.zeros((64, N), type_)
    values: Array = registers.view(type_)
    for register, thread in np.ndindex(*registers.shape):
        row = thread // 32 * 16 + thread % 32 // 4 + 8 * (register // 2 % 2)
        column = 8 * (register // 4) + 2 * (thread % 4) + register % 2
        found[row, column] = values[register, thread]
    return found


def numbers(shape: tuple[int, int], type_: type, seed: int) -> Array:
    """Small whole numbers: their products and sums are exact in every format."""
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(type_)


@pytest.mark.parametrize(
    "layouts",
    [
        (NONE, NONE),
        (W32, W64),
        (W128, W128),
        (W128, ACROSS),
        (ACROSS, ACROSS_128),
        (ACROSS_64, W32),
    ],
)
def test_halves_in_every_layout(layouts: tuple[Layout, Layout]) -> None:
    a, b = numbers((64, 16), np.float16, 1), numbers((N, 16), np.float16, 2)
    flags = ", 1, 1, {}, {}".format(*(int(layout.across) for layout in layouts))
    found = matrix(product(f"m64n{N}k16.f32.f16.f16", a, b, layouts, flags), np.float32)
    assert (found == 2 * a.astype(np.float32) @ b.astype(np.float32).T).all()


def test_signs_and_results_in_halves() -> None:
    a, b = numbers((64, 16), np.float16, 1), numbers((N, 16), np.float16, 2)
    found = product(f"m64n{N}k16.f16.f16.f16", a, b, (W128, W64), ", -1, 1, 0, 0", N // 4)
    pairs = found.view(np.float16).reshape(N // 4, 128, 2)
    expected = -2 * a.astype(np.float32) @ b.astype(np.float32).T
    for register, thread, half in np.ndindex(*pairs.shape):
        row = thread // 32 * 16 + thread % 32 // 4 + 8 * (register % 2)
        column = 8 * (register // 2) + 2 * (thread % 4) + half
        assert pairs[register, thread, half] == expected[row, column]


def test_tf32_and_whole_numbers() -> None:
    a, b = numbers((64, 8), np.float32, 1), numbers((N, 8), np.float32, 2)
    found = matrix(product(f"m64n{N}k8.f32.tf32.tf32", a, b, (W64, W128), ", 1, 1"), np.float32)
    assert (found == 2 * a @ b.T).all()
    a, b = numbers((64, 32), np.int8, 3) * 30, numbers((N, 32), np.uint8, 4)
    found = matrix(product(f"m64n{N}k32.s32.s8.u8", a, b, (W32, NONE), ""), np.int32)
    assert (found == 2 * a.astype(np.int32) @ b.astype(np.int32).T).all()


def test_numbers_of_eight_bits() -> None:
    # Of E5M2 the upper byte of a half; of E4M3 those of whole numbers.
    codes = {0: 0x00, 1: 0x38, 2: 0x40, 3: 0x44, 4: 0x48}
    a, b = numbers((64, 32), np.float16, 5), np.abs(numbers((N, 32), np.float16, 6))
    of_a = (a.view(np.uint16) >> 8).astype(np.uint8)
    of_b = np.vectorize(codes.get)(b.astype(int)).astype(np.uint8)
    kind = f"m64n{N}k32.f32.e5m2.e4m3"
    found = matrix(product(kind, of_a, of_b, (W128, W32), ", 1, 1"), np.float32)
    assert (found == 2 * a.astype(np.float32) @ b.astype(np.float32).T).all()


def test_sums_of_eight_bits_keep_13_places_and_14_digits() -> None:
    a, b = np.zeros((64, 32), np.uint8), np.full((N, 32), 0x38, np.uint8)
    # E4M3: 1 and 2 are 0x38 and 0x40, 2^-6 is 0x08; products of 2^-12 and 2^-13, half of it lost.
    a[:, 0], a[:, 1], b[:, 1], b[:, 0] = 0x38, 0x08, 0x08, 0x40
    found = matrix(product(f"m64n{N}k32.f32.e4m3.e4m3", a, b, (W128, W32), ", 1, 1"), np.float32)
    # 2 + 2^-12 is kept; to that 2 + 2^-12 is added: 4 + 2^-11 has 14 digits.
    assert (found == 4 + 2.0**-11).all()
    a[:, 2] = 0x01  # 2^-9, times 2^-6: below the places
    b[:, 2] = 0x08
    found = matrix(product(f"m64n{N}k32.f32.e4m3.e4m3", a, b, (W128, W32), ", 1, 1"), np.float32)
    assert (found == 4 + 2.0**-11).all()


def test_a_in_registers() -> None:
    # Every element of A is 1.
    b = numbers((8, 16), np.float16, 2)
    memory = np.zeros(32768, np.uint8)
    W128.put(memory, 16384, b)
    body = f"""
    .reg .b32 %d<4>;
    {LOAD}
    mov.b64 %rd5, {W128.descriptor(16384):#x};
    mov.b32 %r4, 0x3c003c00;
    setp.ne.u32 %p3, %r0, %r0;
    wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
        {{%d0, %d1, %d2, %d3}}, {{%r4, %r4, %r4, %r4}}, %rd5, %p3, 1, 1, 0;
    mul.wide.u32 %rd2, %r0, 16;
    add.s64 %rd3, %rd1, %rd2;
    st.global.v4.b32 [%rd3], {{%d0, %d1, %d2, %d3}};"""
    buffers: dict[str, Array] = {"held": memory, "out": np.zeros((128, 4), np.float32)}
    ran = run(body, buffers, block=(128, 1, 1), module=MODULE, dynamic=49152)
    found, sums = ran.buffers["out"].reshape(128, 4), b.astype(np.float32).sum(1)
    for thread in range(128):
        assert (found[thread] == np.tile(sums[2 * (thread % 4) :][:2], 2)).all()


PLAIN = """
    .reg .b32 %d<4>;
    mov.b64 %rd5, {descriptor};
    setp.ne.u32 %p3, %r0, %r0;
    {guard}wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
        {{%d0, %d1, %d2, %d3}}, %rd5, %rd5, %p3, {rest};"""


@pytest.mark.parametrize(
    ("guard", "descriptor", "threads", "kind"),
    [
        ("", "0x4000004000000000", 128, ErrorKind.NOT_WHOLE),
        ("", "0x0000004000003fff", 128, ErrorKind.OUT_OF_BOUNDS),
        ("", "0x0002004000000000", 128, ErrorKind.DESCRIPTOR),
        ("", "0x4000004000000000", 64, ErrorKind.NOT_WHOLE),
    ],
)
def test_what_may_not_be_is_an_error(
    guard: str, descriptor: str, threads: int, kind: ErrorKind
) -> None:
    guard = "setp.lt.u32 %p1, %r0, 16;\n@%p1 " if kind is ErrorKind.NOT_WHOLE else guard
    guard = "" if threads == 64 else guard
    body = PLAIN.format(descriptor=descriptor, guard=guard, rest="1, 1, 0, 0")
    with pytest.raises(EmulationError) as error:
        run(body, block=(threads, 1, 1), module=MODULE, dynamic=4096)
    assert error.value.kind is kind


@pytest.mark.parametrize("rest", ["2, 1, 0, 0", "1, 1, 0", "1, 1, 0, 2"])
def test_forms_that_there_are_none_of_are_refused(rest: str) -> None:
    with pytest.raises(UnsupportedInstructionError, match="wgmma"):
        run(PLAIN.format(descriptor="0", guard="", rest=rest), module=MODULE)
