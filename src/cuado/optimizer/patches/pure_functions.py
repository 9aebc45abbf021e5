"""Functions of CUDA and C++ that do nothing but compute a value."""

import re

PURE = re.compile(
    r"(?:std::)?(?:f?min|f?max|abs|fabs|r?sqrt|exp2?|log(?:2|10)?|pow|sin|cos|tan|fma|floor|ceil)f?"
    r"|__ld(?:g|cs|cg|ca|lu)|__[a-z]+2[a-z]+(?:_r[nzud])?|__(?:exp|log|sin|cos|pow)f"
    r"|__f\w+_r[nzud]|__(?:popc|clz|ffs|brev|mulhi)(?:ll)?|make_\w+"
    r"|(?:static|reinterpret|const)_cast<.*>"
)
"""Functions without an effect but their value."""
