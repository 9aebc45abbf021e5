// Threads of ours in the program's process.
#pragma once

#include <pthread.h>

namespace cuado {

// Start a thread that takes none of the program's signals. False where there can be none.
bool run_in_background(pthread_t &thread, void *(*body)(void *));

}  // namespace cuado
