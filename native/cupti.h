// CUPTI's functions, from the CUPTI that the program has loaded, or else from the one that the launcher
// names.
#pragma once

#include <string>

#include "cupti_api.h"

namespace cuado {

using CallbackFunction = void (*)(void *, int, uint32_t, const void *);
using BufferRequested = void (*)(uint8_t **, size_t *, size_t *);
using BufferCompleted = void (*)(void *, uint32_t, uint8_t *, size_t, size_t);

struct Cupti {
    uint32_t version;
    void *library;
    CUptiResult (*cuptiGetVersion)(uint32_t *);
    CUptiResult (*cuptiGetTimestamp)(uint64_t *);
    CUptiResult (*cuptiSubscribe)(Subscriber *, CallbackFunction, void *);
    CUptiResult (*cuptiEnableCallback)(uint32_t, Subscriber, int, uint32_t);
    CUptiResult (*cuptiGetCallbackName)(int, uint32_t, const char **);
    CUptiResult (*cuptiGetResultString)(CUptiResult, const char **);
    CUptiResult (*cuptiActivitySetAttribute)(uint32_t, size_t *, void *);  // Null where it is missing.
    CUptiResult (*cuptiActivityRegisterCallbacks)(BufferRequested, BufferCompleted);
    CUptiResult (*cuptiActivityEnable)(uint32_t);
    CUptiResult (*cuptiActivityFlushAll)(uint32_t);
    CUptiResult (*cuptiActivityGetNextRecord)(uint8_t *, size_t, Activity **);
    CUptiResult (*cuptiActivityGetNumDroppedRecords)(void *, uint32_t, size_t *);
};

// Load it once. False, with the reason in `problem`, where there is none that this library understands.
bool load_cupti(const std::string &path, std::string &problem);

// The loaded table. Only after `load_cupti` said true.
const Cupti &cupti();

// `cuptiSubscribe: CUPTI_ERROR_...`.
std::string cupti_said(const char *call, CUptiResult result);

// CUPTI's clock, ns.
uint64_t now();

}  // namespace cuado
