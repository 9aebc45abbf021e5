"""CUDA C++ text: kernels, shared arrays, loops, literals and launches, and edits as a diff.

``parse_source`` reads a file without changing it; everything found in it has its span in bytes.
``apply_edits`` makes another text of spans and replacements, and ``unified_diff`` a patch of both.
The text is read as it stands: no header is opened and no macro is expanded, so a name means what
this file says of it.
"""

from cuado.cuda_source.constants import constants_of, value_of
from cuado.cuda_source.edits import Edit, EditError, apply_edits, unified_diff
from cuado.cuda_source.functions import FunctionText, LaunchBounds, functions, kernels
from cuado.cuda_source.launches import LaunchText, launches
from cuado.cuda_source.literals import FloatLiteral, float_literals, macro_literals
from cuado.cuda_source.loops import LoopText, loops
from cuado.cuda_source.parameters import ParameterText
from cuado.cuda_source.shared_arrays import Dimension, SharedArray, shared_arrays
from cuado.cuda_source.source import SourceText, Span, parse_source
from cuado.cuda_source.variables import VariableText, variables

__all__ = [
    "Dimension",
    "Edit",
    "EditError",
    "FloatLiteral",
    "FunctionText",
    "LaunchBounds",
    "LaunchText",
    "LoopText",
    "ParameterText",
    "SharedArray",
    "SourceText",
    "Span",
    "VariableText",
    "apply_edits",
    "constants_of",
    "float_literals",
    "functions",
    "kernels",
    "launches",
    "loops",
    "macro_literals",
    "parse_source",
    "shared_arrays",
    "unified_diff",
    "value_of",
    "variables",
]
