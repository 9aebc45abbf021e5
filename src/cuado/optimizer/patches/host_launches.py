"""Launches in the host's part of the patched file, changed to the launch that was measured.

A grid or block is rewritten only where its new text provably comes to the numbers that were
measured, for the arguments that the case passes; anywhere else the report says what to set.
"""

from collections.abc import Mapping, Sequence

from cuado.cuda_source import (
    Edit,
    LaunchText,
    SourceText,
    Span,
    apply_edits,
    constants_of,
    launches,
    parse_source,
    value_of,
    variables,
)
from cuado.cuda_source.source import span_of, walk
from cuado.errors import CuadoError
from cuado.model.arguments import Scalar
from cuado.model.launch import Launch
from cuado.optimizer.patches.composition import Composer, entry_of
from cuado.optimizer.patches.site import Setting


def with_launches(
    text: str, composer: Composer, setting: Setting, launch: Launch
) -> tuple[str, str]:
    """The text with its launches of the kernel changed; and what was changed, empty if nothing.

    Args:
        text: of the patched source.
        composer: what made it.
        setting: how it is to be launched.
        launch: the user's.
    """
    if (setting.grid, setting.block) == (composer.setting.grid, composer.setting.block):
        return text, ""
    source = parse_source(text)
    entry = entry_of(source, composer.name)
    found = launches(source, entry.name) if entry is not None else ()
    if len(found) != 1:
        return text, ""
    known = _known(source, found[0], launch)
    before = composer.setting
    blocks = [(old, str(new), new) for old, new in zip(before.block, setting.block, strict=True)]
    grids = [
        (old, _grid(old, new, size, other), new)
        for old, new, size, other in zip(
            before.grid, setting.grid, before.block, setting.block, strict=True
        )
    ]
    edits: list[Edit] = []
    for at, extents in ((1, blocks), (0, grids)):
        made = _rewritten(source, found[0], at, extents, known)
        if made is None:
            return text, ""
        edits += made
    try:
        return apply_edits(source, edits), f"the launch in line {found[0].line} does"
    except CuadoError:
        return text, ""


def _known(source: SourceText, launch: LaunchText, given: Launch) -> Mapping[str, str | int]:
    """Values of the host's variables: of constants, and of what is passed to the kernel."""
    known: dict[str, str | int] = {**constants_of(source)}
    for each in variables(source, launch.function):
        if each.constant and each.value:
            known[each.name] = f"({each.value})"
    for text, argument in zip(launch.arguments, given.arguments, strict=False):
        if isinstance(argument, Scalar) and isinstance(argument.value, int) and text.isidentifier():
            known[text] = argument.value
    return known


def _grid(old: int, new: int, size: int, other: int) -> str:
    """The new number of blocks along an axis as an expression of the old one, ``{}``.

    Rounded up, so that a launch on another number of elements is covered as well.
    """
    if size != other and -(-old * size // other) == new:
        return f"(({{}}) * {size} + {other - 1}) / {other}"
    if old % new == 0 and old != new:
        return f"(({{}}) + {old // new - 1}) / {old // new}"
    return "{}" if old == new else str(new)


def _rewritten(
    source: SourceText,
    launch: LaunchText,
    at: int,
    extents: Sequence[tuple[int, str, int]],
    known: Mapping[str, str | int],
) -> list[Edit] | None:
    """Edits of the grid (0) or block (1) of a launch; None where its text is not understood."""
    if all(old == new for old, _, new in extents):
        return []
    if len(launch.configuration) <= at:
        return None
    span, parts = _parts(source, launch, at)
    values = [value_of(source.at(part), known) for part in parts]
    # Texts that do not come to the launch of the case are of another launch.
    if not 1 <= len(values) <= 3 or [*values, 1, 1][:3] != [old for old, _, _ in extents]:
        return None
    texts = [source.at(part) for part in parts] + ["1"] * (3 - len(parts))
    count = max([len(parts), *(n + 1 for n, each in enumerate(extents) if each[2] > 1)])
    made = [form.format(text) for (_, form, _), text in zip(extents, texts, strict=True)][:count]
    is_number = len(parts) == 1 and parts[0] == span
    inside = ", ".join(made)
    if is_number:
        return [Edit(span, f"dim3({inside})" if count > 1 else inside)]
    return [Edit(Span(parts[0].start, parts[-1].end), inside)]


def _parts(source: SourceText, launch: LaunchText, at: int) -> tuple[Span, list[Span]]:
    """The span of a grid or block, and those of its extents; of the variable that it names."""
    span, text = launch.configuration_spans[at], launch.configuration[at].strip()
    if text.isidentifier():
        own = [v for v in variables(source, launch.function) if v.name == text]
        if len(own) != 1 or own[0].value_span is None:
            return span, []
        if own[0].value_spans:
            return own[0].value_span, list(own[0].value_spans)
        span, text = own[0].value_span, own[0].value.strip()
    if text.startswith("dim3"):
        inner = parse_source(f"auto x = {text};")
        shift = span.start - len("auto x = ")
        listed = next(walk(inner.root, "argument_list", "initializer_list"), None)
        found = [span_of(each) for each in listed.named_children] if listed is not None else []
        return span, [Span(each.start + shift, each.end + shift) for each in found]
    return span, [span]
