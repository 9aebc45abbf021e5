// This process: whether the injection is still to act in it, its notes for the launcher, its command line.
#pragma once

#include <string>
#include <vector>

#include "settings.h"

namespace cuado {

// Remember the settings and this process; a child made by fork without exec is told apart by it.
void begin_process(const Settings &settings);

const Settings &settings();

// Other settings from now on, and notes anew. What `settings()` gave before stays as it was, and valid.
void change_settings(const Settings &settings);

// False in a forked child, where CUDA cannot be used and the files belong to the parent; and after the end.
bool is_ours();

// From now on nothing is recorded: the process has come to its end, and the files are complete.
void end_process();

// A line for the launcher, in `<folder>/<pid>.notes`. Each different one is kept once, and at most 64.
void note(const std::string &line);

// Arguments of this process.
std::vector<std::string> command_line();

// The whole of a small file; empty where there is none.
std::string contents(const std::string &path);

// A new file `<folder>/<pid>.<ending>`, or `<pid>-2.<ending>` after an exec; negative where none can be made.
int create_own(const std::string &ending, std::string &path);

// All of it, through interruptions. False where the disk is full or the file is gone.
bool write_all(int file, const void *bytes, size_t count);

// What the program may see change in a callback: errno.
class Unnoticed {
   public:
    Unnoticed();
    ~Unnoticed();

   private:
    int saved_;
};

}  // namespace cuado
