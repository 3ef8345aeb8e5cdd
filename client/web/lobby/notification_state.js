// Whether the player has notifications in this browser, which are off at first.

import * as identity from "../profile/identity.js";

/** The rooms without notifications, as far as they are known, and whether push messages come. @type {{off: Set<string>, pushed: boolean}} */
export const known = { off: new Set(), pushed: false };

/** Whether this page can show notifications. There is one set of them in a browser: another person's profile has none. */
export const supported = () =>
  isSecureContext && "serviceWorker" in navigator && "Notification" in globalThis && identity.namedProfile() === null;

/** Whether the browser refuses to show them, which only its own settings change. */
export const isBlocked = () => supported() && Notification.permission === "denied";

/** Whether the player has turned notifications on, and the browser shows them. */
export const isOn = () =>
  identity.settings().notifications === "on" && supported() && Notification.permission === "granted";
