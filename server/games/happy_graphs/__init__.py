"""Happy Graphs. The rules page is silent on these points, which are decided here:

- Up to 48 sit at a table, on three packs.
- A drawn card goes to the end of the hand. In a puzzle a card that is taken back does too.
- Where hands are hidden, an account of a move says that a card was drawn, and not which.
- What a maximizer and a minimizer saw in leg one is not listed for leg two (`shown`): each saw other cards, and when.
- A puzzle may take back a card that others were played next to, its group's first too; a card is then played next to
  any that is left, and `0,0` is a square like the others until the group has no card.
- In a leg that ended early, `left` has the hands by seat, then the stock.
"""
