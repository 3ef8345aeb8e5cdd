### What Family Tree says outside its own board: in forms, lists and results.

match-in-short = A match has two legs on the same cards. In one you play for a high score, in the other for a low one. The higher score as maximizer wins.
# The label of a key that shows the tree.
tree = tree
# The label of a button that shows the tree.
the-tree = The tree
computers-tree = The computer’s tree
# The label of a key that shows the computer’s tree.
computers-tree-key = computer’s tree

# What a best score is the best of, in a list.
standing =
    .player = alone, the most
    .maximizer = maximizing, the most
    .minimizer = minimizing, the least
# After the number of players.
together = together, the most

# A part of the score.
part =
    .levels = generations
    .celebrity = celebrities
    .hands = hands
