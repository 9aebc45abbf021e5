"""Experiments as JSON: everything that was measured, with what follows from it.

Times are in nanoseconds; an interval has its estimate, both ends, the confidence and the rounds it
rests on. Absent numbers are null, never 0.
"""

from cuado.model.arguments import Argument, Buffer, Pointer, Scalar
from cuado.model.finding import Finding
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Launch
from cuado.model.trial import Equivalence
from cuado.report.application import application_json
from cuado.report.json_parts import (
    Json,
    interval_json,
    limiter_json,
    measure_json,
    program_json,
)
from cuado.report.whatif import WhatIfReport
from cuado.report.whatif.rows import (
    SWEPT,
    predicted,
    results_differ,
    source_text,
    trouble,
)
from cuado.report.whatif.view import application_of, gain_of, kernel_name, whatif_view
from cuado.stats import Comparison, Verdict
from cuado.what_if.result import Check, CounterVerdict, NamedCause, Outcome, Status, Timing, WhatIf


def render(report: WhatIfReport) -> Json:
    """The report as dictionaries and lists."""
    result, view = report.result, whatif_view(report)
    return {
        "kind": "whatif",
        "tool": {"name": "cuado", "version": report.version},
        "source": report.source or None,
        "provenance": view.timed,
        "launch": _launch(result.launch, kernel_name(report)),
        "device": {
            "name": result.device.name or None,
            "chip": result.chip.name,
            "compute_capability": list(
                result.device.compute_capability or result.chip.compute_capability
            ),
            "backend": result.backend,
        },
        "original": _original(result),
        **application_json(application_of(result)),
        **program_json(result.launch.program, gain_of(result)),
        "rounds": result.rounds,
        "disturbed_rounds": result.disturbed,
        "seconds": result.seconds,
        "interrupted": result.interrupted,
        "sm_clock_mhz": result.clocks and {"lowest": result.clocks[0], "highest": result.clocks[1]},
        "limiter": limiter_json(result.limiter),
        "counters": _counters(result.counters),
        "causes": [cause_json(cause, result) for cause in result.causes],
        "ruled_out": sorted(cause.value for cause in result.ruled_out),
        "open_questions": [
            {"cause": each.cause.value, "why": each.why} for each in result.open_questions
        ],
        "outcomes": [_outcome(outcome, result) for outcome in result.outcomes],
        "next": {"says": view.hint, "command": view.command or None},
        "notes": list(result.notes),
    }


def _launch(launch: Launch, readable: str) -> Json:
    return {
        "name": launch.name,
        "kernel": readable,
        "entry": launch.kernel,
        "grid": list(launch.grid),
        "block": list(launch.block),
        "dynamic_shared_bytes": launch.dynamic_shared_bytes,
        "max_registers": launch.max_registers,
        "warm_l2": launch.l2.warm,
        "resident_l2": launch.l2.resident,
        "dirty_l2": launch.l2.dirty,
        "arguments": [_argument(argument) for argument in launch.arguments],
        "outputs": list(launch.outputs),
    }


def _argument(argument: Argument) -> Json:
    match argument:
        case Scalar():
            return {"name": argument.name, "type": argument.type, "value": _number(argument.value)}
        case Buffer():
            return {
                "name": argument.name,
                "type": argument.type,
                "shape": list(argument.shape),
                "content": argument.fill.content.value,
            }
        case Pointer():
            return {"name": argument.name, "buffer": argument.buffer, "offset": argument.offset}
        case _:
            return {"name": argument.name, "bytes": len(argument.data)}


def _original(result: WhatIf) -> Json:
    loaded = result.loaded
    return {
        "time_ns": interval_json(result.original),
        "noise": interval_json(result.noise),
        "registers_per_thread": loaded.registers,
        "local_bytes_per_thread": loaded.local_bytes,
        "static_shared_bytes_per_block": loaded.static_shared_bytes,
        "blocks_per_sm": loaded.blocks_per_sm,
    }


def cause_json(named: NamedCause, result: WhatIf) -> Json:
    """A cause by name, with its evidence."""
    return {
        "cause": named.cause.value,
        "is_roof": named.cause.is_roof,
        "why": named.sentence,
        "experiment": named.experiment or None,
        "gain": interval_json(named.gain),
        "claim": named.claim and named.claim.name.lower(),
        "rule": named.rule or None,
        "bound_speedup": named.bound,
        "lines": [_place(location, result) for location in named.lines],
    }


