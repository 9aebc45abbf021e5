"""A session as JSON: all of the record but the PTX, with the sentences that follow from it.

Times are in nanoseconds; what is not known is null, never 0.
"""

from collections.abc import Sequence
from dataclasses import asdict

from cuado.optimizer.session import (
    AdviceRecord,
    Candidate,
    ExperimentRecord,
    PatchRecord,
    Session,
    VersionRecord,
)
from cuado.report.application import application_json
from cuado.report.json_parts import Json, interval_json, measure_json, program_json
from cuado.report.run import RunReport
from cuado.report.run.facts import application_of
from cuado.report.run.patch import patch_json
from cuado.report.run.rows import advice_of, conditions
from cuado.report.run.sentences import version_name
from cuado.report.run.view import achieved, changes, run_view


def render(report: RunReport) -> Json:
    """The report as dictionaries and lists."""
    session, view = report.session, run_view(report)
    result, ended, next_step = view.result
    gained = session.last.version.speedup if session.last else None
    return {
        "kind": "run",
        "tool": {"name": "cuado", "version": report.version},
        "recorded_by": session.cuado,
        "provenance": view.timed,
        "case": session.case,
        "kernel": report.kernel,
        "started": session.started,
        "command": session.command or None,
        "device": {
            "name": session.device,
            "backend": session.backend,
            "driver": session.driver or None,
        },
        "sm_clock_mhz": session.clocks
        and {"lowest": session.clocks[0], "highest": session.clocks[1]},
        "source_sha256": session.source or None,
        "ptx_sha256": session.ptx or None,
        "cubin_sha256": session.cubin or None,
        "seed": session.seed,
        "noise": session.noise,
        "seconds": session.seconds,
        "ending": session.ending.name.lower(),
        "says": {"result": result, "ended": ended, "next": next_step},
        "notes": list(view.notes),
        "speedup": interval_json(gained),
        **program_json(session.program, gained.estimate if gained else None),
        "iterations": [_iteration(session, number) for number in range(len(session.iterations))],
        **({"patch": _patch(session.patch)} if session.patch is not None else {}),
        "nothing_helped": [
            {"transformation": other.names, "fate": other.status, "reason": other.reason or None}
            for other in (conditions(session.iterations[0]) if view.conditions else ())
        ],
    }


def _patch(record: PatchRecord) -> Json:
    return {**patch_json(record), "gain": interval_json(record.gain)}


def _iteration(session: Session, number: int) -> Json:
    iteration = session.iterations[number]
    return {
        "name": version_name(number),
        "changed": list(changes(session, number)),
        "predicted": iteration.predicted,
        "achieved": interval_json(achieved(session, number)),
        "version": _version(iteration.version),
        **application_json(application_of(session, number)),
        "limiter": {
            "verdict": iteration.limiter or None,
            "unit": iteration.limiter_unit or None,
            "reason": iteration.limiter_reason or None,
        },
        "causes": [{"cause": cause, "why": why} for cause, why in iteration.causes],
        "lines": list(iteration.lines),
        "experiments": list(map(_experiment, iteration.experiments)),
        "candidates": list(map(_candidate, iteration.candidates)),
        "untried": [
            {"transformation": name, "reason": reason} for name, reason in iteration.untried
        ],
        "seconds": iteration.seconds,
    }


def _version(version: VersionRecord) -> Json:
    return {
        "steps": list(version.steps),
        "ptx_sha256": version.ptx or None,
        "cubin_sha256": version.cubin or None,
        "grid": list(version.grid),
        "block": list(version.block),
        "dynamic_shared_bytes": version.dynamic_shared_bytes,
        "registers_per_thread": version.registers,
        "local_bytes_per_thread": version.local_bytes,
        "blocks_per_sm": version.blocks_per_sm,
        "time_ns": interval_json(version.time),
        "speedup": interval_json(version.speedup),
        "metrics": {name: measure_json(measure) for name, measure in version.metrics.items()},
        "conditions": version.conditions and asdict(version.conditions),
    }


def _experiment(record: ExperimentRecord) -> Json:
    return {
        "experiment": record.name,
        "relaxes": record.relaxes,
        "status": record.status,
        "verdict": record.verdict or None,
        "gain": interval_json(record.gain),
        "claim": record.claim or None,
        "reason": record.reason or None,
    }


def _candidate(candidate: Candidate) -> Json:
    return {
        "transformation": candidate.transformation,
        "fate": candidate.fate.name.lower(),
        "reason": candidate.reason or None,
        "relaxes": candidate.relaxes or None,
        "predicted": candidate.predicted,
        "gain": interval_json(candidate.gain),
        "registers_per_thread": candidate.registers,
        "blocks_per_sm": candidate.blocks_per_sm,
        "conditions": list(candidate.notes),
        "compared": list(candidate.proofs),
        "advice": _advice(advice_of(candidate)),
    }


def _advice(records: Sequence[AdviceRecord]) -> Json | None:
    """The advice of several steps, one after another."""
    if not records:
        return None
    return {
        "says": "; then ".join(each.says for each in records),
        "before": "\n".join(each.before for each in records if each.before) or None,
        "after": "\n".join(each.after for each in records if each.after) or None,
        "at": next((each.where for each in records if each.where), None),
    }
