"""A version on record as one side of a comparison."""

from hashlib import sha256

from cuado.analysis.comparison.side import Means, Side, Suspect
from cuado.optimizer.session import Session, VersionRecord, code_in_words

HASH = 12
"""Characters of a hash that are shown."""


def side_of_version(session: Session, position: int, label: str) -> Side:
    """The version that an iteration of a session began with.

    Args:
        session: the run.
        position: of the iteration; 0 is the original.
        label: ``12:0``, number and position, as the user writes it.
    """
    iteration = session.iterations[position]
    version = iteration.version
    return Side(
        label=label,
        kernel=session.kernel,
        device=session.device,
        origin=f"version {position} of the run of {case_name(session.case)}",
        modelled=session.modelled,
        time=version.time,
        grid=version.grid,
        block=version.block,
        resources={
            "registers": version.registers,
            "local_bytes": version.local_bytes,
            "dynamic_shared_bytes": version.dynamic_shared_bytes,
            "blocks_per_sm": version.blocks_per_sm,
        },
        metrics=dict(version.metrics),
        limit=iteration.limiter,
        unit=iteration.limiter_unit,
        reason=iteration.limiter_reason,
        causes=tuple(Suspect(name, f"{name}: {why}") for name, why in iteration.causes),
        means=Means.EXPERIMENTS,
        case=case_name(session.case),
        facts=_facts(session, version),
        clocks=session.clocks,
        noise=session.noise,
        run=sha256(repr(session).encode()).hexdigest(),
        speedup=version.speedup if position else None,
        source=session.source,
        started_with=_launch(session),
        started=session.started,
        steps=version.steps,
    )


def case_name(case: str) -> str:
    """The name of a case without its location: its file's name, or its folder's."""
    parts = [part for part in case.replace("\\", "/").split("/") if part not in {"", "."}]
    if len(parts) > 1 and parts[-1] == "case.toml":
        parts.pop()
    return parts[-1].removesuffix(".toml") if parts else case


def _launch(session: Session) -> str:
    """How a session's original is launched."""
    version = session.iterations[0].version
    return f"{_extent(version.grid)} blocks of {_extent(version.block)}"


def _facts(session: Session, version: VersionRecord) -> dict[str, str]:
    return {
        "changed": "; ".join(version.steps) or "nothing",
        "case": session.case,
        "ran on": session.backend,
        "driver": session.driver,
        "cuado": session.cuado,
        "SM clock": "{:.0f} to {:.0f} MHz".format(*session.clocks) if session.clocks else "",
        "source": session.source[:HASH],
        "code": code_in_words(version, HASH),
    }


def _extent(extent: tuple[int, int, int]) -> str:
    return "x".join(map(str, extent))
