"""`python -m yacht_desktop.lab` is `yacht-lab`."""

import sys

from yacht_desktop.lab.command import main

sys.exit(main())
