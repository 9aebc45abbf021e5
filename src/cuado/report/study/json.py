"""A case study as JSON: every version's numbers and names; times in nanoseconds."""

from dataclasses import asdict

from cuado.report.application import application_json
from cuado.report.json_parts import Json, interval_json, limiter_json, program_json
from cuado.report.study import StudyReport
from cuado.report.whatif.json import cause_json
from cuado.report.whatif.view import application_of
from cuado.studies.result import Step, StudyResult

METRICS = (
    "global_load_sectors_per_request",
    "global_store_sectors_per_request",
    "dram_utilization",
)


def render(report: StudyReport) -> Json:
    """The report as dictionaries and lists."""
    result = report.result
    is_whole = bool(result.steps) and result.steps[0].version == result.study.versions[0]
    gained = result.speedup(len(result.steps) - 1) if is_whole else None
    return {
        "kind": "study",
        "tool": {"name": "cuado", "version": report.version},
        "name": result.study.name,
        "title": result.study.title,
        "device": result.device or None,
        "notes": list(result.notes),
        "seconds": result.seconds,
        "interrupted": result.interrupted,
        "sizes": dict(result.sizes),
        "documented_size": dict(result.study.documented_size),
        "at_documented_size": result.at_documented_size,
        **program_json(result.study.program, gained.estimate if gained else None),
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
        **application_json(application_of(step.found) if step.found and step.time else None),
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
        "documented_speedup": result.documented_speedup(number),
        "document": _document(step),
        "note": version.note or None,
    }


def _document(step: Step) -> Json | None:
    documented, found = step.version.document, step.concluded
    if documented is None:
        return None
    return {
        "concludes": documented.concludes,
        "limiter": documented.limiter and documented.limiter.value,
        "findings": list(documented.findings),
        "figures": [asdict(figure) for figure in documented.figures],
        "cuado": found
        and {
            "limiter": found.limiter and limiter_json(found.limiter),
            "findings": list(found.findings),
            "lacking": list(found.lacking),
        },
    }
