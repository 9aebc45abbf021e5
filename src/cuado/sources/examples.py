"""Where the examples are that come with cuado."""

from pathlib import Path


def examples_folder() -> Path | None:
    """Beside the package where it is installed, above it in a source tree; None without them."""
    package = Path(__file__).resolve().parents[1]
    folders = (package / "examples", package.parents[1] / "examples")
    return next((each for each in folders if each.is_dir()), None)
