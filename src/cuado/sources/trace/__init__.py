"""Readers of what ran when: raw traces of the injection library, exports of Nsight Systems."""
