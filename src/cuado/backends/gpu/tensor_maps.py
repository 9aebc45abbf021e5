"""Tensor maps of a launch, encoded by the driver."""

from cuado.backends.gpu.driver import Driver
from cuado.errors import CuadoError
from cuado.model.tensor_maps import MAP_BYTES, SWIZZLES, TensorMap, maps_in

_TYPES = {
    "u8": "UINT8",
    "u16": "UINT16",
    "u32": "UINT32",
    "s32": "INT32",
    "u64": "UINT64",
    "s64": "INT64",
    "f16": "FLOAT16",
    "f32": "FLOAT32",
    "f64": "FLOAT64",
    "bf16": "BFLOAT16",
}
"""Names of the driver's types, behind ``CU_TENSOR_MAP_DATA_TYPE_``."""


def encoded(driver: Driver, data: bytes) -> bytes:
    """What is passed for an argument: maps in cuado's form as the driver has them, others as given.

    Raises:
        CuadoError: this driver has no tensor maps.
        DeviceError: the driver refuses a map.
    """
    whole = bytearray(data)
    for at, made, address in maps_in(data):
        whole[at : at + MAP_BYTES] = _opaque(driver, made, address)
    return bytes(whole)


def _opaque(driver: Driver, made: TensorMap, address: int) -> bytes:
    if not driver.has("cuTensorMapEncodeTiled"):
        raise CuadoError("this driver has no tensor maps")
    api = driver.api
    kinds = api.CUtensorMapDataType
    is_im2col = any(made.corners)
    box = [[api.cuuint32_t(n) for n in made.box]]
    opaque = driver.call(
        "cuTensorMapEncodeIm2col" if is_im2col else "cuTensorMapEncodeTiled",
        getattr(kinds, f"CU_TENSOR_MAP_DATA_TYPE_{_TYPES[made.type]}"),
        len(made.dims),
        address,
        [api.cuuint64_t(n) for n in made.dims],
        [api.cuuint64_t(n) for n in made.strides],
        *([*map(list, made.corners), *made.box] if is_im2col else box),
        [api.cuuint32_t(n) for n in made.steps],
        api.CUtensorMapInterleave(0),
        api.CUtensorMapSwizzle(SWIZZLES.index(made.swizzle)),
        api.CUtensorMapL2promotion(0),
        api.CUtensorMapFloatOOBfill(int(made.has_nans)),
    )
    words = b"".join(int(word).to_bytes(8, "little") for word in opaque.opaque)
    return words.ljust(MAP_BYTES, b"\0")
