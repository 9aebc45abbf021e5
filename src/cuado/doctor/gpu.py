"""GPUs, the driver, and cuda-bindings, through which cuado runs kernels."""

from cuado.doctor.wanted_device import Wanted, absent, release
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem
from cuado.sources.machine.facts import Driver, Gpu

OLDEST_CUDA = (12, 0)


def parts(facts: Facts, wanted: Wanted) -> tuple[Part, ...]:
    """A part for each GPU, and the parts driver and bindings."""
    return (*_gpus(facts, wanted), _driver(facts, wanted), _bindings(facts, wanted))


def _gpus(facts: Facts, wanted: Wanted) -> tuple[Part, ...]:
    found = [_gpu(gpu, facts, wanted) for gpu in facts.gpus]
    if wanted.needs_gpu and wanted.gpu(facts) is None:
        found.append(Part(f"GPU {wanted.index}", Status.MISSING, *_missing(facts)))
    return tuple(found) or (Part("GPU", Status.NOT_NEEDED, "none: kernels are emulated"),)


def _gpu(gpu: Gpu, facts: Facts, wanted: Wanted) -> Part:
    name, tried = f"GPU {gpu.index}", facts.trials.get(gpu.index)
    if isinstance(tried, Problem):
        problem = Problem(f"{_described(gpu)}; runs no kernel: {tried.message}", tried.remedy)
        return absent(name, problem, wanted.needs_gpu)
    if tried is None:
        return Part(name, Status.WARNING, f"{_described(gpu)}; no kernel was tried", _FIRST)
    return Part(name, Status.OK, f"{_described(gpu)}; ran a kernel within {tried:.1f} s")


_FIRST = "put right what is missing below"


def _described(gpu: Gpu) -> str:
    ecc = "" if gpu.has_ecc is None else f", ECC {'on' if gpu.has_ecc else 'off'}"
    memory = f"{gpu.memory_bytes / 2**30:.1f} GiB"
    return f"{gpu.name}: compute capability {release(gpu.capability)}, {memory}{ecc}"


def _missing(facts: Facts) -> tuple[str, str]:
    if facts.gpus:
        return f"there are {len(facts.gpus)} here", "look at CUDA_VISIBLE_DEVICES"
    if facts.bus:
        return f"on the PCI bus ({facts.bus[0]}), but out of use", "see the driver below"
    return "none found", "run where an NVIDIA GPU is; --device emulated needs none"


def _driver(facts: Facts, wanted: Wanted) -> Part:
    driver = facts.driver
    if isinstance(driver, Problem):
        return absent("driver", driver, wanted.needs_gpu)
    words = [driver.release] if driver.release else []
    words.append(f"takes CUDA up to {release(driver.cuda)}")
    if driver.problem is not None:
        found = Problem(f"{', '.join(words)}: {driver.problem.message}", driver.problem.remedy)
        return absent("driver", found, wanted.needs_gpu)
    if driver.cuda < OLDEST_CUDA:
        old = f"{words[-1]}: cuado needs a driver of CUDA {release(OLDEST_CUDA)} or newer"
        return Part("driver", Status.WARNING, old, "install a newer driver")
    return Part("driver", Status.OK, ", ".join(words))


def _bindings(facts: Facts, wanted: Wanted) -> Part:
    if isinstance(facts.bindings, Problem):
        return absent("cuda-bindings", facts.bindings, wanted.needs_gpu)
    started = ", starts the driver" if isinstance(facts.driver, Driver) and facts.gpus else ""
    return Part("cuda-bindings", Status.OK, f"{facts.bindings}{started}")
