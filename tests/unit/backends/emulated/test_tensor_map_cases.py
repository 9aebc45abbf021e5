"""Cases with tensor maps as arguments, on the emulated device."""

from pathlib import Path

import numpy as np
import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.description import Reference
from cuado.sources.case.errors import CaseError
from cuado.sources.case.reference import expected_outputs

PTX = """.version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .align 128 .b8 k_0[128], .param .u64 k_1)
{
    .reg .pred %p<3>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .shared .align 128 .b8 tile[1024];
    .shared .b64 bar;
    mov.b64 %rd1, k_0;
    cvta.param.u64 %rd2, %rd1;
    ld.param.u64 %rd3, [k_1];
    mov.u32 %r1, tile;
    mov.u32 %r2, bar;
    mov.u32 %r0, %tid.x;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra READY;
    mbarrier.init.shared::cta.b64 [%r2], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 128;
    mov.u32 %r3, 4;
    mov.u32 %r4, 6;
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
        [%r1], [%rd2, {%r3, %r4}], [%r2];
READY:
    bar.sync 0;
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0;
    @!%p2 bra WAIT;
    mad.lo.u32 %r5, %r0, 4, %r1;
    ld.shared.u32 %r6, [%r5];
    mul.wide.u32 %rd4, %r0, 4;
    add.s64 %rd5, %rd3, %rd4;
    st.global.u32 [%rd5], %r6;
    ret;
}
"""
CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = 1
block = 32
[[arguments]]
name = "image"
type = "s32"
shape = [8, 16]
fill = {{ content = "ramp", low = 0, step = 1 }}
tensor_map = {{ {map} }}
[[arguments]]
name = "out"
type = "s32"
shape = [32]
output = true
"""


def case(folder: Path, map_: str) -> Path:
    (folder / "k.ptx").write_text(PTX)
    path = folder / "k.toml"
    path.write_text(CASE.format(map=map_))
    return path


def test_a_tile_comes_by_a_map_that_the_case_describes(tmp_path: Path) -> None:
    launch = load_case(case(tmp_path, "box = [8, 4]"))
    with EmulatedBackend("h200").open(launch) as bench:
        options = options_for(launch.ptx, bench.device, None)
        bench.load(build(launch.ptx, "k", options).program(ORIGINAL, "k"))
        found = np.frombuffer(bench.outputs(Trial())["out"], np.int32).reshape(4, 8)
        image = np.zeros((10, 24), np.int32)
        image[:8, :16] = np.arange(128).reshape(8, 16)
        assert (found == image[6:10, 4:12]).all()
        assert bench.check(Trial()).equal
        assert 3e3 < bench.time(Trial()).time < 1e4


@pytest.mark.parametrize("map_", ["box = [8]", "box = [8, 4], swizzle = 48", "dims = [16, 8]"])
def test_maps_that_cannot_be_are_refused(map_: str, tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="tensor_map"):
        load_case(case(tmp_path, map_))


def test_pixels_come_in_im2col_mode(tmp_path: Path) -> None:
    """Of 3 images of 4 x 8 pixels of 4 channels: padded by one, at place (2, 0) of a filter."""
    text = PTX.replace("tensor.2d", "tensor.4d").replace("global.tile", "global.im2col")
    text = text.replace("{%r3, %r4}], [%r2]", "{0, 5, 2, 0}], [%r2], {2, 0}")
    path = case(tmp_path, "box = [4, 8], dims = [4, 8, 4, 3], lower = [-1, -1], upper = [-1, -1]")
    path.write_text(path.read_text().replace("[8, 16]", "[96, 4]"))
    (tmp_path / "k.ptx").write_text(text)
    launch = load_case(path)
    images = np.zeros((3, 6, 10, 4), np.int32)
    images[:, 1:5, 1:9] = np.arange(384).reshape(3, 4, 8, 4)
    # A position is one less than its place in the padded image: the offset makes up for it.
    positions = [(0, 2, 5), (0, 2, 6), (1, -1, -1), (1, -1, 0), (1, -1, 1)]
    positions += [(1, -1, 2), (1, -1, 3), (1, -1, 4)]
    with EmulatedBackend("h200").open(launch) as bench:
        options = options_for(launch.ptx, bench.device, None)
        bench.load(build(launch.ptx, "k", options).program(ORIGINAL, "k"))
        found = np.frombuffer(bench.outputs(Trial())["out"], np.int32).reshape(8, 4)
    for (image, row, column), pixel in zip(positions, found, strict=True):
        assert (pixel == images[image, row + 1, column + 3]).all()


@pytest.mark.parametrize(
    "map_",
    [
        "box = [4, 8], dims = [4, 8, 4, 3], lower = [-1], upper = [-1, -1]",
        "box = [4, 8], dims = [4, 8, 4, 3], lower = [-200, -1], upper = [-1, -1]",
        "box = [4, 8], dims = [4, 8, 4, 3], lower = [-1, -1], upper = [-9, -1]",
        "box = [4, 2000], dims = [4, 8, 4, 3], lower = [0, 0], upper = [0, 0]",
        "box = [8, 4], lower = [], upper = [1]",
    ],
)
def test_corners_that_cannot_be_are_refused(map_: str, tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="tensor_map"):
        load_case(case(tmp_path, map_))


STRUCTURE_PTX = (
    PTX.replace("k_0[128], .param .u64 k_1", "k_0[256]")
    .replace("cvta.param.u64 %rd2, %rd1;", "add.s64 %rd6, %rd1, 128;\n cvta.param.u64 %rd2, %rd6;")
    .replace("ld.param.u64 %rd3, [k_1];", "ld.param.u64 %rd3, [%rd6+-120];")
    .replace("mov.u32 %r3, 4;", "prefetch.tensormap [%rd2];\n ld.param.u32 %r3, [%rd1+16];")
)
"""The same kernel with a structure as its parameter, of which nvcc takes the address once."""
STRUCTURE_CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = 1
block = 32
[[arguments]]
name = "params"
bytes = "{data}"
parts = [
  {{ at = 8, memory = "out" }},
  {{ at = {at}, memory = "{memory}", {more}tensor_map = {{ box = [8, 4], dims = [16, 8] }} }},
]
[[memory]]
name = "image"
type = "s32"
shape = [8, 16]
fill = {{ content = "ramp", low = 0, step = 1 }}
[[memory]]
name = "{out}"
type = "s32"
shape = [32]
output = true
"""


