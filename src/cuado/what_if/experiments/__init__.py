"""The experiments, one file each. A module that defines ``EXPERIMENT`` is one; see ``registry``."""
