"""Pieces of the JSON documents that more than one kind of document has."""

from typing import Any

from cuado.metrics import Measure
from cuado.model.limiter import Limiter
from cuado.model.program import ProgramShare
from cuado.stats import Interval

Json = dict[str, Any]


def limiter_json(limiter: Limiter) -> Json:
    """A verdict with its evidence."""
    flight = limiter.concurrency
    return {
        "verdict": limiter.verdict.value,
        "unit": limiter.unit or None,
        "reason": limiter.reason,
        "reason_code": limiter.reason_code or None,
        "utilizations": [
            {
                "metric": unit.metric,
                "label": unit.label,
                "kind": unit.kind.value,
                "percent_of_peak": unit.measure.value,
                "percent_of_attainable": unit.attainable,
            }
            for unit in limiter.utilizations
        ],
        "instruction_byte_ratio": limiter.instruction_byte_ratio,
        "instruction_byte_balance": limiter.instruction_byte_balance,
        "concurrency": flight
        and {
            "bytes_in_flight_needed_per_sm": flight.needed,
            "bytes_in_flight_per_sm": flight.had,
            "loads_per_wait": flight.loads_per_wait,
            "basis": flight.basis,
        },
        "variants": limiter.variants
        and {
            "full_ns": limiter.variants.full,
            "memory_only_ns": limiter.variants.memory_only,
            "math_only_ns": limiter.variants.math_only,
            "store_only_ns": limiter.variants.store_only,
            "neither_ns": limiter.variants.neither,
            "of_tiles": limiter.variants.of_tiles,
            "math_not_overlapped": limiter.variants.math_not_overlapped,
        },
        "thresholds": [
            {"name": used.name, "value": used.value, "source": used.source}
            for used in limiter.thresholds
        ],
    }


def measure_json(measure: Measure) -> Json:
    """A number with its unit and provenance."""
    return {
        "value": measure.value,
        "unit": measure.unit.value,
        "provenance": measure.provenance.value,
        "origin": measure.origin,
    }


def program_json(program: ProgramShare | None, gain: float | None) -> Json:
    """A kernel's share of its program under the key ``program``; no key if it is not known.

    ``gain`` is how many times faster the kernel is, or would be; None if nothing is known.
    """
    if program is None:
        return {}
    return {
        "program": {
            "share": program.part,
            "of": "kernels" if program.of_kernels else "program",
            "kernel_ns": program.kernel * 1e9,
            "whole_ns": program.whole * 1e9,
            "launches": program.launches or None,
            "speedup": program.speedup(gain) if gain else None,
        }
    }


def interval_json(interval: Interval | None) -> Json | None:
    """Estimate, both ends, confidence and rounds; None for none."""
    if interval is None:
        return None
    return {
        "estimate": interval.estimate,
        "low": interval.low,
        "high": interval.high,
        "confidence": interval.confidence,
        "rounds": interval.rounds,
    }
