"""Grandma's Game. rules: grandmas_game

The rules page is silent on these points, which are decided here:

- If a foundation is started by a transfer (the ace from the foundation that builds down, the king from the one that
  builds up), the card counts as if it had come from anywhere else.
- It is an illegal move to put the workspace in the order that it has, or to peek at a card that is open already. A
  pile of one card has no card under its top.
- A card that was peeked at stays open until the next move that is not a peek. `played as things lie` means that a card
  goes to a foundation without a transfer first.
- A peek keeps the moves that can be redone, because it is no move in that sense. Every other move discards them.
- Giving up cannot be undone: the leg is over.
- In a race, a stuck table is over at once, and all tables are over when one is won. The leg ends with the last table.
- The cards left are listed pile by pile from A to K, then the workspace, then the stock, the lowest card first. Only
  the record lists them after a race, because other players may still try the same daily number.
"""
