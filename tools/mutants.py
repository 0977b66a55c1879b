"""`make mutants`: break the rules of a game one place at a time, in a copy, and see whether a test notices."""

import sys

from mutants.command import main

if __name__ == "__main__":
    sys.exit(main())
