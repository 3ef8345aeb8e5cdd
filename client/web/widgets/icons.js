// The icons of the page, drawn on a grid of 24 by 24 with one line.

import { html } from "../vendor/lit-html.js";

const CIRCLE = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z";
const SPEAKER = "M4 9.5v5h3.5l4.5 4v-13l-4.5 4z";

const LINES = {
  analysis: "M4 20h16M6 16l4-5 3.5 3L19 6.5",
  bell: "M5.5 17.5h13c-1.5-1.5-2-3-2-7a4.5 4.5 0 0 0-9 0c0 4-.5 5.5-2 7zm4.5 2.5a2 2 0 0 0 4 0",
  book: "M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2zm0 0v14",
  calendar: "M4.5 6h15v14h-15zm0 4.5h15m-11-7V7m7-3.5V7",
  cards: "M9.5 5.5h9V20h-9zm-3 12L3 5.5l6-1.8",
  chat: "M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z",
  check: "M5 12.5l4.5 4.5L19 7",
  clock: `${CIRCLE}m0 4V12l3 2`,
  close: "M6 6l12 12m0-12L6 18",
  copy: "M9 9h10.5v11.5H9zm-3.5 6h-1V3.5H15v2",
  crown: "M4 8l4 4 4-7 4 7 4-4-1.5 10.5h-13z",
  dice: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm4 5v.01M15 9v.01M9 15v.01M15 15v.01M12 12v.01",
  door: "M14 4H6v16h8m-3.5-8H21m-4-4l4 4-4 4",
  down: "M6 9.5l6 6 6-6",
  edit: "M5 19l1-4L16 5l3 3L9 18z",
  eye: "M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  flag: "M6 21V4m0 1c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0",
  help: `${CIRCLE}M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8m0 3.2v.01`,
  lamp: "M9.5 18.5h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2.2h5.4c0-1 .3-1.7.9-2.2A6 6 0 0 0 12 3z",
  left: "M14.5 6l-6 6 6 6",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  mute: `${SPEAKER}M15.5 9.5l5 5m0-5l-5 5`,
  number: "M9 4L7 20M17 4l-2 16M4.5 9h16m-17 6h16",
  pause: "M9 5.5v13m6-13v13",
  play: "M8 5.5l10.5 6.5L8 18.5z",
  plus: "M12 5v14m-7-7h14",
  qr: "M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2.5v2.5M20 14v.01M14 20h2.5m3.5-3v3",
  redo: "M16 5l4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h4",
  replay: "M4 12a8 8 0 1 1 2.3 5.6M4 19v-4.5h4.5M10.5 9v6l5-3z",
  right: "M9.5 6l6 6-6 6",
  robot:
    "M6 8.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18v-8A1.5 1.5 0 0 1 6 8.5zm6 0v-4M9 13v1.5m6-1.5v1.5M2 13v3m20-3v3",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.5l5 5",
  settings:
    "M4 7h7m6 0h3m-6-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h3m6 0h7m-10-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  share: "M12 15V3.5M8 7l4-3.5L16 7m-9 4H5v9.5h14V11h-2",
  smile: `${CIRCLE}M9 9.5v.01M15 9.5v.01M8.5 14a4.2 4.2 0 0 0 7 0`,
  sound: `${SPEAKER}M15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11`,
  star: "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z",
  swap: "M7 4v15m-3.5-3.5L7 19l3.5-3.5M17 20V5m-3.5 3.5L17 5l3.5 3.5",
  "to-end": "M17 5.5v13M6.5 6l6 6-6 6",
  "to-start": "M7 5.5v13M17.5 6l-6 6 6 6",
  trash: "M5 7h14m-9 0V4.5h4V7M7 7l1 13.5h8L17 7m-6.5 4v5.5m3-5.5v5.5",
  trophy:
    "M8 4h8v6a4 4 0 0 1-8 0zm0 1.5H4.5V7A3.5 3.5 0 0 0 8 10.5m8-5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5m-3.5 3c0-2 1.4-3 3.5-3s3.5 1 3.5 3z",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  up: "M6 14.5l6-6 6 6",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5",
  users:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5m0-14.7a3.5 3.5 0 0 1 0 6.4m2.5 3.7c1.9.7 3.1 2.2 3.5 4.6",
};

/** The marks of the roles: they are filled. */
const ROLES = { maximizer: "M12 4.5l9 15H3z", minimizer: "M12 19.5l-9-15h18z" };

/** @typedef {keyof typeof LINES | keyof typeof ROLES} Icon */

/** The outline of an icon, for a picture that draws it itself. @param {keyof typeof LINES} name */
export const outline = (name) => LINES[name];

/** An icon as high as the text beside it. It says nothing to a screen reader: label the button. @param {Icon} name */
export const icon = (name) => html`
  <svg class=${name in ROLES ? "glyph solid" : "glyph"} viewBox="0 0 24 24" aria-hidden="true"><path d=${{ ...LINES, ...ROLES }[name]} /></svg>
`;

/** The page's own picture, as in icon.svg. @param {number} size in px */
export const logo = (size) => html`
  <svg class="logo" width=${size} height=${size} viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="14" fill="#0f3d2e" />
    <path stroke="#f4efe1" d="M16 27a17 17 0 0 1 30-7m1-9v10H37" /><path stroke="#e8b04b" d="M48 37a17 17 0 0 1-30 7m-1 9V43h10" />
  </svg>
`;
