### What the clients say of Grandma’s Game outside its table: in forms, lists and results.

together-in-short = A race: you all play the same cards, each at a table of your own. The first to bring all cards to the foundations wins. If nobody does, the player with the most cards there wins.

# The label of a key that shows the table.
table = table
# The label of a button that shows the table.
the-table = The table
computers-table = The computer’s table
# The label of a key that shows the computer’s table.
computers-table-key = computer’s table

# What a best score is the best of, in a list.
standing = alone, the most
# After the number of players.
race-standing = in a race, the most

## Options

option =
    .reorder = Workspace
    .winnable = Numbers
# After “Workspace:”.
reorder =
    .on = in any order
    .off = in a fixed order
reorder-note =
    .on = its cards can be moved
    .off = much harder
# After “Numbers:”.
winnable =
    .off = any
    .on = winnable only
winnable-note =
    .off = some can’t be won
    .on = if one is drawn

## The check of a record

finding =
    .deck_dealt = Verified: this number deals the deck you played.
    .cards_as_seen = The cards you saw are in that deck.
    .cards_different = The record has other cards than you saw.
