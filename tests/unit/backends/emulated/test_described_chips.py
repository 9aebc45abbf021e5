"""What differs between chips shows: fp64 rates, L1 and L2, targets of the toolchain."""

import numpy as np
import pytest
from timing_workloads import cycles, straight

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.hierarchy.caches import l1_bytes
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Operation, Step
from cuado.device import known_chips, load_chip
from cuado.device.model_resolution import model_of
from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.targets import nearest_target

KB = 1024
FEW_FP64_LANES = ("rtx-2080-ti", "t4", "a10", "rtx-3090", "l4", "rtx-4090", "rtx-5090")
PTX = """
.version 8.7
.target sm_{target}
.address_size 64
.visible .entry twice(.param .u64 x) {{
  .reg .b64 %rd<4>;
  .reg .b32 %r<4>;
  ld.param.u64 %rd1, [x];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd2, %r1, 4;
  add.u64 %rd3, %rd1, %rd2;
  ld.global.u32 %r2, [%rd3];
  add.u32 %r3, %r2, %r2;
  st.global.u32 [%rd3], %r3;
  ret;
}}
"""
ONE_OF_EACH = {load_chip(name).compute_capability: name for name in known_chips()}


@pytest.mark.parametrize("name", FEW_FP64_LANES)
def test_double_precision_takes_32_times_as_long_where_lanes_are_few(name: str) -> None:
    chip = load_chip(name)
    units = units_of(chip)
    work = straight(*[Step(Operation.FP64)] * 500, warps=8)
    slow, fast = cycles(work, units), cycles(work, units_of(load_chip("h100")))
    assert slow / fast == pytest.approx(64 / 2, rel=0.15)
    assert chip.fp64_lanes_per_sm == 2


@pytest.mark.parametrize(
    ("name", "l1", "l2"),
    [
        ("t4", 96, 4),
        ("a40", 128, 6),
        ("rtx-4090", 128, 72),
        ("jetson-agx-orin", 192, 4),
        ("a100", 192, 40),
        ("h100-pcie", 256, 50),
        ("rtx-5090", 128, 96),
    ],
)
def test_caches_are_as_large_as_the_chips(name: str, l1: int, l2: int) -> None:
    """What shared memory leaves of L1 without any in use, and all of L2."""
    chip = load_chip(name)
    needed = chip.shared_reserved_per_block_bytes
    shared = next(size for size in chip.shared_configs_bytes if size >= needed)
    assert l1_bytes(chip, 0, 1) == int((l1 * KB - shared) * model_of(chip).l1_used_share)
    assert chip.l2_bytes == l2 * KB * KB


@pytest.mark.parametrize("capability", sorted(ONE_OF_EACH))
def test_a_kernel_runs_on_a_chip_of_every_capability(capability: tuple[int, int]) -> None:
    backend = EmulatedBackend(ONE_OF_EACH[capability])
    major, minor = nearest_target(capability)
    assert backend.device.target == (major, minor)
    ptx = PTX.format(target=f"{major}{minor}")
    words = Buffer("x", "u32", (128,), Fill(Content.RAMP, low=1, step=1))
    launch = Launch("twice", ptx, "twice", (1, 1, 1), (128, 1, 1), (words,), ("x",))
    cubin = assemble(ptx, AssembleOptions(f"sm_{major}{minor}")).cubin
    with backend.open(launch) as bench:
        bench.load(Program(ORIGINAL, cubin, "twice", ptx=ptx))
        found = np.frombuffer(bench.outputs(Trial())["x"], "u4")
        assert (found == 2 * np.arange(1, 129)).all()
        assert bench.blocks_per_sm(Trial()) == min(
            backend.chip.max_blocks_per_sm, backend.chip.max_warps_per_sm // 4
        )
        assert bench.time(Trial()).time > 1000
