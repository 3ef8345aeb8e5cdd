// The stored settings of automatic play: whether safe cards are played automatically, and the pace of them and of the
// dealing.

import * as identity from "../../profile/identity.js";
import { PACES, USUAL } from "./dealing.js";

const SAFE = "safe-cards";
const PACE = "dealing-pace";

/** Whether safe cards are played automatically. */
export const auto = () => identity.noted(SAFE) === "on";

/** @param {boolean} on */
export const noteAuto = (on) => identity.note(SAFE, on ? "on" : "off");

/** The pace chosen last, of PACES. */
export function pace() {
  const noted = Number(identity.noted(PACE) ?? Number.NaN);
  return Number.isInteger(noted) && noted >= 0 && noted < PACES.length ? noted : USUAL;
}

/** @param {number} pace */
export const keepPace = (pace) => identity.note(PACE, `${pace}`);
