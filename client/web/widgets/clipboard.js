// Copying a link with whatever the browser allows.

import * as pageText from "../text/messages/page.js";
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
  // A dialog makes all behind it inert, so that what is to be marked has to lie in the one in front.
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

/** Copy the link that leads to a match for anyone. @param {string} match */
export const copyRecord = (match) => copyLink(`${location.origin}/record/${match}`);
