"""A chip as the text of a chip file, which :func:`cuado.device.read_chip` reads."""

import json
from collections.abc import Iterator

from cuado.device.chip import FACTS, ChipFacts


def chip_text(chip: ChipFacts, heading: str) -> str:
    """The chip file, with a comment at its head; facts that are not known are left out."""
    return "\n".join(_lines(chip, heading)) + "\n"


def _lines(chip: ChipFacts, heading: str) -> Iterator[str]:
    yield from (f"# {line}".rstrip() for line in heading.splitlines())
    yield ""
    if chip.relative is not None:
        yield f"relative = {json.dumps(chip.relative)}"
        yield ""
    yield "[sources]"
    keys: dict[str, str] = {}
    for fact in FACTS:
        text = chip.sources.get(fact)
        if text is not None and text not in keys:
            keys[text] = fact
            # JSON's strings are TOML's basic ones.
            yield f"{fact} = {json.dumps(text)}"
    for number, curve in enumerate(chip.concurrency):
        if curve.source not in keys:
            keys[curve.source] = f"concurrency_{number}"
            yield f"concurrency_{number} = {json.dumps(curve.source)}"
    yield ""
    yield "[facts]"
    for fact in FACTS:
        if fact in chip.sources:
            value = getattr(chip, fact)
            shown = json.dumps(list(value) if isinstance(value, tuple) else value)
            yield f'{fact} = {{ value = {shown}, source = "{keys[chip.sources[fact]]}" }}'
    for curve in chip.concurrency:
        yield from ("", "[[concurrency]]", f'pattern = "{curve.pattern}"')
        yield f"loads = {curve.loads}"
        yield f"word_bytes = {curve.word_bytes}"
        yield f"warps = {json.dumps(list(curve.warps))}"
        yield f"bandwidth = {json.dumps(list(curve.bandwidth))}"
        yield f'source = "{keys[curve.source]}"'
