// Copies a link with whatever the browser allows.

import { messages as pageText } from "../text/messages/page.js";
import { say } from "./page.js";

/** @param {string} link */
export async function copyLink(link) {
  try {
    await navigator.clipboard.writeText(link);
    say(pageText.copied());
    return;
  } catch {
    // no clipboard for pages that are not from HTTPS or localhost
  }
  // A dialog makes everything behind it inert, so the text to select must be in the dialog in front.
  const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const field = document.createElement("input");
  field.value = link;
  field.readOnly = true;
  field.className = "unseen";
  place.append(field);
  const before = document.activeElement;
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  say(copied ? pageText.copied() : pageText.copyFailed(link));
}

/** Copy the public link to a match. @param {string} match */
export const copyRecord = (match) => copyLink(`${location.origin}/record/${match}`);
