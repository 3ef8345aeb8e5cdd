// What has happened in a leg, as a list, the newest first.

import { listKeys } from "../app.js";
import { html, repeat } from "../vendor/lit-html.js";
import { withCards } from "./faces.js";

/** List sentences, the newest first; each keeps its element when newer ones come. @param {readonly string[]} news */
export function newsList(news) {
  const keys = listKeys([...news].reverse()).reverse();
  return html`<ol reversed>${repeat(
    news,
    (_, place) => keys[place],
    (text) => html`<li>${withCards(text)}</li>`,
  )}</ol>`;
}
