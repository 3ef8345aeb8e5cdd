// Made from client/text/en/guide.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "guide", {
  title: () => "Your first game",
  skip: () => "Skip tips",
});
