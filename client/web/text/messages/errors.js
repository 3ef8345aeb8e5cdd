// Made from client/text/en/errors.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "errors", {
  nameMissing: () => "Type a name. Other players see it.",
  /** @param {{longest: number, length: number}} values */
  nameTooLong: ({ longest, length }) => `A name can have ${formats.number(longest)} characters; this one has ${formats.number(length)}.`,
  nameHiddenCharacter: () => "This name has a character that can’t be seen. Remove it.",
});
