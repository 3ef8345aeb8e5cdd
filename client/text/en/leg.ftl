### A leg while it is played, for every game.

## Heading

# $number (GameNumber)
# $known (Flag)
number = { $known ->
    [yes] number { $number }, known from the start
   *[no] number { $number }
}
# $commitment (Text?)
number-hidden = { $commitment ->
    [none] number hidden
   *[other] number hidden ✓ fingerprint { $commitment }…
}
# $name (Name)
table-of = { $name }’s table
# How the last move changed the score, and what that means to the reader.
# $change (Change)
# $meaning (Choice: good bad none)
change = { $change }{ $meaning ->
    [good] , in your favour
    [bad] , against you
   *[none] { "" }
}
dead-number = This is a dead number: it ends after a few cards whatever you play.

## Players and hints

# The label of the list of players.
players = Players
# $level (Level)
replaced = the { $level } computer
hint = Hint
continue-button = Continue
# The button that opens the score’s parts and the news on a narrow page.
more = More
