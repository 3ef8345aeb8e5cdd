// Made from client/text/en/settings.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "settings", {
  title: () => "Settings",
  notKept: () => "This browser stores nothing here: your name, settings and seats are lost when you close this page.",
  /** @param {"language" | "theme" | "colours" | "letters" | "animation" | "times" | "numbers" | "hints" | "tree" | "safe" | "sound" | "signal"} key */
  setting: (key) =>
    ({
      language: "Language",
      theme: "Theme",
      colours: "Colours",
      letters: "Letters",
      animation: "Animation",
      times: "Times",
      numbers: "Numbers",
      hints: "Hints",
      tree: "Tree",
      safe: "Safe cards",
      sound: "Sounds",
      signal: "Turn signal",
    })[key],
  /** @param {string} name */
  browserLanguage: (name) => `the browser’s: ${name}`,
  volume: () => "Volume",
  /** @param {"four-colour" | "two-colour" | "colour-blind" | "none"} key */
  colours: (key) =>
    ({
      "four-colour": "each suit has its own",
      "two-colour": "red suits and black suits",
      "colour-blind": "colour-blind safe",
      none: "only bold and dim",
    })[key],
  /** @param {"international" | "local"} key @param {{ranks: string}} values */
  letters: (key, { ranks }) =>
    ({
      international: "on cards: A, K, Q, J",
      local: `on cards: ${ranks}`,
    })[key],
  /** @param {"on" | "off"} key */
  animation: (key) =>
    ({
      on: "cards move, marks blink",
      off: "nothing moves or blinks by itself",
    })[key],
  /** @param {"on" | "off"} key */
  sound: (key) =>
    ({
      on: "for cards, your turn, a low clock and a win",
      off: "silence",
    })[key],
  /** @param {"system" | "light" | "dark"} key */
  theme: (key) =>
    ({
      system: "match system",
      light: "light",
      dark: "dark",
    })[key],
  /** @param {"h24" | "h12"} key */
  times: (key) =>
    ({
      h24: "24 hours: 19:05",
      h12: "12 hours: 7:05 pm",
    })[key],
  /** @param {"language" | "comma" | "dot" | "space" | "none"} key */
  numbers: (key) =>
    ({
      language: "as the language does",
      comma: "a comma between thousands: 1,234,567",
      dot: "a dot between thousands: 1.234.567",
      space: "a space between thousands: 1 234 567",
      none: "nothing between thousands: 1234567",
    })[key],
  /** @param {"off" | "on"} key */
  hints: (key) =>
    ({
      off: "only when you ask for one",
      on: "at every turn, if hints are allowed",
    })[key],
  /** @param {"whole" | "family"} key */
  tree: (key) =>
    ({
      whole: "the whole tree",
      family: "one family at a time",
    })[key],
});
