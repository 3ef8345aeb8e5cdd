// The head of a look-up page: its title, its tools, and the close button.

import { messages as pageText } from "../text/messages/page.js";
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "./icons.js";

/**
 * @param {string} title
 * @param {() => void} close
 * @param {{lines?: unknown, tools?: unknown}} [more] `lines` go below the title
 */
export const pageHead = (title, close, { lines = nothing, tools = nothing } = {}) => html`
  <header class="page-head">
    <div>
      <h2>${title}</h2>
      ${lines}
    </div>
    <button type="button" class="icon" aria-label=${pageText.close()} title=${pageText.close()} @click=${close}>${icon("close")}</button>
    ${tools === nothing ? nothing : html`<div class="page-tools">${tools}</div>`}
  </header>
`;
