"""Machine code of one version of a kernel, with its resources."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from cuado.model.trial import Program
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.resources import Resources

Counted = Counter[SassClass] | Future[Counter[SassClass]] | Callable[[], Counter[SassClass]]
"""Instructions by class, a future of them, or a function that counts them."""


@dataclass(frozen=True, slots=True)
class Built:
    """Machine code of one version: resources, and static instructions by class.

    Disassembling takes longer than assembling, and is first needed when a version is judged; it
    may still be under way.

    Attributes:
        cubin: the code.
        resources: registers and memory that the assembler reports.
        counted: instructions by class, a future of them, or a function that counts them.
        ptx: the module that it was assembled from.
        max_registers: cap that the assembler was given, None for none.
    """

    cubin: bytes
    resources: Resources
    counted: Counted
    ptx: str = ""
    max_registers: int | None = None

    def program(self, name: str, kernel: str, *, has_tail: bool = False) -> Program:
        """The version as a program that a backend can load."""
        return Program(name, self.cubin, kernel, has_tail, self.ptx, self.max_registers)

    @property
    def classes(self) -> Counter[SassClass]:
        """Instructions by class.

        Raises:
            CuadoError: the code cannot be disassembled.
        """
        if isinstance(self.counted, Counter):
            return self.counted
        return self.counted.result() if isinstance(self.counted, Future) else self.counted()

    def count(self, *kinds: SassClass) -> int:
        """The number of instructions of some classes.

        Raises:
            CuadoError: the code cannot be disassembled.
        """
        return sum(self.classes[kind] for kind in kinds)
