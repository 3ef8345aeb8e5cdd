// Reads cases from standard input, [module, function, arguments, text], and compares the text of each.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
globalThis.location ??= { search: "", host: "localhost", protocol: "http:", pathname: "/", href: "http://localhost/" };

for (const [module, name, given, text] of JSON.parse(readFileSync(0, "utf8"))) {
  const { messages } = await import(module);
  assert.equal(messages[name](...given), text, `${module} ${name}(${JSON.stringify(given)})`);
}
