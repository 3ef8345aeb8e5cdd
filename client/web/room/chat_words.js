// What is said around the talk.

// What people say

export const CHAT_TITLE = "Chat";
export const NOTHING_SAID = "Nobody has said anything yet.";
export const SAY_LABEL = "Say something";
export const SAY = "Say";
export const PHRASES = ["Hello, have fun!", "Well played!", "One moment, please.", "Good game!"];
export const NOT_SENT = "That was not sent: there is no connection to the server.";
export const MUTE_ALL = "Hear nobody";
export const HEAR_ALL = "Hear everybody again";
export const MUTE_HEAD = "Whom you hear";

/** @param {string} name */
export const mute = (name) => `Hear ${name} no more`;

/** @param {string} name */
export const unmute = (name) => `Hear ${name} again`;

/** @param {string} name */
export const looksOn = (name) => `${name} (looks on)`;

/** @param {number} longest @param {number} long */
export const tooLong = (longest, long) => `A line has at most ${longest} characters; this one has ${long}.`;
