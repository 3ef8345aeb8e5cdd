### What is wrong with a record: a part of a sentence, without a full stop. Values are quoted as they are in the record.
### Seats are counted from 0, as in the record.

## Where

# $number (Int)
leg = leg { $number }
# $number (Int)
move = move { $number }
# $number (Int)
incident = incident { $number }
# $line (Int)
line = line { $line }
# $record (Int)
record = record { $record }
# The value itself, if it has no name.
whole =
    .record = the record
    .leg = the leg
    .move = the move
    .incident = the incident
# $place (Text)
# $fault (Text)
at-place = { $place }: { $fault }

## Files

packed-cut = it breaks off and can’t be unpacked
packed-damaged = it is damaged and can’t be unpacked
# $byte (Int)
not-utf8 = its byte { $byte } is not UTF-8
half-surrogate = it holds half a surrogate pair, which is not a character
# $characters (Count)
cut = it breaks off after { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}
# $line (Int?)
# $character (Int)
not-json = it is not JSON: see { $line ->
    [none] {""}
   *[other] line { $line },{" "}
}character { $character }
nested = it is nested far deeper than any record
# $most (Count)
line-too-long = it is longer than { $most } bytes, longer than any record
# $most (Count)
file-too-long = it is longer than { $most } bytes. Write each record on a line of its own
# $name (Text)
name-twice = the name { $name } appears twice in one object
# $digits (Count)
long-integer = it holds a number of { $digits } digits, longer than any in a record
# $number (Text)
large-number = it holds the number { $number }, which is too large
# $name (Text)
no-number = it holds { $name }, which is not a number in JSON
empty-file = the file is empty
# $index (Int)
# $records (Count)
no-such-record = the file has no record { $index }, only { $records }

## Values

-source = { $source ->
    [first_leg] leg 1 has
    [commitment] its number and salt give
    [order] in order, it is
    [swapped] swapped from leg 1, it is
    [seat] by seat, it is
    [deal] its number deals
    [digest] the rest of the record gives
    [format] this version reads
    [version] this version has
    [options] written out, it is
    [notation] it is written
    [auto] for a seat whose time has run out, it is
   *[rules] the rules give
}
# $value (Text)
# $found (Text)
# $expected (Text)
# $source (Choice: first_leg commitment order swapped seat deal digest format version options notation auto rules)
differs = { $value } is { $found }, { -source } { $expected }
# $value (Text)
# $expected (Text)
# $source (Choice: first_leg commitment order swapped seat deal digest format version options notation auto rules)
differs-missing = { $value } is missing, { -source } { $expected }
# $value (Text)
# $items (Count)
# $right (Count)
# $source (Choice: first_leg commitment order swapped seat deal digest format version options notation auto rules)
differs-length = { $value } has { $items } items, { -source } { $right }
# $value (Text)
missing = { $value } is missing
# $value (Text)
unknown-name = { $value } is an unknown name
# $value (Text)
# $found (Text)
no-such-time = { $value } is { $found }, a time that does not exist
# $value (Text)
# $found (Text)
# $values (Either)
not-one-of = { $value } is { $found }, it should be { $values }
# $value (Text)
# $found (Text)
# $format (Choice: player level time sha256 salt)
wrong-format = { $value } is { $found }, it should be { $format ->
    [player] a player id of 16 characters, or computer: and a level
    [level] the name of a level, in small letters
    [time] a time like 2026-11-21T10:00:00Z
    [sha256] 64 hex digits in lower case
   *[salt] 32 hex digits in lower case
}
# $value (Text)
# $found (Text)
# $type (Choice: integer number boolean text list object path)
wrong-type = { $value } is { $found }, it should be { $type ->
    [integer] a whole number
    [number] a number
    [boolean] true or false
    [text] text
    [list] a list
    [path] a path
   *[object] an object
}
# $value (Text)
# $found (Text)
# $bound (Choice: least most more less)
# $limit (Text)
outside-limit = { $value } is { $found }, it should be { $bound ->
    [least] at least { $limit }
    [most] at most { $limit }
    [more] more than { $limit }
   *[less] less than { $limit }
}
# $value (Text)
# $found (Text)
empty = { $value } is { $found }, it should not be empty
# $value (Text)
# $found (Text)
invalid = { $value } is { $found }, which is not allowed

