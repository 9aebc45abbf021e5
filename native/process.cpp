#include "process.h"

#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <pthread.h>
#include <set>
#include <unistd.h>

#include <atomic>

namespace cuado {
namespace {

constexpr size_t kMostNotes = 64;

// Never destroyed: threads of the program may call while it exits.
std::atomic<const Settings *> current{new Settings};
std::mutex *noting = new std::mutex;
std::set<std::string> *noted = new std::set<std::string>;
std::atomic<bool> is_over{false};

// Runs in the child, where other threads are gone and may have left any lock locked: only a flag is set.
void in_child() { is_over = true; }

}  // namespace

void begin_process(const Settings &settings) {
    current = new Settings(settings);
    pthread_atfork(nullptr, nullptr, in_child);
}

const Settings &settings() { return *current; }

void change_settings(const Settings &settings) {
    std::lock_guard<std::mutex> lock(*noting);
    current = new Settings(settings);  // The old ones are left: a thread may be reading them.
    noted->clear();
}

bool is_ours() { return !is_over; }

void end_process() { is_over = true; }

void note(const std::string &line) {
    if (!is_ours()) return;
    std::lock_guard<std::mutex> lock(*noting);
    if (noted->size() >= kMostNotes || !noted->insert(line).second) return;
    std::string path = settings().folder + "/" + std::to_string(getpid()) + ".notes";
    int file = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0) return;
    std::string text = line + "\n";
    write_all(file, text.data(), text.size());
    close(file);
}

std::string contents(const std::string &path) {
    std::string all;
    int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return all;
    char part[4096];
    for (ssize_t read_now; (read_now = read(file, part, sizeof part)) > 0;) all.append(part, read_now);
    close(file);
    return all;
}

std::vector<std::string> command_line() {
    std::vector<std::string> words;
    std::string all = contents("/proc/self/cmdline");
    for (size_t begin = 0; begin < all.size();) {
        size_t end = all.find('\0', begin);
        if (end == std::string::npos) end = all.size();
        words.push_back(all.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

int create_own(const std::string &ending, std::string &path) {
    std::string stem = settings().folder + "/" + std::to_string(getpid());
    for (int image = 1; image < 1000; ++image) {
        // A process that calls exec keeps its id: the new image must not overwrite what the old one left.
        path = stem + (image > 1 ? "-" + std::to_string(image) : "") + "." + ending;
        int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

bool write_all(int file, const void *bytes, size_t count) {
    const char *at = static_cast<const char *>(bytes);
    while (count) {
        ssize_t done = write(file, at, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        at += done;
        count -= static_cast<size_t>(done);
    }
    return true;
}

Unnoticed::Unnoticed() : saved_(errno) {}
Unnoticed::~Unnoticed() { errno = saved_; }

}  // namespace cuado
