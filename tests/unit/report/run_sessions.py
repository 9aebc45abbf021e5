"""Sessions to render: a transpose made faster twice, one that nothing helps, odd ones."""

from dataclasses import replace

from cuado.metrics import Measure, Provenance, Unit
from cuado.model.conditions import (
    LAUNCH_FACTS,
    Conditions,
    Memory,
    Parameter,
    ParameterKind,
    Place,
    Shape,
    StepFacts,
    Variable,
    in_order,
)
from cuado.model.line_cost import LineCost
from cuado.optimizer.session import (
    AdviceRecord,
    Candidate,
    Ending,
    ExperimentRecord,
    Fate,
    Iteration,
    Session,
    VersionRecord,
)
from cuado.stats import Interval

REMAP = "thread-remap(order=yx)"
COARSENING = "block-coarsening(axis=y, factor=4)"
COMPARED = (
    "'out' equal in all 67,108,864 elements on the case's inputs",
    "'out' equal in all 67,108,864 elements on 3 sets of fresh random inputs",
    "nothing written beside 3 buffers",
)
FILE = "/home/x/transpose.cu"
HOSTILE = "</style><script>alert(1)</script>{{ 7*7 }} | \x1b[31m \u202e`x`"


def holds_for(name: str, *steps: str) -> Conditions:
    """Conditions of a transpose's proof, under a name."""
    shape = Shape((256, 1024, 1), (32, 8, 1), 0)
    return Conditions(
        name,
        "sm_90",
        shape,
        Shape((256, 256, 1), (32, 8, 1), 0),
        tuple(StepFacts(step, in_order(LAUNCH_FACTS)) for step in steps),
        (
            Parameter(name, ParameterKind.POINTER, "f32", 8, None, (Place(0, name),)),
            Parameter("width", ParameterKind.NUMBER, "s32", 4, "00200000"),
        ),
        (Memory(name, 1 << 28, 256),),
        variables=(Variable(name, 16),),
        vouched=(name,),
        assumed=("no two threads race",),
        unfit=name,
    )


def near(estimate: float, part: float = 0.002) -> Interval:
    return Interval(estimate, estimate * (1 - part), estimate * (1 + part), 0.95, 24)


def version(
    time: float, steps: tuple[str, ...] = (), speedup: Interval | None = None, **other: object
) -> VersionRecord:
    values: dict[str, object] = {
        "ptx": f"{len(steps)}{'0b5e9d' * 11}"[:64],
        "grid": (256, 1024, 1),
        "block": (32, 8, 1),
        "dynamic_shared_bytes": 0,
        "registers": 16 + 6 * len(steps),
        "local_bytes": 0,
        "blocks_per_sm": 8,
        "time": near(time),
        "speedup": speedup,
    }
    return VersionRecord(steps=steps, **(values | other))  # type: ignore[arg-type]


def counted(dram: float, rate: float, written: float) -> dict[str, Measure]:
    """Counters of a version: percent of DRAM, flop/s, and bytes from L1 to L2."""

    def measured(value: float, unit: Unit) -> Measure:
        return Measure(value, unit, Provenance.MEASURED, "counter x")

    return {
        "global_store_sectors_per_request": measured(32.0, Unit.SECTOR_PER_REQUEST),
        "dram_utilization": measured(dram, Unit.PERCENT),
        "issue_slot_utilization": measured(dram / 3, Unit.PERCENT),
        "fp32_intensity": measured(0.25, Unit.FLOP_PER_BYTE),
        "fp32_flop_rate": measured(rate, Unit.FLOP_PER_SECOND),
        "l1_to_l2_bytes": measured(written, Unit.BYTE),
        "dram_read_bytes": measured(268e6, Unit.BYTE),
        "l1_hit_rate": measured(12.0, Unit.PERCENT),
    }


def costs(stores: float, samples: float) -> tuple[LineCost, ...]:
    """What lines cost: the store by experiment, store and load by samples."""
    return (
        LineCost(FILE, 12, "    float a = in[y * width + x];", None, "", 1 - samples, "samples"),
        LineCost(
            FILE, 14, "    out[x * width + y] = a;", stores, "no-stores", samples, "samples", True
        ),
    )


