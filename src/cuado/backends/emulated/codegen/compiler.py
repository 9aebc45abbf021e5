"""LLVM text to machine code of this host, by way of ``object_code``: compiled once, then kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from cuado.backends.emulated.codegen.loading import Compiled
from cuado.backends.emulated.codegen.loading import Library as Loaded
from cuado.backends.emulated.codegen.object_code import LOCK, OPTIMISATION, machine_code_of
from cuado.backends.emulated.codegen.services import (
    ENTRIES,
    RUNTIME,
    STEP,
    inlined_text,
    texts_called,
)

KEPT = 64
"""Kernels whose machine code the process keeps, whoever runs them."""


class Library(Loaded):
    """A module's functions as Python's; its machine code lives as long as this does.

    Args:
        text: LLVM text.
        signatures: of the functions that may be called.
        others: functions that only have an address.
    """

    def __init__(
        self, text: str, signatures: Mapping[str, Any], others: tuple[str, ...] = ()
    ) -> None:
        with LOCK:
            image = machine_code_of((text,), frozenset({*signatures, *others}))
        super().__init__(image, signatures, others)


def runtime_image(text: str) -> bytes:
    """The object file of a text of the runtime."""
    with LOCK:
        return machine_code_of(((RUNTIME / f"{text}.ll").read_text(),), frozenset(ENTRIES[text]))


@dataclass(frozen=True)
class Object:
    """A kernel as an object file.

    Attributes:
        image: the file.
        texts: of the runtime that it calls.
    """

    image: bytes
    texts: tuple[str, ...]

    @cached_property
    def loaded(self) -> Compiled:
        """It in this process's memory."""
        return Compiled(self.image, self.texts)


@lru_cache(KEPT)
def compiled(text: str, level: int = OPTIMISATION) -> Object:
    """The machine code of a kernel; of those lately asked for, the one that there is.

    Args:
        text: LLVM text of the kernel.
        level: of optimisation.
    """
    with LOCK:
        image = machine_code_of((text, inlined_text()), frozenset({STEP}), level)
    return Object(image, texts_called(text))
