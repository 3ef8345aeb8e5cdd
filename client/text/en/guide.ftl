### The guided game, which explains each kind of card the first time it is played.

title = Your first game
# $title (Name)
offer = Your first game? Play { $title } with tips for each card.
# The label of a button that ends the explanations.
skip = Skip tips
