"""Sessions as a run of the loop leaves them, for tests of the journal."""

from dataclasses import replace
from typing import Any

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
from cuado.optimizer.session import (
    Candidate,
    Ending,
    ExperimentRecord,
    Fate,
    Iteration,
    Session,
    VersionRecord,
)
from cuado.stats import Interval


def interval(estimate: float, width: float = 0.004) -> Interval:
    """An interval of so many parts to either side."""
    return Interval(estimate, estimate * (1 - width), estimate * (1 + width), 0.95, 30)


def version(time: float | None, speedup: float | None = None, **metrics: float) -> VersionRecord:
    """A version that takes so many nanoseconds."""
    return VersionRecord(
        steps=() if speedup is None else ("thread-remap(xy)",),
        ptx="ab" * 32 if speedup is None else "cd" * 32,
        grid=(128, 128, 1),
        block=(32, 32, 1),
        dynamic_shared_bytes=0,
        registers=16,
        local_bytes=0,
        blocks_per_sm=2,
        time=None if time is None else interval(time),
        speedup=None if speedup is None else interval(speedup, 0.001),
        metrics={
            name: Measure(value, Unit.SECTOR, Provenance.MEASURED, f"counter of {name}")
            for name, value in metrics.items()
        },
    )


CONDITIONS = Conditions(
    "transpose_2d",
    "sm_90",
    Shape((256, 256, 1), (32, 32, 1), 0),
    Shape((256, 256, 1), (32, 32, 1), 4224),
    (StepFacts("thread-remap(xy)", in_order(LAUNCH_FACTS)),),
    (
        Parameter("in", ParameterKind.POINTER, "f32", 8, places=(Place(0, "in", 16),)),
        Parameter("width", ParameterKind.NUMBER, "s32", 4, "00200000"),
    ),
    (Memory("in", 1 << 28, 256),),
    cluster=(2, 1, 1),
    variables=(Variable("coefficients", 64, is_constant=True),),
    vouched=("no \u2192 overlap",),
)
EXPERIMENT = ExperimentRecord(
    "coalesced-stores", "measured", "uncoalesced stores", interval(2.3), "faster", "predicted"
)
KEPT = Candidate(
    "thread-remap(xy)",
    Fate.KEPT,
    relaxes="uncoalesced stores",
    predicted=2.3,
    gain=interval(2.34),
    registers=16,
    blocks_per_sm=2,
    notes=("the grid is the same in x and y",),
    proofs=("outputs equal, bit for bit, on 3 inputs",),
)
REFUSED = Candidate("shared-swizzle(tile, 4)", Fate.REFUSED, "no shared array: 'no \u2192 tile'")


def iterations() -> tuple[Iteration, ...]:
    """A kernel, and the same 2.34 times faster."""
    first = Iteration(
        version(973e3, global_store_sectors=33554432.0),
        "memory_bandwidth",
        "L2",
        "L2 at 80%",
        (("uncoalesced-global-store", "32 sectors a request where 4 would do"),),
        ("transpose.cu:12",),
        (EXPERIMENT,),
        (KEPT, REFUSED),
        seconds=4.5,
    )
    made = version(416e3, 2.34, global_store_sectors=4194304.0)
    last = Iteration(replace(made, conditions=CONDITIONS), "near_roof", predicted=2.3)
    return (first, last)


def session(case: str = "transpose_2d.toml", **changes: Any) -> Session:
    """A finished run of the loop."""
    whole = Session(
        case=case,
        kernel="transpose_2d",
        started="2026-11-22T07:58:40Z",
        command=f"cuado run {case}",
        cuado="0.1.0",
        backend="gpu:0 NVIDIA H200",
        device="h200",
        driver="580.95",
        modelled=False,
        source="01" * 32,
        ptx="ab" * 32,
        seed=7,
        iterations=iterations(),
        ending=Ending.NEAR_ROOF,
        seconds=12.5,
        clocks=(1755.0, 1980.0),
        notes=("L2 flushed before each run",),
        emitted=".version 8.0\n// \u00b5\n",
    )
    return replace(whole, **changes)


def begun(case: str = "transpose_2d.toml") -> Session:
    """The same before anything was measured."""
    return session(case, iterations=(), ending=Ending.RUNNING, seconds=0.0, clocks=None, emitted="")
