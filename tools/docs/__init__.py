"""The docs site: pages that people wrote (docs/, deploy/, SECURITY.md ...), pages made from the code, Sphinx."""
