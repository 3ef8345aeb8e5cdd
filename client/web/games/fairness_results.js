// The possible results of checking a finished match. client/games/fairness.py has the same names.

const GOOD = new Set(["commitment_kept", "number_known", "deck_dealt", "cards_as_seen"]);

/** Whether a finding came out as promised. @param {string} finding */
export const isGood = (finding) => GOOD.has(finding);
