// How to play, whatever the game: what a match is, what goes on at the table, credits. client/games/match_rules.py and
// how_to_play.py say the same.

import { html, nothing } from "../vendor/lit-html.js";

export const TITLE = "How to play";
export const BASIC = "Basic rules";
export const FULL = "All the rules";
export const SIGNS = "Keys and signs";
export const CREDITS = "Credits";
export const GUIDED = "Play a first game, explained card by card";
export const PARTS = "Parts";
export const GAMES = "Games";

const TIME = html`<p><strong>Time.</strong> Whoever opens the room may set a clock: so many seconds for each move, or minutes for a whole leg with some seconds more for each move made. Whoever runs out of time loses the match, of two; time in which the server was away is nobody’s.</p>`;
const TAKING_BACK = html`<p><strong>Taking back</strong> asks the other to let you take your last move back, and what was played after it. They agree or decline; the computer always agrees. The clocks then stand as they did. If your move revealed a card, the match is unrated (unless you lose), and the scores of its leg count apart, as scores with help.</p>`;

/** What a match of two legs is, in which roles are swapped. */
const legs = () => html`
  <p>
    A match is <strong>two legs on the same deck</strong>. In the second leg the roles are swapped: whoever maximized now
    minimizes. So luck with the cards is shared, and the score of leg one is what the second maximizer has to beat.
  </p>
  <p><strong>Who wins.</strong> Each of you is maximizer once. The better score as maximizer wins the match; equal scores are a draw.</p>
`;

/** What a mirror match is. */
const mirror = () => html`
  <h3>A mirror match</h3>
  <p>
    Both legs <strong>at once</strong>, on two boards that are dealt the same: on one you have the one role, on the other
    the other one. So nobody waits for half a match, and nobody plays a leg with the deck known. You both see both boards,
    except what a game’s own rules hide.
  </p>
  <p>
    <strong>In step.</strong> A move that ends a turn waits, and is told to nobody, until the other board has come to the
    end of that turn as well; then both are made at once. So neither of you sees the next card before the other, and
    neither can copy what the other did in the same place. A board that is over waits for nothing.
  </p>
  <p>
    <strong>On the page</strong> the board on which you are to move comes up by itself, and <kbd>w</kbd> or a press on its
    name shows the other one; where there is room, both stand beside each other. Clocks run for each of you while you have
    a move to make, on whichever board. Whoever opens the room chooses the form.
  </p>
`;

/** What is so in every match; `swaps`: its legs are two, with roles that are swapped; `mirrors`: they may be played at once; `clocks` may be set; moves may be taken back. @param {{swaps: boolean, mirrors: boolean, clocks: boolean, takebacks: boolean}} has */
export const match = ({ swaps, mirrors, clocks, takebacks }) => html`
  <h3>A match</h3>
  ${swaps ? legs() : nothing}
  <p>
    <strong>The number.</strong> Every deck has a number from 1 to 999,999,999,999, and the same number deals the same
    deck on every machine, for ever. A number that you type in is known from the start. A number that the server draws
    stays hidden until the last leg is over, because whoever knows it could deal the deck at home and see what comes.
  </p>
  <p>
    <strong>Why you need not trust the server.</strong> Before the first card it shows a <em>commitment</em>: a
    fingerprint of the hidden number and some random salt. When the match is over it reveals both. This page then deals
    that number itself, and checks that the fingerprint was of this number and that these were the cards you saw. A server
    that picked the cards as it went along would be found out.
  </p>
  <p><strong>Afterwards</strong> either of you can ask for another match, on the same number or on a new one. It starts when both agree.</p>
  ${mirrors ? mirror() : nothing}
  <h3>At the table</h3>
  ${clocks ? TIME : nothing} ${takebacks ? TAKING_BACK : nothing}
  <p><strong>Leaving.</strong> Whoever leaves, or loses the connection, keeps the seat. After a minute the other may go on without them: claim the match, let the computer play on, or wait. Who comes back takes the seat again.</p>
  <p><strong>Giving up.</strong> Whoever resigns loses the match.</p>
  <p><strong>Looking on.</strong> In a full room one looks on and sees what both players see, unless the owner wants no spectators. When a seat is free between matches, a spectator may sit down.</p>
  <p><strong>The owner</strong> is who opened the room. From its menu they settle between matches what is played, free a seat, send somebody away, and pass the room on.</p>
  <p><strong>Talking.</strong> Write in the chat, or say something ready-made. Whoever you mute is out of your sight; nobody else notices.</p>
  <p><strong>Another machine.</strong> The room’s menu gives a code that moves your seat to another machine; it works once, for ten minutes.</p>
`;

export const together = () => html`
  <h3>Together</h3>
  <p>
    All who sit at the table are on one side: there is one score, which everybody has, and nobody wins against anybody.
    The room has as many seats as its owner says, from 2 to 48, and computers may have some of them. People may come and
    go, and the owner may change the number of seats, until all are ready.
  </p>
  <p><strong>Turns</strong> go round the table. Who is away is waited for.</p>
  <p>
    <strong>Leaving.</strong> Who leaves gives the game up to the others, and it goes on. For one who has left, or has
    been away for a minute, the computer or another person may play on: it is done when all who play agree. Somebody who
    looks on can ask for the seat.
  </p>
  <p><strong>Taking back</strong> a move needs everybody’s consent too.</p>
  <p><strong>Afterwards</strong> all who have a seat wish for another game, on the same number or a new one.</p>
`;

export const credits = () => html`
  <p>
    <strong>Turnabout</strong>, this program, is a server and clients for playing such games with a friend, alone, or
    against the computer. It is free software under the MIT licence; the file LICENSE that comes with it has the terms.
  </p>
  <p>
    This page stands on the work of others: lit-html (BSD licence) draws it, noble-hashes (MIT) checks what was promised,
    uqr (MIT) makes the code that a phone reads. Behind it are Python, websockets and pydantic, Valkey or Redis, and more
    that the program’s list of dependencies names. Thank you.
  </p>
`;
