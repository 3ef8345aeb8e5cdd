### What the clients say of Happy Graphs outside its board: in forms, lists and results.

match-in-short = A duel has two legs on the same cards, and you see only your own hand. In one leg you play for many unhappy cards, in the other for few. The higher score as maximizer wins.
together-in-short = You all want as few unhappy cards as possible. Zero is perfect.

# The label of a key that shows the board.
board = board
# The label of a button that shows the board.
the-board = The board
computers-board = The computer’s board
# The label of a key that shows the computer’s board.
computers-board-key = computer’s board

# What a best score is the best of, in a list.
standing =
    .player = alone, the fewest
    .maximizer = maximizing, the most
    .minimizer = minimizing, the fewest
# After the number of players.
together = together, the fewest
# What a move gave away.
# $cards (Decimal)
lost = { $cards } cards

## Options

option =
    .variant = Board
    .mode = Played
    .hands = Hands
variant =
    .classic = classic
    .corners = corners
    .hex = hex
variant-note =
    .classic = A to 4, four neighbours
    .corners = A to 8, the diagonals too
    .hex = A to 6, six neighbours
# With its note, in a form.
variant-in-full =
    .classic = classic: A to 4, four neighbours
    .corners = corners: A to 8, the diagonals too
    .hex = hex: A to 6, six neighbours
# After “Played:”.
mode =
    .together = together
    .duel = as a duel
    .puzzle = as a puzzle
mode-note =
    .together = on the same side, for few unhappy cards
    .duel = two players, hidden hands, roles swapped
    .puzzle = all cards open, undo freely, timed
# After “Hands:”.
hands =
    .seen = seen by all
    .hidden = hidden
hands-note =
    .seen = {""}
    .hidden = each sees their own
# Ways to play, as a choice.
way =
    .hidden = Together, hands hidden
    .duel = A duel
    .puzzle-together = A puzzle together
    .solo = Alone, card by card
    .puzzle = A puzzle
