#include "background.h"

#include <csignal>

namespace cuado {

bool run_in_background(pthread_t &thread, void *(*body)(void *)) {
    // The program's signals are for the program's threads.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool runs = pthread_create(&thread, nullptr, body, nullptr) == 0;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return runs;
}

}  // namespace cuado
