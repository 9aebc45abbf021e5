"""What a kernel's task needs, however a kernel does it: the "algorithmic analysis" of [000]."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Task:
    """Bytes that must be moved, and instructions that must be executed.

    Attributes:
        bytes: from and to memory at least.
        instructions: of threads, at least: a multiply-add of each of n elements is n. None if
            nobody said.
        is_stated: whether a user said how many bytes; else every buffer is taken to be moved once.

    Raises:
        ValueError: unless both are above 0.
    """

    bytes: int
    instructions: int | None = None
    is_stated: bool = False

    def __post_init__(self) -> None:
        if self.bytes < 1 or (self.instructions is not None and self.instructions < 1):
            raise ValueError("a task needs at least a byte, and an instruction where it has any")

    @property
    def ratio(self) -> float | None:
        """Instructions for each byte; None if the instructions are not known."""
        return None if self.instructions is None else self.instructions / self.bytes

    @property
    def basis(self) -> str:
        """Where the bytes are from, in words."""
        return "as the case says" if self.is_stated else "every buffer once"
