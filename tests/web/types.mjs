// Writes client/web/protocol/messages.d.ts, client/web/net/event_shapes.js and client/web/games/*/view_shapes.js from the JSON
// Schema of the messages and the record: `node tests/web/types.mjs`. With `--check` it only checks that the files are up to date.
//
// The types describe events as client/web/net/frames.js reads them: every field is present, keyed items are lists, a legal
// move of Family Tree is complete. The shapes tell that module where an event differs from this.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = new URL("../../protocol/", import.meta.url);
const WEB = new URL("../../client/web/", import.meta.url);
const HEAD = "// The messages and the record, as types: made from protocol/*.schema.json by tests/web/types.mjs.\n\n";
const SHAPES_HEAD = `// Made from protocol/events.schema.json by tests/web/types.mjs for net/frames.js, which explains it.

/** @type {{[shape: string]: {[field: string]: string | [string | null] | null}}} */
export const SHAPES = `;
const ROOTS = { Event: "events", Command: "commands", Record: "record" };

/** A definition's name without the Python module that pydantic puts before it if two have the same name. */
const shortened = (text) => text.replace(/protocol__(?:[a-z_]+?__)+/g, "");

/** A name of a module, as part of the name of a type: `family_tree` is `FamilyTree`. */
const camel = (name) => name.replace(/(?:^|_)([a-z])/g, (__, letter) => letter.toUpperCase());

