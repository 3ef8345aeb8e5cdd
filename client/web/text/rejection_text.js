// Puts rejections into words. client/text/rejection_text.py does the same. The messages are loaded when they are first
// needed; until then, the server's own text is shown.

import { inSigns } from "./cards.js";

/** @typedef {import("../protocol/messages.js").Rejected} Rejected */
/** The messages for reasons: onlyInPuzzle is for only_in_puzzle. @typedef {Readonly<Record<string, (values: any) => string>>} Messages */

/** @type {((rejected: Rejected) => string | null) | null} */
let shared = null;
/** @type {Promise<void> | null} */
let loading = null;

/** Load the messages. It does not matter if this fails: the server's own text remains. @returns {Promise<void>} */
export function loadRejections() {
  loading ??= import("./shared_rejections.js").then(
    ({ sharedRejection }) => {
      shared = sharedRejection;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** The sentence for a rejection: the message for its reason, or the server's own if there is none. A server may have reasons that this page does not know: of a newer version, or of an installed game. @param {Rejected} rejected */
export function rejectionText(rejected) {
  if (shared === null) void loadRejections();
  return shared?.(rejected) ?? rejected.message;
}

/** The sentence for a rejection of a move. The server's own text has cards in the notation of moves. @param {Rejected} rejected */
export function refusalOfAnyGame(rejected) {
  const text = rejectionText(rejected);
  return text === rejected.message ? inSigns(text) : text;
}

/** The message for a reason, with the values that it needs; null if there is none. @param {Messages} messages @param {Rejected} rejected @param {object} values */
export function say(messages, { reason }, values) {
  const name = reason.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.hasOwn(messages, name) ? messages[name](values) : null;
}
