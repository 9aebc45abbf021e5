"""Results of experiments made by hand, close to what an H200 gave for the case studies."""

from dataclasses import replace

from cuado.device.library import load_chip
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.arguments import Buffer, Scalar
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Launch, LaunchShape
from cuado.model.limiter import Limit, Limiter, VariantTimes
from cuado.model.profile import Origin, Profile
from cuado.model.trial import Difference, Equivalence, Loaded
from cuado.stats import Comparison, Interval, Reason, Verdict
from cuado.what_if.experiment import Experiment
from cuado.what_if.result import (
    Check,
    Claim,
    CounterVerdict,
    NamedCause,
    Outcome,
    Status,
    Timing,
    WhatIf,
)

FILE = "/home/someone/transpose/transpose.cu"
HEAD = "__global__ void transpose_shared(int rows, int cols, const float *in, float *out)"
SOURCE = f"""\
constexpr int TILE = 32;

{HEAD}
{{
    __shared__ float tile[TILE][TILE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[j * cols + i];
    __syncthreads();
    i = blockIdx.y * blockDim.y + threadIdx.x;
    j = blockIdx.x * blockDim.x + threadIdx.y;
    out[j * rows + i] = tile[threadIdx.x][threadIdx.y];
}}
"""
READS, SYNCS, WRITES = (SourceLocation(FILE, line) for line in (8, 9, 12))
FULL = 499.2e3
HOSTILE = (
    "evil<int, (bool)1>(float const*)</title><script>alert(1)</script>|`x`[bold]\x1b[31m\u202e"
)


