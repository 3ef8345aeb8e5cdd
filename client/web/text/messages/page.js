// Made from client/text/en/page.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "page", {
  close: () => "Close",
  cancel: () => "Cancel",
  back: () => "Back to the start",
  loading: () => "One moment …",
  notLoaded: () => "Part of the page failed to load. Reload to continue.",
  fault: () => "This page has failed. Your seat and your match are kept: reload to continue.",
  /** @param {string} key */
  tooEarly: (key) => `This has only just appeared. Press ${key} again.`,
  copied: () => "The link is copied.",
  /** @param {string} link */
  copyFailed: (link) => `This browser did not allow copying. The link is ${link}`,
  yourTurn: () => "Your turn",
  opponentFound: () => "Opponent found",
  /** @param {string} name */
  recordSaved: (name) => `The record is saved as ${name}`,
  languageNotLoaded: () => "The texts in this language could not be loaded. Try again later.",
});
