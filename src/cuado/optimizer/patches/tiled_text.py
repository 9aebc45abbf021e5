"""The text of a product's kernel with tiles in shared memory and in registers.

Each thread computes several results along both axes, of a block's rectangle of them. What a step of
the loop loads for all of them is fetched for several steps at once, neighbouring threads
neighbouring elements, while the tile before is worked on. Each sum is made in its order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cuado.cuda_source import Edit, Span
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.indices import AXES, fresh_name
from cuado.optimizer.patches.product_form import Factor, Index, ProductForm
from cuado.optimizer.patches.site import Site

_WIDE = 4
"""Results side by side that a thread has: their factors are read by one access."""


@dataclass(frozen=True)
class TiledText:
    """What is written.

    Args:
        site: the kernel.
        form: its parts.
        block: threads along x and y that remain.
        parts: results of a thread along x and y.
        steps: of a tile.
    """

    site: Site
    form: ProductForm
    block: tuple[int, int]
    parts: tuple[int, int]
    steps: int

    def edit(self) -> Edit:
        """The kernel's body anew."""
        body, end = self.site.entry.body, self.site.source.newline
        lines = [*self._head(), *self._fetching(), *self._loop(), *self._stored()]
        text = "".join(f"    {line}{end}" if line[:1] != "#" else f"{line}{end}" for line in lines)
        return Edit(Span(body.start, body.end), f"{{{end}{text}}}")

    # Names

    def _name(self, name: str) -> str:
        return fresh_name(self.site, name)

    def _tile(self, factor: Factor) -> str:
        return self._numbered(factor, "tile")

    def _numbered(self, factor: Factor, word: str) -> str:
        alike = [f for f in self.form.factors if f.pointer == factor.pointer]
        number = f"_{alike.index(factor) + 1}" if len(alike) > 1 else ""
        return self._name(f"{factor.pointer}_{word}{number}")

    def _first(self, index: Index) -> str:
        return self._name(f"first_{index.name}")

    def _part(self, index: Index) -> str:
        if self._parts(index) == 1:
            return "0"
        return self._name("i" if index == self.form.indices[0] else "j")

    # Numbers

    @property
    def _threads(self) -> int:
        return self.block[0] * self.block[1]

    def _parts(self, index: Index) -> int:
        return self.parts[AXES.index(index.axis)]

    def _extent(self, index: Index) -> int:
        """Results of a block along an index."""
        return self._parts(index) * self.block[AXES.index(index.axis)]

    def _wide(self, index: Index) -> int:
        return next(n for n in (_WIDE, 2, 1) if self._parts(index) % n == 0)

    def _own(self, index: Index) -> str:
        """The thread's number along an index: neighbours store to neighbouring places."""
        one, other = self.form.indices
        fast = one if self._is_fast(one) else other
        size = self.block[AXES.index(fast.axis)]
        thread = self._name("thread")
        return f"{thread} % {size}" if index == fast else f"{thread} / {size}"

    def _is_fast(self, index: Index) -> bool:
        """True if neighbouring results along an index are stored side by side."""
        text = "".join("".join(self.site.source.of(n).split()) for n in self.form.after)
        return f"+{index.name}]" in text or f"[{index.name}+" in text

    def _place(self, index: Index, part: str) -> str:
        """The place of a thread's result in the block's rectangle."""
        wide, own = self._wide(index), self._own(index)
        if self._parts(index) == 1:
            return own
        if wide == 1:
            size = self.block[AXES.index(index.axis)]
            return f"{part} * {size} + {own}"
        row = wide * self.block[AXES.index(index.axis)]
        return f"{part} / {wide} * {row} + {own} * {wide} + {part} % {wide}"

    # Text

    def _head(self) -> Iterator[str]:
        form, k = self.form, self.form.loop
        thread = self._name("thread")
        for each in form.factors:
            row = self._extent(each.index)
            pad = max(1, 16 // each.bytes)
            yield (
                f"__shared__ __align__(16) {each.type} {self._tile(each)}[{self.steps}]"
                f"[{row} + {pad}];"
            )
        yield f"const int {thread} = threadIdx.y * {self.block[0]} + threadIdx.x;"
        for index in form.indices:
            yield (
                f"const {index.variable.type} {self._first(index)} = blockIdx.{index.axis} * "
                f"{self._extent(index)};"
            )
        length = k.bound if k.begins == "0" else f"({k.bound}) - ({k.begins})"
        yield f"if (({length}) % {self.steps} != 0) __trap(); // tiles of {self.steps} steps alone"
        one, other = form.indices
        for sum_ in form.sums:
            sums = self._name(f"{sum_.name}_of")
            yield f"{sum_.type} {sums}[{self._parts(one)}][{self._parts(other)}];"
        begun = [f"{self._sum_of(each.name)} = {each.value};" for each in form.sums]
        yield from self._for_parts([*self._others(), *begun])

    def _sum_of(self, name: str) -> str:
        one, other = self.form.indices
        return f"{self._name(f'{name}_of')}[{self._part(one)}][{self._part(other)}]"

    def _for_parts(self, statements: Sequence[str], indent: str = "") -> Iterator[str]:
        """Statements for each of a thread's results, with its indices."""
        for index in self.form.indices:
            part = self._part(index)
            if part != "0":
                yield "#pragma unroll"
                yield f"{indent}for (int {part} = 0; {part} < {self._parts(index)}; ++{part})"
                indent += "    "
        yield f"{indent}{{"
        for index in self.form.indices:
            place = f"{self._first(index)} + {self._place(index, self._part(index))}"
            yield f"{indent}    const {index.variable.type} {index.name} = {place};"
        for each in statements:
            yield f"{indent}    {each}"
        yield f"{indent}}}"

    def _elements(self, factor: Factor) -> tuple[int, int]:
        """Elements of a tile, and how many of them a thread fetches."""
        total = self._extent(factor.index) * self.steps
        return total, -(-total // self._threads)

    def _fetching(self) -> Iterator[str]:
        """What fetches a thread's share of the next tiles."""
        k, fetch = self.form.loop, self._name("fetch")
        for each in self.form.factors:
            # What lies beyond a limit is not loaded, and its results are not stored.
            zeros = " = {}" if self.form.guard else ""
            yield f"{each.type} {self._numbered(each, 'next')}[{self._elements(each)[1]}]{zeros};"
        yield f"const auto {fetch} = [&](const {self._counter_type()} {self._name('first')}) {{"
        for each in self.form.factors:
            step, place = self._fetched(each)
            head = [
                f"const {self._counter_type()} {k.variable} = {self._name('first')} + {step};",
                f"const {each.index.variable.type} {each.index.name} = "
                f"{self._first(each.index)} + {place};",
            ]
            limits = [t for t in self.form.guard if t.split(">")[0].strip() == each.index.name]
            target = f"{self._numbered(each, 'next')}[{self._name('e')}]"
            load = f"{target} = {each.text};"
            lines = [*head, f"if (!({' || '.join(limits)})) {load}" if limits else load]
            yield from self._of_thread(each, lines, "    ")
        yield "};"

    def _counter_type(self) -> str:
        node = self.form.loop.node.child_by_field_name("initializer")
        kind = node.child_by_field_name("type") if node is not None else None
        return self.site.source.of(kind) if kind is not None else "int"

    def _fetched(self, factor: Factor) -> tuple[str, str]:
        """The step and the place of an element that a thread fetches."""
        at, extent = self._name("at"), self._extent(factor.index)
        if factor.along:
            return f"{at} % {self.steps}", f"{at} / {self.steps}"
        return f"{at} / {extent}", f"{at} % {extent}"

    def _of_thread(self, factor: Factor, lines: Sequence[str], indent: str) -> Iterator[str]:
        """Statements for each element that a thread fetches."""
        total, each = self._elements(factor)
        e, at, thread = self._name("e"), self._name("at"), self._name("thread")
        yield "#pragma unroll"
        yield f"{indent}for (int {e} = 0; {e} < {each}; ++{e}) {{"
        yield f"{indent}    const int {at} = {thread} + {e} * {self._threads};"
        if total % self._threads:
            yield f"{indent}    if ({at} >= {total}) break;"
        for line in lines:
            yield f"{indent}    {line}"
        yield f"{indent}}}"

    def _loop(self) -> Iterator[str]:
        k, first, fetch = self.form.loop, self._name("first"), self._name("fetch")
        step = self._name("step")
        yield f"{fetch}({k.begins});"
        yield (
            f"for ({self._counter_type()} {first} = {k.begins}; {first} < {k.bound}; "
            f"{first} += {self.steps}) {{"
        )
        for each in self.form.factors:
            of_step, place = self._fetched(each)
            store = (
                f"{self._tile(each)}[{of_step}][{place}] = "
                f"{self._numbered(each, 'next')}[{self._name('e')}];"
            )
            yield from self._of_thread(each, [store], "    ")
        yield "    __syncthreads();"
        yield f"    if ({first} + {self.steps} < {k.bound}) {fetch}({first} + {self.steps});"
        yield "#pragma unroll"
        yield f"    for (int {step} = 0; {step} < {self.steps}; ++{step}) {{"
        yield f"        const {self._counter_type()} {k.variable} = {first} + {step};"
        for each in self.form.factors:
            yield from self._read(each, step)
        yield from self._for_parts(list(self._summed()), "        ")
        yield "    }"
        yield "    __syncthreads();"
        yield "}"

    def _read(self, factor: Factor, step: str) -> Iterator[str]:
        """A thread's factors of a step, from the tile."""
        own, count = self._numbered(factor, "own"), self._parts(factor.index)
        part = self._name("p")
        place = f"{self._tile(factor)}[{step}][{self._place(factor.index, part)}]"
        if count == 1:
            yield f"        const {factor.type} {own}[1] = {{{place}}};"
            return
        yield f"        {factor.type} {own}[{count}];"
        yield "#pragma unroll"
        head = f"for (int {part} = 0; {part} < {count}; ++{part})"
        yield f"        {head} {own}[{part}] = {place};"

    def _others(self) -> Iterator[str]:
        """What is declared before the loop, but for the sums."""
        sums = {each.span.start for each in self.form.sums}
        for node in self.form.before:
            if node.start_byte not in sums:
                yield _one_line(self.site.source.code(node))

    def _aliases(self) -> Iterator[str]:
        """The sums by their names, and what else is declared before the loop."""
        for each in self.form.sums:
            yield f"{each.type} &{each.name} = {self._sum_of(each.name)};"
        yield from self._others()

    def _summed(self) -> Iterator[str]:
        """The loop's body for one result."""
        yield from self._aliases()
        body = self.form.loop.body
        data, position, pieces = self.site.source.data, body.start, list[str]()
        edits = [
            (span, f"{self._numbered(f, 'own')}[{self._part(f.index)}]")
            for f in self.form.factors
            for span in f.spans
        ]
        edits += [(span_of(n), " ") for n in walk(self.form.loop.node, "comment")]
        for span, text in sorted(each for each in edits if body.holds(each[0])):
            pieces += [data[position : span.start].decode(), text]
            position = span.end
        pieces.append(data[position : body.end].decode())
        yield _one_line("".join(pieces))

    def _stored(self) -> Iterator[str]:
        """What is done with the results."""
        guard = []
        if self.form.guard:
            # Without a loop around it, there is nothing to continue with.
            is_alone = all(self._parts(each) == 1 for each in self.form.indices)
            leave = "return" if is_alone else "continue"
            guard = [f"if ({' || '.join(self.form.guard)}) {leave};"]
        rest = [_one_line(self.site.source.code(n)) for n in self.form.after]
        yield from self._for_parts([*guard, *self._aliases(), *rest])


def _one_line(text: str) -> str:
    return " ".join(text.split())
