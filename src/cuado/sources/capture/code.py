"""Which PTX a captured kernel was made of, and where that was found.

In this order: the image that the program gave the driver; what the driver linked to make it; what
the program's compiler wrote down as it made it; Triton's cache. What is found elsewhere than in the
image is paired with it by its bytes, never by names alone: a kernel has one name and many
specialisations. And none is taken that has not the parameters that the driver said of the kernel.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cuado.backends.parameters import parameter_bytes
from cuado.errors import CuadoError
from cuado.ptx import Module, parse
from cuado.ptx.syntax.tree import Declaration
from cuado.sources.capture.fatbin import is_fatbin
from cuado.sources.capture.images import ptx_in
from cuado.sources.capture.raw import RawLaunch
from cuado.sources.capture.triton_cache import Looked, ptx_of
from cuado.sources.capture.written_ptx import written_for

_ELF = b"\x7fELF"
_SYSTEM = frozenset({"vprintf", "__assertfail", "malloc", "free", "cnpGetParameterBufferV2"})
"""Functions that the driver brings with it."""
_MEMORY = frozenset({"global", "const"})


@dataclass(frozen=True, slots=True)
class Beside:
    """Where PTX may lie of a program that loads machine code.

    Attributes:
        written: folder that its compilers wrote into; None: none was asked to.
        environment: environment that it was started with; what the capture says of it goes first.
    """

    written: Path | None = None
    environment: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Found:
    """PTX of a kernel.

    Attributes:
        ptx: the text; empty if there is none.
        origin: where it was found.
        why_not: the reason, if there is none.
        max_registers: cap that the assembler was given where that made the program's own code.
    """

    ptx: str = ""
    origin: str = ""
    why_not: str = ""
    max_registers: int | None = None


def code_of(
    image: bytes, cubin: bytes, raw: RawLaunch, linked: Sequence[str], beside: Beside | None
) -> Found:
    """Find the PTX of a captured kernel.

    Args:
        image: image of its module as it was loaded; empty if that was not seen.
        cubin: the machine code that the driver ran; empty if that is not known.
        raw: what was captured.
        linked: PTX that the driver linked to make the image.
        beside: where else to look; None: nowhere.
    """
    found = _in_image(image, raw)
    images = [each for each in dict.fromkeys((image, cubin)) if each.startswith(_ELF)]
    if not found.ptx and linked:
        found = _linked_with(linked, raw)
    elif not found.ptx and images and beside is not None:
        found = _beside(images, raw, beside, found.why_not)
    if not found.ptx:
        return found
    problem = misfit(found.ptx, raw)
    return Found(why_not=f"the PTX of {found.origin} {problem}") if problem else found


def misfit(ptx: str, raw: RawLaunch) -> str:
    """What keeps PTX from being the code of a captured launch; empty if nothing does."""
    try:
        module = parse(ptx)
    except CuadoError as error:
        return f"cannot be read: {error.message}"
    function = module.function(raw.kernel)
    if function is None or function.body is None:
        return f"has no kernel {raw.kernel}"
    takes = [parameter_bytes(each) for each in function.parameters]
    given = [each.bytes for each in raw.parameters]
    if len(takes) != len(given):
        return f"takes {len(takes)} parameters, and the kernel was launched with {len(given)}"
    for n, (mine, theirs) in enumerate(zip(takes, given, strict=True)):
        if mine not in (None, theirs):
            return f"takes {mine} bytes as parameter {n}, and the kernel was launched with {theirs}"
    missing = sorted(set(_foreign(module)))
    return f"is not whole: {', '.join(missing)} came from elsewhere" if missing else ""


def _in_image(image: bytes, raw: RawLaunch) -> Found:
    if not image:
        return Found(why_not=raw.module_reason or "the module's image was not seen")
    major, minor = raw.device.compute if raw.device else (0, 0)
    try:
        text, why_not = ptx_in(image, raw.kernel, 10 * major + minor)
    except CuadoError as error:
        return Found(why_not=error.message)
    origin = "the program's fat binary" if is_fatbin(image) else "the image that was loaded"
    return Found(text, origin if text else "", why_not)


def _linked_with(linked: Sequence[str], raw: RawLaunch) -> Found:
    """The text with the kernel, of several linked ones; it may call functions of the others."""
    having = [text for text in linked if raw.kernel in text]
    fitting = [text for text in having if not misfit(text, raw)]
    text = (fitting or having or linked)[0]
    return Found(text, "what the driver linked")


def _beside(images: list[bytes], raw: RawLaunch, beside: Beside, why_not: str) -> Found:
    if beside.written is not None and (made := written_for(images, beside.written)):
        return Found(made.ptx, made.origin, max_registers=made.max_registers)
    text, looked = ptx_of(images, {**beside.environment, **raw.environment})
    if text:
        return Found(text, "Triton's cache")
    return Found(why_not=f"{why_not}{_in_vain(looked)}")


def _in_vain(looked: Looked) -> str:
    if not looked.caches:
        return ""
    more = ", and there are more" if looked.given_up else ""
    return f"; Triton's cache has no such machine code ({looked.folders:,} kernels looked at{more})"


def _foreign(module: Module) -> Iterator[str]:
    """Functions and variables that another module was to bring."""
    names = [f.name for f in module.functions if "extern" in f.linkage and f.body is None]
    for item in module.items:
        if isinstance(item, Declaration) and "extern" in item.linkage:
            names += [v.name for v in item.variables if v.space in _MEMORY]
    for name in names:
        uses = len(re.findall(rf"(?<![\w$]){re.escape(name)}(?![\w$])", module.text))
        if name not in _SYSTEM and uses > 1:
            yield name
