"""A kernel's part in its program, and what a faster kernel means for the program: Amdahl's law."""

from dataclasses import dataclass

FEW = 0.1
"""Part of a program's time below which its kernels are looked at apart from it."""


@dataclass(frozen=True, slots=True)
class ProgramShare:
    """How much of a program's time one kernel takes.

    The law (G. M. Amdahl 1967) takes nothing to run beside the kernel: of a program whose streams
    or host work overlap with it, a speed-up is what it gains at most.

    Attributes:
        kernel: seconds of all its launches.
        whole: seconds of the program; of all kernels, where the program's own are not known.
        launches: how many there are; 0 if unknown.
        of_kernels: whether ``whole`` is the time of all kernels only.
        second: the kernel that takes most time of the others; empty if there is none.
        second_kernel: seconds of all its launches.
        around: seconds of the program, where kernels take so few of them that ``whole`` is the
            kernels' time; 0 otherwise.

    Raises:
        ValueError: unless ``0 < kernel <= whole``, both finite.
    """

    kernel: float
    whole: float
    launches: int = 0
    of_kernels: bool = False
    second: str = ""
    second_kernel: float = 0.0
    around: float = 0.0

    def __post_init__(self) -> None:
        if not 0 < self.kernel <= self.whole < float("inf"):
            raise ValueError(f"{self.kernel} s of {self.whole} s is no part of a program")

    @property
    def part(self) -> float:
        """The kernel's part of the time, above 0 and up to 1."""
        return self.kernel / self.whole

    def speedup(self, gain: float) -> float:
        """How many times faster the program is if the kernel is ``gain`` times faster."""
        return 1 / (1 - self.part + self.part / gain)

    def second_part(self, gain: float) -> float:
        """The other kernel's part of what is left if this one is ``gain`` times faster."""
        return self.second_kernel / (self.whole - self.kernel + self.kernel / gain)

    @property
    def most(self) -> float | None:
        """How many times faster the program is without the kernel; None if it is nothing else."""
        return 1 / (1 - self.part) if self.part < 1 else None


def share_of_program(
    kernel: float, kernels: float, program: float | None, launches: int = 0
) -> ProgramShare | None:
    """A kernel's share of its program, or of all kernels where that says more.

    It does where kernels take little of the program: a short run of Python imports and compiles for
    seconds, and what its kernels take is what a longer run repeats.

    Args:
        kernel: seconds of all launches of the kernel.
        kernels: seconds of all kernels.
        program: seconds of the program, of one device; None if unknown. If kernels take longer
            than the program they ran side by side: then it says nothing.
        launches: how many there are.

    Returns:
        None if the times are no parts of a whole.
    """
    if not 0 < kernel <= kernels:
        return None
    if program is None or kernels > program:
        return ProgramShare(kernel, kernels, launches, of_kernels=True)
    if kernels < FEW * program:
        return ProgramShare(kernel, kernels, launches, of_kernels=True, around=program)
    return ProgramShare(kernel, program, launches)
