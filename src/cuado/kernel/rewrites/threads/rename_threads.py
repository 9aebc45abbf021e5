"""Gives the work of threads at a stride to others, at another stride, which take their index."""

from collections.abc import Iterable

from cuado.kernel.facts.shared_memory.sparse_regions import SparseRegion
from cuado.kernel.facts.threads.index_values import INDEX
from cuado.kernel.rewrites.loops.repeat_instructions import RepeatedInstructions
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.rewrite import renamed


def rename_threads(rewriting: Rewriting, regions: Iterable[SparseRegion]) -> None:
    """Make the edits: thread ``k * spread`` does what thread ``first + k * stride`` did."""
    code, index = rewriting.subject.code, rewriting.register("b32")
    rewriting.at_start(f"mov.u32 {index}, {INDEX}.x;")
    for region in regions:
        own, beyond = rewriting.register("b32"), rewriting.register("pred")
        names: dict[str, str] = {}
        around = code.instructions[region.branch].operand_text
        lines, number = [], index
        if region.spread > 1:
            number, is_other = rewriting.register("b32"), rewriting.register("pred")
            rest, shift = region.spread - 1, region.spread.bit_length() - 1
            lines = [
                f"and.b32 {number}, {index}, {rest};",
                f"setp.ne.u32 {is_other}, {number}, 0;",
                f"shr.u32 {number}, {index}, {shift};",
                f"setp.ge.u32 {beyond}, {number}, {region.count};",
                f"or.pred {beyond}, {beyond}, {is_other};",
            ]
        else:
            lines = [f"setp.ge.u32 {beyond}, {index}, {region.count};"]
        lines += [
            f"@{beyond} bra {around};",
            f"mad.lo.u32 {own}, {number}, {region.stride}, {region.first};",
        ]
        repeat = RepeatedInstructions(rewriting)
        for n in region.steps:
            if INDEX in code.effects[n].reads:
                (name,) = code.effects[n].writes
                names[name] = repeat.fresh(name, n)
                lines.append(f"mov.u32 {names[name]}, {own};")
            else:
                lines.append(repeat.instruction(n, names))
        rewriting.replace(region.branch, "\n".join(lines))
        here = {name: names[name] for name in region.own}
        for n in region.body:
            if INDEX in code.effects[n].reads:
                rewriting.operand(n, 1, own)
                continue
            text = renamed(code.instructions[n], here)
            if text != renamed(code.instructions[n], {}):
                rewriting.replace(n, text)
