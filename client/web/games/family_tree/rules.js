// The rules of Family Tree, in short and in full, its signs, and whose game it is. client/games/family_tree/rules.py
// says the same. rules: family_tree

import { html } from "../../vendor/lit-html.js";

const CARDS = [
  ["3 to 10, Q, K, joker", "a single person", "the spouse"],
  ["3 to 10, Q, K, joker", "a couple with room for one", "their next child"],
  ["2", "a couple without a 2", "room for five children"],
  ["A", "a couple", "their divorce"],
  ["J", "any living person", "that person’s death"],
];
const HANDS = [
  ["pair", "10", "flush", "60"],
  ["two pair", "20", "full house", "80"],
  ["three of a kind", "40", "four of a kind", "100"],
  ["straight", "50", "straight flush", "170"],
  ["high card", "0", "royal flush", "250"],
];

/** @param {string[]} heads @param {string[][]} rows */
const table = (heads, rows) => html`
  <div class="scrolled" tabindex="0" role="group" aria-label=${heads.join(", ")}>
    <table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table>
  </div>
`;

const cards = () => table(["card", "goes on", "and becomes"], CARDS);
const hands = () => table(["hand", "points", "hand", "points"], HANDS);

export const basic = () => html`
  <h3>Family Tree in short</h3>
  <p>
    You build one family tree out of one pack of 54 cards, and want it to score as high as it can. Alone you try to beat
    the computer’s score, or your own, on the same number. In a match one <strong>maximizes</strong> and the other
    <strong>minimizes</strong>, card by card; then the same cards are played again with the roles swapped.
  </p>
  <p>
    The <strong>current card</strong> must go into the tree if it can; you choose where. What no place takes goes to the
    bottom of the stock and comes again. The game ends when no card that is left can be played.
  </p>
  ${cards()}
  <p>
    <strong>Points.</strong> 10 for each generation. 10 for a marriage with a queen or a king in it, 30 with two of them.
    And a poker hand for each family with five cards in sight: partners, 2, ace and children.
  </p>
  ${hands()}
  <p>The divorced, the widowed and the dead have no more children. The first couple is safe until it has its first child.</p>
`;

export const full = () => html`
  <h3>A turn</h3>
  <p>
    The card on top of the stock is the <strong>current card</strong>. If it can go anywhere in the tree it must, and
    whoever is to move decides where. The maximizer plays the first card of a leg, then you take turns, card by card.
  </p>
  <p>
    A card that no place takes goes to the bottom of the stock. Nobody chooses that, so it does not cost a turn: the next
    card is turned over for the same player. The leg ends when the stock is empty, or when every card that is left has
    been turned over once since the last one was played and none could be.
  </p>
  <h3>What each card does</h3>
  ${cards()}
  <ul>
    <li><strong>Couples</strong> have up to three children; with a 2 up to five. Only a couple that is not divorced, and of whom both are living, can have children, take a 2 or take an ace.</li>
    <li><strong>A 2</strong> stands beside its couple. There is one for each couple at most.</li>
    <li><strong>An ace</strong> covers the spouse, whichever of the two you point at; the spouse is the one who married in, on the right. The member who was born into the tree stays. Neither marries again.</li>
    <li><strong>A jack</strong> covers the very card you point at. It cannot go on an ace, a 2 or another jack. Who is widowed does not marry again, and a single who dies never will. The member of a divorced couple can still die.</li>
    <li><strong>Children</strong> have lives of their own: what happens in their marriage, and even their death, does not keep their parents from having more.</li>
    <li><strong>The first couple</strong> is safe from aces and jacks until it has its first child.</li>
  </ul>
  <p>The tree begins with the first two family cards that are turned over: they are the first couple. Every other card that was turned over to find them goes to the bottom of the stock.</p>
  <h3>The score</h3>
  <p>It is counted for the tree as it stands, after every move.</p>
  <p><strong>Levels.</strong> 10 points for each generation, down to the deepest one. A spouse counts where the partner stands.</p>
  <p><strong>Celebrities.</strong> A queen or a king in a marriage brings 10 points, two of them in one marriage bring 30. Divorce or death on either side takes these points away. A joker is no celebrity.</p>
  <p>
    <strong>Hands.</strong> Every family’s cards in sight are a poker hand: both partners, the 2, the ace, and the
    children. What is covered does not count, but the jack or ace over it does; a child counts with its own card, not with
    its spouse. Divorced and widowed couples keep their hands. Fewer than five cards are worth nothing; from more than
    five the best five are taken.
  </p>
  ${hands()}
  <p>A joker is whatever card helps most, even one that lies in sight already. Five of a kind does not exist: four of a kind and a joker stay four of a kind. An ace begins or ends a straight, but is never in its middle.</p>
  <p>
    <strong>Leg two of a match.</strong> You have both seen how the deck runs, so the page lists the next cards as far as
    leg one showed them.
  </p>
  <p>
    <strong>Dead numbers.</strong> On a very few numbers hardly anything can be played: every leg ends within a few cards.
    The server never draws one. If you type one in, you are told, and it is played as it is. On any number a leg may still
    end early because somebody wanted it to: that is play.
  </p>
`;

