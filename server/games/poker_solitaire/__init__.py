"""Poker Solitaire: cards placed in a 5 by 5 matrix whose rows and columns are poker hands. rules: poker_solitaire

The rules page is silent on these points, which are decided here:

- Two passes in a row end a leg: neither player has anything left to do. It can only happen in `same-deck`.
- A seat of a race is to act while it has a legal move. A seat with a full matrix, cards that stay and no free reject
  square waits.
- A move that names no matrix means the player's own (`QH>c3` by player 2 is recorded as `QH>2:c3`). A single player
  with two matrices must name it.
- A reject square gives its card back only to a matrix. A stolen card stays stolen wherever it is put.
- A new card takes the slot of the card that was taken. When the stock is used up, the slots close up.
- A line has the name with the most points; if several have, the one that is higher in the page's table, or that
  combines more names. A line without points has its highest name in the table.
- A pair of equal values is the same as the one value. Entries of `points` may name hands that cannot occur.
- The cards left begin with the dealt ones, which would have been played first. Only the record lists them after a duel,
  because another leg, or another try on a daily number, may turn them over.
"""
