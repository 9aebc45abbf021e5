"""The timing model: mbarriers, bulk copies, and products on tensor cores."""

from dataclasses import replace
from pathlib import Path

import pytest
from timing_workloads import H200, LAST, cycles, steady, straight

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.execution.notes import Kind
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.sampling import observation
from cuado.backends.emulated.timing import model
from cuado.backends.emulated.timing.asynchronous_work import bulk_load, product_of
from cuado.backends.emulated.timing.control import operation_of, products_left
from cuado.backends.emulated.timing.model import Timing, timed
from cuado.backends.emulated.timing.protocol import with_notes
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Did,
    Operation,
    Product,
    Protocol,
    Step,
    Workload,
)
from cuado.device.chip import Chip
from cuado.kernel.original_program import original_program
from cuado.model.launch import Launch
from cuado.model.trial import Trial, TrialFailedError
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

UNITS = units_of(H200)
H100 = EmulatedBackend("h100")
CASES = Path(__file__).parents[4] / "benchmarks" / "tensor"
MAKE, EMPTY, EXPECT, COPY, FULL, FREE = range(6)
TILE = 4096


WAITING = """.version 8.3
.target sm_90
.address_size 64
.visible .entry k()
{
    .reg .pred %p<2>;
    .reg .b32 %r<3>;
    .shared .b64 bar;
    mov.u32 %r1, bar;
    mov.u32 %r2, 0;
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r1], %r2;
    @!%p1 bra WAIT;
    ret;
}
"""


