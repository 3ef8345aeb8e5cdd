// The rules of Happy Graphs, in short and in full, its signs, and whose game it is. rules: happy_graphs

import { html } from "../../vendor/lit-html.js";

export const basic = () => html`
  <h3>Happy Graphs in short</h3>
  <p>
    Every card wants as many <strong>neighbours</strong> as its rank says: an ace one, a three three. Cards are played one
    by one next to those that lie, and the table tries to make every card happy. A card with all the neighbours it wants
    is <strong>happy</strong>: it is turned over and takes no more, so the free squares around it become walls.
  </p>
  <p>
    <strong>A turn.</strong> Play a card of your hand on a free square next to a card, then draw one while there are any.
    Both gain a connection, and so does every other card it touches. Only if no card of your hand fits anywhere do you
    begin a new group with one.
  </p>
  <p>
    <strong>An example.</strong> Start with a 4. Put a 2 beside it: the 4 still wants 3 neighbours, the 2 wants 1. Put an
    ace above the 2: both are happy, and only the 4 is not, so the score is 1. The squares around the 2 and the ace are
    walls, one of them above the 4.
  </p>
  <p>
    The score is the number of cards that are <strong>not happy</strong>. <strong>Together</strong> and alone it is to be
    low, 0 is perfect. In a <strong>duel</strong> the maximizer wants many unhappy cards and the minimizer few; then the
    roles are swapped. In a <strong>puzzle</strong> all cards lie open from the start, and are placed and taken back as you
    like.
  </p>
`;

export const full = () => html`
  <h3>The boards</h3>
  <p>
    <strong>Classic</strong> has the ranks from the ace to the 4, and neighbours up, down, left and right.
    <strong>Corners</strong> goes up to the 8 and counts the diagonals too. <strong>Hex</strong> goes up to the 6 on
    hexagons: up, down, and the four slanted sides. Suits do not matter, and the board has no edges.
  </p>
  <h3>A turn</h3>
  <p>
    Play a card of your hand on a free square next to a card, and draw one while there are cards to draw. It may never lie
    where it or a neighbour would get more connections than it wants. Only when no card of your hand can be played next to
    another, in any group, you start a new group with any of them; groups never touch, and all stay open to play.
  </p>
  <p>Nobody passes. The leg ends when all cards are played.</p>
  <h3>Hands</h3>
  <p>
    Alone one has one card, two have three each, three to six have two, more have one. From the seventeenth player on
    there is another pack for every sixteen. Together the hands are seen by all unless the room hides them; in a duel they
    are hidden. In a mirror match both are dealt the same cards, each on another board: who remembers their own knows the
    other’s.
  </p>
  <h3>The puzzle</h3>
  <p>
    All cards lie face up in one hand that is everyone’s. They are placed in any order and taken back freely; anybody may
    move at any time, and a new group may be started whenever one likes. It ends when every card lies happy, or with
    <em>Done</em>. Of equal scores the one that took less time is the better; the time runs from the first card. Where the
    room has a clock, all play by one, which gains time when more cards lie than ever before: taking back and placing anew
    gain none.
  </p>
`;

const keys = () => html`
  <h3>Keys</h3>
  <p>
    The arrow keys go among the lit squares and Enter plays there; 1, 2 and 3 choose a card of your hand. In a puzzle 3 is
    a three and 1 or a an ace, t goes among the cards that lie and Enter takes one back, u undoes and r does it again. h
    asks for a hint, + and − make everything larger or smaller, 0 shows all.
  </p>
`;

export const signs = () => html`
  <h3>Signs</h3>
  <ul>
    <li>Dots under a card: what it wants; filled ones it has, hollow ones it lacks.</li>
    <li>A card turned over with a smile is happy.</li>
    <li>A dashed grey card with a cross can never be happy any more.</li>
    <li>A hatched square is a wall: a happy card is next to it.</li>
    <li>
      A lit square takes the chosen card; ☺ and a number say how many cards it makes happy there, a number alone how many
      it touches, + that it begins a group.
    </li>
    <li>★ is the computer’s hint.</li>
  </ul>
  ${keys()}
`;

export const credits = () => html`
  <p>
    Happy Graphs is a game for many people and a pack of cards, and a puzzle for one; its rules here follow its own
    document. The boards, happy cards that are turned over, walls, groups and the pure puzzle are its ideas; the duel is
    Turnabout’s.
  </p>
`;
