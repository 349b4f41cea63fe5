"""The rules of The Walled City."""
