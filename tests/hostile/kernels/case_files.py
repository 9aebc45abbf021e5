"""Cases that are hostile themselves: sizes, expressions, paths, names."""

from kernel import (
    CLEAN,
    ORDERLY,
    REFUSED,
    RUNS,
    STOPPED,
    Ends,
    HostileKernel,
    Kernels,
    case_text,
    defect,
    strange_case,
)

_GOOD = case_text()
_ARGUMENT = '[[arguments]]\nname = "out"\ntype = "u32"\n'


def _shape(name: str, shape: str, check: Ends = REFUSED) -> HostileKernel:
    head = _GOOD.split("[[arguments]]")[0]
    later = STOPPED if check == REFUSED else ORDERLY
    return strange_case(name, f"{head}{_ARGUMENT}shape = {shape}\noutput = true\n", check, later)


def _value(name: str, expression: str) -> HostileKernel:
    return strange_case(name, _GOOD.replace("[256]", f"['''{expression}''']"))


def _shapes() -> Kernels:
    yield _shape("buffer_of_a_terabyte", "[1099511627776]")
    yield _shape("buffer_of_64_gigabytes", "[17179869184]")
    yield _shape("buffer_of_two_to_63", "[9223372036854775807]")
    yield _shape("buffer_whose_size_wraps", "[4294967296, 4294967297]")
    yield _shape("buffer_of_minus_one", "[-1]")
    yield _shape("buffer_of_nothing", "[0]")
    yield _shape("shape_of_1000_dimensions", f"[{', '.join(['2'] * 1000)}]")
    yield _shape("shape_of_one_times_10000", f"[256, {', '.join(['1'] * 10000)}]", CLEAN | REFUSED)
    yield _shape("shape_of_text", '["many"]')
    yield _shape("shape_of_floats", "[256.5]")
    yield _shape("shape_of_infinity", "[inf]")
    yield _shape("shape_nested", "[[[[256]]]]")
    yield _shape("shape_nested_10000_deep", "[" * 10000 + "1" + "]" * 10000)


def _expressions() -> Kernels:
    yield _value("power_tower", "9**9**9**9")
    yield _value("power_of_a_billion", "2**1000000000")
    yield _value("shift_by_a_billion", "1<<1000000000")
    yield _value("product_that_grows", "*".join(["999999999999"] * 20000))
    yield _value("division_by_zero", "1//0")
    yield _value("remainder_by_zero", "1%0")
    yield _value("brackets_50000_deep", "(" * 50000 + "1" + ")" * 50000)
    yield _value("minus_50000_times", "-" * 50000 + "1")
    yield _value("number_of_100000_digits", "9" * 100_000)
    yield _value("python_call", "__import__('os').system('touch /tmp/owned')")
    yield _value("python_attribute", "min.__class__")
    yield _value("min_of_nothing", "min()")
    yield _value("empty_expression", "")
    constants = "[constants]\nA = 'B + 1'\nB = 'A + 1'\n"
    yield strange_case("constants_in_a_circle", _GOOD.replace("[[", f"{constants}[[", 1))
    doubling = "".join(f"C{n} = 'C{n - 1} * C{n - 1}'\n" for n in range(1, 200))
    yield strange_case(
        "constants_that_square_200_times",
        _GOOD.replace("[[", f"[constants]\nC0 = 3\n{doubling}[[", 1).replace("[256]", '["C199"]'),
    )


def _fill(name: str, fill: str, harmless: bool = False) -> HostileKernel:
    kernel = strange_case(name, _GOOD.replace("output = true", f"output = true\nfill = {fill}"))
    if not harmless:
        return kernel
    ends = {verb: CLEAN | REFUSED if verb == "check" else RUNS | REFUSED for verb in kernel.ends}
    return HostileKernel(name, kernel.ptx, kernel.toml, ends)


def _paths() -> Kernels:
    for name, path in {
        "zeros_without_end": "/dev/zero",
        "own_memory": "/proc/self/mem",
        "terminal": "/dev/tty",
        "a_folder": "/",
        "not_there": "no/such/file",
        "its_own_case": "attack.toml",
        "page_map": "/proc/self/pagemap",
    }.items():
        yield _fill(f"fill_from_{name}", f'{{ content = "file", path = "{path}" }}')
        yield strange_case(f"source_is_{name}", _GOOD.replace("attack.ptx", path))
    yield strange_case("source_with_a_nul", _GOOD.replace("attack.ptx", "attack\\u0000.ptx"))
    yield strange_case("source_of_a_long_name", _GOOD.replace("attack.ptx", "a" * 5000 + ".ptx"))


