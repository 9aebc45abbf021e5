"""A kernel's text as people write it: macros, templates, comments anywhere, lines of any length.

What a kernel computes stays, but for statements that give patches of arithmetic something to write:
doubles by accident, functions, quotients, products and sums kept apart.
"""

import random
import re
from collections.abc import Callable

_STORE = re.compile(r"^( *)(out\d+)\[i\] = (v\d+);$", re.MULTILINE)
_HEAD = re.compile(
    r'extern "C" __global__ void ((?:__launch_bounds__\(\d+\) )?)(\w+)\((.*)\)\n\{\n'
)
_INDEX = "blockIdx.x * blockDim.x + threadIdx.x"
_SEASONED = (
    "{v} * 0.5 + 1.25",
    "(float)((double){v} * 1e-3)",
    "expf({v} * -0.001f)",
    "sinf({v}) + cosf({v})",
    "{v} / 3.f / ({v} * {v} + 1.f)",
    "sqrtf({v} * {v} + 1e-3f)",
    "__fadd_rn(__fmul_rn({v}, 0.5f), 1.f)",
    "__fsub_rn(__fmul_rn(0.25f, {v}), {v})",
    "{v} * 0.5f + {v}",
)


def disguised(source: str, chosen: random.Random) -> str:
    """The source with another look.

    Args:
        source: of one kernel, as ``kernels`` makes it.
        chosen: decides how.
    """
    text = _seasoned(source, chosen)
    changes: tuple[tuple[float, Callable[[str, random.Random], str]], ...] = (
        (0.3, _named_index),
        (0.3, _called),
        (0.3, _renamed_types),
        (0.3, _macros),
        (0.4, _commented),
        (0.3, _lines),
        (0.1, _returns),
    )
    for share, change in changes:
        if chosen.random() < share:
            text = change(text, chosen)
    return text


def _seasoned(text: str, chosen: random.Random) -> str:
    """Another value stored of a float, in half of the kernels."""
    floats = set(re.findall(r"\bfloat (v\d+) =", text))

    def stored(found: re.Match[str]) -> str:
        indent, out, value = found.groups()
        if value not in floats or chosen.random() < 0.5:
            return found[0]
        return f"{indent}{out}[i] = {chosen.choice(_SEASONED).format(v=value)};"

    return _STORE.sub(stored, text)


def _named_index(text: str, chosen: random.Random) -> str:
    del chosen
    return f"#define INDEX_X ({_INDEX})\n{text.replace(_INDEX, 'INDEX_X')}"


def _called(text: str, chosen: random.Random) -> str:
    """The body in a function that the kernel calls; in a template's instance, and another's."""
    head = _HEAD.search(text)
    if head is None:
        return text
    bounds, name, parameters = head.groups()
    names = ", ".join(re.findall(r"(\w+)(?:,|$)", parameters))
    body, before = text[head.end() :], text[: head.start()]
    inline = chosen.choice(("", "__forceinline__ "))
    if chosen.random() < 0.5:
        return (
            f"{before}__device__ {inline}void work_of_{name}({parameters})\n{{\n{body}"
            f'extern "C" __global__ void {bounds}{name}({parameters})\n'
            f"{{ work_of_{name}({names}); }}\n"
        )
    return (
        f"{before}template <int UNUSED> __device__ {inline}void work_of_{name}({parameters})\n"
        f"{{\n{body}"
        f'extern "C" __global__ void {bounds}{name}({parameters})\n'
        f"{{ work_of_{name}<3>({names}); }}\n"
        f'extern "C" __global__ void other_{name}({parameters})\n'
        f"{{ work_of_{name}<4>({names}); }}\n"
    )


def _renamed_types(text: str, chosen: random.Random) -> str:
    head = chosen.choice(("using real = float;", "typedef float real;", "#define real float"))
    body = re.sub(r"(?<![\w(])float (?=[*v])", "real ", text)
    return f"{head}\n{body}"


def _macros(text: str, chosen: random.Random) -> str:
    """Barriers, accesses and sizes behind names."""
    heads = []
    if "__syncthreads();" in text and chosen.random() < 0.5:
        heads.append("#define WAIT() __syncthreads()")
        text = text.replace("__syncthreads();", "WAIT();")
    if chosen.random() < 0.5:
        heads.append("#define AT(a, n) a[n]")
        text = re.sub(r"\b(in\d+)\[(i|j|k)\]", r"AT(\1, \2)", text)
    sizes = re.findall(r"__shared__ [\w ]+ \w+\[(\d+)\]", text)
    if sizes and chosen.random() < 0.6:
        size = chosen.choice(sizes)
        heads.append(
            f"#define SIZE {size}" if chosen.random() < 0.5 else f"constexpr int SIZE = {size};"
        )
        text = re.sub(rf"(?<=\[){size}(?=\])|(?<=% ){size}\b", "SIZE", text)
    return "\n".join([*heads, text])


def _commented(text: str, chosen: random.Random) -> str:
    """Comments that look like code, where a token ends."""
    remarks = (
        "/* for (int k = 0; k < n; ++k) */", "/* __shared__ float tile[32]; */", "/* { */",
        "/* 0.5 */", "/* threadIdx.x */",
    )  # fmt: skip
    made = []
    for line in text.split("\n"):
        said = line
        if line.startswith("#") or chosen.random() < 0.6:
            made.append(said)
            continue
        places = [found.end() for found in re.finditer(r"[;{}]| \(|, ", line)]
        if places:
            place = chosen.choice(places)
            said = f"{line[:place]} {chosen.choice(remarks)} {line[place:]}"
        if chosen.random() < 0.3:
            said += chosen.choice(("  // __syncthreads();", "  // }", "  // out1[i] = 0.5;"))
        made.append(said)
    return "\n".join(made)


def _lines(text: str, chosen: random.Random) -> str:
    """Several statements a line, or each word of some on a line of its own."""
    made: list[str] = []
    for line in text.split("\n"):
        plain = line.strip() and not line.startswith("#") and "//" not in line
        last = made[-1] if made else "#"
        joins = not last.startswith("#") and "//" not in last and last.endswith((";", "}"))
        if plain and joins and line.startswith(" ") and chosen.random() < 0.4:
            made[-1] = f"{last} {line.strip()}"
        elif plain and chosen.random() < 0.15 and "/*" not in line:
            made.append(re.sub(r"(?<=\w) (?=[=*+])", "\n        ", line, count=1))
        else:
            made.append(line)
    return "\n".join(made)


def _returns(text: str, chosen: random.Random) -> str:
    """Lines that end as on Windows; tabs."""
    if chosen.random() < 0.5:
        return text.replace("\n", "\r\n")
    return re.sub(r"(?m)^ {2}", "\t", text)