/** A property's title is its name, which would become a separate type; a field with a constant value is always present. */
function tidy(schema) {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (typeof schema !== "object" || schema === null) return schema;
  const { title: _, discriminator: __, prefixItems: tuple, ...rest } = schema;
  if (tuple !== undefined) rest.items = tuple; // in the syntax of drafts before 2020, which the compiler reads
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

/** A legal move of Family Tree after reading; in JSON it is a list of its effects and the points that it adds. */
function legalMove(effect) {
  const [card, points] = [{ type: "string" }, { type: "integer" }];
  const parts = { change: points, levels: points, celebrity: points, hands: points };
  const properties = { move: card, target: card, also: nullable(card), does: effect.items[0], ...parts };
  const description = "A place for the current card: `also` is the partner who may be named for the same move.";
  return { description, type: "object", properties, required: Object.keys(properties) };
}

/** A schema that allows null too. */
const nullable = ({ description, ...schema }) => ({ anyOf: [schema, { type: "null" }], description });

/** The schema of a keyed list's items; undefined for other schemas. */
const itemsOf = ({ additionalProperties: each }) => (each?.$ref || each?.oneOf ? each : undefined);

/** Definitions whose absent fields stay absent. */
const RAW = new Set(["Happening"]);

/** The fields of an object that may be absent; fields with a default value are always present. */
const absentOf = ({ properties = {}, required = [] }) =>
  Object.keys(properties).filter((field) => !required.includes(field) && !("default" in properties[field]));

/** Describe an event, or an object in it, after reading; if it is read `raw`, absent fields stay absent. */
function complete(shape, raw) {
  if (!shape.properties) return;
  const absent = absentOf(shape);
  if (!raw) shape.required = Object.keys(shape.properties);
  for (const [field, schema] of Object.entries(shape.properties)) {
    const items = itemsOf(schema);
    if (items) shape.properties[field] = { type: "array", items };
    if (absent.includes(field)) shape.properties[field] = nullable(shape.properties[field]);
  }
}

/** The name of a definition, from a reference to it. */
const named = (reference) => reference.slice("#/$defs/".length);

/**
 * The shape of a field's value, or of its items: a name; `=game` if the value's own field `game` names the shape;
 * `[shape]` for the items of a keyed list; null if the value is read unchanged.
 */
function inner(schema, known) {
  const { anyOf, oneOf, discriminator, items, $ref } = schema;
  if (itemsOf(schema)) return [inner(itemsOf(schema), known)];
  if (discriminator && oneOf) return oneOf.some((each) => inner(each, known)) ? `=${discriminator.propertyName}` : null;
  if (items) return inner(items, known);
  if ($ref) return known.has(named($ref)) ? named($ref) : null;
  const found = (anyOf ?? []).map((each) => inner(each, known)).filter((each) => each !== null);
  if (found.length > 1) throw new Error(`a value has more than one shape: ${JSON.stringify(schema)}`);
  return found[0] ?? null;
}

/** A definition's fields that may be absent or have a shape, each with its shape. */
function fieldsOf(shape, known) {
  const absent = absentOf(shape);
  const fields = Object.entries(shape.properties ?? {}).flatMap(([field, schema]) => {
    const read = inner(schema, known);
    return read !== null || absent.includes(field) ? [[field, read]] : [];
  });
  return Object.fromEntries(fields);
}

/** The shapes of all definitions that need one, by name: a view's name is its game, an event's its type. Each belongs to a game's folder, or to none (""). */
function shapesOf({ $defs, discriminator }, owners) {
  const views = $defs.RoomEvent.properties.view.discriminator;
  const names = Object.fromEntries(
    [discriminator, views].flatMap(({ mapping }) => Object.entries(mapping).map(([name, at]) => [named(at), name])),
  );
  let known = new Set();
  for (let before = -1; known.size > before; ) {
    before = known.size;
    known = new Set(
      Object.keys($defs).filter((each) => !RAW.has(each) && Object.keys(fieldsOf($defs[each], known)).length),
    );
  }
  const rename = (read) => (Array.isArray(read) ? read.map(rename) : (names[read] ?? read));
  const shapes = [...known].map((each) => ({
    owner: owners[each] ?? "",
    name: names[each] ?? each,
    fields: Object.fromEntries(
      Object.entries(fieldsOf($defs[each], known)).map(([field, read]) => [field, rename(read)]),
    ),
  }));
  if (new Set(shapes.map(({ name }) => name)).size < shapes.length) throw new Error("two shapes have one name");
  return Object.groupBy(shapes, ({ owner }) => owner);
}

/** A value as code in the formatter's style: objects over several lines, lists in one. */
function code(value, indent = "") {
  if (Array.isArray(value)) return `[${value.map((each) => code(each)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const name = (each) => (/^\w+$/.test(each) ? each : JSON.stringify(each));
  const lines = Object.entries(value).map(
    ([each, inner]) => `${indent}  ${name(each)}: ${code(inner, `${indent}  `)},\n`,
  );
  return `{\n${lines.join("")}${indent}}`;
}

/** A schema from its file. If another file has a definition of the same name, a game's gets the game's name before it. */
function load(name, taken = new Set(), game = "") {
  const text = shortened(readFileSync(new URL(`${name}.schema.json`, SCHEMAS), "utf8"));
  const renamed = Object.keys(JSON.parse(text).$defs ?? {}).filter((each) => taken.has(each));
  const rename = (all, each) => all.replaceAll(new RegExp(`(\\$defs/|^  ")${each}"`, "gm"), `$1${camel(game)}${each}"`);
  return JSON.parse(renamed.reduce(rename, text));
}

/** The folder of each definition that belongs to a game. */
const owners = {};

/** The schema of events, with the views of all games instead of their common part. */
function loadEvents() {
  const events = load("events");
  const games = readdirSync(new URL("games/", SCHEMAS)).filter((each) =>
    existsSync(new URL(`games/${each}/view.schema.json`, SCHEMAS)),
  );
  const names = games.sort().flatMap((game) => Object.keys(load(`games/${game}/view`).$defs ?? {}));
  const all = [...Object.keys(events.$defs), ...names];
  const taken = new Set(all.filter((each, index) => all.indexOf(each) !== index));
  const views = games.map((game) => load(`games/${game}/view`, taken, game));
  const mirror = load("games/mirror");
  for (const [index, game] of games.entries())
    for (const each of [views[index].title, ...Object.keys(views[index].$defs ?? {})]) owners[each] = game;
  for (const { $defs, ...view } of [...views, mirror]) Object.assign(events.$defs, $defs, { [view.title]: view });
  const union = (these) => ({
    discriminator: {
      mapping: Object.fromEntries(these.map(({ title, properties }) => [properties.game.const, `#/$defs/${title}`])),
      propertyName: "game",
    },
    oneOf: these.map(({ title }) => ({ $ref: `#/$defs/${title}` })),
  });
  const put = (part) => {
    if (typeof part !== "object" || part === null) return part;
    if (part.title === "View" && part.properties?.roles) return union([...views, mirror]);
    for (const [name, value] of Object.entries(part)) part[name] = put(value);
    return part;
  };
  mirror.properties.boards.additionalProperties = union(views);
  return put(events);
}

const whole = { $defs: {}, type: "object", additionalProperties: false, properties: {}, required: Object.keys(ROOTS) };
for (const [name, file] of Object.entries(ROOTS)) {
  const { $defs, ...root } = tidy(name === "Event" ? loadEvents() : load(file));
  if (name === "Event") {
    const { properties } = $defs.FamilyTreeView;
    $defs.FamilyTreeLegalMove = legalMove(properties.moves.additionalProperties);
    properties.moves = { type: "array", items: { $ref: "#/$defs/FamilyTreeLegalMove" } };
    for (const [event, shape] of Object.entries($defs)) complete(shape, RAW.has(event));
  }
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
const types = await compile(whole, "Protocol", { ...options, style: { printWidth: 120 } });
const files = { "protocol/messages.d.ts": `${HEAD}${types}` };
for (const [owner, shapes] of Object.entries(shapesOf(loadEvents(), owners))) {
  const written = code(Object.fromEntries(shapes.map(({ name, fields }) => [name, fields])));
  const [path, from] = owner
    ? [`games/${owner}/view_shapes.js`, `protocol/games/${owner}/view.schema.json`]
    : ["net/event_shapes.js", "protocol/events.schema.json"];
  files[path] = `${SHAPES_HEAD.replace("protocol/events.schema.json", from)}${written};\n`;
}
for (const [name, written] of Object.entries(files)) {
  const at = new URL(name, WEB);
  if (!process.argv.includes("--check")) writeFileSync(at, written);
  else if (readFileSync(at, "utf8") !== written) {
    console.error(`client/web/${name} is out of date; run: node tests/web/types.mjs`);
    process.exit(1);
  }
}
