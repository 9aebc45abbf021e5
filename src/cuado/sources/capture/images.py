"""Reads a kernel's code from the image that its module was loaded from."""

import re

from cuado.errors import CuadoError
from cuado.ptx import parse
from cuado.sass.toolchain.elf import Cubin
from cuado.sources.capture.fatbin import images_in, is_fatbin

_TARGET = re.compile(rb"^\s*\.target\s+sm_(\d+)", re.MULTILINE)
_ELF = b"\x7fELF"


def ptx_in(image: bytes, kernel: str, architecture: int) -> tuple[str, str]:
    """The PTX that has a kernel, and why there is none; one of them is empty.

    Args:
        image: PTX, machine code, or a fat binary.
        kernel: name of its entry.
        architecture: of the device, 90 for ``sm_90``: of several the newest is taken that it runs.

    Raises:
        InvalidDataError: a fat binary is damaged.
    """
    if is_fatbin(image):
        images = images_in(image)
        texts = [each.data for each in images if each.is_ptx]
        if not texts:
            made_for = ", ".join(sorted({f"sm_{each.architecture}" for each in images}))
            return "", f"the program was built without PTX (machine code for {made_for or 'none'})"
    elif image.startswith(_ELF):
        return "", "the module was loaded as machine code (a cubin)"
    else:
        texts = [image]
    fitting = [text for text in texts if _has(text, kernel)]
    if not fitting:
        return "", f"no PTX in the image has the kernel {kernel}"
    return _decoded(max(fitting, key=lambda text: _rank(text, architecture))), ""


def cubin_in(image: bytes, kernel: str, architecture: int) -> bytes | None:
    """The machine code that has a kernel and runs on an architecture; None if there is none.

    Machine code runs on chips of its own major version from its own minor version on; of several
    the newest is taken.

    Raises:
        InvalidDataError: a fat binary, or machine code in it, is damaged.
    """
    if is_fatbin(image):
        codes = [each.data for each in images_in(image) if not each.is_ptx]
    else:
        codes = [image] if image.startswith(_ELF) else []
    fitting = [code for code in map(Cubin, codes) if kernel in code.code]
    running = [
        code
        for code in fitting
        if code.architecture // 10 == architecture // 10 and code.architecture <= architecture
    ]
    return max(running, key=lambda code: code.architecture).image if running else None


def _decoded(text: bytes) -> str:
    return text.rstrip(b"\0").decode(errors="replace")


def _has(text: bytes, kernel: str) -> bool:
    if kernel.encode() not in text:
        return False
    try:
        return any(entry.name == kernel for entry in parse(_decoded(text)).entries)
    except CuadoError:
        return False


def _rank(text: bytes, architecture: int) -> tuple[bool, int]:
    found = _TARGET.search(text)
    own = int(found[1]) if found else 0
    return own <= architecture, own
