"""From profiles to diagnoses: limiter, rules, hot spots, and what a report draws."""
