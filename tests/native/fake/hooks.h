// How the fake driver tells the fake CUPTI what happens: both are libraries of the tests.
#pragma once

#include <cstdint>

struct Hooks {
    void (*call)(uint32_t site, uint32_t callback, const char *name, const void *params, int *result,
                 const char *symbol, uint32_t correlation, void *context);
    void (*kernel)(const char *name, const unsigned *grid, const unsigned *block, unsigned shared,
                   uint32_t correlation);
    void (*copy)(int kind, uint64_t bytes, uint32_t correlation);
    void (*set)(uint32_t value, uint64_t bytes, uint32_t correlation);
    void (*synchronize)(uint32_t correlation);
    void (*module)(const char *cubin, uint64_t bytes);
    void (*context_ends)();
};
