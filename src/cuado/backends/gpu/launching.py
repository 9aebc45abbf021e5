"""Queueing a kernel: plainly, or with launch attributes (clusters, cooperative launches)."""

from collections.abc import Callable
from typing import Any

from cuado.backends.gpu.context import Context
from cuado.backends.gpu.kernels import Kernel, Parameters, Shape
from cuado.backends.gpu.messages import Setup


def queueing(
    context: Context, setup: Setup, kernel: Kernel, shape: Shape, parameters: Parameters
) -> Callable[[], None]:
    """What queues a launch each time it is called.

    It raises :class:`~cuado.backends.gpu.driver.DeviceError`, if the driver refuses.
    """
    driver, stream, shared = context.driver, context.stream, shape.dynamic_shared_bytes
    if setup.cluster is None and not setup.cooperative:
        place = (*shape.grid, *shape.block, shared, stream)

        def plainly() -> None:
            # The parameters live as long as this function does: it is what holds them.
            driver.call("cuLaunchKernel", kernel.function, *place, parameters.pointer, 0)

        return plainly
    config = _config(context, setup, shape)

    def with_attributes() -> None:
        driver.call("cuLaunchKernelEx", config, kernel.function, parameters.pointer, 0)

    return with_attributes


def _config(context: Context, setup: Setup, shape: Shape) -> Any:
    """A ``CUlaunchConfig`` with the attributes that the launch states."""
    api = context.driver.api
    config, known = api.CUlaunchConfig(), api.CUlaunchAttributeID
    config.gridDimX, config.gridDimY, config.gridDimZ = shape.grid
    config.blockDimX, config.blockDimY, config.blockDimZ = shape.block
    config.sharedMemBytes, config.hStream = shape.dynamic_shared_bytes, context.stream
    attributes = []
    if setup.cluster is not None:
        cluster = api.CUlaunchAttribute()
        cluster.id = known.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
        extent = cluster.value.clusterDim
        extent.x, extent.y, extent.z = setup.cluster
        attributes.append(cluster)
    if setup.cooperative:
        cooperative = api.CUlaunchAttribute()
        cooperative.id = known.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
        cooperative.value.cooperative = 1
        attributes.append(cooperative)
    config.attrs, config.numAttrs = attributes, len(attributes)
    return config
