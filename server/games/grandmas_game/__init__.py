"""Grandma's Game. rules: grandmas_game

Decided here, where the page and the seed are silent:

- A foundation that was started by a transfer (the ace that lay on the one building down, the king on the one building
  up) keeps that card as if it had come from anywhere else.
- An order that leaves the workspace as it lies, and a peek at what lies open already, are no moves and are refused; a
  pile of one card has nothing under its top to look at.
- What was looked at lies open until the next move that is not a peek. `played as things lie` means that a card goes to
  a foundation without a transfer first.
- A peek takes nothing from what can be redone, as it is no move there; every other move does.
- Giving up cannot be taken back: the leg is over.
- In a race a stuck table is over as soon as it is stuck, and so is every table once one is won. The leg ends when the
  last table does, or is won.
- The cards left are told pile by pile from A to K, then the workspace's, then the stock's, the lowest first. Those of a
  race are told by its record alone: on the number of a day others may have their try still.
"""
