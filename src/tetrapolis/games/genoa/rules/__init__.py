"""The rules of Genoa."""
