// The head of what is looked at beside playing: what it is, what one can do with it, and the way out.

import * as pageText from "../text/messages/page.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @param {string} title
 * @param {() => void} close
 * @param {{lines?: unknown, tools?: unknown}} [more] `lines` stand under the title
 */
export const pageHead = (title, close, { lines = nothing, tools = nothing } = {}) => html`
  <header class="page-head">
    <div>
      <h2>${title}</h2>
      ${lines}
    </div>
    <button type="button" class="icon" aria-label=${pageText.close()} title=${pageText.close()} @click=${close}>×</button>
    ${tools === nothing ? nothing : html`<div class="page-tools">${tools}</div>`}
  </header>
`;
