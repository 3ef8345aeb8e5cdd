### The guided game, which explains each kind of card the first time it is played.

title = Your first game
# The label of a button that ends the explanations.
skip = Skip tips
