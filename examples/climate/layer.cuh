// Kernel A, what all versions share: the physics of a layer.
#pragma once

constexpr double GAS_CONSTANT = 287.04; // of dry air, J/kg/K
constexpr double HEAT_CAPACITY = 1004.64; // J/kg/K
constexpr double LATENT_HEAT = 2.501e6; // J/kg
constexpr double GRAVITY = 9.80616; // m/s^2

// From the lower to the upper edge of a layer: geopotential (hydrostatic balance), m^2/s^2.
__host__ __device__ inline double rise(double temperature, double vapour, double log_pressure)
{
    return GAS_CONSTANT * temperature * (1 + 0.608 * vapour) * log_pressure;
}

// Water vapour in a layer, kg/m^2.
__host__ __device__ inline double water_in(double vapour, double pressure)
{
    return vapour * pressure * (1 / GRAVITY);
}

// Moist static energy in the middle of a layer, J/kg; `geopotential` is that of its middle.
__host__ __device__ inline double energy_of(double temperature, double vapour, double geopotential)
{
    return HEAT_CAPACITY * temperature + LATENT_HEAT * vapour + geopotential;
}
