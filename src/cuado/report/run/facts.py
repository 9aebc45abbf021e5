"""Facts of a run and of its versions, label and text: what was run, and how."""

from collections.abc import Iterator

from cuado.analysis.application import Application
from cuado.analysis.application import application as throughput_of
from cuado.metrics import MetricSet
from cuado.model.launch import LaunchShape
from cuado.optimizer.session import Iteration, Session, code_in_words
from cuado.report import application, words
from cuado.report.run import RunReport, sentences
from cuado.report.whatif import wording

_HASH = 12
"""Characters of a hash that are shown; JSON has all."""


def run_facts(report: RunReport) -> Iterator[tuple[str, str]]:
    """Facts of a run."""
    session = report.session
    yield "kernel", report.kernel
    yield "case", session.case
    driver = f", driver {session.driver}" if session.driver else ""
    yield "device", f"{session.device} ({session.backend}{driver})"
    yield "started", f"{session.started}; took {_seconds(session.seconds)}"
    if session.clocks is not None:
        low, high = session.clocks
        seen = f"{low:,.0f}" if round(low) == round(high) else f"{low:,.0f} to {high:,.0f}"
        yield "SM clock", f"{seen} MHz"
    yield "noise", f"differences of less than {session.noise:.0%} count as none"
    for number in sorted({0, len(session.iterations) - 1}):
        found = application_of(session, number) if session.iterations else None
        if found is not None:
            yield (
                f"{application.LABEL}, {sentences.version_name(number)}",
                application.in_words(found),
            )
    if session.command:
        yield "command", session.command
    source = f"source {session.source[:_HASH]}, " if session.source else ""
    yield "hashes", f"{source}{code_in_words(session, _HASH)}; seed {session.seed}"


def application_of(session: Session, number: int) -> Application | None:
    """Throughput of a version from the application's point of view; None if it is not known."""
    version = session.iterations[number].version
    return throughput_of(
        session.task,
        version.time.estimate if version.time else None,
        session.attainable,
        MetricSet(version.metrics),
    )


def version_facts(iteration: Iteration, *, modelled: bool) -> Iterator[tuple[str, str]]:
    """Facts of one version."""
    version = iteration.version
    how = ", modelled" if modelled and version.time else ""
    yield "time", f"{wording.time_with_ends(version.time)}{how}"
    yield "launch", words.shape(LaunchShape(version.grid, version.block))
    parts = [wording.count(version.registers, "register") + " per thread"]
    if version.local_bytes:
        parts.append(f"{version.local_bytes:,} B of local memory per thread")
    if version.dynamic_shared_bytes:
        parts.append(f"{version.dynamic_shared_bytes:,} B of dynamic shared memory")
    yield "uses", ", ".join((*parts, f"{wording.count(version.blocks_per_sm, 'block')} per SM"))
    if code := code_in_words(version, _HASH):
        yield "code", code
    if iteration.seconds:
        yield "took", _seconds(iteration.seconds)


def _seconds(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60} min {whole % 60} s" if whole >= 60 else f"{seconds:.1f} s"
