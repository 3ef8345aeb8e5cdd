// What the check of a finished match may come to. client/games/fairness.py names the same.

const GOOD = new Set(["commitment_kept", "number_known", "deck_dealt", "cards_as_seen"]);

/** Whether a finding came out as promised. @param {string} finding */
export const isGood = (finding) => GOOD.has(finding);