def _fills() -> Kernels:
    yield _fill("fill_period_of_zero", '{ content = "random", period = 0 }')
    yield _fill("fill_period_of_minus_one", '{ content = "random", period = -1 }')
    yield _fill("fill_period_of_two_to_62", f'{{ content = "random", period = {2**62} }}', True)
    yield _fill("fill_low_above_high", '{ content = "random", low = 5, high = 1 }', True)
    yield _fill("fill_of_not_a_number", '{ content = "constant", value = nan }')
    yield _fill("fill_beyond_the_type", '{ content = "constant", value = 1e300 }')
    yield _fill("fill_ramp_to_infinity", '{ content = "ramp", low = 0, step = inf }')
    yield _fill("fill_seed_of_minus_one", '{ content = "random", seed = -1 }', True)
    yield _fill("fill_of_a_kind_that_is_not", '{ content = "__reduce__" }')


def _texts() -> Kernels:
    yield strange_case("empty", "")
    yield strange_case("no_toml", "\0\0\0")
    yield strange_case("no_utf_8", "schema = 1 # \udcff\udcfe\n" + _GOOD)
    yield strange_case("schema_of_99", _GOOD.replace("schema = 1", "schema = 99"))
    yield strange_case("argument_count_too_small", _GOOD.split("[[arguments]]")[0])
    yield strange_case(
        "argument_too_many", _GOOD + '[[arguments]]\nname = "x"\ntype = "u32"\nvalue = 1\n'
    )
    yield strange_case(
        "pointer_given_as_a_small_number", f"{_GOOD.split('[[')[0]}{_ARGUMENT}value = 1\n"
    )
    yield strange_case(
        "pointer_given_as_a_host_address",
        _GOOD.split("[[")[0]
        + '[[arguments]]\nname = "out"\ntype = "u64"\nvalue = 0x7ffff7dd0000\n',
        REFUSED | defect("out of bounds"),
    )
    yield strange_case(
        "structure_of_too_many_bytes",
        f'{_GOOD.split("[[")[0]}[[arguments]]\nname = "out"\nbytes = "{"41" * 5000}"\n',
    )
    yield strange_case(
        "structure_of_odd_hexadecimal",
        f'{_GOOD.split("[[")[0]}[[arguments]]\nname = "out"\nbytes = "4142zz4"\n',
    )
    long = "n" * 100_000
    yield strange_case(
        "name_of_100000_letters", f'name = "{long}"\n{_GOOD}', CLEAN | REFUSED, ORDERLY
    )
    yield strange_case(
        "name_with_terminal_escapes",
        f'name = "\\u001b[2J\\u001b]0;owned\\u0007[/red]{{0}}%s"\n{_GOOD}',
        CLEAN | REFUSED,
        ORDERLY,
    )
    yield strange_case(
        "name_that_climbs",
        f'name = "../../../../tmp/owned"\n{_GOOD}',
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )
    yield strange_case("name_with_a_nul", f'name = "a\\u0000b"\n{_GOOD}', CLEAN | REFUSED, ORDERLY)
    yield strange_case("kernel_by_a_pattern", _GOOD.replace('"attack"', '"(a+)+$"'))
    yield strange_case(
        "kernel_of_a_long_template", _GOOD.replace('"attack"', f'"attack{"<" * 5000}"')
    )
    yield strange_case("architecture_of_a_flag", f'architecture = "sm_90 -o /tmp/owned"\n{_GOOD}')
    yield strange_case(
        "architecture_that_is_not", f'architecture = "sm_9999"\n{_GOOD}', REFUSED | CLEAN
    )
    yield strange_case(
        "options_that_write", f'options = ["-o", "/tmp/owned"]\n{_GOOD}', CLEAN | REFUSED
    )
    yield strange_case(
        "tolerance_of_nan",
        f"tolerance = {{ relative = nan }}\n{_GOOD}",
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )


def kernels() -> Kernels:
    """Harmless code, launched by hostile cases."""
    yield from _shapes()
    yield from _expressions()
    yield from _paths()
    yield from _fills()
    yield from _texts()
