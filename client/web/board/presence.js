// Whether a player is connected, as a sign beside their name; null: not known, because nothing is heard from the server.

import { html } from "../vendor/lit-html.js";

/** @param {boolean | null} here */
const kind = (here) => (here === null ? "unknown" : here ? "here" : "away");
const SIGNS = { unknown: "·", here: "●", away: "○" };

/** @param {boolean | null} here */
export const presence = (here) => html`<span class=${kind(here)} aria-hidden="true">${SIGNS[kind(here)]}</span>`;
