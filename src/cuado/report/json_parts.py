"""Pieces of the JSON documents that more than one kind of document has."""

from typing import Any

from cuado.metrics import Measure
from cuado.model.limiter import Limiter
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
