"""Bundles the browser client's modules, so that a page loads a few files instead of a hundred.

The sources are ES modules, which any browser could load one by one. A bundle is one module made from many:

1. A bundle has its entries and the modules that they import, except the modules of earlier bundles. The entries of the
   first bundles are given; every other module that is imported dynamically begins a bundle of its own.
2. A module becomes a function that is called once, after the functions of its imported modules. Its imports become
   constants, and it returns an object with its exports, which is named after its path:

       import { draw } from "./app.js";                const $name = (() => { const { draw } = $app;
       // Asks for a name.                       ->
       export function askName() { draw(); }           function askName() { draw(); }
                                                       return { __proto__: null, askName }; })();

3. A bundle imports the objects of earlier bundles, and exports its own. It is served at the path of its first entry.
4. A dynamic import loads the bundle of a module, and takes the module's object from it. A dynamic import of a computed
   path stays as it is: it needs a whole URL, of one of these modules or of any other.
5. Every module can still be imported by its own path, which passes on what the bundle exports.
6. A service worker is a script instead, because not all browsers run one that is a module (`served_script`): it has all
   modules that it imports, and no exports.

Modules can't do everything that JavaScript allows: see BundleError. Comments, indentation, blank lines and spaces
beside punctuation are removed. Other line breaks are kept, so that a source map has one entry per line: developer tools
then show the sources, which are served, too.
"""

import json
import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

SOURCES = "sources/"
"""The folder in which the sources are served, for developer tools."""
_LINE_BREAKS = re.compile(rb"[ \t]*\n[ \t\n]*")
_NEEDS_SPACE = rb"\w$+/\x80-\xff-"
"""Characters between which a space may matter: parts of names, and operators that would merge into another."""
_SPACES = re.compile(rb"(?<=[^%b]) | (?=[^%b])" % (_NEEDS_SPACE, _NEEDS_SPACE))
_BLANK_LINE = b"\0"
"""Stands for a removed blank line until the source map is written."""
_CAPTURED = """
(comment) @removed
(template_string (string_fragment) @kept)
(escape_sequence) @kept
(string) @kept
(regex) @kept
(call_expression function: (import)) @load
(await_expression) @await
((identifier) @dollar (#match? @dollar "^[$]."))
"""
_FUNCTIONS = {
    "arrow_function",
    "function_declaration",
    "function_expression",
    "generator_function",
    "generator_function_declaration",
    "method_definition",
}
_BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class BundleError(ValueError):
    """A module that can't be bundled; the message names its file and line.

    It has a syntax error, awaits something outside of functions, imports a module that imports it, imports or exports a
    default, exports a variable that may change or everything of another module, names a file that doesn't exist, or
    has a name that the bundle gives to a module.
    """

    def __init__(self, path: str, place: Node | int | None, problem: str) -> None:
        line = place.start_point.row + 1 if isinstance(place, Node) else place
        super().__init__(f"{path}{'' if line is None else f', line {line}'}: {problem}")


@dataclass(slots=True, kw_only=True)
class _Module:
    """A module and its parts, some as ranges of bytes in its source.

    `removed`: comments, imports, and the keyword export. `kept`: texts and patterns. `loads`: dynamic imports, with the
    path of the module. `imports`: the path of the module and the name there, None for all of it, by local name.
    `exports`: expressions by name. `required`: the modules that it imports, in their order, and the lines that do.
    """

    path: str
    source: bytes
    removed: list[tuple[int, int]] = field(default_factory=list)
    kept: list[tuple[int, int]] = field(default_factory=list)
    loads: list[tuple[int, int, str]] = field(default_factory=list)
    imports: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    exports: dict[str, str] = field(default_factory=dict)
    required: dict[str, int] = field(default_factory=dict)