def pipeline(rounds: int, stages: int, work: int, forgets: int = 0) -> Workload:
    """One warp copies tiles, another one takes them: ``stages`` of them may be on their way.

    Args:
        rounds: tiles.
        stages: buffers, with two mbarriers each: the first ones say that a tile is there.
        work: cycles of the warp that takes a tile.
        forgets: tiles that are never freed.
    """
    chunk = Access(lines=8, miss=1, port_sectors=32, l2_sectors=32, l2_lines=8, chunks=4)

    def noted(operation: Operation, number: int, access: Access | None = None) -> Step:
        return Step(operation, noted=number, access=access)

    copies = [
        noted(Operation.PHASE, EMPTY),
        noted(Operation.MBARRIER, EXPECT),
        noted(Operation.BULK, COPY, chunk),
    ]
    takes = [
        noted(Operation.PHASE, FULL),
        *[Step(Operation.FP32, stall=4)] * (work // 4),
        noted(Operation.MBARRIER, FREE),
    ]
    code = (
        CodeBlock((noted(Operation.MBARRIER, MAKE),), 2, (1,)),
        CodeBlock((Step(Operation.BARRIER),), 2, (2, 3)),
        CodeBlock((*copies * rounds, LAST), 1, (END,)),
        CodeBlock((*takes * rounds, LAST), 1, (END,)),
    )
    own = [(number % stages, number // stages % 2) for number in range(rounds)]
    made = tuple((int(Kind.MADE), number, 1) for number in range(2 * stages))
    producer: list[tuple[int, Did]] = [(MAKE, made)]
    consumer: list[tuple[int, Did]] = []
    for number, (s, phase) in enumerate(own):
        producer += [
            (EMPTY, ((int(Kind.WAITED), s + stages, 1 - phase),)),
            (EXPECT, ((int(Kind.EXPECTED), s, TILE), (int(Kind.ARRIVED), s, 1))),
            (COPY, ((int(Kind.MOVED), s, TILE), (int(Kind.BYTES), s, TILE))),
        ]
        frees = number < rounds - forgets
        consumer += [
            (FULL, ((int(Kind.WAITED), s, phase),)),
            (FREE, ((int(Kind.ARRIVED), s + stages, 1),) if frees else ()),
        ]
    runs = ((1.0, 1.0, 1.0, 0.0), (1.0, 1.0, 0.0, 1.0))
    did = (tuple(producer), tuple(consumer))
    return Workload(code, 1, 2, 1, protocol=Protocol(runs, (0, 1), did, 2 * stages))


def test_a_tile_at_a_time_takes_the_copy_and_the_work_in_turn() -> None:
    engine = TILE / UNITS.engine_bytes
    one = UNITS.l2_latency + UNITS.bulk_latency + engine
    taken = cycles(pipeline(20, 1, 400))
    assert 20 * (one + 400) < taken < 20 * (one + 400 + 150) + 600


def test_deep_pipelines_take_the_longer_of_copying_and_working() -> None:
    works = cycles(pipeline(40, 4, 1000))
    assert 40 * 1000 < works < 40 * 1060 + 1500
    copies = cycles(pipeline(40, 4, 20))
    latency = UNITS.l2_latency + UNITS.bulk_latency
    assert copies > 40 * max(TILE / UNITS.engine_bytes, latency / 4)
    assert copies < 0.5 * cycles(pipeline(40, 1, 20))


def test_a_warp_that_is_never_let_go_neither_hangs_the_model_nor_has_a_time() -> None:
    with pytest.raises(TrialFailedError, match=r"no simulated warp ends .* at .*mbarrier"):
        cycles(pipeline(20, 2, 100, forgets=10))


def products(count: int, waits: bool) -> Workload:
    """A warpgroup's products, 64 x 128 x 16 in halves, one group each."""
    product = product_of("HGMMA.64x128x16.F32 R24, gdesc[UR20].tnspB, R24, gsb0")
    wait = Step(Operation.PRODUCTS, groups=0 if waits else 7)
    return straight(*[Step(Operation.TENSOR, product=product), wait] * count, warps=4)


def test_products_of_warpgroups_take_the_peak_rate_and_are_hidden_unless_waited_for() -> None:
    each = 2 * 64 * 128 * 16 / 4096  # The peak of an SM: 4,096 operations in a cycle.
    hidden = cycles(products(50, waits=False))
    assert 50 * each < hidden < 50 * each + 400
    assert cycles(products(50, waits=True)) > 50 * (each + 0.9 * UNITS.warpgroup_latency)


def test_factors_in_shared_memory_can_be_the_limit() -> None:
    narrow = product_of("HGMMA.64x8x16.F32 R24, gdesc[UR20], R24, gsb0")
    assert narrow is not None
    assert narrow.shared_bytes == (64 + 8) * 16 * 2 / 4
    steps = [Step(Operation.TENSOR, product=narrow)] * 100
    reads = 100 * (64 + 8) * 16 * 2 / UNITS.shared_bytes
    assert reads < cycles(straight(*steps, warps=4)) < 1.2 * reads + 400
    terms = timed(straight(*steps, warps=4), steady(UNITS)).terms
    assert terms["L1 and shared memory"] * UNITS.clock == pytest.approx(reads)
    assert terms["tensor pipe"] * UNITS.clock == pytest.approx(reads)


def test_products_of_warps_take_their_share_of_the_peak() -> None:
    own = replace(UNITS, warp_products=0.5)
    product = product_of("HMMA.16816.F32 R4, R8, R12, R4")
    found = cycles(straight(*[Step(Operation.TENSOR, product=product)] * 100), own)
    assert found == pytest.approx(100 * 8, rel=0.6)
    assert own.occupancy_of(Step(Operation.TENSOR, product=product)) == 8


def test_products_are_read_from_machine_code() -> None:
    assert product_of("HMMA.1688.F32.TF32 R4, R8, R12, R4") == Product(16 * 8 * 8, "tf32")
    assert product_of("IMMA.16832.S8.S8 R4, R8.ROW, R12.COL, R4") == Product(16 * 8 * 32, "s8")
    own = product_of("QGMMA.64x256x32.F32.E4M3.E4M3 R24, R4, gdesc[UR20], R24, gsb0")
    assert own == Product(16 * 256 * 32, "f8", True, True, 256 * 32 / 4)
    assert product_of("FADD R1, R2, R3") is None
    assert products_left("WARPGROUP.DEPBAR.LE gsb0, 0x1") == 1
    assert operation_of("WARPGROUP.ARRIVE") is Operation.TOGETHER
    assert operation_of("WARPGROUPSET.X1") is Operation.CONTROL
    assert operation_of("SYNCS.PHASECHK.TRANS64.TRYWAIT P0, [UR6], R3") is Operation.PHASE
    assert operation_of("@P0 SYNCS.ARRIVE.TRANS64 RZ, [UR8], R3") is Operation.MBARRIER
    assert operation_of("UTMALDG.2D [UR8], [UR16]") is Operation.BULK


def small(name: str, size: int) -> Launch:
    """A hand-made case at some size."""
    architecture = architecture_of(EmulatedBackend("h100").device)
    return launch_from(read_described(CASES / f"{name}.toml", {"N": size}), architecture)


def modelled(name: str, size: int) -> float:
    """The modelled time of a hand-made case, in us."""
    backend, launch = EmulatedBackend("h100"), small(name, size)
    with backend.open(launch) as bench:
        assert isinstance(bench, EmulatedBench)
        bench.load(original_program(launch, architecture_of(backend.device)))
        return bench.time(Trial()).time / 1e3


def test_more_stages_of_a_specialised_kernel_take_less_time() -> None:
    one, four = modelled("specialised_1", 512), modelled("specialised_4", 512)
    assert four < 0.75 * one


def test_reads_that_neighbours_join_pass_through_the_port_and_not_through_l2() -> None:
    launch = small("specialised_4", 1024)
    backend = EmulatedBackend("h100")
    with backend.open(launch) as bench:
        assert isinstance(bench, EmulatedBench)
        bench.load(original_program(launch, architecture_of(backend.device)))
        seen = bench.observe(Trial())
    traffic, program = seen.traffic, seen.program
    slots = [
        slot
        for index, slot in program.lowered.access_slots.items()
        if "bulk" in program.code.instructions[index].opcode and traffic.slot_sectors[slot]
    ]
    assert slots
    for slot in slots:
        chunk = bulk_load(traffic, slot, 1.0)
        served = traffic.slot_l2_sectors[slot] / traffic.slot_sectors[slot]
        assert chunk.port_sectors == 32
        assert chunk.l2_sectors == pytest.approx(32 * served)
    read = sum(traffic.slot_l2_sectors[slot] for slot in slots)
    assert read == pytest.approx(traffic.l2_read_sectors, rel=0.02)
    assert read < 0.9 * traffic.l2_to_l1_sectors, "eight blocks read each tile"


def test_a_wait_whose_line_is_that_of_the_instruction_before_it_has_its_notes() -> None:
    """As a label between both makes it."""
    program = Program(WAITING, "k")
    wait = next(n for n, each in enumerate(program.code.instructions) if "try_wait" in each.opcode)
    step = Step(Operation.PHASE, noted=wait - 1)
    assert with_notes(step, program).noted == wait
    assert with_notes(replace(step, noted=wait), program).noted == wait
    other = Step(Operation.MBARRIER, noted=wait - 1)
    assert with_notes(other, program).noted == wait - 1


def test_what_joins_a_plain_load_of_a_neighbour_passes_through_the_port_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All blocks of a row of the grid read one row of a factor, and those of a column the other."""
    caught: list[Workload] = []

    def catch(workload: Workload, chip: Chip) -> Timing:
        caught.append(workload)
        return model.modelled(workload, chip)

    monkeypatch.setattr(observation, "modelled", catch)
    case = CASES.parent / "planted" / "multiply_naive.toml"
    launch = launch_from(read_described(case, {"N": 512}), architecture_of(H100.device))
    with H100.open(launch) as bench:
        assert isinstance(bench, EmulatedBench)
        bench.load(original_program(launch, architecture_of(H100.device)))
        traffic = bench.observe(Trial()).traffic
    port = l2 = 0.0
    for block in caught[-1].code:
        for step in block.steps:
            if step.operation is Operation.LOAD and step.access is not None:
                port += block.runs * step.access.miss * step.access.port_sectors
                l2 += block.runs * step.access.miss * step.access.l2_sectors
    assert port == pytest.approx(traffic.l2_to_l1_sectors, rel=0.05)
    assert l2 < 0.7 * port
