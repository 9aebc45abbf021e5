"""Tuning of parameters that a case declares: few evaluations, chosen by what is known before."""
