"""Line information that lies: files that are devices, lines that are not, names that climb."""

from kernel import CLEAN, OUT_OF_BOUNDS, REFUSED, RUNS, STOPPED, Kernels, hostile

_PAST = "st.global.u32 [%rd1+1024], %r0; // HERE"
_LATER = RUNS | REFUSED


def _files() -> Kernels:
    for name, path in {
        "zeros_without_end": "/dev/zero",
        "random_bytes_without_end": "/dev/urandom",
        "own_memory": "/proc/self/mem",
        "a_folder": "/usr",
        "not_there": "/no/such/file.cu",
        "climbing": "../../../../../../etc/hostname",
        "of_a_long_name": "a" * 5000 + ".cu",
        "terminal_escapes": "\x1b[2J\x1b]0;owned\x07.cu",
        "markup": "[/red][link=file:///etc/hostname]x.cu",
        "page_title": "</title><script>alert(1)</script>.cu",
        "nul_escaped": "a\\000b.cu",
    }.items():
        yield hostile(
            f"file_{name}",
            f".loc 1 1 1\n{_PAST}",
            OUT_OF_BOUNDS | REFUSED,
            STOPPED,
            before=f'.file 1 "{path}"',
        )


def _lines() -> Kernels:
    for name, loc in {
        "line_of_four_billion": ".loc 1 4294967295 1",
        "line_of_zero": ".loc 1 0 0",
        "file_that_is_not_declared": ".loc 77 3 1",
        "inlined_at_itself": ".loc 1 5 1, function_name text, inlined_at 1 5 1",
    }.items():
        yield hostile(
            name,
            f"{loc}\n{_PAST}",
            OUT_OF_BOUNDS | REFUSED,
            STOPPED,
            before='.file 1 "attack.cu"',
            malformed=name.startswith("inlined"),
        )
    yield hostile(
        "100000_line_changes",
        "\n".join(f".loc 1 {n} 1\nadd.u32 %r10, %r0, {n};" for n in range(1, 20_000))
        + "\nst.global.u32 [%rd3], %r10;",
        CLEAN | REFUSED,
        _LATER,
        before='.file 1 "attack.cu"',
    )
    yield hostile(
        "10000_files",
        ".loc 9999 1 1\nst.global.u32 [%rd3], %r0;",
        CLEAN | REFUSED,
        _LATER,
        before="\n".join(f'.file {n} "/tmp/f{n}.cu"' for n in range(1, 10_000)),
    )
    yield hostile(
        "debug_section_of_garbage",
        "st.global.u32 [%rd3], %r0;",
        CLEAN | REFUSED,
        _LATER,
        before=".section .debug_info {\n.b32 4294967295\n.b8 255, 255\n.b64 .debug_info\n}\n"
        ".section .debug_str {\n.b8 1\n}",
    )


def kernels() -> Kernels:
    """Kernels whose source lines are not what they say."""
    yield from _files()
    yield from _lines()
