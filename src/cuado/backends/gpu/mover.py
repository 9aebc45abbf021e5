"""Reading, comparing and copying on the device, by kernels of cuado's own.

Copying gigabytes to the host to compare them there would take longer than all experiments on a
kernel, and the driver's own copies leave in the L2 what they like. The driver translates the few
instructions below; where it does not, callers do without.
"""

import ctypes
from typing import Any

from cuado.backends.gpu.context import Context
from cuado.backends.gpu.driver import DeviceError
from cuado.backends.gpu.kernels import Parameters

WORD = 4
_THREADS, _BLOCKS = 256, 4096
_ENTRY = """\
.visible .entry {name}(.param .u64 one, .param .u64 other, .param .u64 words{more})
{{
	.reg .pred %p<4>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<14>;
	ld.param.u64 %rd1, [one];
	ld.param.u64 %rd2, [other];
	ld.param.u64 %rd3, [words];
	mov.u32 %r1, %ctaid.x;
	mov.u32 %r2, %ntid.x;
	mov.u32 %r3, %tid.x;
	mov.u32 %r4, %nctaid.x;
	mul.wide.u32 %rd5, %r1, %r2;
	cvt.u64.u32 %rd6, %r3;
	add.s64 %rd5, %rd5, %rd6;
	mul.wide.u32 %rd7, %r4, %r2;
NEXT:
	setp.ge.u64 %p1, %rd5, %rd3;
	@%p1 bra END;
	shl.b64 %rd8, %rd5, 2;
	add.s64 %rd9, %rd1, %rd8;
	add.s64 %rd10, %rd2, %rd8;
{body}
	add.s64 %rd5, %rd5, %rd7;
	bra NEXT;
END:
	ret;
}}
"""
"""All threads go over words at two addresses together; the body does something with each pair."""
_DIFFER = """\
	ld.param.u64 %rd4, [found];
	ld.global.u32 %r5, [%rd9];
	ld.global.u32 %r6, [%rd10];
	setp.eq.u32 %p2, %r5, %r6;
	@%p2 bra SAME;
	mov.u32 %r7, 1;
	st.global.u32 [%rd4], %r7;
SAME:"""
_COPY = """\
	ld.global.cs.u32 %r5, [%rd10];
	st.global.u32 [%rd9], %r5;"""
_PTX = (
    ".version 6.3\n.target sm_50\n.address_size 64\n"
    + _ENTRY.format(name="differ", more=", .param .u64 found", body=_DIFFER)
    + _ENTRY.format(name="copy", more="", body=_COPY)
    + "\0"
).encode()


class Mover:
    """Reads, compares and copies on the device; ``available`` is false where the driver cannot."""

    def __init__(self, context: Context) -> None:
        self._context = context
        driver = context.driver
        try:
            module = driver.call("cuModuleLoadData", _PTX)
            self._differ = driver.call("cuModuleGetFunction", module, b"differ")
            self._copy = driver.call("cuModuleGetFunction", module, b"copy")
            self._found = int(driver.call("cuMemAlloc", WORD))
        except DeviceError as error:
            if error.is_fatal:
                raise
            self.available = False
            return
        self.available = True

    def sweep(self, address: int, size: int) -> None:
        """Have the stream read memory through the L2, and leave it full of lines that are clean.

        After a fill they would be dirty, and their being written back would be counted, and timed,
        as the next kernel's doing: 25 MB of it on an H200.
        """
        ahead = -address % WORD
        address, size = address + ahead, max(0, size - ahead)
        half = size // (2 * WORD) * WORD
        self._queue(self._differ, address, address + half, half // WORD, self._found)

    def copy(self, to: int, source: int, size: int) -> None:
        """Have the stream copy bytes, and leave in the L2 rather what they were copied to.

        As a kernel that wrote them would have; what is read is the first to be given up again.
        """
        whole = 0 if to % WORD or source % WORD else size // WORD
        if whole:
            self._queue(self._copy, to, source, whole)
        if rest := size - whole * WORD:
            driver, at = self._context.driver, whole * WORD
            driver.call("cuMemcpyDtoDAsync", to + at, source + at, rest, self._context.stream)

    def equal(self, one: int, other: int, size: int) -> bool:
        """True if ``size`` bytes at two device addresses, multiples of 4, are the same.

        Up to three bytes at the end are compared on the host.
        """
        driver, stream = self._context.driver, self._context.stream
        whole = size // WORD
        driver.call("cuMemsetD32Async", self._found, 0, 1, stream)
        self._queue(self._differ, one, other, whole, self._found)
        self._context.synchronize()
        rest = size - whole * WORD
        tails = [self._bytes(address + whole * WORD, rest) for address in (one, other)]
        return self._bytes(self._found, WORD) == bytes(WORD) and tails[0] == tails[1]

    def _queue(self, function: Any, *values: int) -> None:
        parameters = Parameters([value.to_bytes(8, "little") for value in values])
        place = (_BLOCKS, 1, 1, _THREADS, 1, 1, 0, self._context.stream, parameters.pointer, 0)
        self._context.driver.call("cuLaunchKernel", function, *place)

    def _bytes(self, address: int, size: int) -> bytes:
        if not size:
            return b""
        found = ctypes.create_string_buffer(size)
        self._context.driver.call("cuMemcpyDtoH", ctypes.addressof(found), address, size)
        return found.raw
