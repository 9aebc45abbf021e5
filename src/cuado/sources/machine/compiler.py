"""NVRTC, tried on a kernel."""

from typing import Any

from cuado.sass.toolchain import nvrtc

_SOURCE = 'extern "C" __global__ void twice(int *x) { x[threadIdx.x] *= 2; }'


def probe(_: int) -> dict[str, Any]:
    """NVRTC's release and targets, after it has compiled for the newest of them.

    Raises:
        CuadoError: there is none, or it does not compile.
    """
    capabilities = sorted(nvrtc.architectures())
    major, minor = capabilities[-1] if capabilities else (9, 0)
    nvrtc.compile_to_ptx(_SOURCE, f"compute_{major}{minor}")
    return {"version": nvrtc.version(), "capabilities": capabilities}
