"""What a seat sees and can do as plain numbers: for whoever learns, and for bots that have learned.

Each game says what its numbers mean (`ENCODER` in the module `env` of its package); a game that says nothing is hashed.
Nothing here needs numpy, which can look at these numbers where they are.
"""
