"""Keeping order: who may do what to whom, what was done, and who may come."""
