"""The child process: ``python -m cuado.sources.machine PROBE ARGUMENT`` prints one line of JSON."""

import json
import sys
from importlib import import_module

from cuado.errors import CuadoError


def main(name: str, argument: str) -> None:
    """Print what the probe answers, or the problem."""
    try:
        answer = import_module(f"{__package__}.{name}").probe(int(argument))
    except CuadoError as error:
        answer = {"problem": error.message, "remedy": error.remedy}
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        answer = {"problem": str(error), "remedy": f"pip install {package}" if package else ""}
    print(f"\n{json.dumps(answer)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
