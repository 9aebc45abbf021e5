"""Application throughput beside the hardware's: words and JSON that all documents share."""

from cuado.analysis.application import Application
from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.report.json_parts import Json

LABEL = "application"


def bandwidth(found: Application | None) -> str:
    """``33.6 GB/s``, or a dash."""
    return "-" if found is None else format_value(found.bandwidth, Unit.BYTE_PER_SECOND)


def in_words(found: Application) -> str:
    """The task's throughput, of what is attainable, and what DRAM moved for it."""
    parts = [bandwidth(found)]
    if found.attainable is not None and found.part is not None:
        attainable = format_value(found.attainable, Unit.BYTE_PER_SECOND)
        parts[0] += f", {found.part:.0%} of {attainable} attainable"
    parts[0] += f" ({format_value(found.task.bytes, Unit.BYTE)}, {found.task.basis})"
    if found.moved is not None and found.overfetch is not None:
        moved = format_value(found.moved, Unit.BYTE_PER_SECOND)
        parts.append(f"DRAM moves {moved}, {found.overfetch:.2f} bytes for each one needed")
    if found.task.ratio is not None:
        executed = "" if found.executed is None else f", {found.executed:.3g} are executed"
        parts.append(f"{found.task.ratio:.3g} instructions a byte needed{executed}")
    return "; ".join(parts)


def application_json(found: Application | None) -> Json:
    """The throughput under the key ``application``; no key if it is not known."""
    if found is None:
        return {}
    return {
        "application": {
            "useful_bytes": found.task.bytes,
            "stated": found.task.is_stated,
            "bytes_per_second": found.bandwidth,
            "attainable_bytes_per_second": found.attainable,
            "dram_bytes_per_second": found.moved,
            "useful_instructions": found.task.instructions,
            "useful_instructions_per_byte": found.task.ratio,
            "executed_instructions_per_byte": found.executed,
        }
    }
