// What is kept of how cards go by themselves: whether safe ones are played so, and at which pace they and the dealing go.

import * as identity from "../../profile/identity.js";
import { PACES, USUAL } from "./dealing.js";

const SAFE = "safe-cards";
const PACE = "dealing-pace";

/** Whether safe cards are played by themselves. */
export const auto = () => identity.noted(SAFE) === "on";

/** @param {boolean} on */
export const noteAuto = (on) => identity.note(SAFE, on ? "on" : "off");

/** The pace that was last chosen, of PACES. */
export function pace() {
  const noted = Number(identity.noted(PACE) ?? Number.NaN);
  return Number.isInteger(noted) && noted >= 0 && noted < PACES.length ? noted : USUAL;
}

/** @param {number} pace */
export const keepPace = (pace) => identity.note(PACE, `${pace}`);
