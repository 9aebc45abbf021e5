"""A chip as the text of a chip file, which :func:`cuado.device.read_chip` reads."""

import json
from collections.abc import Iterator

from cuado.device.chip import FACTS, ChipFacts
from cuado.device.chip_model import CONSTANTS


def chip_text(chip: ChipFacts, heading: str) -> str:
    """The chip file, with a comment at its head; facts that are not known are left out."""
    return "\n".join(_lines(chip, heading)) + "\n"


def _lines(chip: ChipFacts, heading: str) -> Iterator[str]:
    yield from (f"# {line}".rstrip() for line in heading.splitlines())
    yield ""
    if chip.relative is not None:
        yield f"relative = {json.dumps(chip.relative)}"
        yield ""
    keys = _keys(chip)
    yield "[sources]"
    # JSON's strings are TOML's basic ones.
    yield from (f"{key} = {json.dumps(text)}" for text, key in keys.items())
    yield ""
    yield "[facts]"
    for fact in FACTS:
        if fact in chip.sources:
            value = getattr(chip, fact)
            shown = json.dumps(list(value) if isinstance(value, tuple) else value)
            yield f'{fact} = {{ value = {shown}, source = "{keys[chip.sources[fact]]}" }}'
    if chip.model:
        yield from ("", "[model]")
    for name, each in chip.model.items():
        unit, fitted = CONSTANTS[name].unit, ""
        if each.fitted_on:
            fitted = f", fitted_on = {json.dumps(each.fitted_on)}"
        stated = f"value = {json.dumps(each.value)}, unit = {json.dumps(unit)}"
        yield f'{name} = {{ {stated}, source = "{keys[each.source]}"{fitted} }}'
    for curve in chip.concurrency:
        yield from ("", "[[concurrency]]", f'pattern = "{curve.pattern}"')
        yield f"loads = {curve.loads}"
        yield f"word_bytes = {curve.word_bytes}"
        yield f"warps = {json.dumps(list(curve.warps))}"
        yield f"bandwidth = {json.dumps(list(curve.bandwidth))}"
        yield f'source = "{keys[curve.source]}"'


def _keys(chip: ChipFacts) -> dict[str, str]:
    """A key for each source that is cited, by its text: the name of the first that cites it."""
    keys: dict[str, str] = {}
    for fact in FACTS:
        if (text := chip.sources.get(fact)) is not None:
            keys.setdefault(text, fact)
    for name, each in chip.model.items():
        keys.setdefault(each.source, name)
    for number, curve in enumerate(chip.concurrency):
        keys.setdefault(curve.source, f"concurrency_{number}")
    return keys