def served_modules(files: Mapping[str, bytes], entries: Sequence[Sequence[str]] = ()) -> dict[str, bytes]:
    """Return what is served for the modules among a folder's files, by path. Raises BundleError.

    These are the bundles (the first of them with the given entries), their source maps, the other modules' paths, and
    the sources.
    """
    sources = {path: source for path, source in files.items() if path.endswith(".js")}
    modules = {path: _parse(path, sources) for path in sources}
    bundles = _assign(modules, entries)
    served = {SOURCES + path: source for path, source in sources.items()}
    for bundle, paths in groupby(bundles, key=lambda path: bundles[path]):
        served |= _bundle(bundle, [modules[path] for path in paths], bundles)
    for path, bundle in bundles.items():
        if path != bundle:
            passed_on = [_import(bundle, [path], path), _exports(modules[path])]
            served[path] = "\n".join(passed_on).encode()
    return served


def served_script(path: str, files: Mapping[str, bytes]) -> bytes:
    """Return a module, with all modules that it imports, as one classic script. Raises BundleError."""
    modules: dict[str, _Module] = {}
    pending = [path]
    while pending:
        name = pending.pop()
        if name not in modules:
            modules[name] = _parse(name, files)
            pending += modules[name].required
            if modules[name].loads:
                raise BundleError(name, None, "a script can't load modules")
    return b"\n".join(
        _function(modules[name], path, {}).replace(_BLANK_LINE, b"") for name in _assign(modules, [[path]])
    )


def _parse(path: str, files: Mapping[str, bytes]) -> _Module:
    parser, query = _grammar()
    module = _Module(path=path, source=files[path])
    root = parser.parse(module.source).root_node
    if root.has_error:
        raise BundleError(path, _first_error(root), "syntax error")
    captured = QueryCursor(query).captures(root)
    module.removed = [node.byte_range for node in captured.get("removed", ())]
    module.kept = [node.byte_range for node in captured.get("kept", ())]
    for call in captured.get("load", ()):
        arguments = _field(call, "arguments").named_children
        if len(arguments) != 1:
            raise BundleError(path, call, "an import needs one path")
        if arguments[0].type != "string":
            continue
        module.loads.append((*call.byte_range, _target(module, arguments[0], files)))
    for waiting in captured.get("await", ()):
        if not any(node.type in _FUNCTIONS for node in _ancestors(waiting)):
            raise BundleError(path, waiting, "a module can't wait for anything while it loads")
    objects = {*map(_object, files)}
    for name in captured.get("dollar", ()):
        if _text(name) in objects:
            raise BundleError(path, name, f"{_text(name)} is the name of a module in bundles")
    changing: set[str] = set()
    for node in root.named_children:
        source = node.child_by_field_name("source")
        target = None if source is None else _target(module, source, files)
        if target is not None:
            module.required.setdefault(target, node.start_point.row + 1)
        if node.type == "import_statement" and target is not None:
            _read_import(module, node, target)
        elif node.type == "export_statement":
            _read_export(module, node, target)
        changing |= {*_changing(node)}
    if wrong := changing.intersection(module.exports.values()):
        raise BundleError(path, root, f"{min(wrong)} may change: export a constant, or a function that returns it")
    return module


@cache
def _grammar() -> tuple[Parser, Query]:
    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, _CAPTURED)


def _first_error(node: Node) -> Node:
    while (inner := next((child for child in node.children if child.has_error), None)) is not None:
        node = inner
    return node


def _ancestors(node: Node) -> Iterator[Node]:
    while node.parent is not None:
        node = node.parent
        yield node


def _target(module: _Module, string: Node, files: Mapping[str, bytes]) -> str:
    path = posixpath.normpath(posixpath.join(posixpath.dirname(module.path), _text(string)[1:-1]))
    if path not in files:
        raise BundleError(module.path, string, f"{path} doesn't exist")
    return path


def _read_import(module: _Module, node: Node, target: str) -> None:
    module.removed.append(node.byte_range)
    for clause in (child for child in node.named_children if child.type == "import_clause"):
        for part in clause.named_children:
            if part.type == "namespace_import":
                module.imports[_text(part.named_children[0])] = target, None
            elif part.type == "named_imports":
                module.imports |= {local: (target, name) for name, local in _specifiers(part)}
            else:
                raise BundleError(module.path, part, "a default can't be imported")


