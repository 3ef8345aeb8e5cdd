"""Facts: what an entry of a log says has happened.

A room has a log, and each of its matches one of its own (`server.table.room_facts`, `server.table.match_facts`). State
is the fold of both.
"""

from server.table.match_facts import During, LegStarted, MatchBegun, Moved
from server.table.room_facts import Anytime, Between, MatchNamed, Opened

Fact = Opened | MatchNamed | Between | Anytime | MatchBegun | LegStarted | Moved | During
