"""Steps of a tree, or of a scan, that threads at a stride make: and some that must stay theirs."""

from soundness.generation.expressions import expression
from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    type_, size = sketch.random.choice(("f32", "s32", "u32")), sketch.per_block
    name = C_TYPES[type_]
    values, others, own = sketch.fresh("v"), sketch.fresh("w"), sketch.fresh("own")
    sketch.add(
        f"__shared__ {name} {values}[{size}], {others}[{size}];",
        f"{name} {own} = {expression(sketch, type_, 1)};",
        f"{values}[t] = {own};",
        f"{others}[t] = {sketch.some(type_)};",
        "__syncthreads();",
    )
    steps = [_tree, _tree, _falling, _gathered, _gathered, _single, _single, _scan, _of_vectors]
    for _ in range(sketch.random.choice((1, 2, 3))):
        sketch.random.choice(steps)(sketch, values, others, own)
        sketch.add("__syncthreads();")
    sketch.keep(f"{values}[{sketch.random.choice(('t', f'{size - 1} - t', '0'))}]", type_)
    if sketch.chance(0.3):
        sketch.keep(own, type_)
    sketch.add("__syncthreads();")


def _tree(sketch: Sketch, values: str, others: str, own: str) -> None:
    """All steps of a tree in a loop."""
    size, s, sum_ = sketch.per_block, sketch.fresh("s"), f"{others}[t]"
    count = sketch.random.choice((str(size), sketch.scalar("s32", size)))
    guard = sketch.random.choice(
        (f"t % (2 * {s}) == 0", f"(t & (2 * {s} - 1)) == 0", f"t % (2 * {s}) == {s}")
    )
    near = f"t + {s} < {size} ? t + {s} : t"  # Blocks need not be a power of two.
    work = sketch.random.choice(
        (
            f"{values}[t] += {values}[{near}];",
            f"{values}[t] = {values}[t] * 3 + {values}[{near}];",
            f"{values}[t] += {own};",
            f"if ({values}[{near}] > {values}[t]) {values}[t] = {values}[{near}];",
            f"if ({values}[{near}] > {values}[t]) {{ {values}[t] = {values}[{near}];"
            f" {others}[t] = {others}[{near}]; }}",
            f"{values}[t] += {sum_}; {others}[t] = {s};",
            f"{own} += {values}[{near}]; {values}[t] = {own};",
        )
    )
    if "%" in guard and guard.endswith(s):
        work = f"{values}[t] += {s} + t;"  # What a neighbour reads, another may write.
    between = sketch.random.choice(("", "", f"{others}[t] += {s};", f"{own} = {own} * 2;"))
    sketch.add(
        f"for (int {s} = 1; {s} < {count}; {s} *= 2) {{",
        f"  if ({guard}) {{ {work} }}",
        f"  {between} __syncthreads();",
        "}",
    )


def _of_vectors(sketch: Sketch, values: str, others: str, own: str) -> None:
    """A tree of several values of each thread, side by side in memory."""
    size, m, s = sketch.per_block, sketch.fresh("m"), sketch.fresh("s")
    count = sketch.random.choice((str(size), sketch.scalar("s32", size)))
    near = f"t + {s} < {size} ? t + {s} : t"
    guard = sketch.random.choice((f"t % (2 * {s}) == 0", f"t < {s}", "t % 2 == 0"))
    head = f"for (int {s} = 1; {s} < {count}; {s} *= 2)"
    if guard == f"t < {s}":
        head = f"for (int {s} = {size} / 2; {s} > 0; {s} /= 2)"
    parts = sketch.random.choice(
        (
            "a.x + b.x, max(a.y, b.y), a.z ^ b.z, a.w + 3 * b.w",
            "a.x + b.y, a.y + b.x, min(a.z, b.w), a.w - b.z",
            "b.x, a.y, a.x, b.w + a.w",
        )
    )
    work = f"int4 a = {m}[t], b = {m}[{near}]; {m}[t] = make_int4({parts});"
    sketch.add(
        f"__shared__ int4 {m}[{size}];",
        f"{m}[t] = make_int4(t, (int){own}, (int){values}[t], i * 7);",
        "__syncthreads();",
        f"{head} {{",
        f"  if ({guard}) {{ {work} }}",
        "  __syncthreads();",
        "}",
    )
    part = sketch.random.choice("xyzw")
    sketch.keep(f"{m}[{sketch.random.choice(('0', 't'))}].{part} + (int){others}[t]", "s32")