def first() -> Iteration:
    return Iteration(
        version(973_100.0, metrics=counted(21.0, 135e9, 2.1e9)),
        "latency",
        "uncoalesced access",
        "neither DRAM (21% of its peak) nor any pipe is busy, and warps wait for global memory "
        "59% of the time",
        causes=(
            ("uncoalesced-stores", "a store request touches 32 sectors where 4 would do"),
            ("low-ilp", "one load in flight per thread"),
        ),
        lines=("/home/x/transpose.cu:14", "/home/x/transpose.cu:12"),
        experiments=(
            ExperimentRecord(
                "coalesced-stores",
                "measured",
                "uncoalesced global access",
                near(2.31),
                "faster",
                "predicted",
            ),
            ExperimentRecord("no-barriers", "nothing to relax", "barriers", reason="no barrier"),
            ExperimentRecord(
                "math-only", "measured", "global memory", near(9.6), "faster", "at most"
            ),
            ExperimentRecord(
                "unrolled-loads", "measured", "few loads in flight", near(1.004), "same", ""
            ),
            ExperimentRecord(
                "cache-hints", "measured", "L2 misses", near(1.03, 0.05), "undecided", ""
            ),
            ExperimentRecord(
                "all-hits-l1",
                "failed its self-check",
                "L1 misses",
                reason="2 loads more than expected",
            ),
        ),
        candidates=(
            Candidate(
                REMAP,
                Fate.KEPT,
                "",
                "uncoalesced global access",
                2.31,
                near(2.339),
                22,
                8,
                (
                    "blocks are 32 x 8: the remap is a bijection of the 256 threads of a block",
                    "no barrier, no shared memory, no warp-wide instruction: threads do not meet",
                ),
                COMPARED,
                AdviceRecord(
                    "swap the roles of threadIdx.x and threadIdx.y",
                    "int x = blockIdx.x * 32 + threadIdx.x;\nint y = blockIdx.y * 8 + threadIdx.y;",
                    "int t = threadIdx.y * 32 + threadIdx.x;\nint x = blockIdx.x * 32 + t / 8;\n"
                    "int y = blockIdx.y * 8 + t % 8;",
                    "/home/x/transpose.cu:9",
                ),
            ),
            Candidate(
                "thread-remap(order=morton)",
                Fate.OUTDONE,
                "",
                "uncoalesced global access",
                2.31,
                near(1.62),
                24,
                8,
                proofs=COMPARED,
            ),
            Candidate(
                "block-remap(group=8)",
                Fate.WRONG,
                "'out' differs in 12 elements, first at 4096: 0 instead of 4096",
                "L2 misses",
                None,
                None,
                20,
                8,
            ),
            *(
                Candidate(
                    f"vector-access(width={width})",
                    Fate.REFUSED,
                    "no two accesses of a thread are adjacent",
                    "narrow access",
                )
                for width in (2, 4)
            ),
            Candidate(
                "shared-swizzle", Fate.REFUSED, "the kernel has no shared array", "bank conflicts"
            ),
        ),
        untried=(("barrier-weakening", "no experiment found that barriers cost time"),),
        seconds=31.4,
        began=1.2,
        costs=costs(0.62, 0.9),
    )


def second() -> Iteration:
    return Iteration(
        version(416_000.0, (REMAP,), near(2.339)),
        "latency",
        "too little in flight",
        "DRAM is busy 49% of the time, and 2 loads are in flight where 7 are needed",
        causes=(("low-ilp", "one load in flight per thread"),),
        lines=("/home/x/transpose.cu:12",),
        experiments=(
            ExperimentRecord(
                "unrolled-loads", "measured", "few loads in flight", near(1.9), "faster", "at least"
            ),
        ),
        candidates=(
            Candidate(
                COARSENING,
                Fate.KEPT,
                "",
                "few loads in flight",
                1.9,
                near(1.787),
                28,
                8,
                ("the grid's y is read only as %ctaid.y and %nctaid.y",),
                COMPARED,
                AdviceRecord("let each block do four tiles below one another"),
            ),
            Candidate(
                "register-cap(count=16)",
                Fate.NO_GAIN,
                "",
                "occupancy",
                None,
                near(1.001),
                16,
                8,
                proofs=COMPARED,
            ),
            Candidate(
                "block-shape(x=16, y=16)", Fate.SLOWER, "", "occupancy", None, near(0.81), 22, 8
            ),
        ),
        predicted=2.31,
        seconds=28.0,
        began=32.9,
    )


