"""Which compilers are here, for tests that need one."""

from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.errors import ToolNotFoundError


def has_nvrtc() -> bool:
    """True if sources can be compiled."""
    try:
        nvrtc.version()
    except ToolNotFoundError:
        return False
    return True
