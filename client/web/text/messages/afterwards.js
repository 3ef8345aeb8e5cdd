// Made from client/text/en/afterwards.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "afterwards", {
  analysis: () => "Analysis",
  watchAgain: () => "Watch again",
  aboutNumber: () => "About the number",
  saveRecord: () => "Save the record",
  copyLink: () => "Copy its link",
});
