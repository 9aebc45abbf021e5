#include "cupti.h"

#include <dlfcn.h>

namespace cuado {
namespace {

Cupti table{};

template <typename Function>
bool find(Function &function, const char *name) {
    function = reinterpret_cast<Function>(dlsym(table.library, name));
    return function != nullptr;
}

void *open_library(const std::string &path) {
    // A program that brings a CUPTI keeps it: two in one process would compete for the one subscription.
    for (const char *name : {"libcupti.so.13", "libcupti.so.12", "libcupti.so.11.8"}) {
        if (void *loaded = dlopen(name, RTLD_NOW | RTLD_NOLOAD)) return loaded;
    }
    if (!path.empty()) {
        if (void *named = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) return named;
    }
    for (const char *name : {"libcupti.so.13", "libcupti.so.12", "libcupti.so"}) {
        if (void *found = dlopen(name, RTLD_NOW | RTLD_LOCAL)) return found;
    }
    return nullptr;
}

}  // namespace

bool load_cupti(const std::string &path, std::string &problem) {
    table.library = open_library(path);
    if (!table.library) {
        const char *why = dlerror();
        problem = std::string("CUPTI does not load: ") + (why ? why : "not found");
        return false;
    }
    bool complete = find(table.cuptiGetVersion, "cuptiGetVersion") &&
                    find(table.cuptiGetTimestamp, "cuptiGetTimestamp") &&
                    find(table.cuptiSubscribe, "cuptiSubscribe") &&
                    find(table.cuptiEnableCallback, "cuptiEnableCallback") &&
                    find(table.cuptiGetCallbackName, "cuptiGetCallbackName") &&
                    find(table.cuptiGetResultString, "cuptiGetResultString") &&
                    find(table.cuptiActivityRegisterCallbacks, "cuptiActivityRegisterCallbacks") &&
                    find(table.cuptiActivityEnable, "cuptiActivityEnable") &&
                    find(table.cuptiActivityFlushAll, "cuptiActivityFlushAll") &&
                    find(table.cuptiActivityGetNextRecord, "cuptiActivityGetNextRecord") &&
                    find(table.cuptiActivityGetNumDroppedRecords, "cuptiActivityGetNumDroppedRecords");
    find(table.cuptiActivitySetAttribute, "cuptiActivitySetAttribute");
    if (!complete || table.cuptiGetVersion(&table.version) != CUPTI_SUCCESS) {
        problem = "the CUPTI that was found lacks functions that the trace needs";
        return false;
    }
    if (table.version < kOldestCupti || table.version >= kUnknownCupti) {
        problem = "CUPTI of API version " + std::to_string(table.version) +
                  " is not known to this library (CUDA 11.8 to 13): its records are not read";
        return false;
    }
    return true;
}

const Cupti &cupti() { return table; }

std::string cupti_said(const char *call, CUptiResult result) {
    const char *name = nullptr;
    table.cuptiGetResultString(result, &name);
    return std::string(call) + ": " + (name ? name : std::to_string(result).c_str());
}

uint64_t now() {
    uint64_t time = 0;
    table.cuptiGetTimestamp(&time);
    return time;
}

}  // namespace cuado
