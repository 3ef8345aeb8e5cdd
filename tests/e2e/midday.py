"""Has servers that are copied from the process importing this be in the middle of a day, and no test cross midnight."""

import time

from server.finished.calendar import Calendar
from server.rooms.node import DAY_MS

Calendar.__init__.__defaults__ = ((DAY_MS // 2 - round(time.time() * 1000)) % DAY_MS,)
