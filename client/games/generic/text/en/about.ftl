### What the clients say of a game that brings no words of its own, outside its board.

match-two-legs = A match has two legs on the same cards, with the roles swapped. The player with the better score in the same role wins.
match-one-leg = A match has one leg. The player with the better score wins.
# $together (Flag)
together-in-short = { $together ->
    [yes] You play together for one score.
   *[no] Each plays for themselves.
}
# The label of a key that shows the table.
table = table
# The label of a button that shows the table.
the-table = The table
computers-game = The computer’s game
# The label of a key that shows the computer’s game.
computers-game-key = computer’s game
# What a best score is the best of, in a list.
standing =
    .player = alone, the most
    .maximizer = maximizing, the most
    .minimizer = minimizing, the least
# After the number of players.
together = together, the most
# A form that needs an option.
# $form (Text)
# $option (Text)
# $value (Text)
form-with-option = { $form } ({ $option }: { $value })
# $option (Text)
# $least (Int)
# $most (Int)
wrong-number = { $option } is a whole number from { $least } to { $most }.
