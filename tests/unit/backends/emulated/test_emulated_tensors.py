"""Copies of tiles by tensor maps that the kernel makes: bounds, swizzles, steps, sums."""

import numpy as np
import pytest
from emulated_kernels import Array, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind

MODULE = ".shared .align 1024 .b8 tile[4096];\n.shared .align 64 .b8 made[128];\n.shared .b64 bar;"
ROWS, COLUMNS = 20, 48
F32 = 7
REPLACED = """
    tensormap.replace.tile.{field}.shared::cta.b1024.{type} [%r1], {value};"""


def map_of(base: str, box: tuple[int, int], swizzle: int = 0, fill: int = 0, **other: int) -> str:
    """Instructions that make a map of an array of 20 x 48 floats."""
    step, type_ = other.get("step", 1), other.get("type_", F32)
    fields = [
        ("global_address", "b64", base),
        ("rank", "b32", f"{other.get('rank', 1)}"),
        *((("box_dim"), "b32", f"{n}, {size}") for n, size in enumerate(box)),
        *((("global_dim"), "b32", f"{n}, {size}") for n, size in enumerate((COLUMNS, ROWS))),
        ("global_stride", "b64", f"0, {other.get('stride', 4 * COLUMNS)}"),
        *((("element_stride"), "b32", f"{n}, {step}") for n in range(2)),
        *(("elemtype", "b32", f"{type_}"), ("interleave_layout", "b32", "0")),
        *(("swizzle_mode", "b32", f"{swizzle}"), ("fill_mode", "b32", f"{fill}")),
    ]
    made = "".join(REPLACED.format(field=f, type=t, value=v) for f, t, v in fields)
    zeros = "".join(f"\n    st.shared.b64 [%r1+{8 * n}], 0;" for n in range(16))
    return f"""
    mov.u32 %r1, made;
    mov.u32 %r2, tile;
    mov.u32 %r3, bar;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra MADE;{zeros}{made}
    mbarrier.init.shared::cta.b64 [%r3], 1;
    fence.proxy.async;
MADE:
    bar.sync 0;
    tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned
        [%rd2], [%r1], 128;
    fence.proxy.tensormap::generic.acquire.gpu [%rd2], 128;"""


def load(box_bytes: int, column: int, row: int) -> str:
    return f"""
    mov.u32 %r4, {column};
    mov.u32 %r5, {row};
    @!%p1 bra ISSUED;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3], {box_bytes};
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        [%r2], [%rd2, {{%r4, %r5}}], [%r3];
ISSUED:
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r3], 0;
    @!%p2 bra WAIT;"""


OUT = """
    mov.u32 %r6, %r0;
AGAIN:
    mad.lo.u32 %r7, %r6, 4, %r2;
    ld.shared.u32 %r8, [%r7];
    mul.wide.u32 %rd3, %r6, 4;
    add.s64 %rd4, %rd1, %rd3;
    st.global.u32 [%rd4], %r8;
    add.u32 %r6, %r6, 32;
    setp.lt.u32 %p3, %r6, {count};
    @%p3 bra AGAIN;"""
SOURCE = np.arange(ROWS * COLUMNS, dtype=np.float32).reshape(ROWS, COLUMNS) + 1


def loaded(made: str, box: tuple[int, int], column: int, row: int) -> Array:
    """The tile in shared memory, as a matrix of 32-bit elements."""
    count = box[0] * box[1]
    body = made + load(4 * count, column, row) + OUT.format(count=count)
    buffers: dict[str, Array] = {
        "source": SOURCE.copy(),
        "out": np.zeros(count, np.float32),
        "map": np.zeros(128, np.uint8),
    }
    return run(body, buffers, module=MODULE).buffers["out"].reshape(box[::-1])


def clipped(column: int, row: int, box: tuple[int, int], fill: float = 0) -> Array:
    found = np.full(box[::-1], fill, np.float32)
    for y, x in np.ndindex(*found.shape):
        if 0 <= row + y < ROWS and 0 <= column + x < COLUMNS:
            found[y, x] = SOURCE[row + y, column + x]
    return found


@pytest.mark.parametrize(("column", "row"), [(0, 0), (16, 3), (-4, -2), (40, 14), (60, 0)])
def test_a_tile_is_loaded_and_zeros_are_outside(column: int, row: int) -> None:
    box = (16, 8)
    found = loaded(map_of("%rd0", box), box, column, row)
    assert (found == clipped(column, row, box)).all()


