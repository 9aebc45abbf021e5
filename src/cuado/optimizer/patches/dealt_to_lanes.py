"""The iterations of threads' loops written for lanes, which put together what they found.

In place of each thread there are several lanes, along x of the block; the threads lie along y. All
lanes run the code outside of the loops, where the first one stores.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import prod

from cuado.cuda_source import Edit, LoopText, variables
from cuado.cuda_source.source import span_of, walk
from cuado.kernel.facts.iterations.dealt_loops import DealtLoop
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.facts.reductions.loop_choices import Choice
from cuado.kernel.facts.threads.thread_independence import objections
from cuado.kernel.kernel import Kernel
from cuado.optimizer.patches.by_hand import dealt_head
from cuado.optimizer.patches.carried_names import Accumulated, carried_names
from cuado.optimizer.patches.dealt_to_blocks import head_span
from cuado.optimizer.patches.heads import with_bounds
from cuado.optimizer.patches.indices import fresh_name, readers_of
from cuado.optimizer.patches.outside_loops import UnguardedError, guarded
from cuado.optimizer.patches.site import Setting, Site, Written
from cuado.optimizer.patches.source_loops import (
    loops_at,
    objection_to_grain,
    objection_to_head,
    objection_to_macros,
    source_loop,
)
from cuado.optimizer.patches.stored_and_read import is_read_back
from cuado.optimizer.rows_to_lanes import Accepted, chosen

_WARP = 32
_INDEX = re.compile(
    r"blockIdx\s*\.\s*x\s*\*\s*blockDim\s*\.\s*x\s*\+\s*threadIdx\s*\.\s*x"
    r"|blockDim\s*\.\s*x\s*\*\s*blockIdx\s*\.\s*x\s*\+\s*threadIdx\s*\.\s*x"
    r"|threadIdx\s*\.\s*x\s*\+\s*blockIdx\s*\.\s*x\s*\*\s*blockDim\s*\.\s*x"
)
_BUILT_IN = re.compile(r"\b(?:threadIdx|blockIdx|blockDim|gridDim)\b")


@dataclass(frozen=True)
class _Dealt:
    loop: LoopText
    accumulated: tuple[Accumulated, ...]


@dataclass(frozen=True)
class Lanes:
    """What is to be written.

    Args:
        site: the kernel.
        lanes: in place of each thread.
        groups: of lanes in a block; 1 where lanes are more than a warp.
        found: the loops of the PTX that are dealt out.
        accepted: accumulators that they may have.
    """

    site: Site
    lanes: int
    groups: int
    found: Sequence[DealtLoop]
    accepted: Accepted

    def written(self) -> Written | str:
        """The edits, or why there are none."""
        site = self.site
        if objection := objection_to_macros(site):
            return objection
        made = self._loops()
        if isinstance(made, str):
            return made
        lane = fresh_name(site, "lane")
        mask = "~0u" if self.lanes >= _WARP else fresh_name(site, "lanes")
        indices = self._indices(lane)
        if isinstance(indices, str):
            return indices
        spans = [each.loop.span for each in made]
        waits = self._wait(mask) if is_read_back(site, spans) else ""
        try:
            stores = guarded(site, spans, f"{lane} == 0", waits)
        except UnguardedError as error:
            return str(error)
        # The mask comes first: the indices that it is of may be hidden by the thread's.
        is_used = mask != "~0u" and (waits or any(each.accumulated for each in made))
        edits = [site.at_start(self._mask(mask))] if is_used else []
        edits += [*indices, *stores]
        if site.entry.bounds is not None:
            edits += with_bounds(site, f"__launch_bounds__({self.lanes * self.groups})")
        for each in made:
            edits += self._dealt(each, lane, mask, waits)
        lines = ", ".join(str(each.loop.line) for each in made)
        says = f"{self.lanes} lanes share the iterations of the loop in line {lines}"
        return Written(says, tuple(edits), self._setting())

    def _setting(self) -> Setting:
        old = self.site.setting
        threads = prod(old.grid) * prod(old.block)
        return replace(
            old, grid=(-(-threads // self.groups), 1, 1), block=(self.lanes, self.groups, 1)
        )

    def _loops(self) -> list[_Dealt] | str:
        """The loops of the source, each with what it accumulates; or what is against one."""
        site, made = self.site, dict[int, _Dealt]()
        for each in self.found:
            loop = source_loop(site, each)
            if loop is None:
                return "a loop was not found in the source"
            carried = carried_names(site.source, site.entry, loop)
            parent = loop.node.parent
            for reason in (
                objection_to_head(site, loop),
                carried.other,
                objection_to_grain(site, each, loop, self._holds_at(loop.line)),
                _objection_to_parts(each.accumulators, carried.accumulated, loop),
                ""
                if parent is not None and parent.type == "compound_statement"
                else f"the loop in line {loop.line} stands without braces around it",
            ):
                if reason:
                    return reason
            made[loop.line] = _Dealt(loop, carried.accumulated)
        ordered = sorted(made.values(), key=lambda each: each.loop.span)
        for one, other in pairwise(ordered):
            if one.loop.span.holds(other.loop.span):
                return f"the loops in line {one.loop.line} and {other.loop.line} lie in each other"
        return ordered

    def _holds_at(self, line: int) -> Callable[[Kernel], bool]:
        """True if lanes may run the iterations of the kernel's loops that end in a line."""

        def holds(kernel: Kernel) -> bool:
            found = {each.loop.header for each in chosen(kernel, self.accepted)[0]}
            wanted = {each.header for each in loops_at(kernel, line)}
            return bool(wanted) and wanted <= found and not any(objections(kernel))

        return holds

    # Indices

    def _indices(self, lane: str) -> list[Edit] | str:
        """The thread's index of a group of lanes, in place of a thread's."""
        site = self.site
        plain = self._plain_index()
        if plain is not None:
            return [plain, site.at_start(f"const int {lane} = threadIdx.x;")]
        readers = readers_of(site, "threadIdx", "blockIdx", "blockDim", "gridDim")
        if not readers or any(not each.is_kernel for each in readers):
            return "the indices are not read by the kernel alone"
        return [site.at_start(*self._hidden(lane))]

    def _plain_index(self) -> Edit | None:
        """The edit of the one place that reads indices, where it is a plain one along x."""
        site, old = self.site, self.site.setting
        threads = prod(old.grid) * prod(old.block)
        text = " ".join(map(site.code_of, site.functions))
        if len(_BUILT_IN.findall(text)) != 3 or threads % self.groups:
            return None
        if any(prod(each) != each[0] for each in (old.grid, old.block)):
            return None
        body = site.source.at(site.entry.body)
        places = list(_INDEX.finditer(body))
        if len(places) != 1:
            return None
        start = site.entry.body.start + len(body[: places[0].start()].encode())
        for each in walk(site.entry.node, "binary_expression"):
            span = span_of(each)
            if span.start == start and site.source.at(span) == places[0][0]:
                one = (
                    "blockIdx.x" if self.groups == 1 else ("blockIdx.x * blockDim.y + threadIdx.y")
                )
                return Edit(span, one)
        return None

    def _hidden(self, lane: str) -> Iterator[str]:
        """Variables that hide the built-in ones, with what these would be for the thread."""
        site, old = self.site, self.site.setting
        threads, place = prod(old.grid) * prod(old.block), fresh_name(site, "place")
        yield f"const int {lane} = threadIdx.x;"
        yield f"const unsigned {place} = blockIdx.x * blockDim.y + threadIdx.y;"
        if threads % self.groups:
            yield f"if ({place} >= {threads}u) return; // for this many threads alone"
        rest, found = place, []
        for size in (*old.block, *old.grid):
            found.append("0u" if size == 1 else f"{rest} % {size}u")
            rest = rest if size == 1 else f"{rest} / {size}u"
        yield f"const uint3 threadIdx = {{{', '.join(found[:3])}}};"
        yield f"const uint3 blockIdx = {{{', '.join(found[3:])}}};"
        yield f"const dim3 blockDim({', '.join(map(str, old.block))});"
        yield f"const dim3 gridDim({', '.join(map(str, old.grid))});"

    # Loops

    def _dealt(self, dealt: _Dealt, lane: str, mask: str, waits: str) -> Iterator[Edit]:
        site, loop = self.site, dealt.loop
        yield Edit(head_span(loop), dealt_head(loop, site, lane, str(self.lanes)))
        start = loop.pragma_span.start if loop.pragma_span is not None else loop.span.start
        begun = [
            f"if ({lane} != 0) {each.name} = 0;"
            for each in dealt.accumulated
            if each.is_counted_twice and not self._begins_with_nothing(loop, each.name)
        ]
        indent, end = site.source.indent(loop.span.start), site.source.newline
        before = site.source.data[: loop.span.start].rpartition(b"\n")[2].strip()
        if begun:
            text = " ".join(begun)
            yield Edit.insertion(start, f"{text} " if before else f"{text}{end}{indent}")
        lines = [*self._joined(dealt.accumulated, lane, mask), *([waits] if waits else [])]
        if lines:
            text = "".join(f"{end}{indent}{each}" for each in lines)
            yield Edit.insertion(loop.span.end, text)

    def _begins_with_nothing(self, loop: LoopText, name: str) -> bool:
        """True if a sum is declared as 0, and nothing else is done to it before the loop."""
        site = self.site
        own = [v for v in variables(site.source, site.entry.body) if v.name == name]
        before = [
            n for n in walk(site.entry.node, "identifier")
            if n.start_byte < loop.span.start and site.source.of(n) == name
        ]  # fmt: skip
        is_zero = len(own) == 1 and re.fullmatch(r"0(\.0*)?f?|0u", own[0].value.strip())
        around = walk(site.entry.node, "for_statement", "while_statement", "do_statement")
        is_again = any(
            span_of(each).holds(loop.span) and span_of(each) != loop.span
            and len(own) == 1 and not span_of(each).holds(own[0].span)
            for each in around
        )  # fmt: skip
        return bool(is_zero) and len(before) == 1 and not is_again

    def _joined(self, parts: Sequence[Accumulated], lane: str, mask: str) -> Iterator[str]:
        """What the lanes found, put together in each of them."""
        if not parts:
            return
        width = min(self.lanes, _WARP)
        k = fresh_name(self.site, "k")
        each = [p.combined(f"__shfl_xor_sync({mask}, {p.name}, {k})") for p in parts]
        head = f"for (int {k} = {width // 2}; {k}; {k} /= 2)"
        yield f"{head} {each[0]}" if len(each) == 1 else f"{head} {{ {' '.join(each)} }}"
        if self.lanes == _WARP or self.lanes < _WARP:
            return
        warps = self.lanes // _WARP
        for part in parts:
            kept = fresh_name(self.site, f"{part.name}_of_warps")
            yield "{"
            yield f"    __shared__ decltype({part.name}) {kept}[{warps}];"
            yield f"    if ({lane} % {_WARP} == 0) {kept}[{lane} / {_WARP}] = {part.name};"
            yield "    __syncthreads();"
            yield f"    {part.name} = {kept}[0];"
            combined = part.combined(f"{kept}[{k}]")
            yield f"    for (int {k} = 1; {k} < {warps}; ++{k}) {combined}"
            yield "    __syncthreads();"
            yield "}"

    def _wait(self, mask: str) -> str:
        if self.lanes > _WARP:
            return "__syncthreads();"
        return f"__syncwarp({mask});" if mask != "~0u" else "__syncwarp();"

    def _mask(self, mask: str) -> str:
        """The mask of a group's lanes in its warp."""
        own = f"threadIdx.y % {_WARP // self.lanes} * {self.lanes}"
        return f"const unsigned {mask} = {(1 << self.lanes) - 1:#x}u << ({own});"


def _objection_to_parts(
    found: Sequence[Accumulator], accumulated: Sequence[Accumulated], loop: LoopText
) -> str:
    """Why what the source accumulates is not what the PTX does; empty if it is."""
    if any(isinstance(each, Choice) for each in found):
        return f"the loop in line {loop.line} keeps a best value with what belongs to it"
    known = {each.opcode.split(".")[0] for each in found}
    for each in accumulated:
        names = _OPERATIONS.get(each.how) or ("max" if "max" in each.how else "min")
        if names not in known:
            return f"how '{each.name}' is accumulated was not found in the PTX"
    return ""


_OPERATIONS = {"+": "add", "^": "xor", "&": "and", "|": "or"}
