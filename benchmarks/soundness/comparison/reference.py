"""The original kernel in the interpreter: whether it can be compared with, and what it leaves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cuado.model.launch import Launch
from soundness.comparison.verdicts import Result
from soundness.generation.contents import worlds
from soundness.generation.kernels import Generated
from soundness.interpreter.machine import Grid, NoEndError, Order, Ran
from soundness.interpreter.memory import BadAccessError
from soundness.interpreter.values import Array, OutsideInterpreterError

WORLDS = 3
ORDERS = (Order(together=False, seed=3, foremost=True), Order(together=False, seed=5, changes=True))
"""In which kernels are run again whose threads come to one place together: atomics that return."""
_OTHERS = ((0x35, 0x9A), (0x00, 0x41), (0x42, 0x00))
"""Bytes of shared and of local memory that nothing wrote, in place of the usual ones."""
OPEN = "equal but for what the original leaves open"
"""It depends on memory that nothing wrote."""
_ORDERED = ("atom.", "activemask", "red.", "volatile", "relaxed")


class UnusableError(Exception):
    """The kernel is none to compare with; says why."""


@dataclass(frozen=True)
class Reference:
    """What the original makes of its buffers.

    Attributes:
        launch: the kernel.
        contents: what buffers held, a row for each world.
        left: what it left.
        depends: whether it was run in other orders as well.
    """

    launch: Launch
    contents: Mapping[str, Array]
    left: Mapping[str, Array]
    depends: bool

    def differs(self, grid: Grid) -> tuple[Result, str]:
        """How a version's results are to be called, and where they differ first."""
        found = run(grid, self.contents)
        if isinstance(found, Ended):
            return found.result, found.reason
        left, races = found.contents, found.races
        unlike, words = {name: mine != left[name] for name, mine in self.left.items()}, ""
        if any(each.any() for each in unlike.values()):
            words = OPEN
            # Rarely so: what the original itself leaves open is found out only then.
            opened = self._left_open()
            unlike = {name: each & ~opened[name] for name, each in unlike.items()}
        for name, each in unlike.items():
            place = np.argwhere(each)
            if place.size:
                world, byte = (int(n) for n in place[0])
                words = f"{name} at byte {byte} of world {world}; {len(place)} bytes differ"
                return Result.DIFFERENT, words
        if races:
            return Result.RACES, "the order of threads can show, and could not before"
        return Result.EQUAL, words

    def needs_unwritten(self) -> bool:
        """Whether results depend on what shared or local memory holds that nothing wrote.

        Those of a GPU are then no results of the kernel alone.
        """
        return any(each.any() for each in self._left_open(_OTHERS[:1]).values())

    def _left_open(self, others: Sequence[tuple[int, int]] = ()) -> dict[str, Array]:
        """The bytes that depend on what nothing wrote: other contents of that change them.

        CUDA leaves them open. A block that does the work of several finds there what the one before
        has left, and a version that is right may have other bytes in these places.
        """
        found = {name: np.zeros(mine.shape, bool) for name, mine in self.left.items()}
        text = self.launch.ptx
        if ".shared" not in text and ".local" not in text:
            return found
        for shared, local in others or _OTHERS:
            ran = run(Grid(self.launch, unwritten=shared, unwritten_local=local), self.contents)
            for name, mine in self.left.items():
                found[name] |= True if isinstance(ran, Ended) else ran.contents[name] != mine
        return found


@dataclass(frozen=True, slots=True)
class Ended:
    """A run that did not come to its end, and why."""

    result: Result
    reason: str


def run(grid: Grid, contents: Mapping[str, Array], order: Order | None = None) -> Ran | Ended:
    """What a launch leaves and whether it races, or why that is not known."""
    try:
        return grid.run(contents) if order is None else grid.run(contents, order, logs=False)
    except OutsideInterpreterError as error:
        return Ended(Result.NOT_RUN, str(error))
    except (BadAccessError, NoEndError) as error:
        return Ended(Result.BAD_ACCESS, str(error))


def reference(made: Generated, launch: Launch) -> Reference:
    """The original, run.

    Args:
        made: the kernel.
        launch: of it, as rewrites start from it.

    Raises:
        UnusableError: it races, it depends on an order, it goes beside its buffers.
    """
    contents = worlds(made, WORLDS)
    grid = Grid(launch)
    found = run(grid, contents)
    if isinstance(found, Ended):
        raise UnusableError(f"{found.result}: {found.reason}")
    left, races = found.contents, found.races
    if races is not False:
        raise UnusableError("the order of threads can show" if races else "too many accesses")
    depends = any(word in launch.ptx for word in _ORDERED)
    for order in ORDERS if depends else ():
        again = run(grid, {name: rows[:1] for name, rows in contents.items()}, order)
        if isinstance(again, Ended):
            raise UnusableError(f"in another order: {again.reason}")
        if any((left[name][:1] != again.contents[name]).any() for name in left):
            raise UnusableError("another order of threads gives other results")
    return Reference(launch, contents, left, depends)
