"""Calls a launcher that cuado wrote with what the command line says: see fake_launches.py."""

import importlib.util
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def main(library: str, kernel: str, folder: str, *words: str) -> str:
    path = Path(folder) / f"{kernel}_launcher.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    rest = iter(words)
    try:
        launcher = module.Launcher(vouched=_number(rest) != 0, library=library)
        grid, block = (tuple(_number(rest) for _ in "xyz") for _ in range(2))
        shared, stream = _number(rest), _number(rest)
        x, y, z = (_pointer(module, rest) for _ in range(3))
        n, a = _number(rest), float(next(rest))
        data = struct.pack("<3Q", _number(rest), _number(rest), _number(rest))
        begin, size = _number(rest), _number(rest)
        inside = module.Structure(data, {8: (begin, size)} if size else {})
        outcome = launcher.launch(grid, block, shared, stream, x, y, z, n, a, inside)
    except module.LauncherError as error:
        return f"error {error}"
    return f"{int(outcome.optimised)} 0 {outcome.why}"


def _number(rest: Iterator[str]) -> int:
    return int(next(rest), 0)


def _pointer(module: Any, rest: Iterator[str]) -> Any:
    address, begin, size = (_number(rest) for _ in range(3))
    return module.Pointer(address, begin, size) if size else address


if __name__ == "__main__":
    sys.stdout.write(main(*sys.argv[1:]))
