### The guided game, which explains each kind of card the first time it is played.

title = Your first game
# $title (Name)
offer = Is this your first game? { $title } can be explained card by card.
# The label of a button that ends the explanations.
skip = Skip tips
