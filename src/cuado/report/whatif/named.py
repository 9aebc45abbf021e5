"""The causes by name, in sentences that every format shows."""

from cuado.report.whatif import wording
from cuado.whatif.result import NamedCause


def headline(causes: tuple[NamedCause, ...]) -> str:
    """What to call the list: causes, a roof, or that nothing was named."""
    if not causes:
        return "cause: none was named"
    if all(each.cause.is_roof for each in causes):
        return "no cause to remove: the kernel is at a roof"
    return "cause" if len(causes) == 1 else "causes, what matters most first"


def in_words(named: NamedCause) -> str:
    """What shows a cause: its meaning, the gain without it, and what counters say of it."""
    parts = [named.why]
    if named.gain is not None and named.claim is not None:
        parts[0] += f" {wording.gain(named.gain.estimate)}, {named.claim.value}"
    if named.rule:
        most = f", at most {wording.gain(named.bound)}" if named.bound else ""
        parts.append(f"counters: {named.rule}{most}")
    return "; ".join(parts)
