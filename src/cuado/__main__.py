"""``python -m cuado``: the command line, where the ``cuado`` script is not on the path."""

import sys

from cuado.cli.entry import run

sys.exit(run())
