// How any game is played, as far as its package says.

import { html, nothing } from "../../vendor/lit-html.js";
import * as words from "./words.js";

/** The parts of the rules. @param {import("../../protocol/messages.js").GameInfo} info @returns {import("../game.js").Rules} */
export function rulesOf({ title, about, how_to_play: text, package: from }) {
  const paragraphs = (text || words.NO_RULES).split(/\n\s*\n/);
  const basic = () => html`
    <h3>${title} in short</h3>
    <p>${about}</p>
    ${paragraphs.map((each) => html`<p>${each}</p>`)}
  `;
  return { basic, full: basic, signs, credits: () => html`<p>${from ? words.credits(title, from) : nothing}</p>` };
}

const signs = () => html`
  <h3>Keys</h3>
  <p>↑ and ↓ go through your moves, and Enter plays one. / goes to the field in which a move can be typed as the game
    writes it.</p>
  <h3>The table</h3>
  <p>Each line is a part of what you may see, with its name.</p>
`;
