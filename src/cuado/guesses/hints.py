"""What the name of a number suggests for its value; the code has said before what it does."""

import re

_FEW = (
    (r"(half|filter|kernel|window|mask|stencil)?_?(rad(ius)?|halo|reach)", 4),
    (
        r"(n|num)?_?(taps?|coeffs?|coefficients)|(filter|kernel|window|mask)_?(size|len(gth)?|width|height|w|h)?",
        9,
    ),
    (r"ksize|k[wh]|kernel_?[wh]|[rs]_?size", 5),
    (r"(n|num)?_?(order|degree|terms?)", 8),
    (
        r"(n|num)?_?(classes|channels?|heads?|batch(es|_?size)?|components|features_?per\w*|ch|nc)",
        16,
    ),
    (r"(n|num)?_?(clusters?|centroids?|centers?|means?|levels?)", 16),
    (
        r"(max_?)?(n|num)?_?(steps?|iter(ation)?s?|rounds?|reps?|repeats?|passes|sweeps?|loops?|depth|it)(_?count)?",
        32,
    ),
    (r"(n|num)?_?(bins?|buckets?|symbols?|states?)", 256),
    (r"(in|out|input|output|embed(ding)?|hidden|head|model|feature)?_?(dim|features)|d", 256),
)
_FLOATS = (
    (r"eps(ilon)?|tol(erance)?\w*|delta_?min", 1e-5),
    (r"lo|low|lower|min\w*|\w*_min|\w*_lo|bias|offset|shift|x0|y0|origin\w*|mean|mu", 0.0),
    (
        r"hi|high|upper|max\w*|\w*_max|\w*_hi|scale\w*|width|range|factor|one|alpha|inv\w*|sigma|std",
        1.0,
    ),
    (r"dt|dx|dy|dz|h|k|rate|lr|step|c|coef\w*", 0.1),
)
_WHOLE = (
    (r"seed|salt|key|state", 12345),
    (r"(\w*_)?(offset|start|begin|first|base|origin|shift|lo|low|min\w*)|x0|y0", 0),
    (r"(\w*_)?(flag|mode|enable\w*|is_\w+|has_\w+|use_\w+|sign|axis|inc[xy]?)|stride|step", 1),
)


def length(name: str) -> int | None:
    """How many a number with this name counts, where that is usually few; None if it says nothing."""
    return _first(_FEW, name)


def fraction(name: str) -> float:
    """A value for a floating-point number."""
    found = _first(_FLOATS, name)
    return 0.5 if found is None else found


def whole(name: str) -> int | None:
    """A value for a whole number that bounds and counts nothing; None if the name says nothing."""
    return _first(_WHOLE, name)


def _first(rows: tuple[tuple[str, float], ...], name: str) -> "float | int | None":
    words = name.rpartition(".")[2].lower().strip("_")
    return next((value for row, value in rows if re.fullmatch(row, words)), None)
