"""Wide accesses: a thread takes several neighbouring elements, of each pointer in one access.

Written for kernels of one element a thread (``patches.neighbours``). Where not all elements of a
thread exist, or a pointer is not aligned to the width, they are done one by one.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cuado.cuda_source import Edit, Span
from cuado.cuda_source.source import span_of
from cuado.optimizer.patches.indices import fresh_name
from cuado.optimizer.patches.neighbours import (
    Elements,
    OtherFormError,
    PerElement,
    elements,
    per_element,
)
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformations.wide_access import WideAccess

_WIDEST = 16
_WORDS = {16: "uint4", 8: "uint2", 4: "unsigned", 2: "unsigned short"}


def written(step: WideAccess, site: Site) -> Sequence[Written] | Unwritten:
    """Fewer blocks, whose threads take neighbouring elements."""
    try:
        kernel = per_element(site)
        wide = tuple(e for e in elements(site, kernel) if _width(e, step.factor) in _WORDS)
        if not wide:
            raise OtherFormError("no pointer is accessed by the index alone")
    except OtherFormError as reason:
        return Unwritten(str(reason), touched_lines(step, site), _by_hand(step, site))
    x, y, z = site.setting.grid
    if x % step.factor and not kernel.guard:
        return Unwritten(f"{x} blocks are not a multiple of {step.factor}")
    setting = replace(site.setting, grid=(-(-x // step.factor), y, z))
    text = _Text(site, kernel, wide, step.factor)
    names = ", ".join(f"'{each.name}'" for each in wide)
    says = f"a thread takes {step.factor} neighbours, with wide accesses to {names}"
    first, last = kernel.index.span, span_of(kernel.rest[-1])
    return (Written(says, (Edit(Span(first.start, last.end), text.whole()),), setting),)


def _width(each: Elements, factor: int) -> int:
    return min(each.bytes * factor, _WIDEST)


def _by_hand(step: WideAccess, site: Site) -> str:
    names = ", ".join(f"'{p.name}'" for p in site.entry.parameters if p.pointer and p.name)
    return (
        f"let each thread take {step.factor} neighbouring elements of {names}, read and written "
        "through pointers to uint4 or float4; launch as many blocks fewer"
    )


@dataclass(frozen=True)
class _Text:
    """The statements from the index on, for several elements."""

    site: Site
    kernel: PerElement
    wide: tuple[Elements, ...]
    factor: int

    def whole(self) -> str:
        """All of them."""
        source, index = self.site.source, self.kernel.index
        indent = source.indent(index.span.start)
        first, part = fresh_name(self.site, "first"), fresh_name(self.site, "part")
        lines = [
            f"const {index.type} {first} = ({index.value}) * {self.factor};",
            f"if ({' && '.join(self._conditions(first))}) {{",
            *(f"    {line}" for line in self._together(first, part)),
            "    return;",
            "}",
            f"for (unsigned {part} = 0; {part} < {self.factor}; ++{part}) {{"
            " // the last elements, or pointers that are not aligned",
            f"    const {index.type} {index.name} = {first} + {part};",
            *(f"    {line}" for line in self._one_by_one()),
            "}",
        ]
        return f"{source.newline}{indent}".join(lines)

    def _conditions(self, first: str) -> Iterator[str]:
        name = re.escape(self.kernel.index.name)
        if self.kernel.guard:
            last = f"({first} + {self.factor - 1})"
            text = re.sub(rf"\b{name}\b", last, self.kernel.guard)
            yield f"!({text})" if self.kernel.leaves else f"({text})"
        by_width: dict[int, list[str]] = {}
        for each in self.wide:
            by_width.setdefault(_width(each, self.factor), []).append(each.name)
        for width, names in by_width.items():
            places = " | ".join(f"(size_t)&{each}[{first}]" for each in names)
            yield f"({places}) % {width} == 0"

    def _together(self, first: str, part: str) -> Iterator[str]:
        index = self.kernel.index
        for each in self.wide:
            yield from self._begun(each, first)
        yield "#pragma unroll"
        yield f"for (unsigned {part} = 0; {part} < {self.factor}; ++{part}) {{"
        yield f"    const {index.type} {index.name} = {first} + {part};"
        for line in self._work(part):
            yield f"    {line}"
        yield "}"
        for each in self.wide:
            if each.stored:
                word, number, name = self._words(each)
                for n in range(number):
                    place = f"reinterpret_cast<{word} *>(&{each.name}[{first}])"
                    yield f"{place}[{n}] = {name}[{n}];" if number > 1 else f"*{place} = {name};"

    def _begun(self, each: Elements, first: str) -> Iterator[str]:
        """The words of one pointer's elements, and the elements in them."""
        word, number, name = self._words(each)
        place = f"reinterpret_cast<const {word} *>(&{each.name}[{first}])"
        constant = "" if each.stored else "const "
        if number > 1:
            loads = ", ".join(f"{place}[{n}]" for n in range(number))
            value = f" = {{{loads}}}" if each.loaded else ""
            yield f"{constant}{word} {name}[{number}]{value};"
        else:
            yield f"{constant}{word} {name}{f' = *{place}' if each.loaded else ''};"
        own = f"{constant}{each.type} *"
        start = name if number > 1 else f"&{name}"
        yield f"{own}const {each.name}_wide = reinterpret_cast<{own}>({start});"

    def _words(self, each: Elements) -> tuple[str, int, str]:
        """The type, the number and the name of the words that one thread accesses."""
        width = _width(each, self.factor)
        name = fresh_name(self.site, f"{each.name}_words")
        return _WORDS[width], each.bytes * self.factor // width, name

    def _work(self, part: str) -> Iterator[str]:
        """The work on one element, with what was loaded widely in place of the accesses."""
        changed = sorted(
            (span, f"{each.name}_wide[{part}]") for each in self.wide for span in each.spans
        )
        for node in self.kernel.work:
            made, position = [], node.start_byte
            for span, text in changed:
                if node.start_byte <= span.start < node.end_byte:
                    made += [self.site.source.at(Span(position, span.start)), text]
                    position = span.end
            made.append(self.site.source.at(Span(position, node.end_byte)))
            yield from self._lines("".join(made))

    def _one_by_one(self) -> Iterator[str]:
        """The statements as they were; what returned goes on with the next element."""
        for node in self.kernel.rest:
            text = self.site.source.of(node)
            if self.kernel.leaves and node == self.kernel.rest[0]:
                text = re.sub(r"\breturn\b", "continue", text)
            yield from self._lines(text)

    def _lines(self, text: str) -> Iterator[str]:
        """Lines of a statement without the indentation that the source gives them all."""
        indent = self.site.source.indent(self.kernel.index.span.start)
        first, *others = text.replace("\r\n", "\n").split("\n")
        yield first
        yield from (line.removeprefix(indent) for line in others)
