### What the clients say of Poker Solitaire outside its matrices: in lists and results.

match-in-short = A duel has two legs in one square of cards, whose rows and columns are poker hands. You each play one leg for a high score and one for a low one.
equals-in-short = You each fill a square of cards, whose rows and columns are poker hands. The higher score wins.

# The label of a key that shows the matrix.
matrix = matrix
# The label of a button that shows the matrix, or both.
# $several (Flag)
the-matrix = { $several ->
    [yes] The matrices
   *[no] The matrix
}
# $several (Flag)
computers-matrix = { $several ->
    [yes] The computer’s matrices
   *[no] The computer’s matrix
}
# The label of a key that shows the computer’s matrix.
computers-matrix-key = computer’s matrix

# What a best score is the best of, in a list.
standing =
    .player = the most
    .maximizer = maximizing, the most
    .minimizer = minimizing, the fewest
# What a move gave away.
# $points (Decimal)
lost = { $points } points
