"""NVIDIA's tools around machine code: assemble PTX, disassemble, map lines, patch instructions.

Nothing here needs a GPU or a driver. The tools come from a CUDA toolkit or from NVIDIA's wheels
(``pip install nvidia-cuda-nvcc nvidia-cuda-nvdisasm``); each is looked for when it is needed.
"""
