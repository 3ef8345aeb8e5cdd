// The rules of Grandma's Game, in short and in full, its signs, and whose game it is. rules: grandmas_game

import { html } from "../../vendor/lit-html.js";

export const basic = () => html`
  <h3>Grandma’s Game in short</h3>
  <p>
    Two packs, 104 cards, are all to be brought to eight <strong>foundations</strong>: each suit has two, one that starts
    with an ace and builds up to the king, one that starts with a king and builds down to the ace. The score is the number
    of cards there.
  </p>
  <p>
    <strong>The dealing.</strong> Cards are dealt face up, one after the other, onto thirteen piles named A, 2, … 10, J, Q,
    K. Piles are kept square: only the top is seen. Some cards call for others to go face down onto the
    <strong>stock</strong>: a king, any card on the 5, the 10 or the king pile, and a card whose rank is its pile’s. Watch
    it, and remember what you can.
  </p>
  <p>
    <strong>Playing.</strong> The top of a pile, or any card of the workspace, goes to a foundation where it fits. The top
    of a foundation may go over to the other one of its suit where it fits there, either way, as often as you like.
  </p>
  <p>
    <strong>Dealing on.</strong> When you choose to, one card of the stock goes onto the pile of its rank, and that whole
    pile comes into the <strong>workspace</strong>: all of it is seen, every card can be played, and it can be put in any
    order. With the next deal what is left of it goes back onto its pile, in the order you gave it.
  </p>
  <p>
    You have won with all 104 cards on the foundations. If nothing can be played and the stock is empty you are
    <strong>stuck</strong>: alone you can undo, as often as you like, or give up.
  </p>
  <p>
    In a <strong>race</strong> all play the same cards, each on a table of their own. The first to win ends it; otherwise
    the most cards win.
  </p>
`;

export const full = () => html`
  <h3>The layout</h3>
  <ul>
    <li>
      Thirteen piles, in rows of 5, 5 and 3, are named A, 2, 3 … K. The deck is dealt one card at a time, face up, onto A,
      2 … K, then A again, until all cards are dealt. Piles are kept square, so that only the top is seen.
    </li>
    <li>
      After a card is dealt to a pile, that many cards go face down onto the stock as these are true of it: it is a king; it
      lies on the 5, the 10 or the king pile; its rank is the pile’s. (A king on the king pile: three.) Nobody looks at cards
      that go onto the stock, and they call for no others.
    </li>
    <li>Cards are taken from the top of the stock: the last one put there comes first.</li>
    <li>
      You may watch the dealing card by card, slowly or not, and again, until you make the first move; or skip it. What is
      covered stays hidden: memory is part of the game.
    </li>
  </ul>
  <h3>Playing</h3>
  <ul>
    <li>
      The top of every pile and every card of the workspace can be played. So can the top of every foundation, to the other
      one of its suit, when it fits there, in either direction, as often as you like; the ace or king that a foundation was
      started with stays.
    </li>
    <li>
      <strong>Deal.</strong> One card of the stock goes onto the pile of its rank. What was in the workspace first goes
      back, in its present order, onto the pile it came from; then that whole pile, the new card on top, becomes the
      workspace. Meanwhile that pile counts as empty. After the last deal the workspace stays.
    </li>
    <li><strong>Order.</strong> The cards of the workspace may be put in any order. A room can forbid it: that is much harder.</li>
    <li>
      <strong>Look under.</strong> When two tops are the same card and it could be played as things lie, you may look at the
      card under each. Nothing is moved.
    </li>
    <li>
      The game is won with all 104 cards on the foundations; else it is over when you give up. The score is the number of
      cards on the foundations.
    </li>
    <li>
      You are <strong>stuck</strong> when the stock is empty and no card of a top or the workspace can go to a foundation,
      not even after transfers. The program says so.
    </li>
    <li>
      Alone, <strong>undo</strong> takes back the last move that still stands, deals included; <strong>redo</strong> plays
      again what an undo took back. Both are counted.
    </li>
    <li>
      A card is <strong>safe</strong> when its suit has 14 cards or more on the foundations: it is the last of its kind, and
      has but one place. Safe cards can be played by themselves.
    </li>
  </ul>
  <h3>A race</h3>
  <p>
    Two or more play the same number, each on a table of their own, and see of each other only the score and the cards that
    are left. The first to win ends it; else the most cards win when all are over. There is no undo, and a table that is
    stuck is over. Of two, who resigns loses; of more, who leaves gives up their table, and the others play on. What was
    reached at a table that is over stands. Who looks on sees how all stand, and no table.
  </p>
`;

export const signs = () => html`
  <h3>Signs and ways</h3>
  <ul>
    <li>Beside a pile’s name stands how many cards it has. A pile marked <em>fan</em> lies in the workspace.</li>
    <li>Under or beside a foundation stands the rank that it takes next, and whether it builds up ↑ or down ↓.</li>
    <li>A card with a blue edge can be played: click or tap it, then once more, or the foundation; or drag it there.</li>
    <li>? on a pile: you may look under its top. Choose it, then <em>Look under</em>.</li>
    <li>Click or tap the stock to deal.</li>
    <li>
      Drag a card of the workspace onto another one to put it on top of that, or left of the fan to put it at the bottom. Or
      choose it, press <em>Put elsewhere</em>, and choose where.
    </li>
    <li>★ is the computer’s hint.</li>
  </ul>
  <h3>Keys</h3>
  <p>
    Arrow keys go over the table; a, 2 to 9, t (or 0), j, q and k go to a pile, w to the workspace, f to the foundations.
    Enter plays what is chosen, + and − to the foundation that builds up or down. d deals, l looks under a pile, u undoes, r
    redoes, g gives up, h asks for a hint, x has safe cards played by themselves.
  </p>
  <p>
    Space takes a card of the workspace up, ← → Home End carry it, Enter puts it down, Escape leaves all as it was; s types
    an order.
  </p>
  <p>
    While the dealing is watched Space holds it and goes on, ↑ ↓ change its pace, ← → go card by card, v begins it anew,
    Enter skips it. Until the first move v shows it again.
  </p>
`;

export const credits = () => html`
  <p>
    Grandma’s Game, also known as Thirteen Packs, is a solitaire of two packs that somebody’s grandmother played; its rules
    here follow the document that describes it. The race is Turnabout’s.
  </p>
`;
