"""The variants of a kernel that still fit a time budget."""

from cuado.backends.rounds import plan_of


class Room:
    """The time that is left for more variants in each round of a measurement.

    Args:
        budget: nanoseconds for all rounds, and for running each variant once before.
        kernel_time: of the original, nanoseconds.
        step_time: nanoseconds of one run with its preparation.
        modelled: whether times are a model's: a round then costs nothing beyond the first runs.
    """

    def __init__(
        self, budget: float, kernel_time: float, step_time: float, *, modelled: bool = False
    ) -> None:
        plan = plan_of(budget, kernel_time, modelled=modelled)
        self._rounds = 0 if modelled else plan.min_rounds
        self._left = budget
        self._round = 2 * step_time  # the original and its control

    @property
    def is_overdrawn(self) -> bool:
        """True if the rounds of all that was taken no longer fit what is left."""
        return self._round * self._rounds > max(self._left, 0.0)

    def release(self, cost: float) -> None:
        """Release the room of variants that cost ``cost`` nanoseconds a round."""
        self._round -= cost

    def has(self, cost: float) -> bool:
        """True if there is room for variants that cost so many nanoseconds a round."""
        return (self._round + cost) * self._rounds + cost <= self._left

    def take(self, cost: float, spent: float) -> bool:
        """Make room for variants; False if there is none.

        Args:
            cost: nanoseconds that they take in a round.
            spent: nanoseconds that it took to load, compare and run them once.
        """
        self._left -= spent
        fits = (self._round + cost) * self._rounds <= max(self._left, 0.0)
        if fits:
            self._round += cost
        return fits
