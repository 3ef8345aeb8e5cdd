"""The tables of the database: finished matches, and the results that are computed from them.

1. `matches` has a row for each settled match, in the order of settling. Its record is in `records`.
2. `match_seats` shows a match in lists. `player_matches`, `opponents` and `player_numbers` find matches by player.
   `match_numbers` finds rated matches by number, for everybody.
3. `number_results`, `best_games`, `ratings`, `statistics` and `daily_results` follow from the records, in that order.
   `rating_counts` counts the players of `ratings`, so that a rank is found without reading all players.
4. `computed` and `analyses` can be computed again. They are deleted when nobody has used them for a while.

Times are in ms since 1970 UTC, days are text like `2026-11-22`. `points` is a score that is better the higher it is;
of equal points the lower `tiebreak` is better.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

FORMAT = 5
"""The format of the database. A server does not use a database of another format."""

Number = BigInteger().with_variant(Integer, "sqlite")  # only INTEGER is SQLite's own key of a row

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ck": "%(table_name)s_%(constraint_name)s_check",
        "ix": "%(table_name)s_%(column_0_N_name)s_idx",
    }
)

server_state = Table(
    "server_state",
    metadata,
    Column("id", SmallInteger, CheckConstraint("id = 1", name="one_row"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("identity", Text, nullable=False),  # random, so that nodes notice that they use different databases
    Column("matches", Number, nullable=False),  # how many matches are settled; locked while one is settled
    Column("push_key", Text, nullable=False),  # the private key that signs push messages
)

variants = Table(
    "variants",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", Text, nullable=False),  # of the options, which are too long for an index
    Column("options", Text, nullable=False),  # canonical JSON
    UniqueConstraint("game", "rules", "digest"),
)

# Notifications

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", SmallInteger, nullable=False),  # in a row
)

push_rooms = Table(
    "push_rooms",
    metadata,
    Column("player", Text, primary_key=True),
    Column("room", Text, primary_key=True),
    Column("off", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the last notification; 0 once the player has looked at the room
    Column("about", Text, nullable=False),  # what the last notification was about
    Column("changed", BigInteger, nullable=False, index=True),
)

# Finished matches

matches = Table(
    "matches",
    metadata,
    Column("number", Number, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False, unique=True),
    Column("room", Text, nullable=False),
    Column("variant", ForeignKey("variants.id"), nullable=False),
    Column("form", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("day", Text),  # of its daily number
    Column("correspondence", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("settled", BigInteger, nullable=False, index=True),
)

records = Table(
    "records",
    metadata,
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),  # JSON, compressed by zstd
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("score", Integer),
    Column("won", Boolean, nullable=False),
    Column("rating_change", Integer),
)

match_numbers = Table(
    "match_numbers",
    metadata,
    Column("game", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, primary_key=True, autoincrement=False),
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
)

player_numbers = Table(
    "player_numbers",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, primary_key=True, autoincrement=False),
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
)

# Players

players = Table(
    "players",
    metadata,
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),  # in the match that ended last
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

player_matches = Table(
    "player_matches",
    metadata,
    Column("player", Text, primary_key=True),
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),  # the player's first, if they have several
    Column("game", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("result", Text, nullable=False),  # won, lost, drawn, or played if nobody can win
    Column("rated", Boolean, nullable=False),
    Column("day", Text),
    Column("ended", BigInteger, nullable=False),
    Index(None, "player", "ended", "match"),
    Index(None, "player", "rated", "ended", "match"),  # for others
    Index(None, "player", "game", "ended", "match", "rated"),
    Index(None, "player", "result", "ended", "match"),
)

opponents = Table(
    "opponents",
    metadata,
    Column("player", Text, primary_key=True),
    Column("opponent", Text, primary_key=True),
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("result", Text, nullable=False),  # the player's, as in player_matches
    Column("opponent_result", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("day", Text),
    Column("ended", BigInteger, nullable=False),
    Index(None, "player", "opponent", "ended", "match"),
)

# Results, computed from the records

number_results = Table(
    "number_results",
    metadata,
    Column("variant", ForeignKey("variants.id"), primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("together", SmallInteger, primary_key=True, autoincrement=False),  # players who play together, else 0
    Column("role", Text, primary_key=True),
    Column("helped", Boolean, primary_key=True),  # by a hint, or by a takeback that showed a card
    Column("casual", Boolean, primary_key=True),  # of a casual game, which is never helped
    Column("player", Text, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("tiebreak", BigInteger, nullable=False),
    Column("match", ForeignKey("matches.number"), nullable=False),
    Index(
        "number_results_order_idx",
        *("variant", "number", "together", "role", "helped", "casual"),
        *(text("points DESC"), "tiebreak", "match"),
    ),
)

best_games = Table(
    "best_games",
    metadata,
    Column("player", Text, primary_key=True),
    Column("variant", ForeignKey("variants.id"), primary_key=True, autoincrement=False),
    Column("helped", Boolean, primary_key=True),
    Column("casual", Boolean, primary_key=True),
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
    Column("number", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("takebacks", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("tiebreak", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("listed", Integer),  # the rating as shown, if it is certain enough for the standings
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("correspondence", Boolean, primary_key=True),  # rated apart from live play
    Index(None, "game", "correspondence", "listed"),
)

rating_counts = Table(
    "rating_counts",
    metadata,
    Column("game", Text, primary_key=True),
    Column("listed", Boolean, primary_key=True),
    Column("rating", Integer, primary_key=True, autoincrement=False),  # as shown
    Column("players", Integer, nullable=False),
    Column("correspondence", Boolean, primary_key=True),
)

statistics = Table(
    "statistics",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("form", Text, primary_key=True),
    Column("correspondence", Boolean, primary_key=True),
    Column("variant", Integer, primary_key=True, autoincrement=False),  # 0: over all of them
    Column("games", Integer, nullable=False),
    Column("wins", Integer),  # none if nobody can win
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("scores", Integer, nullable=False),  # how many games had a score
    Column("total", BigInteger, nullable=False),  # of these scores
    Column("best", Integer),
)

pending_outcomes = Table(  # of matches on daily numbers, which count in the statistics once the day is over
    "pending_outcomes",
    metadata,
    Column("player", Text, primary_key=True),
    Column("match", ForeignKey("matches.number"), primary_key=True, autoincrement=False),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("correspondence", Boolean, nullable=False),
    Column("variant", ForeignKey("variants.id"), nullable=False),
    Column("won", Boolean),
    Column("score", Integer),
    Column("low", Boolean, nullable=False),
)

daily_numbers = Table(
    "daily_numbers",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("salt", Text, nullable=False),
)

daily_results = Table(
    "daily_results",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("against", Text, primary_key=True),  # computer or friend
    Column("player", Text, primary_key=True),
    Column("match", ForeignKey("matches.number"), nullable=False),
    Column("name", Text, nullable=False),
    Column("opponent", Text, nullable=False),
    Column("difference", Integer, nullable=False),
    Column("own_score", Integer, nullable=False),
    Column("other_score", Integer, nullable=False),
    Column("why", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("ranked", Boolean, nullable=False),  # whether the match was played to its end
    Index(
        "daily_results_order_idx",
        *("game", "day", "against"),
        *(text("ranked DESC"), text("difference DESC"), "ended", "player"),
    ),
)

# What can be computed again

computed = Table(
    "computed",
    metadata,
    Column("variant", ForeignKey("variants.id"), primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),  # which result, and the version of its computation
    Column("value", LargeBinary, nullable=False),  # JSON
    Column("used", Text, nullable=False, index=True),  # the day of the last use
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("value", LargeBinary, nullable=False),  # compressed JSON
    Column("used", Text, nullable=False, index=True),
)