def _falling(sketch: Sketch, values: str, others: str, own: str) -> None:
    """All steps of a tree of ever fewer threads, side by side."""
    s, start = sketch.fresh("s"), sketch.per_block // 2
    count = sketch.random.choice((str(start), sketch.scalar("s32", start)))
    work = sketch.random.choice(
        (
            f"{values}[t] += {values}[t + {s}];",
            f"{values}[t] = {values}[t + {s}] - {values}[t];",
            f"{values}[t] += {values}[t + {s}]; {others}[t] += {others}[t + {s}];",
            f"{values}[t] = max({values}[t], {values}[t + {s}]) + {own};",
        )
    )
    sketch.add(
        f"for (int {s} = {count}; {s} > 0; {s} /= 2) {{",
        f"  if (t < {s}) {{ {work} }}",
        "  __syncthreads();",
        "}",
    )


def _gathered(sketch: Sketch, values: str, others: str, own: str) -> None:
    """All steps of a tree whose first threads change words of others."""
    size, s, k = sketch.per_block, sketch.fresh("s"), sketch.fresh("k")
    count = sketch.random.choice((str(size), sketch.scalar("s32", size)))
    near, here = f"[{k} + {s}]", f"[{k}]"
    work = sketch.random.choice(
        (
            f"{values}{here} += {values}{near};",
            f"if ({values}{near} > {values}{here}) {values}{here} = {values}{near};",
            f"if ({values}{near} < {values}{here}) {{ {values}{here} = {values}{near};"
            f" {others}{here} = {others}{near}; }}",
            f"if ({own} > {s}) {values}{here} = {values}{near};",
            f"if ({values}{near} != 3) {others}{here} = {values}{here};",
        )
    )
    sketch.add(
        f"for (int {s} = 1; {s} < {count}; {s} *= 2) {{",
        f"  int {k} = 2 * {s} * t;",
        f"  if ({k} + {s} < {size}) {{ {work} }}",
        "  __syncthreads();",
        "}",
    )


def _single(sketch: Sketch, values: str, others: str, own: str) -> None:
    """One step, at a stride that the compiler knows."""
    size, stride = sketch.per_block, sketch.random.choice((2, 2, 3, 4, 8))
    rest = sketch.random.choice((0, 0, 1, stride - 1))
    extra = sketch.buffer("s32", size)
    work = sketch.random.choice(
        (
            f"{values}[t] += {others}[({size - 1} - t)];",
            f"{values}[t] += {extra.name}[t] + t;",
            f"{values}[t] += {own};",
            f"for (int q = 0; q < t % 5; ++q) {values}[t] += {others}[(t + q) % {size}];",
            f"{own} = {others}[t];",
            f"if ({others}[t] > 3) {values}[t] = {others}[(t * 5) % {size}];",
        )
    )
    if sketch.chance(0.2):
        sketch.add(f"{values}[t] += 1;")
    sketch.add(f"if (t % {stride} == {rest}) {{ {work} }}")
    if sketch.chance(0.2):
        sketch.add(f"{values}[t] += 2;")


def _scan(sketch: Sketch, values: str, others: str, own: str) -> None:
    """A scan between two halves that change places."""
    size, s, sum_ = sketch.per_block, sketch.fresh("s"), sketch.fresh("sum")
    sketch.add(
        f"for (int {s} = 1, turn = 0; {s} < {size}; {s} *= 2, turn ^= 1) {{",
        f"  auto *from = turn ? {others} : {values}, *to = turn ? {values} : {others};",
        f"  auto {sum_} = from[t]; if (t >= {s}) {sum_} += from[t - {s}];",
        f"  to[t] = {sum_}; __syncthreads();",
        "}",
        f"{own} = {values}[t] + {others}[t];",
    )