def _read_export(module: _Module, node: Node, target: str | None) -> None:
    declaration, clause = node.child_by_field_name("declaration"), node.named_children[0]
    if declaration is not None:
        module.removed.append((node.start_byte, declaration.start_byte))
        declared = [each for each in declaration.named_children if each.type == "variable_declarator"]
        for node in (_field(each, "name") for each in declared or [declaration]):
            if node.type != "identifier":
                raise BundleError(module.path, node, "an exported constant needs a declaration of its own")
            module.exports[_text(node)] = _text(node)
    elif clause.type == "export_clause":
        module.removed.append(node.byte_range)
        for name, exported in _specifiers(clause):
            module.exports[exported] = name if target is None else f"{_object(target)}.{name}"
    else:
        raise BundleError(module.path, node, "an export needs a name")


def _specifiers(clause: Node) -> Iterator[tuple[str, str]]:
    """Yield the name and the new name, if any, of each part of `{ one, two as three }`."""
    for specifier in clause.named_children:
        name = _field(specifier, "name")
        yield _text(name), _text(specifier.child_by_field_name("alias") or name)


def _changing(node: Node) -> Iterator[str]:
    """Yield the names of the variables that a statement declares by `let`."""
    node = node.child_by_field_name("declaration") or node
    # not by `var`: esbuild, which makes the libraries' files, writes it for constants
    if node.type == "lexical_declaration" and node.children[0].type == "let":
        yield from (_text(_field(each, "name")) for each in node.named_children if each.type == "variable_declarator")


def _field(node: Node, name: str) -> Node:
    child = node.child_by_field_name(name)
    assert child is not None, f"{node.type} without {name}"  # noqa: S101 # the grammar requires it
    return child


def _text(node: Node) -> str:
    return (node.text or b"").decode()


def _assign(modules: Mapping[str, _Module], listed: Sequence[Sequence[str]]) -> dict[str, str]:
    """Return the path of each module's bundle, bundle by bundle, each module after the modules that it imports."""
    bundles: dict[str, str] = {}
    pending: list[str] = []

    def assign(path: str, bundle: str) -> None:
        pending.append(path)
        for required, line in modules[path].required.items():
            if required in pending:
                raise BundleError(path, line, f"{required} imports this module, too")
            if required not in bundles:
                assign(required, bundle)
        bundles[pending.pop()] = bundle

    for entries in listed:
        if missing := [path for path in entries if path not in modules]:
            raise BundleError("bundles.json", None, f"{missing[0]} doesn't exist")
        if bundle := bundles.get(entries[0]):
            raise BundleError("bundles.json", None, f"{entries[0]} is in the bundle {bundle} already")
        for entry in entries:
            if entry not in bundles:
                assign(entry, entries[0])
    loaded = {path for module in modules.values() for *_, path in module.loads}
    for path in (*sorted(loaded), *sorted(modules)):
        if path not in bundles:
            assign(path, path)
    return bundles


def _bundle(path: str, modules: Sequence[_Module], bundles: Mapping[str, str]) -> dict[str, bytes]:
    """Return the bundle at a path and its source map, by path."""
    required: dict[str, dict[str, None]] = {}
    for other in (other for module in modules for other in module.required if bundles[other] != path):
        required.setdefault(bundles[other], {})[other] = None
    lines = [_import(bundle, [*others], path).encode() for bundle, others in required.items()]
    mappings = [""] * len(lines)
    line = 0
    for at, module in enumerate(modules):
        code = _function(module, path, bundles).split(b"\n")
        steps = [1 + row.count(_BLANK_LINE) for row in code[1:]]
        mappings += [_entry(min(at, 1), -line), *(_entry(0, step) for step in steps)]
        line = sum(steps)
        lines += [row.replace(_BLANK_LINE, b"") for row in code]
    objects = ", ".join(_object(module.path) for module in modules)
    entry = next(module for module in modules if module.path == path)
    end = f"export {{ {objects} }};\n{_exports(entry)}\n//# sourceMappingURL={posixpath.basename(path)}.map\n"
    source_map = {
        "version": 3,
        "sourceRoot": f"{_relative(SOURCES, path)}/",
        "sources": [module.path for module in modules],
        "names": [],
        "mappings": ";".join(mappings),
    }
    return {path: b"\n".join([*lines, end.encode()]), f"{path}.map": json.dumps(source_map).encode()}


