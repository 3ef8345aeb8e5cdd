// The events of a leg as a list, the newest first.

import { html, repeat } from "../vendor/lit-html.js";
import { listKeys } from "../widgets/page.js";
import { withCards } from "./card_faces.js";

/** List sentences, the newest first; each keeps its element when newer ones come. @param {readonly string[]} news */
export function newsList(news) {
  const keys = listKeys([...news].reverse()).reverse();
  return html`<ol reversed>${repeat(
    news,
    (_, place) => keys[place],
    (text) => html`<li>${withCards(text)}</li>`,
  )}</ol>`;
}
