// How any game is played, as far as its package says.

import { messages as howToPlayText } from "../../text/messages/how_to_play.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { messages as pages } from "./messages/pages.js";

/** The parts of the help. @param {import("../../protocol/messages.js").GameInfo} info @returns {import("../game.js").Rules} */
export function rulesOf({ title, about, how_to_play: text, package: from }) {
  const paragraphs = (text || howToPlayText.noRules()).split(/\n\s*\n/);
  const basic = () => html`
    <h3>${title}</h3>
    <p>${about}</p>
    ${paragraphs.map((each) => html`<p>${each}</p>`)}
  `;
  const credits = () => html`<p>${from ? howToPlayText.credits({ title, origin: from }) : nothing}</p>`;
  return { basic, full: basic, signs: pages.browserKeys, credits };
}
