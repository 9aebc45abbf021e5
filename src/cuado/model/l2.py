"""What a launch finds in the L2."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InL2:
    """The L2 before each run: flushed, that is, full of other data that no one has changed.

    Emulated devices know ``warm`` only, and leave the L2 empty otherwise.

    Attributes:
        warm: it is not flushed, but keeps what the run before left in it.
        resident: the part of every buffer, from its start, that is read into it once it is
            flushed, 0 to 1.
        dirty: the part of it that is then written to, 0 to 1: a kernel that brings in its own data
            has to have these lines written back first, as after a kernel that wrote its results.

    Raises:
        ValueError: a part is no part of 1, or the L2 is both kept and filled.
    """

    warm: bool = False
    resident: float = 0.0
    dirty: float = 0.0

    def __post_init__(self) -> None:
        for part in (self.resident, self.dirty):
            if not 0.0 <= part <= 1.0:
                raise ValueError(f"{part} is no part of the buffers or of the L2")
        if self.warm and (self.resident or self.dirty):
            raise ValueError("an L2 that keeps what is in it is not filled")

    def __str__(self) -> str:
        """How the L2 is before each run."""
        if self.warm:
            return "as the run before left it"
        filled = f", {self.resident:.0%} of the data read into it" if self.resident else ""
        written = f", {self.dirty:.0%} of it to be written back" if self.dirty else ""
        return f"flushed before each run{filled}{written}"


FLUSHED = InL2()
"""Nothing in it that the launch could use, and nothing to be written back."""
