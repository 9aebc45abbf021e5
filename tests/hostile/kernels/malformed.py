"""PTX that is none: cut off, misspelt, contradicting itself, with bytes that text has not."""

from kernel import CLEAN, REFUSED, RUNS, STOPPED, HostileKernel, Kernels, ptx_module, raw

_GOOD = ptx_module("st.global.u32 [%rd3], %r0;")
_HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"


def _body(name: str, body: str, before: str = "") -> HostileKernel:
    return raw(name, ptx_module(body, before=before))


_BODIES = {
    "store_without_operands": "st.global.u32;",
    "store_with_one_operand": "st.global.u32 [%rd3];",
    "load_with_three_operands": "ld.global.u32 %r10, %r11, [%rd3];",
    "addition_with_two_operands": "add.u32 %r10, %r11;",
    "addition_of_a_predicate": "add.u32 %r10, %p1, %r11;",
    "addition_into_a_literal": "add.u32 5, %r10, %r11;",
    "addition_without_a_type": "add %r10, %r10, %r11;",
    "addition_of_two_types": "add.u32.f64 %r10, %r10, %r11;",
    "float_shift": "shl.f32 %f1, %f2, %r1;",
    "load_into_a_narrower_register": "ld.global.u64 %r10, [%rd3];",
    "address_of_a_predicate": "ld.global.u32 %r10, [%p1];",
    "address_of_a_float": "ld.global.u32 %r10, [%f1];",
    "register_that_is_not_declared": "mov.u32 %r10, %unknown;",
    "register_number_that_is_not_declared": "mov.u32 %r10, %r64;",
    "register_declared_twice": ".reg .b32 %r<64>;\nst.global.u32 [%rd3], %r0;",
    "register_declared_with_two_types": ".reg .f64 %r5;\nst.global.u32 [%rd3], %r0;",
    "label_that_is_not_there": "bra NOWHERE;",
    "label_twice": "L:\nmov.u32 %r10, 1;\nL:\nst.global.u32 [%rd3], %r10;",
    "label_that_is_a_register": "bra %r10;",
    "guard_that_is_no_predicate": "@%r10 st.global.u32 [%rd3], %r0;",
    "guard_of_nothing": "@ st.global.u32 [%rd3], %r0;",
    "two_guards": "@%p1 @%p2 st.global.u32 [%rd3], %r0;",
    "missing_semicolon": "mov.u32 %r10, 1\nst.global.u32 [%rd3], %r10;",
    "unclosed_bracket": "st.global.u32 [%rd3, %r0;",
    "unclosed_vector": "st.global.v2.u32 [%rd3], {%r0, %r0;",
    "vector_of_three": "st.global.v3.u32 [%rd3], {%r0, %r0, %r0};",
    "vector_of_the_wrong_length": "st.global.v4.u32 [%rd3], {%r0, %r0};",
    "unknown_special_register": "mov.u32 %r10, %tidy.x;",
    "unknown_modifier": "ld.global.sideways.u32 %r10, [%rd3];",
    "unknown_state_space": "ld.hyper.u32 %r10, [%rd3];",
    "float_literal_cut_off": "mov.f32 %f1, 0f3F8;",
    "literal_with_letters": "mov.u32 %r10, 12ab;",
    "entry_inside_an_entry": ".visible .entry inner() { ret; }",
    "version_inside_the_body": ".version 8.0",
    "symbol_plus_symbol": "st.global.u32 [%rd3+%rd3], %r0;",
    "offset_of_two_to_70": "st.global.u32 [%rd3+1180591620717411303424], %r0;",
    "python_in_the_body": "__import__('os').abort();",
    "llvm_in_a_name": 'call void @abort()\n!0 = !{!"x"};',
    "inline_assembly_with_percent_signs": 'mov.u32 %r10, %%eax; "%n%s%d"',
    "format_characters": "mov.u32 {0}, {x!r};",
}


def _texts() -> Kernels:
    yield raw("empty", "")
    yield raw("spaces_only", " \n\t\n")
    yield raw("one_nul_byte", "\0")
    yield raw("version_only", ".version 8.0\n")
    yield raw("no_version", _GOOD.replace(".version 8.0\n", ""))
    yield raw("version_99", _GOOD.replace("8.0", "99.9"))
    yield raw("version_of_words", _GOOD.replace("8.0", "eight.zero"))
    yield raw("target_sm_00", _GOOD.replace("sm_90", "sm_00"))
    yield raw("target_of_another_vendor", _GOOD.replace("sm_90", "gfx90a"))
    yield raw("two_targets", _GOOD.replace("sm_90", "sm_90, sm_70,"))
    yield raw("address_size_32", _GOOD.replace("size 64", "size 32"))
    yield raw("address_size_of_seven", _GOOD.replace("size 64", "size 7"))
    yield raw("unterminated_comment", _GOOD + "/* and so on")
    yield raw("comment_that_eats_the_body", _GOOD.replace("{\n", "{ /*\n", 1))
    yield raw("unterminated_string", _GOOD + '.file 1 "attack.cu\n')
    yield raw("unclosed_body", _GOOD.rstrip().rstrip("}"))
    yield raw("body_closed_twice", _GOOD + "}\n")
    yield raw("nul_in_the_middle", _GOOD.replace("st.global", "st\0.global"))
    yield raw(
        "bytes_that_are_no_utf_8", _GOOD.replace("%r0;\n\tret", "%r0; // \udcff\udcfe\n\tret")
    )
    yield raw("identifier_of_greek_letters", _GOOD.replace("%r0", "%\u03b1\u03b2"))
    yield raw("right_to_left_override", _GOOD.replace("st.global", "\u202est.global"))
    yield raw("digits_of_another_script", _GOOD.replace("1024", "\u0661").replace("4;", "\u0664;"))
    yield raw("byte_order_mark_in_the_middle", _GOOD.replace("ret;", "\ufeffret;"))
    yield raw(
        "terminal_escapes_in_an_instruction", _GOOD.replace("ret;", "\x1b[2J\x1b]0;owned\x07ret;")
    )
    yield raw("markup_in_an_instruction", _GOOD.replace("ret;", "[/red][bold]ret;"))
    yield raw("html_in_an_instruction", _GOOD.replace("ret;", "<script>alert(1)</script>;"))
    yield raw("entry_twice", _GOOD + _GOOD.split("\n", 3)[3])
    yield raw("no_entry", _HEAD + ".func helper() { ret; }\n")
    yield raw("entry_of_another_name", _GOOD.replace("attack", "defence"))
    yield raw("elf_header", "\x7fELF\x02\x01\x01" + "\0" * 64)
    yield raw("c_source", '#include "/etc/passwd"\n__global__ void attack(unsigned *out) {}\n')
    yield raw(
        "line_number_beyond_all", _GOOD.replace("\tret;", "\t.loc 99999999 4294967295 -7\n\tret;")
    )
    yield HostileKernel(
        "carriage_returns_only",
        _GOOD.replace("\n", "\r\n"),
        raw("x", "").toml,
        {v: (CLEAN if v == "check" else RUNS) for v in ("check", "analyze", "whatif", "run")},
    )


def kernels() -> Kernels:
    """PTX that ptxas refuses, or would."""
    for name, body in _BODIES.items():
        yield _body(name, body)
    yield from _texts()
    include = '.pragma "nounroll";\n#include "/etc/passwd"\n'
    yield raw("include_in_ptx", include + _GOOD, REFUSED, STOPPED)
