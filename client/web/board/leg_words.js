// What all legs say around their tables.

export const NO_LEG = "No leg is being played.";
export const SENT = "sent …";
export const GO_ON = "Go on";
export const HINT = "Hint";
export const THINKING = "★ the computer is thinking …";
export const NEWS = "What happened";
export const PLAYERS = "Players";
