"""Builds the injection library into the wheel where there is a compiler; never fails an install.

Without a compiler the wheel holds the library's sources (``cuado/native``), and it is built on
first use. An editable install has it built on first use as well.
"""

import importlib.util
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class InjectionLibrary(BuildHookInterface):
    """Adds the library, and says by its tag that the wheel is of this platform."""

    PLUGIN_NAME = "custom"
    _folder: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """As hatchling calls it before the wheel is put together."""
        if self.target_name != "wheel" or version == "editable" or sys.platform != "linux":
            return
        root = Path(self.root)
        compiling = _load(root / "src" / "cuado" / "sources" / "injection" / "compiling.py")
        compiler = compiling.find_compiler()
        if compiler is None:
            self.app.display_warning("no C++ compiler: the injection library is built on first use")
            return
        self._folder = tempfile.TemporaryDirectory(prefix="cuado-build-")
        built = Path(self._folder.name) / compiling.NAME
        try:
            compiling.compile_library(root / "native", built, compiler)
        except (compiling.CompilingError, OSError) as error:
            self.app.display_warning(f"the injection library is built on first use: {error}")
            return
        build_data["force_include"][str(built)] = f"cuado/sources/injection/{compiling.NAME}"
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"

    def finalize(self, *_: object) -> None:
        """As hatchling calls it when the wheel is whole."""
        if self._folder is not None:
            self._folder.cleanup()


def _load(path: Path) -> ModuleType:
    """The module at a path; cuado itself is not installed where its wheel is built."""
    spec = importlib.util.spec_from_file_location("cuado_compiling", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # Dataclasses look their module up.
    spec.loader.exec_module(module)
    return module
