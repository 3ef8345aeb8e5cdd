// What has happened in a leg, as a list, the newest first.

import { html, repeat } from "../vendor/lit-html.js";
import { withCards } from "./faces.js";

/** List sentences, the newest first; each keeps its element while newer ones come. @param {readonly string[]} news */
export function newsList(news) {
  /** How often each sentence has come so far: the same one may come again. @type {Map<string, number>} */
  const times = new Map();
  const lines = [...news].reverse().map((text) => {
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return { text, key: `${time} ${text}` };
  });
  return html`<ol reversed>${repeat(
    lines.reverse(),
    ({ key }) => key,
    ({ text }) => html`<li>${withCards(text)}</li>`,
  )}</ol>`;
}
