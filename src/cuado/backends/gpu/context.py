"""One GPU: its context, a stream, and its attributes."""

from typing import Any
from uuid import UUID

from cuado.backends.gpu.driver import DeviceError, Driver
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes

OLDEST = (7, 0)
"""The least compute capability of a GPU that kernels are measured on."""
_PROHIBITED = 2
"""``CU_COMPUTEMODE_PROHIBITED``."""
_PREFIX = "CU_DEVICE_ATTRIBUTE_"
_BLOCKING = 0
"""A stream that waits for synchronous copies, and they for it."""
_NAME_BYTES = 256
_BUS_ID_BYTES = 32
_UUID_BYTES = 16


def find_device(driver: Driver, index: int) -> Any:
    """Handle of the device with CUDA's ``index``; the driver is started.

    Raises:
        CuadoError: no driver, no GPU, or none with this index.
    """
    driver.start()
    count = int(driver.call("cuDeviceGetCount"))
    if count == 0:
        raise CuadoError("there is no GPU here", "check nvidia-smi and CUDA_VISIBLE_DEVICES")
    if not 0 <= index < count:
        known = "0" if count == 1 else f"0 to {count - 1}"
        raise CuadoError(f"there is no GPU {index}", f"there are {known}")
    return driver.call("cuDeviceGet", index)


def describe(driver: Driver, device: Any) -> DeviceAttributes:
    """What the driver says of a device.

    Besides ``CUdevice_attribute``: ``total_memory`` in bytes, ``driver_version`` as the driver
    numbers the CUDA version it is for (13000 is 13.0), ``device_count`` GPUs that are visible here.

    Raises:
        CuadoError: the device is older than :data:`OLDEST`, or may run no kernels.
    """
    values: dict[str, float] = {}
    for attribute in driver.api.CUdevice_attribute:
        try:
            value = driver.call("cuDeviceGetAttribute", attribute, device)
        except DeviceError:  # Bindings newer than the driver ask for what it does not know.
            continue
        values[str(attribute.name).removeprefix(_PREFIX).lower()] = float(value)
    values["total_memory"] = float(driver.call("cuDeviceTotalMem", device))
    values["device_count"] = float(driver.call("cuDeviceGetCount"))
    values["driver_version"] = float(driver.call("cuDriverGetVersion"))
    name = driver.call("cuDeviceGetName", _NAME_BYTES, device)
    capability = (
        int(values["compute_capability_major"]),
        int(values["compute_capability_minor"]),
    )
    found = DeviceAttributes(text_of(name), capability, values, uuid=_uuid(driver, device))
    _check_usable(found, capability)
    return found


def _check_usable(device: DeviceAttributes, capability: tuple[int, int]) -> None:
    if capability < OLDEST:
        major, minor = capability
        raise CuadoError(
            f"'{device.name}' is of compute capability {major}.{minor}: kernels are measured from "
            f"{OLDEST[0]}.{OLDEST[1]} on",
            "what works for it: cuado analyze REPORT reads its profilers' reports; "
            "--device emulated:CHIP needs no GPU",
        )
    if device.values.get("compute_mode") == _PROHIBITED:
        raise CuadoError(
            f"'{device.name}' is in compute mode 'prohibited': no process may run kernels on it",
            "the administrator can allow it: nvidia-smi --compute-mode=DEFAULT",
        )


class Context:
    """A device with its primary context current, and a stream for everything that is run.

    Raises:
        CuadoError: no driver, no GPU, or none with this index.
        DeviceError: the device does not give a context.
    """

    def __init__(self, driver: Driver, index: int) -> None:
        self.driver = driver
        self.index = index
        device = find_device(driver, index)
        self.attributes = describe(driver, device)
        # The primary context, since the signature of cuCtxCreate changed with version 13.
        self.handle = driver.call("cuDevicePrimaryCtxRetain", device)
        driver.call("cuCtxSetCurrent", self.handle)
        self.stream = driver.call("cuStreamCreate", _BLOCKING)
        self.bus_id = text_of(driver.call("cuDeviceGetPCIBusId", _BUS_ID_BYTES, device))

    def attribute(self, name: str) -> int:
        """A device attribute as an integer; 0 if the driver does not have it."""
        return int(self.attributes.values.get(name, 0))

    def synchronize(self) -> None:
        """Wait for all that was asked for.

        Raises:
            DeviceError: some of it failed.
        """
        self.driver.call("cuStreamSynchronize", self.stream)

    def free_bytes(self) -> int:
        """Device memory that is free."""
        free, _ = self.driver.call("cuMemGetInfo")
        return int(free)


def _uuid(driver: Driver, device: Any) -> str:
    """The device's identifier, that of the slice where MIG splits it; empty if none is found."""
    for function in ("cuDeviceGetUuid_v2", "cuDeviceGetUuid"):  # Version 13 has the latter only.
        if not driver.has(function):
            continue
        try:
            found = bytes(driver.call(function, device).bytes)
        except DeviceError:  # The function is newer than the driver.
            continue
        return str(UUID(bytes=found)) if len(found) == _UUID_BYTES else ""
    return ""


def text_of(raw: Any) -> str:
    """A string that the driver wrote into a buffer."""
    data = raw if isinstance(raw, bytes) else str(raw).encode()
    return data.partition(b"\0")[0].decode(errors="replace").strip()
