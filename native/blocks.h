// Captures in blocks: the program itself says between which of its lines a launch is captured. Python's
// `with cuado.capture(...)` finds these functions by their names (src/cuado/sources/injection/in_process.py).
#pragma once

namespace cuado {

// What the library does in this process.
enum class State : int {
    kNotStarted = -1,
    kIdle = 0,     // Nobody asked it for anything.
    kTrace = 1,    // It traces for a launcher.
    kCapture = 2,  // It captures for a launcher.
    kBlocks = 3,   // It captures for this program alone, between `cuadoOpen` and `cuadoClose`.
    kFailed = 4,   // It could not start; the notes say why.
    kForked = 5,   // A child made by fork without exec, where CUDA cannot be used.
};

// Said once, when the library has started.
void say_state(State state);

}  // namespace cuado
