// A sign beside a player's name that shows whether they are connected; null: unknown, because the server is out of reach.

import { html } from "../vendor/lit-html.js";

/** @param {boolean | null} here */
const kind = (here) => (here === null ? "unknown" : here ? "here" : "away");
const SIGNS = { unknown: "·", here: "●", away: "○" };

/** @param {boolean | null} here */
export const presence = (here) => html`<span class=${kind(here)} aria-hidden="true">${SIGNS[kind(here)]}</span>`;
