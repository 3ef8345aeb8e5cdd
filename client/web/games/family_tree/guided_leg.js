// The guided first game.

/** The number of the guided game: whatever is played, every lesson is due within about ten cards. */
export const GUIDED = 2261;
