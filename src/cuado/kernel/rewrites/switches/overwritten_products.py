"""Which machine instructions make the products of matrix tiles, and whether they may go."""

from collections.abc import Iterable

from cuado.kernel.facts.synchronization.async_copies import named
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.facts.threads.short_branches import deciding_work
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.switches.switched_accesses import WORD, register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import Operand, Vector, rendered
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.linemap import map_lines
from cuado.sass.toolchain.nops import removable


def refusal_of_products(kernel: Kernel) -> Refusal | None:
    """Refuses kernels in which a product decides an address or a branch."""
    leading = deciding_work(kernel)
    deciding = [n for n in products_of(kernel.code).all if n in leading]
    if not deciding:
        return None
    return Refusal(
        f"a product may decide an address or a branch ({named(kernel, deciding[0])}): it would "
        "have to be known that what is read from shared memory is none of it"
    )


def delete_products(rewriting: Rewriting, chosen: Iterable[int]) -> None:
    """Remove products from the text, for devices that run no machine code.

    What a product would write becomes what it would add to.
    """
    for index in chosen:
        instruction = rewriting.subject.code.instructions[index]
        is_added = instruction.base != "wgmma"  # which adds to what it writes
        operands = instruction.operands
        vectors = [each for each in operands if isinstance(each, Vector)]
        lines = []
        if is_added and len(vectors) > 1:
            written, added = vectors[0], vectors[-1]
            pairs = zip(written.items, added.items, strict=False)
            lines = [
                f"{instruction.prefix}mov.b{_bits(rewriting, each, index)} {rendered(each)}, "
                f"{rendered(other)};"
                for each, other in pairs
                if rendered(each) != rendered(other)
            ]
        rewriting.replace(index, "\n".join(lines))


def _bits(rewriting: Rewriting, operand: Operand, index: int) -> int:
    return register_bits(rewriting.subject, rendered(operand), index) or WORD


def products_in(kernel: Kernel, chosen: Iterable[int]) -> list[int]:
    """Machine instructions that some products became, by their places in ``kernel.machine``.

    Empty if the map of lines is of other machine code.

    Raises:
        CuadoError: the tools for this are missing.
    """
    wanted = {kernel.code.instructions[n].start for n in chosen}
    made = map_lines(kernel.launch.ptx, kernel.options, cache=Cache.default())
    mapped = made.functions[kernel.launch.kernel]
    own = kernel.machine.instructions
    if any(a.sass.sass != b.sass for a, b in zip(mapped, own, strict=False)):
        return []
    return [
        n
        for n, (each, kind) in enumerate(zip(mapped, kernel.machine.kinds, strict=False))
        if kind is SassClass.TENSOR
        and removable(own[n])
        and each.ptx is not None
        and each.ptx.start in wanted
    ]
