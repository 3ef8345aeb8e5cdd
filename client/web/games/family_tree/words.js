// What is said around a leg, until the messages of all games say it.

/** What a player does in this leg, after their name. @param {string} role @param {boolean} mine */
export function role(role, mine) {
  if (role === "player") return mine ? "play alone" : "plays alone";
  return `${role === "maximizer" ? "maximize" : "minimize"}${mine ? "" : "s"}`;
}

/** @param {string} name @param {boolean} mine */
export function turn(name, mine) {
  if (mine) return "your turn";
  return name.endsWith("computer") ? `${name} thinks` : `${name}’s turn`;
}

/** Which leg of the match is played, before the number; a game alone has but one. @param {number} leg @param {number} legs */
export const legOf = (leg, legs) => (legs > 1 ? `leg ${leg} of ${legs} · ` : "");

/** @param {string | null} commitment */
export const numberHidden = (commitment) =>
  commitment ? `number hidden ✓ commitment ${commitment.slice(0, 4)}…` : "number hidden";

/** @param {string} shown @param {boolean} known */
export const numberShown = (shown, known) => `number ${shown}${known ? ", known from the start" : ""}`;
