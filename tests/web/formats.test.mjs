// Formats, with the table of cases that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

/** The saved settings. @type {string | null} */
let stored = null;
globalThis.localStorage = {
  getItem: (name) => (name.endsWith("settings") ? stored : null),
  setItem: () => undefined,
  removeItem: () => undefined,
};
globalThis.location ??= { search: "", host: "localhost", protocol: "http:", pathname: "/" };
const formats = await import("../../client/web/text/formats.js");
const table = (name) => JSON.parse(readFileSync(new URL(`../client/cases/${name}`, import.meta.url), "utf8"));
const [cases, local] = [table("formats.json"), table("local_times.json")];
const scriptName = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

for (const [name, each] of Object.entries(cases))
  for (const [value, text] of each)
    test(`${name} ${JSON.stringify(value)}`, () => assert.equal(formats[scriptName(name)](value), text));

for (const [name, each] of Object.entries(local))
  for (const [time, times, text] of each)
    test(`${name} ${time} ${times}`, () => {
      stored = JSON.stringify({ times });
      assert.equal(formats[scriptName(name)](new Date(time).getTime()), text);
      stored = null;
    });

test("a moment of today has no day", () => {
  assert.equal(formats.moment(new Date().setHours(15, 5)), "15:05");
});
