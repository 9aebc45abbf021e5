"""What each source line costs: by the experiments that changed it, and by what was counted."""

from collections.abc import Iterator, Mapping

from cuado.analysis.annotated_source import listings
from cuado.model.line_cost import INSTRUCTIONS, SAMPLES, LineCost
from cuado.model.profile import Profile
from cuado.stats import Verdict
from cuado.what_if.pictures import is_picture
from cuado.what_if.result import Claim, Outcome, Status, WhatIf

Place = tuple[str, int]


def line_costs(result: WhatIf) -> tuple[LineCost, ...]:
    """All lines of which something is known, by file and line."""
    saved = _saved(result)
    counted, counts = _counted(result.counters.profile)
    found = []
    for place in sorted({*saved, *counted}):
        part, experiment, is_bound = saved.get(place, (None, "", False))
        found.append(
            LineCost(
                *place,
                _text(result.launch.sources, *place),
                part,
                experiment,
                counted.get(place),
                counts if place in counted else "",
                is_bound,
            )
        )
    return tuple(found)


def _saved(result: WhatIf) -> dict[Place, tuple[float, str, bool]]:
    """What the best experiment on each line saves: what can be removed before what only bounds."""
    best: dict[Place, tuple[float, str, bool]] = {}
    for place, outcome in _on_one_line(result):
        gain = outcome.gain
        if outcome.verdict is Verdict.FASTER and gain is not None and gain.estimate > 1:
            made = (1 - 1 / gain.estimate, outcome.experiment.name, outcome.claim is Claim.BOUND)
            best[place] = max(best.get(place, made), made, key=lambda each: (not each[2], each[0]))
    return best


def _on_one_line(result: WhatIf) -> Iterator[tuple[Place, Outcome]]:
    """The measured experiments that changed one line only, with that line."""
    for outcome in result.outcomes:
        if outcome.status is not Status.MEASURED or is_picture(outcome.experiment):
            continue
        for each in outcome.lines:
            if each.line is not None and each.status is Status.MEASURED:
                yield (each.line.file, each.line.line), each
        touched = {(place.file, place.line) for place in outcome.touched}
        if not outcome.lines and len(touched) == 1:
            yield touched.pop(), outcome


def _counted(profile: Profile | None) -> tuple[Mapping[Place, float], str]:
    if profile is None:
        return {}, ""
    lines = [(each.file, line) for each in listings(profile) for line in each.lines]
    sampled = {(file, line.number): line.samples for file, line in lines if line.samples}
    if sampled:
        return sampled, SAMPLES
    executed = {(file, line.number): line.executed for file, line in lines if line.executed}
    total = sum(executed.values())
    return {place: count / total for place, count in executed.items()}, INSTRUCTIONS


def _text(sources: Mapping[str, str], file: str, line: int) -> str:
    lines = sources.get(file, "").splitlines()
    return lines[line - 1] if 0 < line <= len(lines) else ""
