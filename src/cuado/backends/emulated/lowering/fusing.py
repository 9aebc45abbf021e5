"""Products that the assembler makes one operation with the addition that follows.

PTX lets ``mul`` and ``add`` without a rounding modifier become one fused multiply-add, rounded
once (PTX ISA, "add"). Whether ptxas does so is seen in its machine code. The factors of such a
product are kept beside it, as registers that the program has not.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.ptx.analysis.code import Key


@dataclass(frozen=True, slots=True)
class Fusing:
    """Additions that are one operation with a product.

    Attributes:
        sums: which source operand is the product, 0 or 1, by index of the add or sub.
        products: indices of the mul that make these products.
    """

    sums: Mapping[int, int] = field(default_factory=dict)
    products: frozenset[int] = frozenset()


NOTHING = Fusing()


def factors_of(product: Key) -> tuple[Key, Key]:
    """Names of the two factors of a register that holds a product."""
    name, scope = product
    return (f"{name} factor 0", scope), (f"{name} factor 1", scope)
