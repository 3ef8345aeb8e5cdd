"""How to play Grandma's Game, for people to read behind `?`. rules: grandmas_game"""

BASIC = """\
# Grandma’s Game in short

Two packs, 104 cards, are all to be brought to eight **foundations**: each suit has two, one that starts with an ace and
builds up to the king, one that starts with a king and builds down to the ace. The score is the number of cards there.

**The dealing.** Cards are dealt face up, one after the other, onto thirteen piles named A, 2, … 10, J, Q, K. Piles are
kept square: only the top is seen. Some cards call for others to go face down onto the **stock**: a king, any card on
the 5, the 10 or the king pile, and a card whose rank is its pile’s. Watch it, and remember what you can.

**Playing.** The top of a pile, or any card of the workspace, goes to a foundation where it fits. The top of a
foundation may go over to the other one of its suit where it fits there, either way, as often as you like.

**Dealing on.** When you choose to, one card of the stock goes onto the pile of its rank, and that whole pile comes into
the **workspace**: all of it is seen, every card can be played, and it can be put in any order. With the next deal what
is left of it goes back onto its pile, in the order you gave it.

You have won with all 104 cards on the foundations. If nothing can be played and the stock is empty you are **stuck**:
alone you can undo, as often as you like, or give up.

In a **race** all play the same cards, each on a table of their own. The first to win ends it; otherwise the most cards
win.
"""

RULES = """\
# Grandma’s Game

It is also known as Thirteen Packs. Two packs, 104 cards, are all to be brought to eight foundations.

## The layout

- Thirteen piles, in rows of 5, 5 and 3, are named A, 2, 3 … K. The deck is dealt one card at a time, face up, onto A, 2
  … K, then A again, until all cards are dealt. Piles are kept square, so that only the top is seen.
- After a card is dealt to a pile, that many cards go face down onto the stock as these are true of it: it is a king; it
  lies on the 5, the 10 or the king pile; its rank is the pile’s. (A king on the king pile: three.) Nobody looks at
  cards that go onto the stock, and they call for no others.
- Cards are taken from the top of the stock: the last one put there comes first.
- You may watch the dealing card by card, slowly or not, and again, until you make the first move; or skip it. What is
  covered stays hidden: memory is part of the game.

## Playing

- Each suit has two foundations. One starts with an ace and builds up in suit to the king, the other starts with a king
  and builds down to the ace.
- The top of every pile and every card of the workspace can be played. So can the top of every foundation, to the other
  one of its suit, when it fits there, in either direction, as often as you like; the ace or king that a foundation was
  started with stays.
- **Deal.** One card of the stock goes onto the pile of its rank. What was in the workspace first goes back, in its
  present order, onto the pile it came from; then that whole pile, the new card on top, becomes the workspace. Meanwhile
  that pile counts as empty. After the last deal the workspace stays.
- **Order.** The cards of the workspace may be put in any order. A room can forbid it: that is much harder.
- **Look under.** When two tops are the same card and it could be played as things lie, you may look at the card under
  each. Nothing is moved.
- The game is won with all 104 cards on the foundations; else it is over when you give up. The score is the number of
  cards on the foundations.
- You are **stuck** when the stock is empty and no card of a top or the workspace can go to a foundation, not even after
  transfers. The program says so.
- Alone, undo takes back the last move that still stands, deals included; redo plays again what an undo took back. Both
  are counted.
- A card is **safe** when its suit has 14 cards or more on the foundations: it is the last of its kind, and has but one
  place. Safe cards can be played by themselves.

## A race

Two or more play the same number, each on a table of their own, and see of each other only the score and the cards that
are left. The first to win ends it; else the most cards win when all are over. There is no undo, and a table that is
stuck is over.

**The number** that the server draws stays hidden until the race is over; before the first card the server shows a
commitment to it, and your own program deals the number at the end and checks that nothing was changed. Computers may
have seats; they see no more than a player there. Of two, who resigns loses; of more, who leaves gives up their table,
and the others play on. What was reached at a table that is over stands. Who looks on sees how all
stand, and no table. Afterwards all who have a seat wish for another race, on the same number or a new one.
"""

KEYS = """\
# Playing

- `↑` `↓` `←` `→` choose a pile, a card of the workspace, a foundation or the stock. `Enter` plays what is chosen: a
  card to its foundation, a foundation’s top over to the other one, the stock’s card to its pile. Or click, and click
  twice to play. Where a card fits on both, `+` plays it to the one that builds up, `-` to the other.
- `d` deals from the stock.
- `Space` picks the chosen card of the workspace up; `←` `→` `Home` `End` carry it, `Enter` puts it down, `Esc` leaves
  all as it was. `s` types an order: the cards you name go on top, the lowest first.
- `l` looks under the chosen top, where that is allowed.
- Alone `u` undoes and `r` redoes, without limit. `g` gives up.
- `x` has safe cards played by themselves, or no more; it is remembered.
- `h` asks the computer for a hint, where the room allows it. A star marks what it would play; `h` again types it, and
  `Enter` plays it.
- A move can be typed: a pile such as `5` or `10`, or a card such as `8h`, and `Enter`. You can add where it goes:
  `5 hearts up` (in short `5>h+`), `8h down`. With a colon first: `:hearts up to down`, `:deal`, `:peek 5`,
  `:order 8h 3c kd`. Right after a rank, `h` and `c` are suits; alone they ask for a hint and open the chat. A card that
  you type while the dealing is shown ends the dealing.
- `o` opens the menu. `?` is this.

# The dealing

`Space` holds it and goes on, `↑` `↓` change its pace, `←` `→` go card by card, `v` begins it anew, `Enter` skips it.
Until the first move `v` shows it again.

# The table

| sign | means |
|---|---|
| ╭5──6╮ over 10♦ | pile 5 has six cards, the top is 10♦ |
| ▸ | it can be played |
| ? | you may look under it |
| ★ | the computer would play this |
| fan | this pile lies in the workspace |
| →8♣ | what a foundation takes next |
"""

CREDITS = """\
# Credits

**Grandma’s Game**, also known as *Thirteen Packs*, is a solitaire of two packs that somebody’s grandmother played; its
rules here follow the document that describes it. The race is Turnabout’s.

**Turnabout**, this program, is a server and clients for playing such games with a friend, alone, or against the
computer. It is free software under the MIT licence; the file LICENSE that comes with it has the terms.
"""

PLAIN = """

## How to play here

When it is your turn, the possible moves are listed: type a move's number, or the move itself, such as `5 hearts up`
for the top of pile 5 to the hearts that build up, `8h down` for a card, or `hearts up to down` from one foundation to
the other; `5>h+` is short for `5 hearts up`. `deal` deals from the stock, `order 8h 3c` puts those on top of the
workspace, `peek 5` looks under pile 5, `undo` and `redo` take moves back and play them again, `give-up` ends it.
`board` describes the table, `dealing` describes the dealing card by card until the first move,
`points` what the score is made of, `safe` plays a safe card, `safe on` plays all safe cards from now on,
`safe off` ends that. `hint` asks the computer what it would play, where the room allows it.
`help` lists what else can be done at the moment.
"""