def structure(folder: Path, **changed: object) -> Path:
    data = bytearray(256)
    data[16:20] = (4).to_bytes(4, "little")
    given = {"data": data.hex(), "at": 128, "memory": "image", "more": "", "out": "out"} | changed
    (folder / "k.ptx").write_text(STRUCTURE_PTX)
    path = folder / "k.toml"
    path.write_text(STRUCTURE_CASE.format(**given))
    return path


def test_a_structure_holds_pointers_and_tensor_maps(tmp_path: Path) -> None:
    launch = load_case(structure(tmp_path))
    assert {each.name for each in launch.buffers} == {"image", "out"}
    with EmulatedBackend("h200").open(launch) as bench:
        options = options_for(launch.ptx, bench.device, None)
        bench.load(build(launch.ptx, "k", options).program(ORIGINAL, "k"))
        found = np.frombuffer(bench.outputs(Trial())["out"], np.int32).reshape(4, 8)
        image = np.zeros((10, 24), np.int32)
        image[:8, :16] = np.arange(128).reshape(8, 16)
        assert (found == image[6:10, 4:12]).all()
        assert 3e3 < bench.time(Trial()).time < 1e4


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # Assemblers make one instruction of both.
        (
            "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 128;",
            "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r2], 64;\n"
            "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 64;",
        ),
        # Of a block in no cluster the first one of its cluster is itself.
        (
            "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 128;",
            "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r2], 128;\n"
            "mapa.shared::cluster.u32 %r8, %r2, 0;\n"
            "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r8];",
        ),
    ],
)
def test_times_are_modelled_of_what_libraries_do_at_mbarriers(
    before: str, after: str, tmp_path: Path
) -> None:
    path = case(tmp_path, "box = [8, 4]")
    text = (tmp_path / "k.ptx").read_text()
    (tmp_path / "k.ptx").write_text(text.replace(before, after).replace("sm_90", "sm_90a"))
    launch = load_case(path)
    with EmulatedBackend("h200").open(launch) as bench:
        options = options_for(launch.ptx, bench.device, None)
        bench.load(build(launch.ptx, "k", options).program(ORIGINAL, "k"))
        assert 3e3 < bench.time(Trial()).time < 1e4


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"at": 96}, "outside the 256 bytes"),
        ({"at": 192}, "outside the 256 bytes"),
        ({"at": 0}, "part of another part"),
        ({"memory": "picture"}, "unknown memory 'picture'"),
        ({"more": "offset = 513, "}, "beyond 'image'"),
        ({"out": "image"}, "'image' is there twice"),
        ({"more": "type = 's3', "}, "no type"),
    ],
)
def test_parts_that_cannot_be_are_refused(
    changed: dict[str, object], said: str, tmp_path: Path
) -> None:
    with pytest.raises(CaseError, match=said):
        load_case(structure(tmp_path, **changed))


