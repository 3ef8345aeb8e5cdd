// The appearance of the page: its theme, the colours of the suits, and whether things move.

import * as identity from "../profile/identity.js";
import { draw } from "./page.js";

/** Apply the player's settings to the page. */
export function applySettings() {
  const { theme, suits, motion } = identity.settings();
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dataset.suits = suits;
  page.dataset.motion = motion;
  draw();
}
