"""A failed assertion ends the launch, unless the module says what the function does."""

import pytest
from alike import kernel, numbers, refused, rewritten

from cuado.optimizer.transformations.read_only_loads import ReadOnlyLoads

_TEXT = """FUNCTION
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .pred %p<3>; .reg .b32 %r<9>; .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd3, %r2, 4;
    add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
    setp.ne.u32 %p1, %r2, 0;
    @%p1 bra FINE;
    { .param .b64 a; .param .b64 b; .param .b32 c; .param .b64 d; .param .b64 e;
    st.param.b64 [a], %rd1; st.param.b64 [b], 0; st.param.b32 [c], 0; st.param.b64 [d], 0;
    st.param.b64 [e], 1;
    call.uni __assertfail, (a, b, c, d, e); }
FINE:
    ld.global.u32 %r3, [%rd4];
    st.global.u32 [%rd5], %r3;
    ret;
}
"""
_DECLARED = """.extern .func __assertfail(
    .param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e);"""
_DEFINED = """.func __assertfail(
    .param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e)
{
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [a];
    st.global.u32 [%rd1], 7;
    ret;
}"""


@pytest.mark.parametrize("function", [_DECLARED, _DEFINED])
def test_a_function_of_the_module_may_write_what_is_loaded(function: str) -> None:
    given = (numbers("in", 32, type_="u32"), numbers("out", 32, type_="u32"))
    launch = kernel(_TEXT.replace("FUNCTION", function), (1, 1, 1), (32, 1, 1), given)
    if function is _DECLARED:
        assert "ld.global.nc.u32" in rewritten(ReadOnlyLoads(), launch).ptx
    else:
        assert "call.uni" in refused(ReadOnlyLoads(), launch).reason
