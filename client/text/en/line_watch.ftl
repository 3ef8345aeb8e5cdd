### Watching a match in line mode.

prompt = watch>
usage = An empty line shows the next move; or type previous, a move’s number, all, part, event, tree, tree 1, tree 2, look, start, end or back.
# The move that comes next in a list of moves.
next = next
which = Number of the match:
# $records (Count)
no-record = Type a number from 1 to { $records }, or back.
# A move of a leg.
# $leg (Int)
# $move (Text)
# $score (Text)
move = leg { $leg }, { $move }, score { $score }
# An event in a leg that is no move.
# $leg (Int)
# $event (Text)
event = Leg { $leg }: { $event }.
# Heads the board of a leg.
# $leg (Int)
leg = Leg { $leg }:
