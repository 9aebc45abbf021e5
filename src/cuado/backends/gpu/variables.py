"""Variables of a module on the device: each loaded program has its own copy.

What they hold is copied into them before each run, from memory that no kernel knows of.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cuado.backends.contents import Values, as_numbers, element_type, pieces
from cuado.backends.gpu.context import Context
from cuado.backends.gpu.driver import DeviceError
from cuado.model.arguments import TYPE_BYTES, Buffer
from cuado.model.trial import Difference, Failure, TrialFailedError


class Pristine:
    """What variables hold before a run, on the device.

    Raises:
        CuadoError: a file is not what it should be.
        DeviceError: there is no memory for it.
    """

    def __init__(self, context: Context, variables: Sequence[Buffer]) -> None:
        self.variables = tuple(variables)
        self.addresses: dict[str, int] = {}
        for variable in self.variables:
            address = int(context.driver.call("cuMemAlloc", variable.bytes))
            self.addresses[variable.name] = address
            for piece in pieces(variable):
                context.driver.call("cuMemcpyHtoD", address, piece.ctypes.data, piece.nbytes)
                address += piece.nbytes


class Variables:
    """The variables of one loaded module that a launch gives content to.

    One that the module does not have is left out: no code of it uses it.

    Raises:
        TrialFailedError: one has another size there.
    """

    def __init__(self, context: Context, module: Any, pristine: Pristine) -> None:
        self._context = context
        self._found: list[tuple[Buffer, int, int]] = []
        for variable in pristine.variables:
            try:
                name = variable.name.encode()
                address, size = context.driver.call("cuModuleGetGlobal", module, name)
            except DeviceError as error:
                if error.status != "NOT_FOUND":
                    raise
                continue
            if int(size) != variable.bytes:
                raise TrialFailedError(
                    Failure.LOAD,
                    f"variable '{variable.name}' has {int(size):,} bytes in the module, and "
                    f"{variable.bytes:,} in the launch",
                )
            self._found.append((variable, int(address), pristine.addresses[variable.name]))

    def restore(self) -> None:
        """Have the stream put their first content back."""
        for variable, address, source in self._found:
            place = address, source, variable.bytes
            self._context.driver.call("cuMemcpyDtoDAsync", *place, self._context.stream)

    def read(self) -> dict[str, Values]:
        """What they hold, by name."""
        held: dict[str, Values] = {}
        for variable, address, _ in self._found:
            held[variable.name] = np.empty(variable.bytes, np.uint8)
            target = held[variable.name].ctypes.data
            self._context.driver.call("cuMemcpyDtoH", target, address, variable.bytes)
        return held

    def differences(self, expected: dict[str, Values]) -> list[Difference]:
        """The first element of each that differs from what is expected, and how many do."""
        held = self.read()
        found = (
            _difference(variable, expected[variable.name], held[variable.name])
            for variable, _, _ in self._found
            if variable.name in expected
        )
        return [difference for difference in found if difference is not None]


def _difference(variable: Buffer, expected: Values, found: Values) -> Difference | None:
    width, kind = TYPE_BYTES[variable.type], element_type(variable.type)
    places = np.flatnonzero(expected.view(f"<u{width}") != found.view(f"<u{width}"))
    if not places.size:
        return None
    first = int(places[0])
    theirs, ours = (
        float(as_numbers(each.view(kind)[first : first + 1], variable.type)[0])
        for each in (expected, found)
    )
    return Difference(variable.name, first, theirs, ours, int(places.size))
