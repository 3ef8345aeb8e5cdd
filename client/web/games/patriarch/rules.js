// The rules of The Patriarch, in short and in full, its signs, and whose game it is. rules: patriarch

import { html } from "../../vendor/lit-html.js";
import { gradeShown, treePicture } from "./drawing.js";

export const basic = () => html`
  <h3>The Patriarch in short</h3>
  <p>
    One player, the <strong>family owner</strong>, hides a family tree made of the first cards of a suit; the others
    <strong>guess</strong> it. Every guess is graded: how many cards stand right, and how many nearly. Whoever guesses the
    whole tree has found it.
  </p>
  <p>
    With two players both guess the same tree, one after the other, and whoever needs fewer guesses wins. With more, all
    guess at the same time, the first guess <em>graded</em> as right wins the leg, and everybody is the owner once.
  </p>
`;

export const full = () => html`
  <h3>Families</h3>
  <ul>
    <li><strong>Patriarch</strong>: A to 5; a top card, two children, one child under each. 60 trees.</li>
    <li><strong>Advanced Patriarch</strong>: A to 7; a top card, two children, and under each a line of two. 2,520 trees.</li>
    <li><strong>Matriarch</strong>: A to 5; any tree with one top card and at most 3 generations. 205 trees.</li>
    <li><strong>Advanced Matriarch</strong>: A to 7; any tree with one top card and at most 4 generations. 46,249 trees.</li>
  </ul>
  <p>A tree is who is whose parent, nothing else: mirror images are the same tree.</p>
  <h3>Grades</h3>
  <p>Each card of a guess is held against the hidden tree:</p>
  <ul>
    <li><strong>red</strong>: right generation and right parent; the top card, if it is the top card, is red;</li>
    <li><strong>black</strong>: right generation, wrong parent;</li>
    <li><strong>face down</strong>: wrong generation, right parent;</li>
    <li>otherwise nothing.</li>
  </ul>
  <p>The grade is the three counts, not which card earned which. As many reds as cards is a win.</p>
  <div class="graded-example">
    ${treePicture("2(3(4) A(5))", "S", "The guess 2(3(4) A(5))")} ${gradeShown({ red: 1, black: 1, down: 1 })}
    <p>against the hidden tree</p>
    ${treePicture("3(4(2) A(5))", "S", "The hidden tree 3(4(2) A(5))")}
  </div>
  <h3>Two players</h3>
  <p>
    The number gives the tree, or the owner picks a suit and lays it out: the room says which. The guesser has four guesses,
    or as many as the room says, each graded at once, in a mirror match once the other board has come as far. The leg’s
    score is the guesses graded, one more than allowed when the tree was not found; then the roles are swapped. Where the
    number gives the tree, both guess the same one: it stays hidden from both until both legs are over, and so do the guesses
    and grades of leg one from who guesses in leg two.
  </p>
  <h3>Three and more</h3>
  <p>
    The owner knows the tree; everyone else guesses it, as often as they like. A finished guess goes to the back of the
    <strong>scoring queue</strong>, where it can be neither changed nor taken back; a player may have two in it at most. The
    owner announces the grade of the one at the front; a room may also do that by itself after some seconds. Everybody sees
    every graded guess, and of those that wait the backs. By a clock nobody’s time runs who waits for a grade.
    Whoever runs out of time guesses no more in that leg, though what they have in the queue is graded; the others play on,
    and when nobody is left to find the tree the leg is over. For an owner who runs out of time the room lays out the
    number’s tree and announces the grades. The first guess graded as right ends the leg, even if another right one waits behind it. Then the next player on the left is the owner, on another number; the most legs won as guesser take
    the match.
  </p>
  <h3>An open tree</h3>
  <p>
    Where the room says so, the owner may leave the tree open: it is settled only as far as the grades bind it, and the tree
    it comes to agrees with every grade.
  </p>
`;

export const signs = () => html`
  <h3>Signs</h3>
  <ul>
    <li>A disc and a number: so many red. A square: so many black. A card’s back: so many face down.</li>
    <li>The back of a guess: it waits for its grade, or is hidden.</li>
    <li>The marked card of a free tree takes the next card under it; the marked place of a fixed one takes the next card.</li>
    <li>On the note board: – never there, ✓ always there, else in how many of the trees still possible.</li>
  </ul>
  <h3>Keys</h3>
  <p>
    Ranks put cards in, arrows mark another place or card, Space takes the card up that has the keyboard and puts it down,
    Backspace takes one away, ( and ) go down and up. Enter sends the tree or announces the grade, = goes on from the last
    guess or the hint, u undoes, x clears, n shows the note board, s changes the suit of a tree that is laid out.
  </p>
`;

export const credits = () => html`
  <p>The Patriarch and its variants come from an old collection of card games; the match of two legs is Turnabout’s own.</p>
`;