## The match

# $found (Text)
# $games (Either)
unknown-game = game is { $found }, it should be { $games }
# $found (Text)
# $provider (Text)
package-missing = game is { $found }, of the package { $provider }: install it first
# $found (Text)
# $forms (Either)
wrong-form = form is { $found }, with these options it should be { $forms }
# $items (Count)
# $fewest (Count)
# $most (Count)
# $exact (Flag)
wrong-seats = seats has { $items } items, the game has { $exact ->
    [yes] { $most ->
        [one] { $most } seat
       *[other] { $most } seats
    }
   *[no] { $fewest } to { $most } seats
}
# $items (Count)
# $right (Count)
wrong-legs = legs has { $items } items, the match has { $right ->
    [one] { $right } leg
   *[other] { $right } legs
}
# $found (Text)
# $roles (Names)
wrong-roles = roles is { $found }, it should give { $roles }, one to each seat
not-casual = casual is true, but only a game alone without an undo of its own can be casual
needless-commitment = commitment is given, but nothing is hidden in a game alone
commitment-missing = commitment is null, but leg 1 was played on a hidden number

## Legs and moves

# $value (Text)
# $leg (Int)
# $moves (Count)
after-match = { $value } is one too many: the match had ended in leg { $leg }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $value (Text)
# $moves (Count)
after-leg = { $value } is one too many: the leg was over after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $leg (Int)
# $moves (Count)
match-ends-again = its incidents end the match, but it had ended in leg { $leg }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $value (Text)
# $seats (Either)
move-missing = { $value } is missing: it is the turn of seat { $seats }
# $value (Text)
# $incident (Int)
# $moves (Count)
move-missing-before = { $value } is missing: incident { $incident } came after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $value (Text)
# $leg (Int)
# $steps (Count)
board-ahead = { $value } is missing: leg { $leg } is { $steps } steps ahead
# $value (Text)
# $found (Int)
# $seat (Int)
other-leg = { $value } is { $found }, but this is the leg of seat { $seat }
# $value (Text)
# $found (Int)
# $seats (Either)
not-its-turn = { $value } is { $found }, but it is the turn of seat { $seats }
# `why` is a sentence, without its full stop.
# $value (Text)
# $found (Text)
# $why (Text)
move-refused = { $value } is { $found }, which the rules refuse: { $why }
not-automatic = auto is true, but the room makes no such move
automatic = auto is missing: the room moves for a seat whose time has run out
# $found (Int)
player-left = seat is { $found }, but its player had left the match
# $value (Text)
nothing-shown = { $value } is true, but the moves that were taken back had shown nothing

## Incidents

# $value (Text)
# $found (Int)
# $moves (Count)
wrong-ply = { $value } is { $found }, but { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} had been played
# $value (Text)
# $found (Text)
# $right (Text)
# $players (Count)
wrong-leaving = { $value } is { $found }, with { $players } players it should be { $right }
# $value (Text)
# $found (Text)
# $seat (Int)
# $moves (Count)
impossible-incident = { $value } is { $found } for seat { $seat }, which is impossible after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## Results of a check

# $records (Count)
verified = { $records ->
    [one] { $records } record verified.
   *[other] { $records } records verified.
}
# $bad (Count)
# $records (Count)
failed = { $records ->
    [one] { $bad } of { $records } record failed.
   *[other] { $bad } of { $records } records failed.
}
# $bad (Count)
stopped = Stopped after { $bad } errors: the rest of the file was not checked.
none-found = The file is empty. It should hold a record, a list of records, or one record per line.
