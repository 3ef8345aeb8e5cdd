### Words that players type in line mode: commands, and words of moves.

word =
    .tree = tree
    .family = family
    .up = up
    .top = top
    .signs = signs
    .hands = hands
