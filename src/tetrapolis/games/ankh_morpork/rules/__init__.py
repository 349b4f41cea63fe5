"""The rules of Ankh-Morpork."""
