"""Compiles LLVM text to machine code of this host via ``object_code``, and keeps the result."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from cuado.backends.emulated.codegen.loading import Compiled
from cuado.backends.emulated.codegen.loading import Library as Loaded
from cuado.backends.emulated.codegen.object_code import LOCK, OPTIMISATION, machine_code_of
from cuado.backends.emulated.codegen.services import STEP, inlined_text, texts_called

KEPT = 64
"""Number of kernels whose machine code the process keeps."""


class Library(Loaded):
    """A module's functions as Python's; its machine code lives as long as this does.

    Args:
        text: LLVM text.
        signatures: signatures of the functions that may be called.
        others: functions that only have an address.
    """

    def __init__(
        self, text: str, signatures: Mapping[str, Any], others: tuple[str, ...] = ()
    ) -> None:
        with LOCK:
            image = machine_code_of((text,), frozenset({*signatures, *others}))
        super().__init__(image, signatures, others)


@dataclass(frozen=True)
class Object:
    """A kernel as an object file.

    Attributes:
        image: the file.
        texts: names of the runtime texts that it calls.
    """

    image: bytes
    texts: tuple[str, ...]

    @cached_property
    def loaded(self) -> Compiled:
        """The kernel, loaded into this process."""
        return Compiled(self.image, self.texts)


@lru_cache(KEPT)
def compiled(text: str, level: int = OPTIMISATION) -> Object:
    """The machine code of a kernel; recently requested ones are kept.

    Args:
        text: LLVM text of the kernel.
        level: level of the code generator.
    """
    with LOCK:
        image = machine_code_of((text, inlined_text()), frozenset({STEP}), level)
    return Object(image, texts_called(text))
