"""Commands for many games at once: sim, arena, report."""