def never(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """No report proposes anything."""
    raise AssertionError("a report ran an experiment")


def experiment(name: str, question: str, relaxes: Bottleneck) -> Experiment:
    return Experiment(name, question, relaxes, never)


def interval(value: float, width: float = 0.004, rounds: int = 30) -> Interval:
    return Interval(value, value * (1 - width), value * (1 + width), 0.957, rounds)


def compared(verdict: Verdict, ratio: float, *reasons: Reason, width: float = 0.004) -> Comparison:
    given = reasons or (Reason.WITHIN_FLOOR if verdict is Verdict.SAME else Reason.BEYOND_FLOOR,)
    return Comparison(
        verdict, given, (Reason.CLOCK_UNKNOWN,), interval(ratio, width), 0.02, 30, (7,), ()
    )


def timing(label: str, time: float, amount: float = 0.0, full: float = FULL) -> Timing:
    return Timing(label, amount, interval(time), interval(time / full), 2)


def switched(
    asked: Experiment, off: float, on: float, verdict: Verdict = Verdict.FASTER, *reasons: Reason
) -> Outcome:
    """An outcome of a switched program; times in ns."""
    return Outcome(
        asked,
        Status.MEASURED,
        kind=Kind.SWITCHED,
        timings=(timing("off", off), timing("on", on)),
        comparison=compared(verdict, on / off, *reasons),
        perturbation=interval(off / FULL),
        checks=(Check("registers", "at most 32", "12", passed=True),),
        equivalence=Equivalence(equal=True),
    )


def rewritten(
    asked: Experiment, setting: str, time: float, verdict: Verdict, kind: Kind = Kind.EQUIVALENT
) -> Outcome:
    """An outcome of a separate program; times in ns."""
    return Outcome(
        asked,
        Status.MEASURED,
        kind=kind,
        timings=(timing(setting, time),),
        comparison=compared(verdict, time / FULL),
        equivalence=Equivalence(equal=True) if kind is Kind.EQUIVALENT else None,
    )


def swept(asked: Experiment, kind: Kind, timings: tuple[Timing, ...], ratio: float) -> Outcome:
    verdict = Verdict.SLOWER if ratio > 1.02 else Verdict.FASTER
    return Outcome(
        asked,
        Status.MEASURED,
        kind=kind,
        timings=timings,
        comparison=compared(verdict, ratio),
        perturbation=interval(timings[0].time.estimate / FULL)
        if kind is Kind.NOISE and timings[0].time
        else None,
    )


CONFLICT_FREE = experiment(
    "conflict-free-shared",
    "What if shared memory had no bank conflicts?",
    Bottleneck.BANK_CONFLICTS,
)
COALESCED = experiment(
    "coalesced-loads",
    "What if every warp's global loads were coalesced?",
    Bottleneck.ACCESS_PATTERN,
)
SWIZZLE = experiment(
    "shared-swizzle",
    "What if shared arrays were laid out so that columns lie in different banks?",
    Bottleneck.BANK_CONFLICTS,
)


def pictures() -> tuple[Outcome, ...]:
    math = experiment("math-only", "What if there were no global memory?", Bottleneck.MEMORY)
    memory = experiment("memory-only", "What if there were only global memory?", Bottleneck.MATH)
    store = experiment("store-only", "What if there were only global stores?", Bottleneck.MEMORY)
    return (
        switched(math, 509e3, 321e3),
        rewritten(memory, "on", 288e3, Verdict.FASTER, Kind.SEPARATE),
        rewritten(store, "on", 142e3, Verdict.FASTER, Kind.SEPARATE),
    )


def causes() -> tuple[Outcome, ...]:
    conflict_free = replace(
        switched(CONFLICT_FREE, 515e3, 312e3),
        touched=(READS, WRITES),
        lines=(
            replace(switched(CONFLICT_FREE, 515e3, 514e3, Verdict.SAME), line=READS),
            replace(switched(CONFLICT_FREE, 515e3, 320e3), line=WRITES),
        ),
    )
    loads = experiment("no-loads", "What if global loads cost nothing?", Bottleneck.LOADS)
    stores = experiment("no-stores", "What if global stores cost nothing?", Bottleneck.STORES)
    barriers = experiment(
        "no-barriers", "What if no thread waited at a barrier?", Bottleneck.BARRIERS
    )
    divergence = experiment(
        "no-divergence", "What if no warp ever diverged?", Bottleneck.DIVERGENCE
    )
    cap = experiment(
        "register-cap",
        "What if the compiler had to use fewer registers, so that more blocks fit an SM?",
        Bottleneck.OCCUPANCY,
    )
    return (
        replace(switched(loads, 520e3, 364e3), touched=(READS,)),
        replace(switched(stores, 532e3, 250e3), touched=(WRITES,)),
        replace(switched(barriers, 519e3, 395e3), touched=(SYNCS,)),
        switched(COALESCED, 527e3, 528e3, Verdict.SAME),
        conflict_free,
        rewritten(SWIZZLE, "swizzled", 303e3, Verdict.FASTER),
        rewritten(cap, "at most 24 registers", 577e3, Verdict.SLOWER),
        switched(divergence, 699e3, 466e3, Verdict.UNDECIDED, Reason.PERTURBED),
    )


def curves() -> tuple[Outcome, ...]:
    occupancy = experiment(
        "occupancy-sweep",
        "How much does the kernel slow down as fewer blocks share an SM?",
        Bottleneck.OCCUPANCY,
    )
    grid = experiment(
        "grid-scaling", "How does time change with the number of blocks?", Bottleneck.LAUNCH_SIZE
    )
    fma = experiment("noise-fma", "How many more multiply-adds?", Bottleneck.SLACK)
    shared = experiment("noise-shared", "How many more loads?", Bottleneck.SLACK)
    return (
        swept(
            occupancy,
            Kind.LAUNCH,
            (timing("1 block per SM", 808e3, 1),),
            808e3 / FULL,
        ),
        swept(
            grid,
            Kind.LAUNCH,
            (timing("248 whole waves", 497e3, 0.999), timing("half the grid", 250e3, 0.5)),
            497e3 / FULL,
        ),
        swept(fma, Kind.NOISE, noise(505e3, 506e3, 508e3, 566e3), 566 / 505),
        swept(shared, Kind.NOISE, noise(505e3, 560e3, 640e3, 830e3), 830 / 505),
    )


def noise(*times: float) -> tuple[Timing, ...]:
    return tuple(
        timing(f"+{n}" if n else "off", time, n)
        for n, time in zip((0, 8, 16, 32), times, strict=True)
    )


def without_result() -> tuple[Outcome, ...]:
    """Every way to have no result."""
    atomics = experiment("no-atomic-contention", "What if?", Bottleneck.ATOMICS)
    double = experiment("fp64-as-fp32", "What if?", Bottleneck.FP64)
    spills = experiment("no-spills", "What if?", Bottleneck.SPILLS)
    level = experiment("all-hits-l1", "What if all loads hit the L1?", Bottleneck.L1_MISSES)
    other = experiment("all-hits-l2", "What if all loads hit the L2?", Bottleneck.L2_MISSES)
    remap = experiment("thread-remap", "What if?", Bottleneck.ACCESS_PATTERN)
    late = experiment("noise-global", "How many more loads?", Bottleneck.SLACK)
    return (
        Outcome(atomics, Status.ABSENT, "the kernel has no atomic"),
        Outcome(double, Status.ABSENT, "the kernel has no double-precision arithmetic"),
        Outcome(spills, Status.ABSENT, "nothing is spilled"),
        Outcome(level, Status.FAILED, "illegal address: the kernel read outside of its buffers"),
        Outcome(
            other,
            Status.UNSOUND,
            checks=(
                Check("global load", "1", "14", passed=False),
                Check("registers", "at most 32", "12", passed=True),
            ),
        ),
        Outcome(
            remap,
            Status.UNSOUND,
            kind=Kind.EQUIVALENT,
            equivalence=Equivalence(
                equal=False, differences=(Difference("out", 33, 2.0, 66.5, 1024),)
            ),
        ),
        Outcome(late, Status.SKIPPED, "the time budget was spent before"),
        Outcome(
            experiment("coalesced-stores", "What if?", Bottleneck.ACCESS_PATTERN),
            Status.REFUSED,
            "what is stored decides an address (PTX line 42)",
        ),
    )


def transpose(*, kernel: str = "_Z16transpose_sharediiPKfPf") -> WhatIf:
    """Transpose through shared memory, unpadded: bank conflicts cost most."""
    limiter = Limiter(
        Limit.LATENCY,
        "shared-memory bank conflicts",
        "full 499 us is well above memory only (288 us) and math only (315 us), which hardly "
        "overlap; without shared-memory bank conflicts the kernel is 1.65 times faster",
        variants=VariantTimes(FULL, 288e3, FULL * 321 / 509, 142e3),
    )
    return WhatIf(
        launch=launch(kernel),
        chip=load_chip("h200"),
        device=DeviceAttributes("NVIDIA H200", (9, 0)),
        backend="gpu",
        loaded=Loaded(12, 0, 4096, 2),
        original=interval(FULL, 0.002),
        noise=Interval(1.0005, 0.997, 1.004, 0.957, 30),
        outcomes=(*pictures(), *causes(), *curves(), *without_result()),
        limiter=limiter,
        counters=counted(),
        rounds=30,
        disturbed=2,
        seconds=4.2137,
        clocks=(1965.0, 1980.0),
        causes=named(),
    )


def named() -> tuple[NamedCause, ...]:
    """One that both name, and one that only the counters find."""
    return (
        NamedCause(
            Cause.BANK_CONFLICTS,
            "lanes of a warp meet in a bank of shared memory",
            "conflict-free-shared",
            interval(1.65),
            Claim.PREDICTED,
            "bank-conflict-load",
            2.5,
            (WRITES,),
        ),
        NamedCause(Cause.TAIL, "The last wave is partial", rule="partial-wave", bound=1.25),
    )


def launch(kernel: str) -> Launch:
    return Launch(
        "transpose_shared",
        ".version 9.0",
        kernel,
        (256, 256, 1),
        (32, 32, 1),
        (
            Scalar("rows", "s32", 8192),
            Scalar("cols", "s32", 8192),
            Buffer("in", "f32", (8192, 8192)),
            Buffer("out", "f32", (8192, 8192)),
        ),
        ("out",),
        sources={FILE: SOURCE},
    )


def counted() -> CounterVerdict:
    metrics = {"duration": Measure(498e3, Unit.NANOSECOND, Provenance.MEASURED, "gpu__time")}
    profile = Profile(
        "transpose_shared",
        "transpose_shared",
        0,
        Origin("transpose_shared", "CUPTI"),
        DeviceAttributes("NVIDIA H200"),
        LaunchShape(),
        MetricSet(metrics),
    )
    return CounterVerdict(
        Limiter(Limit.LATENCY, "", "no unit is busy"),
        profile,
        "22 counters in 14 passes, 0.23 s",
        agrees=True,
        words="experiments and counters agree: latency",
    )


def interrupted() -> WhatIf:
    """Ended by the user after one experiment; the machine lets nobody read counters."""
    return replace(
        transpose(),
        outcomes=(
            switched(COALESCED, 527e3, 528e3, Verdict.SAME),
            Outcome(CONFLICT_FREE, Status.SKIPPED, "interrupted"),
            Outcome(SWIZZLE, Status.SKIPPED, "interrupted"),
        ),
        limiter=Limiter(Limit.UNDECIDED, "", "math only was not measured", "no_variants"),
        counters=CounterVerdict(note="no counters: this user may not read them"),
        clocks=None,
        interrupted=True,
    )


def nothing() -> WhatIf:
    """Ended before the original was timed."""
    return replace(interrupted(), original=None, noise=None, rounds=0, disturbed=0, outcomes=())


def hostile() -> WhatIf:
    """Whatever a launch can say, said with intent."""
    found = transpose(kernel=HOSTILE)
    file = '/a/<b>"x".cu'
    place = SourceLocation(file, 1)
    evil = Experiment(HOSTILE, HOSTILE, Bottleneck.DIVERGENCE, never)
    named = replace(
        found.launch, name=HOSTILE, kernel=HOSTILE, sources={file: f"{HOSTILE}\nint a = 1 < 2;"}
    )
    line = replace(switched(evil, 515e3, 320e3), line=place)
    return replace(
        found,
        launch=named,
        device=DeviceAttributes(HOSTILE),
        outcomes=(
            replace(
                switched(evil, 515e3, 312e3), touched=(place,), lines=(line,), notes=(HOSTILE,)
            ),
            Outcome(replace(evil, name="second"), Status.REFUSED, HOSTILE),
        ),
        limiter=replace(found.limiter, unit=HOSTILE, reason=HOSTILE),
        counters=CounterVerdict(note=HOSTILE, words=HOSTILE),
        notes=(HOSTILE,),
    )
