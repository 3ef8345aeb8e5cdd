### Scores of Poker Solitaire: the points of rows and columns, or whether all five rows are pat hands.

## The names of hands

line =
    .nothing = nothing
    .one-pair = one pair
    .two-pair = two pair
    .three-of-a-kind = three of a kind
    .straight = straight
    .flush = flush
    .full-house = full house
    .four-of-a-kind = four of a kind
    .straight-flush = straight flush
    .royal-flush = royal flush
    .five-of-a-kind = five of a kind
    .blaze = blaze
    .four-flush = four flush
    .kilter = kilter
    .round-the-corner-kilter = round the corner kilter
    .round-the-corner-straight = round the corner straight
# Beside a row or below a column of cards, with little room: twelve letters at most.
line-short =
    .nothing = –
    .one-pair = one pair
    .two-pair = two pair
    .three-of-a-kind = 3 of a kind
    .straight = straight
    .flush = flush
    .full-house = full house
    .four-of-a-kind = 4 of a kind
    .straight-flush = str. flush
    .royal-flush = royal flush
    .five-of-a-kind = 5 of a kind
    .blaze = blaze
    .four-flush = four flush
    .kilter = kilter
    .round-the-corner-kilter = corner kilt.
    .round-the-corner-straight = corner str.
# The same in the width of a card.
line-shortest =
    .nothing = –
    .one-pair = pair
    .two-pair = two pair
    .three-of-a-kind = three
    .straight = straight
    .flush = flush
    .full-house = full house
    .four-of-a-kind = four
    .straight-flush = str. flush
    .royal-flush = royal
    .five-of-a-kind = five
    .blaze = blaze
    .four-flush = four flush
    .kilter = kilter
    .round-the-corner-kilter = corner kilter
    .round-the-corner-straight = corner str.

# A move has made a hand.
# $hand (Text)
# $points (Change)
hand-made = { $hand } { $points }

## Where a line is

# $row (Text)
row = row { $row }
# $column (Text)
column = column { $column }
# A diagonal, by the square where it begins.
# $square (Text)
diagonal = diagonal from { $square }

## What a line is worth

# A line, its hand and its points.
# $where (Text)
# $line (Text)
# $points (Points)
line-worth = { $where }: { $line }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $where (Text)
# $line (Text)
# $pat (Flag)
line-pat = { $where }: { $line }, { $pat ->
    [yes] pat
   *[no] not pat
}

## What a score is made of

# A part of the score, in a table.
part =
    .rows = rows
    .columns = columns
    .diagonals = diagonals
# The sum of the parts, in a table.
sum = sum
# The better of two matrices, in a table: only this one counts.
counted = counts
# $owner (Name)
# $part (Text)
part-of = { $owner }: { $part }
# $number (Int)
matrix = matrix { $number }
# $number (Int)
# $points (Points)
matrix-score = matrix { $number }: { $points }
# $rows (Points)
# $columns (Points)
# $diagonals (Points?)
matrix-parts = rows { $rows }, columns { $columns }{ $diagonals ->
    [none] {""}
   *[other] , diagonals { $diagonals }
}
# $name (Name)
# $score (Text)
of-matrix = { $name }: { $score }
# The score of a player, in a list.
# $name (Name)
# $points (Points)
of-player = { $name } { $points }
# The same if it is no number.
# $name (Name)
# $score (Text)
of-player-pat = { $name } { $score }
# How often a hand occurs, in a list.
# $times (Count)
# $line (Text)
hands = { $times ->
    [1] { $line }
   *[other] { $times } × { $line }
}

## Pat hands: there are no points

# $rows (Count)
pat-rows = { $rows } of 5 rows are pat hands
# $rows (Count)
pat-rows-short = { $rows } of 5 pat
pat =
    .won = won: all five rows are pat hands
    .lost = lost: not all five rows are pat hands
# $won (Count)
pat-matrices = { $won } of two matrices won
pat-short =
    .won = won
    .lost = lost
# $won (Count)
pat-matrices-short = { $won } of 2 won

## The score to beat

# $points (Points)
to-beat = { $points } to beat
# What a player has to do in leg 2 of a duel.
# $points (Points)
# $maximizer (Name)
goal =
    .maximizer = more than { $points } wins
    .minimizer = under { $points } wins
    .spectator = { $maximizer } needs more than { $points }
# $points (Points)
# $maximizer (Name)
# $minimizer (Name)
goal-in-full =
    .maximizer = { $minimizer } reached { $points }. Score more and you win; the same is a draw.
    .minimizer = You reached { $points }. Keep { $maximizer } under that to win; the same is a draw.
    .spectator = { $minimizer } reached { $points }. { $maximizer } wins with more; the same is a draw.
# The score that was reached in leg 1.
# $result (Text)
leg-one = leg 1: { $result }
# $points (Points)
computer-reached = { $points ->
    [one] The computer reached { $points } point on this number.
   *[other] The computer reached { $points } points on this number.
}
# $points (Points)
your-best = Your best is { $points }.
pat-before =
    .won = won before
    .lost = not won yet
# $won (Count)
pat-matrices-before = { $won } of two matrices won before
computer-pat =
    .won = The computer won this number.
    .lost = The computer lost this number.
# $won (Count)
computer-pat-matrices = The computer won { $won } of two matrices on this number.
your-pat =
    .won = You have won it.
    .lost = You have not won it yet.
# $won (Count)
your-pat-matrices = You have won { $won } of two.
