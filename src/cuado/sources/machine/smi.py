"""What nvidia-smi says of clocks, persistence and MIG. Settings are read, never changed."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.process import run
from cuado.sources.machine.facts import Problem, State

_BUS_ID = "pci.bus_id"
_HOLDS: Mapping[str, str] = MappingProxyType(
    {
        "clocks_throttle_reasons.applications_clocks_setting": "a setting of the clocks",
        "clocks_throttle_reasons.hw_slowdown": "the hardware (heat or power)",
        "clocks_throttle_reasons.sw_thermal_slowdown": "heat",
        "clocks_throttle_reasons.sw_power_cap": "the power limit",
    }
)
_FIELDS = (
    _BUS_ID,
    "clocks.current.sm",
    "clocks.max.sm",
    "clocks.applications.graphics",
    "persistence_mode",
    "mig.mode.current",
    *_HOLDS,
)
_UNKNOWN = re.compile(r'Field "([^"]+)" is not a valid field')
_SECONDS = 30.0


def states() -> tuple[State, ...] | Problem:
    """The state of every GPU; fields that this nvidia-smi does not know are left out."""
    program = shutil.which("nvidia-smi")
    if program is None:
        return Problem("nvidia-smi not found", "it comes with the driver; put it on PATH")
    fields = list(_FIELDS)
    while fields:
        query = [f"--query-gpu={','.join(fields)}", "--format=csv,noheader,nounits"]
        try:
            done = run(Path(program), query, timeout=_SECONDS)
        except ToolFailedError as error:
            return Problem(error.message, "a driver that does not answer needs a reboot")
        unknown = _UNKNOWN.search(done.output + done.errors)
        if unknown and unknown[1] in fields:
            fields.remove(unknown[1])
            continue
        if done.code:
            said = (done.output + done.errors).strip().splitlines()
            return Problem(f"nvidia-smi: {said[0] if said else f'ended with {done.code}'}")
        rows = [line.split(", ") for line in done.output.splitlines() if line.strip()]
        # Names have no commas among these fields; a line of another length is of something else.
        return tuple(
            _state(dict(zip(fields, row, strict=True))) for row in rows if len(row) == len(fields)
        )
    return Problem("nvidia-smi knows none of the fields asked for")


def _state(row: Mapping[str, str]) -> State:
    return State(
        bus_id=row.get(_BUS_ID, ""),
        sm_mhz=_number(row.get("clocks.current.sm", "")),
        most_mhz=_number(row.get("clocks.max.sm", "")),
        application_mhz=_number(row.get("clocks.applications.graphics", "")),
        is_persistent=_switch(row.get("persistence_mode", "")),
        is_divided=_switch(row.get("mig.mode.current", "")),
        held_by=tuple(words for name, words in _HOLDS.items() if row.get(name) == "Active"),
    )


def _number(text: str) -> float | None:
    """None for ``[N/A]``, ``[Not Supported]`` and the like."""
    try:
        return float(text)
    except ValueError:
        return None


def _switch(text: str) -> bool | None:
    return {"Enabled": True, "Disabled": False}.get(text.strip())
