// The rules of Poker Solitaire, in short and in full, its signs, and whose game it is. rules: poker_solitaire

import { html } from "../../vendor/lit-html.js";

export const basic = () => html`
  <h3>Poker Solitaire in short</h3>
  <p>
    Cards are dealt one by one, and you put each on a free square of your <strong>matrix</strong> of five by five. The five
    rows and the five columns are poker hands, and what they are worth together is your score.
  </p>
  <p>
    A card must touch another one, and stays where it lies. One card that fits nowhere may be
    <strong>rejected</strong>. The game is over when the matrix is full.
  </p>
  <p>
    With another player each has a matrix: in turn, or as a race in which both take cards as fast as they can. In a duel
    there is one matrix for both; one wants it to be worth much and one little, and then the roles are swapped.
  </p>
`;

const TABLE = [
  ["five of a kind (two packs or more)", 30, 100, 65],
  ["royal flush", 30, 100, 65],
  ["straight flush", 30, 75, 53],
  ["four of a kind", 16, 50, 33],
  ["full house", 10, 25, 18],
  ["flush", 5, 20, 13],
  ["straight", 12, 15, 14],
  ["three of a kind", 6, 10, 8],
  ["two pair", 3, 5, 4],
  ["one pair", 1, 2, 1],
];

export const full = () => html`
  <h3>What hands are worth</h3>
  <table class="figures">
    <thead><tr><th scope="col">hand</th><th scope="col" class="points">English</th><th scope="col" class="points">American</th><th scope="col" class="points">your own, to begin with</th></tr></thead>
    <tbody>
      ${TABLE.map(([name, ...points]) => html`<tr><th scope="row">${name}</th>${points.map((each) => html`<td class="points">${each}</td>`)}</tr>`)}
    </tbody>
  </table>
  <p>
    The ace is high or low in a straight. Straights, flushes, full houses and five of a kind need five cards; pairs, three
    and four of a kind count in a line that is not full too. With several packs a line may be two things at once: it
    counts as the one worth more.
  </p>
  <p>
    <strong>Pat hands</strong>: no points; all five rows must be a straight or better at the end, and it is won or lost.
  </p>
  <p>
    <strong>Your own points</strong>: a room may say what each hand is worth, from 0 to 999, and give points to odd hands
    and to several that are true of one line at once, such as a flush with a pair. The odd hands, all of five cards, are a
    <em>four-flush</em> (exactly four of one suit), a <em>blaze</em> (five of jack, queen and king), a <em>kilter</em>
    (every other rank, from A 3 5 7 9 to 6 8 10 Q A), and a <em>straight</em> or a <em>kilter round the corner</em>, which
    runs past the ace (Q K A 2 3; Q A 3 5 7). A line is worth the best that is true of it.
  </p>
  <h3>Ways to play</h3>
  <p>
    Alone there is one matrix, or two of which the better one or both count. Two play <strong>in turn</strong>, from one
    stock or each with a copy of the same one; as a <strong>race</strong>, which ends when one whose matrix is full says
    Done, or when both are full; or as a <strong>duel</strong>.
  </p>
  <p>
    <strong>A turn</strong> is one dealt card placed or rejected, or a card stolen. Rejecting a placed card, moving cards
    and fetching them back do not end it. You pass only when your matrix is full, or no card is dealt to you any more.
  </p>
  <p>
    <strong>In a race</strong> both may act at any time, and who is first has the card. Whoever comes too late is told so,
    and nothing of theirs changes.
  </p>
  <p>
    With a <strong>clock</strong>, time is for taking a card: rearranging gains none. In a race both clocks run; where both
    matrices are to be filled, yours stands while it is full.
  </p>
  <p>A leg ends when every matrix is full, or when the cards are used up; what is incomplete counts as it lies.</p>
  <p>A match is one leg, and the higher score wins it; only a duel has two.</p>
  <h3>What may be chosen</h3>
  <ul>
    <li><strong>Touching</strong>: a card must touch another one’s edge, its edge or corner, or nothing.</li>
    <li><strong>Moving</strong>: placed cards stay, or may be moved within the matrix and fetched back from reject squares.</li>
    <li><strong>Hands</strong>: ten, or twelve with both diagonals.</li>
    <li><strong>Dealt cards and reject squares</strong>: up to five together; some reject squares may be common.</li>
    <li><strong>Packs</strong>: one to four.</li>
    <li><strong>Stealing</strong>: a card of the other’s matrix may be taken instead of a dealt one; once stolen, it cannot be stolen back.</li>
    <li><strong>Planting</strong>: a dealt card may be placed in the other’s matrix.</li>
  </ul>
  <p>Two players may have rules of their own, so that the better one has the harder task.</p>
`;

export const signs = () => html`
  <h3>Signs</h3>
  <ul>
    <li>A blue square takes the chosen card; the number on it is what that adds to your score.</li>
    <li>An outlined card can be picked up: tap or click it, or drag it.</li>
    <li>A pale card was put there, and waits for the server’s answer.</li>
    <li>At the end of every row and column stand its name and its points.</li>
    <li>⚑ on a card: it was stolen, and cannot be stolen back.</li>
    <li>★ is the computer’s hint.</li>
  </ul>
  <h3>Keys</h3>
  <p>
    Arrow keys go from square to square; a letter from a to e goes to that column, a digit from 1 to 5 to that row. Enter
    puts the chosen card there, or picks up the one that lies there. n chooses the next dealt card, x the next reject
    square, m the other matrix; p passes, Escape puts back what was picked up.
  </p>
`;

export const credits = () => html`
  <p>Poker Solitaire, also called Poker Squares, is an old game; the duel is Turnabout’s own.</p>
`;
