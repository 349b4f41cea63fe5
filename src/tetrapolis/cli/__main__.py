"""`python -m tetrapolis.cli`."""

import sys

from tetrapolis.cli import main

if __name__ == "__main__":
    sys.exit(main())