def _finding(finding: Finding) -> Json:
    """A rule's finding in the counters, in short; ``cuado analyze`` has them whole."""
    return {
        "rule": finding.rule,
        "cause": finding.cause and finding.cause.value,
        "kind": finding.kind.value,
        "title": finding.title,
        "bound_speedup": finding.bound and finding.bound.speedup,
        "scope": finding.bound and finding.bound.scope.value,
    }


def _counters(counters: CounterVerdict) -> Json:
    metrics = counters.profile.metrics.items() if counters.profile else ()
    return {
        "agrees": counters.agrees,
        "words": counters.words or None,
        "note": counters.note or None,
        "limiter": counters.limiter and limiter_json(counters.limiter),
        "findings": [_finding(finding) for finding in counters.findings],
        "metrics": {name: measure_json(measure) for name, measure in metrics},
    }


def _outcome(outcome: Outcome, result: WhatIf) -> Json:
    measured = outcome.status is Status.MEASURED
    believed = _is_believed(outcome)
    gained = believed and outcome.verdict is Verdict.FASTER
    return {
        "experiment": outcome.experiment.name,
        "question": outcome.experiment.question,
        "relaxes": outcome.experiment.relaxes.name.lower(),
        "status": outcome.status.name.lower(),
        "reason": None if measured and not results_differ(outcome) else trouble(outcome),
        "line": outcome.line and _place(outcome.line, result),
        "method": outcome.kind and outcome.kind.name.lower(),
        "verdict": outcome.verdict and outcome.verdict.value,
        "claim": outcome.claim.name.lower() if gained else None,
        "gain": interval_json(outcome.gain),
        "predicted_ns": predicted(outcome, result) if believed else None,
        "perturbation": interval_json(outcome.perturbation),
        "comparison": outcome.comparison and _comparison(outcome.comparison),
        "timings": [_timing(timing) for timing in outcome.timings],
        "checks": list(map(_check, outcome.checks)),
        "equivalence": outcome.equivalence and _equivalence(outcome.equivalence),
        "touched": [_place(location, result) for location in outcome.touched],
        "lines": [_outcome(line, result) for line in outcome.lines],
        "alternatives": [_outcome(other, result) for other in outcome.alternatives],
        "notes": list(outcome.notes),
    }


def _is_believed(outcome: Outcome) -> bool:
    """True if the outcome is one decided gain of a copy whose results equal the original's."""
    measured = outcome.status is Status.MEASURED
    decided = outcome.verdict not in (None, Verdict.UNDECIDED)
    # A curve has no one gain to expect.
    return measured and decided and outcome.kind not in SWEPT and not results_differ(outcome)


def _check(check: Check) -> Json:
    return {
        "name": check.name,
        "expected": check.expected,
        "found": check.found,
        "passed": check.passed,
    }


def _place(location: SourceLocation, result: WhatIf) -> Json:
    text = source_text(location, result.launch.sources)
    return {"file": location.file, "line": location.line, "text": text or None}


def _comparison(comparison: Comparison) -> Json:
    return {
        "ratio": interval_json(comparison.ratio),
        "limit": comparison.limit,
        "rounds": comparison.rounds,
        "disturbed_rounds": list(comparison.disturbed),
        "outlying_rounds": list(comparison.outliers),
        "reasons": [{"code": r.name.lower(), "says": r.value} for r in comparison.reasons],
        "notes": [{"code": r.name.lower(), "says": r.value} for r in comparison.notes],
    }


def _timing(timing: Timing) -> Json:
    return {
        "label": timing.label,
        "amount": timing.amount,
        "time_ns": interval_json(timing.time),
        "ratio": interval_json(timing.ratio),
        "blocks_per_sm": timing.blocks_per_sm,
    }


def _equivalence(equivalence: Equivalence) -> Json:
    return {
        "equal": equivalence.equal,
        "deterministic": equivalence.deterministic,
        "differences": [
            {
                "buffer": d.buffer,
                "index": d.index,
                "expected": _number(d.expected),
                "found": _number(d.found),
                "elements": d.elements,
            }
            for d in equivalence.differences
        ],
        "out_of_bounds": list(equivalence.out_of_bounds),
        "blocks": equivalence.blocks
        and {"compared": equivalence.blocks[0], "grid": equivalence.blocks[1]},
    }


def _number(value: float) -> float | str:
    """A number for JSON, which has no NaN and no infinity: kernels' results may, as text."""
    return value if abs(value) < float("inf") else str(value)
