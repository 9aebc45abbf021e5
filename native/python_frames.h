// The line of a Python program that is being executed by this thread, read without the interpreter's lock.
#pragma once

namespace cuado {

// Whether there is a Python of a known release (3.11 or newer) in this process.
bool find_python();

// `file:line function` of the innermost frame outside of installed packages and the standard library, or else
// of the innermost frame; null where this thread runs no Python. Lives as long as the process.
const char *python_place();

}  // namespace cuado
