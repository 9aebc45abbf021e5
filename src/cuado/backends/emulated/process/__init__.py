"""Runs emulated code in a sandboxed worker process; has the messages between both."""
