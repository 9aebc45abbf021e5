"""The shuffle instruction for a map from lanes to the lanes they take a value from.

A map from lanes to lanes that is a constant distance, a constant flip of bits, one lane for all, or
a multiple of the lane's number, is one ``shfl.sync``.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.kernel.rewriting import Rewriting
from cuado.model.launch import WARP_SIZE

_LAST = WARP_SIZE - 1
_ALL = "0xffffffff"
_FACTORS = range(WARP_SIZE)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How lanes find their source lane.

    Attributes:
        mode: of ``shfl.sync``; empty where each lane keeps its own value.
        operand: the distance, the bits, or the lane.
        factor: of the lane's own number, to which ``operand`` is added; 0 in all modes but ``idx``.
    """

    mode: str
    operand: int = 0
    factor: int = 0


def shuffle_of(sources: Mapping[int, int]) -> Shuffle | None:
    """The one shuffle that moves values along a map of lanes; None if there is none."""
    distances = {source - lane for lane, source in sources.items()}
    flips = {source ^ lane for lane, source in sources.items()}
    if distances == {0}:
        return Shuffle("")
    if len(distances) == 1:
        (distance,) = distances
        return Shuffle("down" if distance > 0 else "up", abs(distance))
    if len(flips) == 1:
        return Shuffle("bfly", flips.pop())
    if len(set(sources.values())) == 1:
        return Shuffle("idx", next(iter(sources.values())))
    # For each factor one pair of lanes fixes the summand; the other pairs then confirm it or not.
    lane, source = next(iter(sources.items()))
    for factor in _FACTORS:
        more = (source - factor * lane) & _LAST
        if all((factor * one + more) & _LAST == other for one, other in sources.items()):
            return Shuffle("idx", more, factor)
    return None


class Shuffles:
    """The code of shuffles; values derived from the lane's number are computed once.

    Args:
        rewriting: the rewrite that gets the code.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting = rewriting
        self._lane = ""
        self._sources: dict[Shuffle, str] = {}
        self._chosen: dict[int, str] = {}

    def code(self, shuffle: Shuffle, value: str, result: str) -> str:
        """Shuffle a 32-bit value between lanes; all lanes of the warp run this."""
        if not shuffle.mode:
            return f"mov.b32 {result}, {value};"
        clamp = 0 if shuffle.mode == "up" else _LAST
        source = self._source(shuffle) if shuffle.factor else str(shuffle.operand)
        return f"shfl.sync.{shuffle.mode}.b32 {result}, {value}, {source}, {clamp}, {_ALL};"

    def is_one_of(self, lanes: frozenset[int]) -> str:
        """A predicate register that is true in the given lanes."""
        mask = sum(1 << lane for lane in lanes)
        if mask not in self._chosen:
            bit = self._rewriting.register("b32")
            self._chosen[mask] = self._rewriting.register("pred")
            self._rewriting.at_start(
                f"shr.u32 {bit}, {mask:#x}, {self._own()};\nand.b32 {bit}, {bit}, 1;\n"
                f"setp.ne.u32 {self._chosen[mask]}, {bit}, 0;"
            )
        return self._chosen[mask]

    def _own(self) -> str:
        if not self._lane:
            self._lane = self._rewriting.register("b32")
            self._rewriting.at_start(f"mov.u32 {self._lane}, %laneid;")
        return self._lane

    def _source(self, shuffle: Shuffle) -> str:
        """A register with each lane's source lane."""
        if shuffle not in self._sources:
            name = self._sources[shuffle] = self._rewriting.register("b32")
            self._rewriting.at_start(
                f"mad.lo.u32 {name}, {self._own()}, {shuffle.factor}, {shuffle.operand};\n"
                f"and.b32 {name}, {name}, {_LAST};"
            )
        return self._sources[shuffle]
