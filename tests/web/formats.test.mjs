// Formats, with the table of cases that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
globalThis.location ??= { search: "", host: "localhost", protocol: "http:", pathname: "/" };
const formats = await import("../../client/web/text/formats.js");
const cases = JSON.parse(readFileSync(new URL("../client/cases/formats.json", import.meta.url), "utf8"));
const scriptName = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

for (const [name, each] of Object.entries(cases))
  for (const [value, text] of each)
    test(`${name} ${JSON.stringify(value)}`, () => assert.equal(formats[scriptName(name)](value), text));

test("a moment has its day unless it is today", () => {
  assert.equal(formats.moment(new Date().setHours(15, 5)), "15:05");
  assert.equal(formats.moment(new Date(2025, 8, 3, 15, 5).getTime()), "3 Sep, 15:05");
});
