"""A case study as JSON: every version's numbers and names; times in nanoseconds."""

from cuado.report.json_parts import Json, interval_json, limiter_json
from cuado.report.study import StudyReport
from cuado.report.whatif.json import cause_json
from cuado.studies.result import StudyResult

METRICS = (
    "global_load_sectors_per_request",
    "global_store_sectors_per_request",
    "dram_utilization",
)


def render(report: StudyReport) -> Json:
    """The report as dictionaries and lists."""
    result = report.result
    return {
        "kind": "study",
        "tool": {"name": "cuado", "version": report.version},
        "name": result.study.name,
        "title": result.study.title,
        "device": result.device or None,
        "notes": list(result.notes),
        "seconds": result.seconds,
        "interrupted": result.interrupted,
        "versions": [_version(result, number) for number in range(len(result.steps))],
        "roof": result.study.roof
        and {
            "says": result.study.roof.says,
            "time_ns": interval_json(result.roof),
            "last_over_roof": interval_json(result.from_roof),
        },
    }


def _version(result: StudyResult, number: int) -> Json:
    step = result.steps[number]
    version, predicted = step.version, step.predicted
    compares = result.compares(number)
    return {
        "name": version.name,
        "does": version.does,
        "error": step.error or None,
        "correct": step.correct,
        "time_ns": interval_json(step.time),
        "speedup": interval_json(result.speedup(number)),
        "metrics": {name: step.metric(name) for name in METRICS},
        "limiter": step.found and limiter_json(step.found.limiter),
        "causes": [cause_json(each, step.found) for each in step.named] if step.found else [],
        "removed_by_next": list(version.causes),
        "naming": step.naming.name.lower(),
        "predicted": predicted and interval_json(predicted.gain),
        "predicted_claim": predicted and predicted.claim and predicted.claim.name.lower(),
        "achieved": interval_json(result.gain(number)),
        "compares": compares and compares.value,
        "expected": version.expect and version.expect.value,
        "documented": version.documented,
        "note": version.note or None,
    }