def test_a_reference_is_given_memory_that_is_no_parameter(tmp_path: Path) -> None:
    path = structure(tmp_path)
    (tmp_path / "r.py").write_text(
        "import numpy as np\n"
        "def f(arguments):\n"
        "    padded = np.zeros((10, 24), np.int32)\n"
        "    padded[:8, :16] = arguments['image']\n"
        "    return {'out': padded[6:10, 4:12]}\n"
    )
    reference = Reference(tmp_path / "r.py", "f")
    (expected,) = expected_outputs(reference, load_case(path)).values()
    assert expected.reshape(-1)[0] == 100


TRIES_FIRST = """.version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_0, .param .u64 k_1)
{
    .reg .pred %p<5>;
    .reg .b32 %r<12>;
    .reg .b64 %rd<5>;
    .shared .align 128 .b8 tile[128];
    .shared .b64 full, empty;
    ld.param.u64 %rd1, [k_0];
    ld.param.u64 %rd2, [k_1];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, full;
    mov.u32 %r2, empty;
    mov.u32 %r3, tile;
    mov.u32 %r4, 0;
    mov.u32 %r9, 0;
    setp.ne.u32 %p1, %r0, 0;
    @%p1 bra READY;
    mbarrier.init.shared::cta.b64 [%r1], 1;
    mbarrier.init.shared::cta.b64 [%r2], 32;
    fence.proxy.async.shared::cta;
READY:
    bar.sync 0;
    setp.ge.u32 %p2, %r0, 32;
    @%p2 bra TAKES;
    @%p1 bra END;
COPIES:
    and.b32 %r5, %r4, 1;
    xor.b32 %r6, %r5, 1;
FREE:
    mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r2], %r6;
    @!%p3 bra FREE;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], 128;
    cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd1], 128, [%r1];
    add.u32 %r4, %r4, 1;
    setp.lt.u32 %p4, %r4, 9;
    @%p4 bra COPIES;
    bra END;
TAKES:
    and.b32 %r5, %r4, 1;
    mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r1], %r5;
    mad.lo.u32 %r9, %r9, 3, %r4;
    @%p3 bra THERE;
FULL:
    mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r1], %r5, 1000;
    @!%p3 bra FULL;
THERE:
    and.b32 %r7, %r0, 31;
    mad.lo.u32 %r7, %r7, 4, %r3;
    ld.shared.u32 %r8, [%r7];
    mul.lo.u32 %r9, %r9, %r8;
    setp.eq.u32 %p3, %r9, 12345;
    @%p3 bra NEXT;
    xor.b32 %r9, %r9, %r8;
NEXT:
    setp.eq.u32 %p3, %r9, 54321;
    @%p3 bra LAST;
    add.u32 %r9, %r9, %r5;
LAST:
    mbarrier.arrive.shared::cta.b64 _, [%r2];
    add.u32 %r4, %r4, 1;
    setp.lt.u32 %p4, %r4, 9;
    @%p4 bra TAKES;
    sub.u32 %r10, %r0, 32;
    mul.wide.u32 %rd3, %r10, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r9;
END:
    ret;
}
"""
"""A warp copies, another one takes: it tries first, works on, and waits where that was in vain."""


def test_a_time_is_modelled_where_a_warp_tries_before_it_waits(tmp_path: Path) -> None:
    path = case(tmp_path, "box = [8, 4]")
    path.write_text(
        path.read_text().replace("tensor_map = {", "#").replace("block = 32", "block = 64")
    )
    (tmp_path / "k.ptx").write_text(TRIES_FIRST)
    launch = load_case(path)
    with EmulatedBackend("h200").open(launch) as bench:
        options = options_for(launch.ptx, bench.device, None)
        bench.load(build(launch.ptx, "k", options).program(ORIGINAL, "k"))
        assert 5e3 < bench.time(Trial()).time < 2e4
