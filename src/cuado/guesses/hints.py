"""What the name of a number suggests for its value; the code has said before what it does."""

import re

_N = r"(n|num|max|number_of)?_?"
_FEW = (
    (r"(half|filter|kernel|window|mask|stencil)?_?(rad(ius)?|halo|reach|half)|half_?\w*", 4),
    (r"border|margin|pad(ding)?|ghosts?", 4),
    (r"thr(esh(old)?)?", 16),
    (_N + r"(taps?|coeffs?|coefficients)", 9),
    (r"(filter|kernel|window|mask)_?(size|len(gth)?|width|height|w|h)?", 9),
    (r"ksize|k[wh]|kernel_?[wh]|[rs]_?size", 5),
    (r"(pattern|pat|needle|key|word|motif)_?(len(gth)?|size)", 8),
    (_N + r"(order|degree|terms?)", 8),
    (_N + r"(channels?|heads?|batch(es|_?size)?|components|ch|nc|bands?|layers?)", 16),
    (_N + r"(clusters?|centroids?|centers?|means?|levels?)", 16),
    (_N + r"(neighbou?rs?|nbrs?|nn|per_(row|node|cell))(_per_\w+)?", 32),
    (r"fan_?(in|out)", 16),
    (_N + r"(steps?|iter(ation)?s?|rounds?|reps?|repeats?|passes|sweeps?|loops?|depth|it)", 32),
    (r"(max_?)?(iter|step|round|loop|it)\w*_?(count|limit|max)?", 32),
    (_N + r"(bins?|buckets?|symbols?|states?)", 256),
    (_N + r"(classes|categories|labels)", 1024),
    (r"(in|out|input|output|embed(ding)?|hidden|head|model|feature)?_?(dim|features)|d", 256),
)
_FLOATS = (
    (r"inv_?(bin_?)?(width|dx|delta)|bins_per_\w+", 256.0),
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


_SIDES = ((r"n_?[xyz]|(grid|dim|size)_?[xyz]|[wh]|width|height|depth|(n|num)?_?(cols|rows)", 64),)


def length(name: str) -> int | None:
    """How many a number with this name counts, where that is usually few; None: unknown."""
    found = _first(_FEW, name)
    return None if found is None else int(found)


def side(name: str) -> int | None:
    """The length of one side of something, where a number has the name of one; None: unknown."""
    found = _first(_SIDES, name)
    return None if found is None else int(found)


def is_mask(name: str) -> bool:
    """True if a number has the name of one that keeps the low bits of others."""
    return re.fullmatch(r"(\w+_)?mask", name.rpartition(".")[2].lower().strip("_")) is not None


def fraction(name: str) -> float:
    """A value for a floating-point number."""
    found = _first(_FLOATS, name)
    return 0.5 if found is None else found


def whole(name: str) -> int | None:
    """A value for a whole number that bounds and counts nothing; None if the name says nothing."""
    found = _first(_WHOLE, name)
    return None if found is None else int(found)


def _first(rows: tuple[tuple[str, float], ...], name: str) -> float | None:
    words = name.rpartition(".")[2].lower().strip("_")
    return next((value for row, value in rows if re.fullmatch(row, words)), None)