def test_outside_may_be_nans() -> None:
    found = loaded(map_of("%rd0", (16, 8), fill=1), (16, 8), 40, 0)
    assert (found[:, :8] == SOURCE[:8, 40:]).all()
    assert (found.view(np.uint32)[:, 8:] == 0x7FF77FF7).all()  # as an H100 writes it


@pytest.mark.parametrize(("swizzle", "columns"), [(1, 8), (2, 16), (3, 32)])
def test_swizzles_exchange_chunks_of_16_bytes(swizzle: int, columns: int) -> None:
    box = (columns, 16)
    found = loaded(map_of("%rd0", box, swizzle), box, 4, 2).reshape(-1, 4)
    expected = clipped(4, 2, box).reshape(-1, 4)
    for chunk in range(len(expected)):
        assert (found[chunk ^ (chunk // 8 % (1 << swizzle))] == expected[chunk]).all()


def test_steps_leave_rows_out_and_count_for_nothing_along_the_first_dimension() -> None:
    made = map_of("%rd0", (16, 8), step=2)
    body = made + load(4 * 64, 4, 3) + OUT.format(count=64)
    buffers: dict[str, Array] = {
        "source": SOURCE.copy(),
        "out": np.zeros(64, np.float32),
        "map": np.zeros(128, np.uint8),
    }
    found = run(body, buffers, module=MODULE).buffers["out"].reshape(4, 16)
    assert (found == SOURCE[3:11:2, 4:20]).all()


@pytest.mark.parametrize("column", [1, -3, 50])
def test_a_tile_at_a_column_that_is_no_multiple_of_16_bytes_is_an_error(column: int) -> None:
    with pytest.raises(EmulationError, match="illegal instruction on a GPU") as error:
        loaded(map_of("%rd0", (16, 8)), (16, 8), column, 0)
    assert error.value.kind is ErrorKind.TILE_PLACE


@pytest.mark.parametrize("lanes", [1, 32])
@pytest.mark.parametrize(("how", "times"), [("", 1), (".add", 2)])
def test_tiles_are_stored_and_added_inside_of_the_tensor(how: str, times: int, lanes: int) -> None:
    """By one lane or by all of a warp, as CUTLASS's epilogues do: a copy is made once."""
    name = "cp.reduce" if how else "cp"
    body = f"""{map_of("%rd0", (16, 8))}{load(512, 16, 4)}
    fence.proxy.async;
    bar.sync 0;
    setp.lt.u32 %p1, %r0, {lanes};
    @!%p1 bra DONE;
    {name}.async.bulk.tensor.2d.global.shared::cta{how}.tile.bulk_group [%rd2, {{40, 14}}], [%r2];
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group.read 0;
DONE:"""
    buffers: dict[str, Array] = {
        "source": SOURCE.copy(),
        "out": np.zeros(1, np.float32),
        "map": np.zeros(128, np.uint8),
    }
    found = run(body, buffers, module=MODULE).buffers["source"].reshape(ROWS, COLUMNS)
    expected = SOURCE.copy()
    expected[14:, 40:] = SOURCE[4:10, 16:24] + (SOURCE[14:, 40:] if times == 2 else 0)
    assert (found == expected).all()


@pytest.mark.parametrize(
    ("made", "kind"),
    [
        (map_of("%rd0", (16, 8), stride=200), ErrorKind.BAD_MAP),
        (map_of("%rd0", (16, 8), rank=2), ErrorKind.BAD_MAP),
        (map_of("%rd0", (16, 8), type_=11), ErrorKind.BAD_MAP),
        (map_of("%rd0", (16, 8), swizzle=3), ErrorKind.BAD_MAP),
        (map_of("%rd0", (256, 256)), ErrorKind.OUT_OF_BOUNDS),
        (map_of("%rd0", (16, 8), stride=4096), ErrorKind.OUT_OF_BOUNDS),
        (map_of("%rd0", (16, 8)) + "add.u32 %r2, %r2, 16;", ErrorKind.MISALIGNED),
        (map_of("%rd0", (16, 8)) + "mov.u64 %rd2, 0;", ErrorKind.OUT_OF_BOUNDS),
        (map_of("%rd0", (16, 8)) + "mov.u64 %rd2, %rd0;", ErrorKind.BAD_MAP),
    ],
)
def test_maps_that_no_driver_accepts_and_tiles_out_of_bounds(made: str, kind: ErrorKind) -> None:
    with pytest.raises(EmulationError) as error:
        loaded(made, (16, 8), 0, 4)
    assert error.value.kind is kind