def third() -> Iteration:
    return Iteration(
        version(
            232_800.0,
            (REMAP, COARSENING),
            near(4.18),
            metrics=counted(91.0, 564e9, 268e6),
            grid=(256, 256, 1),
            conditions=holds_for("out", REMAP, COARSENING),
        ),
        "near_roof",
        "DRAM",
        "DRAM moves 91% of what is attainable",
        predicted=1.9,
        seconds=12.0,
        began=61.0,
        costs=costs(0.31, 0.55),
    )


def transposes(**other: object) -> Session:
    session = Session(
        case="examples/transpose/transpose_2d.toml",
        kernel="transpose_2d(float*, float const*, int, int)",
        started="2026-07-01T09:12:44Z",
        command="cuado run examples/transpose/transpose_2d.toml",
        cuado="0.1.0",
        backend="gpu:0 NVIDIA H200",
        device="NVIDIA H200",
        driver="575.57",
        modelled=False,
        source="5a" * 32,
        ptx="7c" * 32,
        seed=1,
        iterations=(first(), second(), third()),
        ending=Ending.NEAR_ROOF,
        seconds=71.4,
        clocks=(1980.0, 1980.0),
    )
    return replace(session, **other)  # type: ignore[arg-type]


def nothing_helps() -> Session:
    """No transformation helps: refused, not tried, slower, wrong."""
    alone = first()
    kept, outdone, *others = alone.candidates
    slower = replace(kept, fate=Fate.SLOWER, gain=near(0.9), proofs=COMPARED)
    crashed = replace(outdone, fate=Fate.FAILED, gain=None, reason="an illegal address")
    return transposes(
        iterations=(replace(alone, candidates=(slower, crashed, *others)),),
        ending=Ending.NOTHING_HELPS,
    )


def killed() -> Session:
    """Killed after a candidate was kept, before its version was recorded."""
    return transposes(iterations=(first(),), ending=Ending.RUNNING, clocks=None)


def nothing_measured() -> Session:
    return transposes(
        iterations=(),
        ending=Ending.FAILED,
        notes=("the reference's results are wrong: 'out' differs first at 0",),
    )


def modelled() -> Session:
    """The same on the emulated device: times have no scatter."""

    def exact(interval: Interval | None) -> Interval | None:
        if interval is None:
            return None
        return replace(interval, low=interval.estimate, high=interval.estimate, confidence=1.0)

    iterations = tuple(
        replace(
            each,
            version=replace(
                each.version, time=exact(each.version.time), speedup=exact(each.version.speedup)
            ),
            experiments=tuple(replace(e, gain=exact(e.gain)) for e in each.experiments),
            candidates=tuple(replace(c, gain=exact(c.gain)) for c in each.candidates),
        )
        for each in (first(), second(), third())
    )
    return transposes(
        iterations=iterations,
        modelled=True,
        backend="emulated:h200",
        driver="",
        clocks=None,
        ending=Ending.BUDGET,
    )


def hostile() -> Session:
    """Every text is an attack."""
    record = ExperimentRecord(HOSTILE, HOSTILE, HOSTILE, None, "", HOSTILE, HOSTILE)
    measured = ExperimentRecord(HOSTILE, "measured", HOSTILE, near(2.0), "faster", HOSTILE)
    tried = tuple(
        Candidate(
            HOSTILE,
            fate,
            HOSTILE,
            HOSTILE,
            notes=(HOSTILE,),
            proofs=(HOSTILE,),
            advice=AdviceRecord(HOSTILE, HOSTILE, HOSTILE, HOSTILE),
        )
        for fate in Fate
    )
    iteration = Iteration(
        version(1e6, (HOSTILE,), conditions=holds_for(HOSTILE, HOSTILE)),
        HOSTILE,
        HOSTILE,
        HOSTILE,
        ((HOSTILE, HOSTILE),),
        (HOSTILE,),
        (record, measured),
        tried,
        ((HOSTILE, HOSTILE),),
    )
    return transposes(
        case=HOSTILE,
        kernel=HOSTILE,
        command=HOSTILE,
        backend=HOSTILE,
        device=HOSTILE,
        driver=HOSTILE,
        iterations=(iteration, iteration),
        notes=(HOSTILE,),
        ending=Ending.NOTHING_HELPS,
    )
