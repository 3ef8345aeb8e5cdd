"""Facts: what an entry of a room's log says has happened. The room's state is the fold of its log.

Facts about the room are in `server.table.room_facts`, facts about its matches in `server.table.match_facts`.
"""

from server.table.match_facts import During, LegStarted, MatchBegun, Moved
from server.table.room_facts import Anytime, Between, Opened

Fact = Opened | Between | Anytime | MatchBegun | LegStarted | Moved | During
