#include "settings.h"

#include <cstdlib>

namespace cuado {
namespace {

std::string text(const char *name) {
    const char *value = std::getenv((std::string("CUADO_INJECTION_") + name).c_str());
    return value ? value : "";
}

uint64_t number(const char *name, uint64_t usual) {
    std::string value = text(name);
    if (value.empty()) return usual;
    char *end = nullptr;
    unsigned long long read = std::strtoull(value.c_str(), &end, 10);
    return *end ? usual : read;
}

}  // namespace

Settings read_settings() {
    Settings settings;
    std::string mode = text("MODE");
    settings.folder = text("FOLDER");
    if (settings.folder.empty()) return settings;  // Loaded by somebody else's wish: do nothing.
    settings.mode = mode == "trace" ? Mode::kTrace : mode == "capture" ? Mode::kCapture : Mode::kOff;
    settings.cupti = text("CUPTI");
    settings.api = number("API", settings.api) != 0;
    settings.ranges = number("RANGES", settings.ranges) != 0;
    settings.python = number("PYTHON", settings.python) != 0;
    settings.buffer_bytes = number("BUFFER_BYTES", settings.buffer_bytes);
    settings.buffers = number("BUFFERS", settings.buffers);
    settings.flush_ms = static_cast<unsigned>(number("FLUSH_MS", settings.flush_ms));
    settings.trace_bytes = number("TRACE_BYTES", settings.trace_bytes);
    settings.kernel = text("KERNEL");
    settings.ignore_case = number("IGNORE_CASE", settings.ignore_case) != 0;
    settings.launch = number("LAUNCH", settings.launch);
    settings.captures = number("CAPTURES", settings.captures);
    settings.limit = number("LIMIT", settings.limit);
    std::string memory = text("MEMORY");
    settings.memory = memory == "all" ? Memory::kAll : memory == "deep" ? Memory::kDeep : Memory::kParameters;
    settings.blocks = number("BLOCKS", settings.blocks) != 0;
    return settings;
}

}  // namespace cuado
