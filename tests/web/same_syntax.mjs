// Compares the syntax of bundles with the syntax of their modules: `same_syntax.mjs`, with the served
// files on standard input, as an object of texts by path. Acorn parses both sides; V8 compiles and links the bundles.

import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { SourceTextModule } from "node:vm";
import { parse } from "acorn";

const SOURCES = "sources/";
const served = JSON.parse(readFileSync(0, "utf8"));
const names = new Map(
  Object.keys(served).flatMap((path) => {
    if (!path.startsWith(SOURCES)) return [];
    const module = path.slice(SOURCES.length);
    return [[`$${module.slice(0, -".js".length).replaceAll("-", "$$$$").replaceAll("/", "$")}`, module]];
  }),
);

const parsed = (path) => parse(served[path], { ecmaVersion: "latest", sourceType: "module" }).body;
const beside = (path, relative) => posix.join(posix.dirname(path), relative);

/** Return the module that a node loads, or null: `import(…)`, or in bundles `import(…).then(({ $name }) => $name)`. */
function loadedBy(node, path) {
  if (node.type === "ImportExpression") return node.source.type === "Literal" ? beside(path, node.source.value) : null; // a computed path is unchanged
  if (node.type !== "CallExpression" || node.callee.object?.type !== "ImportExpression") return null;
  const name = node.arguments[0].params?.[0].properties?.[0].key.name;
  return node.callee.property.name === "then" ? (names.get(name) ?? null) : null;
}

/** Return a syntax tree without positions. @param path the base of relative imports */
function bare(node, path) {
  if (Array.isArray(node)) return node.map((each) => bare(each, path));
  if (typeof node !== "object" || node === null) return node;
  if (node.type === "Literal") return { type: node.type, raw: node.raw };
  if (node.type !== undefined) {
    const loads = loadedBy(node, path);
    if (loads !== null) return { type: "a dynamic import", loads };
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => name !== "start" && name !== "end")
      .map(([name, value]) => [name, bare(value, path)]),
  );
}

/** Return the statements of a module, without its imports and its exports of names from other modules. */
function statementsOf(module) {
  return parsed(SOURCES + module).flatMap((node) => {
    if (node.type === "ImportDeclaration") return [];
    return node.type === "ExportNamedDeclaration" ? (node.declaration ?? []) : node;
  });
}

const imports = (module) =>
  parsed(SOURCES + module).some((node) => node.type === "ImportDeclaration" && node.specifiers.length > 0);

let compared = 0;
for (const path of Object.keys(served)) {
  if (!path.endsWith(".js") || path.startsWith(SOURCES)) continue;
  for (const node of parsed(path)) {
    if (node.type !== "VariableDeclaration") continue;
    const [{ id, init }] = node.declarations;
    const module = names.get(id.name);
    assert.ok(module !== undefined, `${path} declares ${id.name}`);
    const inside = init.callee.body.body.slice(imports(module) ? 1 : 0, -1);
    assert.deepEqual(bare(inside, path), bare(statementsOf(module), module), module);
    compared += 1;
  }
}
assert.equal(compared, names.size, "each module is in one bundle");

const linked = new Map();
function compiled(path) {
  if (!linked.has(path)) linked.set(path, new SourceTextModule(served[path], { identifier: path }));
  return linked.get(path);
}
for (const path of Object.keys(served)) {
  if (!path.endsWith(".js") || path.startsWith(SOURCES)) continue;
  const module = compiled(path);
  if (module.status === "unlinked") await module.link((name, from) => compiled(beside(from.identifier, name)));
}
console.log(`${compared} modules`);
