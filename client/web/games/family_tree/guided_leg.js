// The guided first game.

/** The number that it is played on: whatever is played, all there is to explain has come after about ten cards. */
export const GUIDED = 2261;
