"""Poker Solitaire: cards placed in a 5 by 5 matrix whose rows and columns are poker hands. rules: poker_solitaire

Where the page and its seed are both silent:
- Two passes in a row end a leg: neither player has anything left to do. It can only happen in `same-deck`.
- A seat of a race is to act for as long as there is a move that it can make: who has a full matrix, cards that stay and
  no reject square left waits.
- Left out, the matrix is one's own (`QH>c3` by player 2 is written down as `QH>2:c3`); alone with two it must be named.
- A reject square gives its card back to a matrix only; a stolen card stays stolen wherever it is put.
- A card just dealt takes the slot of the one that was taken; once the stock is used up the slots close up.
- A line goes by the name that is worth most. Of equals it is the one that stands higher in the table of the page, or
  the one of more names; a line that is worth nothing goes by the highest name of the table that is true of it.
- A pair of equal values is the one value. Several entries of `points` may say nothing that can ever be true.
- `left` begins with the dealt cards, which would have been played first. A duel's is told by its record alone: another
  leg, or on a number of the day another try, may turn those cards over.
"""