const SIGNS = [
  ["▸ +20", "the current card can be played here, and what that changes"],
  ["★ +20", "the computer’s advice"],
  ["⤢ ▸ 4", "shows the whole tree, of which so many places are out of sight"],
  ["two lines", "a marriage; struck through twice, a divorce"],
  ["full house 80 ★ 10", "what a family is worth: its hand, and ★ its celebrities"],
  ["a card over another", "a jack covers somebody dead, an ace a divorced spouse"],
];
const BRANCHES = [
  ["child", "it can become somebody’s child"],
  ["spouse", "it can marry somebody"],
  ["child/spouse", "either"],
  ["jack", "the jack can be played on somebody"],
  ["couple", "there is a couple that would take the 2 or the ace"],
  ["7 below", "so many children are in that branch"],
];

export const signs = () => html`
  <h3>Playing</h3>
  <ul>
    <li>Click or tap a lit place and then <strong>Play</strong>, click it twice, or drag the current card there.</li>
    <li>By keyboard: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> choose a place, <kbd>Enter</kbd> plays there. Or type the card you want to play on, such as <kbd>7d</kbd>, <kbd>10s</kbd>, <kbd>qh</kbd>, or <kbd>x1</kbd> for a joker, and <kbd>Enter</kbd>.</li>
    <li>A hint says where the computer would play, the final score it expects then, and the score it expects after your choice. Alone you can always have one, in a match where the room allows it.</li>
  </ul>
  <h3>The whole tree</h3>
  <p>It grows downwards, one row for each generation. Drag it to move it; pinch it, or turn the wheel, to make it larger or smaller, or press <kbd>+</kbd>, <kbd>−</kbd> and <kbd>0</kbd>. Point at a family to see the five cards of its hand lifted.</p>
  ${table(["sign", "means"], SIGNS)}
  <h3>One family at a time</h3>
  <p>
    <kbd>f</kbd>, or the button, shows one family at a time, or the whole tree again; it is remembered. The couple stands
    large at the top: cards are played on it there. Below are its children; each leads to its own family.
    <kbd>Backspace</kbd> goes up one level, <kbd>Home</kbd> to the top.
  </p>
  <p>Below each child stands what the current card could do in its branch, the child’s own family included:</p>
  ${table(["sign", "means"], BRANCHES)}
`;

export const credits = () => html`
  <p>
    <strong>Family Tree</strong> is the game <cite>Family Tree Solitaire</cite>, version 1.0, for one player and a pack of
    cards. The rules here follow its own document, which names RICKSLEVINE.com as its author’s site. Child and spouse,
    celebrity, extended family, divorce and deceased, the family poker hand, the branch signs, the score to beat and the
    computer’s tree are its ideas, as is the match for two who take turns and change places.
  </p>
`;
