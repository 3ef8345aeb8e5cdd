// Writes client/web/protocol.d.ts from the JSON Schema of the messages and the record: `node tests/web/types.mjs`.
// With `--check` it only says whether the file is as it should be.

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = new URL("../../protocol/", import.meta.url);
const TYPES = new URL("../../client/web/protocol.d.ts", import.meta.url);
const HEAD = "// The messages and the record, as types: made from protocol/*.schema.json by tests/web/types.mjs.\n\n";
const ROOTS = { Event: "events", Command: "commands", Record: "record" };

/** Where several games have something of one name, each is called by its game: `FamilyTreePlayed`. */
const byGame = (text) =>
  text
    .replace(/protocol__(?!games__)[a-z_]+?__/g, "")
    .replace(/protocol__games__([a-z_]+?)__(?:view__)?/g, (_, game) =>
      game.replace(/(?:^|_)([a-z])/g, (__, letter) => letter.toUpperCase()),
    );

/** A property's title is its name, which would become a type of its own; what is always of one value is always there. */
function tidy(schema) {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (typeof schema !== "object" || schema === null) return schema;
  const { title: _, discriminator: __, prefixItems: tuple, ...rest } = schema;
  if (tuple !== undefined) rest.items = tuple; // as the drafts before 2020 write it, which the compiler reads
  const tidied = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => {
      if (name !== "properties" && name !== "$defs") return [name, tidy(value)];
      return [name, Object.fromEntries(Object.entries(value).map(([each, inner]) => [each, tidy(inner)]))];
    }),
  );
  if (tidied.properties) {
    const constant = Object.keys(tidied.properties).filter((name) => "const" in tidied.properties[name]);
    tidied.required = [...new Set([...(tidied.required ?? []), ...constant])];
  }
  return tidied;
}

/** The server leaves nothing out of what it sends, whatever the defaults; but for happenings, where that would be long. */
function complete(shape) {
  if (shape.properties) shape.required = Object.keys(shape.properties);
}

const whole = { $defs: {}, type: "object", additionalProperties: false, properties: {}, required: Object.keys(ROOTS) };
for (const [name, file] of Object.entries(ROOTS)) {
  const { $defs, ...root } = tidy(JSON.parse(byGame(readFileSync(new URL(`${file}.schema.json`, SCHEMAS), "utf8"))));
  if (name === "Event") for (const [event, shape] of Object.entries($defs)) if (event !== "Happening") complete(shape);
  Object.assign(whole.$defs, $defs);
  whole.$defs[name] = root;
  whole.properties[name.toLowerCase()] = { $ref: `#/$defs/${name}` };
}
const options = {
  additionalProperties: false,
  bannerComment: "",
  unreachableDefinitions: false,
  maxItems: 4,
  enableConstEnums: false,
};
const written = HEAD + (await compile(whole, "Protocol", { ...options, style: { printWidth: 120 } }));
if (process.argv.includes("--check")) {
  if (readFileSync(TYPES, "utf8") !== written) {
    console.error("client/web/protocol.d.ts is out of date; run: node tests/web/types.mjs");
    process.exit(1);
  }
} else {
  writeFileSync(TYPES, written);
}