def _function(module: _Module, bundle: str, bundles: Mapping[str, str]) -> bytes:
    """Return the code of a module in a bundle, line by line."""
    source = module.source
    changes = [(start, end, b"\n" * source.count(b"\n", start, end) or b" ", False) for start, end in module.removed]
    changes += [(start, end, source[start:end], True) for start, end in module.kept]
    changes += [(start, end, _load(path, bundle, bundles).encode(), False) for start, end, path in module.loads]
    parts = [f"const {_object(module.path)} = (() => {{ {_constants(module)}".encode()]
    code, done = b"", 0
    for start, end, text, is_kept in sorted(changes):
        if start < done:  # inside a dynamic import
            continue
        code += source[done:start]
        done = end
        if is_kept:
            parts += _shorten(code), text
            code = b""
        else:
            code += text
    parts.append(_shorten(code + source[done:]))
    parts.append(f"return {{ __proto__: null, {_properties(module.exports)} }}; }})();".encode())
    return b"".join(parts)


def _shorten(code: bytes) -> bytes:
    """Return code without indentation and needless spaces, and with a mark for each blank line."""
    lines = _LINE_BREAKS.sub(lambda found: b"\n" + _BLANK_LINE * (found[0].count(b"\n") - 1), code)
    return _SPACES.sub(b"", lines)


def _constants(module: _Module) -> str:
    """Return the declaration of what a module imports, in one line."""
    named: dict[str, dict[str, str]] = {}
    declared = []
    for local, (path, name) in module.imports.items():
        if name is None:
            declared.append(f"{local} = {_object(path)}")
        else:
            named.setdefault(path, {})[name] = local
    declared += [f"{{ {_properties(names)} }} = {_object(path)}" for path, names in named.items()]
    return f"const {', '.join(declared)};" if declared else ""


def _load(path: str, bundle: str, bundles: Mapping[str, str]) -> str:
    """Return the dynamic import of a module, as code of a bundle."""
    loaded = f'import("{_relative(bundles[path], bundle)}")'
    return loaded if bundles[path] == path else f"{loaded}.then(({{ {_object(path)} }}) => {_object(path)})"


def _import(bundle: str, paths: Sequence[str], importer: str) -> str:
    return f'import {{ {", ".join(map(_object, paths))} }} from "{_relative(bundle, importer)}";'


def _exports(module: _Module) -> str:
    """Return the export of what a module exports, outside of its function."""
    return f"export const {{ {', '.join(module.exports)} }} = {_object(module.path)};"


def _properties(names: Mapping[str, str]) -> str:
    return ", ".join(name if name == value else f"{name}: {value}" for name, value in names.items())


def _object(path: str) -> str:
    """Return the name of the object with a module's exports."""
    return "$" + path.removesuffix(".js").replace("-", "$$").replace("/", "$")


def _relative(path: str, importer: str) -> str:
    relative = posixpath.relpath(path, posixpath.dirname(importer) or ".")
    return relative if relative.startswith(".") else f"./{relative}"


def _entry(source: int, line: int) -> str:
    """Return the entry of a source map for a line; source and line are differences to the entry before."""
    return "".join(map(_vlq, (0, source, line, 0)))


def _vlq(number: int) -> str:
    """Return a number as source maps write it: the sign is the lowest bit; digits of five bits, the lowest first."""
    number = abs(number) << 1 | (number < 0)
    digits = []
    while number > 31:
        digits.append(number & 31 | 32)
        number >>= 5
    return "".join(_BASE64[digit] for digit in (*digits, number))
