"""Compiles all folders of a catalogue, and finds what is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from os.path import relpath
from pathlib import Path

from fluent.syntax import ast

from client.catalogue import html_page, json_texts, pages, python_code, script_code, usage
from client.catalogue.source import CatalogueError, Subject, read_subjects, read_terms

LANGUAGE = "en"
"""The language whose messages are compiled."""
_MODULES = "messages"
_PAGES = "pages"
_NEXT_TO_SOURCES = '"""Messages, compiled from the sources in `text/`."""\n'


@dataclass(frozen=True, slots=True, kw_only=True)
class Folder:
    """A folder of sources: `text` has a folder for each language. `python` and `script` get the compiled modules."""

    text: Path
    python: Path
    script: Path | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """The folders of a package; `root` is where imports begin, `code` and `scripts` have the code that uses them.

    `formats` and `lit` are modules of the browser client, by their path, or by the address at which a server has them.
    `command` makes the modules; their heads name it. `page` is a page in HTML with messages of the first folder.
    `texts`, a JSON file, gets the messages of that folder's subject of the same name, for a program that is no client.
    """

    folders: Sequence[Folder]
    root: Path
    code: Path
    scripts: Path | None
    command: str
    formats: str | Path
    lit: str | Path
    page: Path | None = None
    texts: Path | None = None


def compile_catalogue(catalogue: Catalogue) -> dict[Path, str]:
    """Return the text of each compiled module by its path. Raises CatalogueError if a source or a use is wrong."""
    python = usage.used_in_python(catalogue.root, catalogue.code)
    scripts = usage.used_in_scripts(catalogue.scripts) if catalogue.scripts else {}
    terms = _terms(catalogue)
    made: dict[Path, str] = {}
    for folder in catalogue.folders:
        for subject in read_subjects(folder.text / LANGUAGE, LANGUAGE, terms):
            made |= _subject(catalogue, folder, subject, python, scripts)
        made |= _pages(catalogue, folder, python, scripts)
        if any(path.parent == folder.python for path in made):
            made[folder.python / "__init__.py"] = _NEXT_TO_SOURCES
    if catalogue.page is not None:
        shared = read_subjects(catalogue.folders[0].text / LANGUAGE, LANGUAGE, terms)
        page = catalogue.page.read_text("utf-8")
        made[catalogue.page] = html_page.fill(page, {subject.name: subject for subject in shared})
        if catalogue.texts is not None:
            name = catalogue.texts.stem
            made[catalogue.texts] = json_texts.texts(next(each for each in shared if each.name == name))
    missing = [path for path in (*python, *scripts) if path not in made and path.name != "__init__.py"]
    if missing:
        raise CatalogueError(f"{missing[0]} is imported, but has no source")
    return made


def _terms(catalogue: Catalogue) -> dict[str, ast.Pattern]:
    """Return the terms of all folders, by name."""
    return {name: value for folder in catalogue.folders for name, value in read_terms(folder.text / LANGUAGE).items()}


def _subject(
    catalogue: Catalogue,
    folder: Folder,
    subject: Subject,
    python: Mapping[Path, set[str]],
    scripts: Mapping[Path, set[str]],
) -> dict[Path, str]:
    source = _shown(catalogue, folder.text / LANGUAGE / f"{subject.name}.ftl")
    made: dict[Path, str] = {}
    path = folder.python / f"{python_code.identifier(subject.name)}.py"
    if names := python.get(path, set()):
        known = {python_code.identifier(each.name): each for each in subject.messages}
        types = {python_code.key_type(each.name) for each in subject.messages if each.is_table} & names
        names = _chosen(path, names - types, known)
        chosen = [each for name, each in known.items() if name in names]
        made[path] = python_code.module(subject, chosen, source, catalogue.command, types)
    if folder.script is None:
        return made
    path = folder.script / f"{subject.name}.js"
    if names := scripts.get(path, set()):
        known = {script_code.identifier(each.name): each for each in subject.messages}
        if not (names := names & known.keys() if _is_loaded(names, known) else names):
            return made
        whole = usage.ALL in names
        names = _chosen(path, names, known)
        chosen = [each for name, each in known.items() if name in names]
        formats = _address(catalogue.formats, path)
        made[path] = script_code.module(chosen, source, catalogue.command, formats, in_object=whole)
    return made


def _is_loaded(names: set[str], known: Mapping[str, object]) -> bool:
    """Tell whether names are all words of a file, which loads the module by `import()`."""
    return "import" in names


def _pages(
    catalogue: Catalogue, folder: Folder, python: Mapping[Path, set[str]], scripts: Mapping[Path, set[str]]
) -> dict[Path, str]:
    texts = {path.stem: path.read_text("utf-8") for path in sorted((folder.text / LANGUAGE).glob("*.md"))}
    source = f"{_shown(catalogue, folder.text / LANGUAGE)}/*.md"
    made: dict[Path, str] = {}
    path = folder.python / f"{_PAGES}.py"
    if names := python.get(path, set()):
        known = {python_code.identifier(name): name for name in texts}
        names = _chosen(path, names, known)
        chosen = {name: texts[name] for key, name in known.items() if key in names}
        made[path] = pages.python_module(chosen, source, catalogue.command)
    path = folder.script / f"{_PAGES}.js" if folder.script is not None else path
    if names := scripts.get(path, set()):
        known = {script_code.identifier(name): name for name in texts}
        names = names & known.keys() if _is_loaded(names, known) else names
        names = _chosen(path, names, known)
        chosen = {name: texts[name] for key, name in known.items() if key in names}
        made[path] = pages.script_module(chosen, source, catalogue.command, _address(catalogue.lit, path))
    return made


def _chosen(path: Path, names: set[str], known: Mapping[str, object]) -> set[str]:
    """Return the names of the messages that are used. Raises CatalogueError if one is unknown."""
    if unknown := names - known.keys() - {usage.ALL}:
        raise CatalogueError(f"{path.parent.parent.name}/{_MODULES}/{path.name} has no message {min(unknown)}")
    return {*known} if usage.ALL in names else names


def _shown(catalogue: Catalogue, path: Path) -> str:
    return path.relative_to(catalogue.root).as_posix()


def _address(target: str | Path, module: Path) -> str:
    if isinstance(target, str):
        return target
    relative = relpath(target, module.parent).replace("\\", "/")
    return relative if relative.startswith(".") else f"./{relative}"


def unused_messages(catalogue: Catalogue) -> Iterator[str]:
    """Yield each message and page that no client uses, with its file."""
    python = usage.used_in_python(catalogue.root, catalogue.code)
    scripts = usage.used_in_scripts(catalogue.scripts) if catalogue.scripts else {}
    terms = _terms(catalogue)
    page = html_page.used_messages(catalogue.page.read_text("utf-8")) if catalogue.page is not None else {}
    for folder in catalogue.folders:
        text = folder.text / LANGUAGE
        in_page = page if folder is catalogue.folders[0] else {}
        listed = [
            (path.stem, path, [each.name for each in subject.messages])
            for subject in read_subjects(text, LANGUAGE, terms)
            for path in [text / f"{subject.name}.ftl"]
        ]
        listed = [each for each in listed if catalogue.texts is None or each[0] != catalogue.texts.stem]
        listed += [(_PAGES, path, [path.stem]) for path in sorted(text.glob("*.md"))]
        for module, path, names in listed:
            uses = python.get(folder.python / f"{python_code.identifier(module)}.py", set())
            script_uses = scripts.get(folder.script / f"{module}.js", set()) if folder.script is not None else set()
            for name in sorted({*names} - in_page.get(module, set()), key=names.index):
                used = {python_code.identifier(name), usage.ALL} & uses
                if not used and not {script_code.identifier(name), usage.ALL} & script_uses:
                    yield f"{_shown(catalogue, path)}: {name}"


def write(catalogue: Catalogue, *, check: bool = False) -> list[Path]:
    """Write the compiled modules that have changed, and remove the others' files; return their paths.

    `check`: write nothing. Raises CatalogueError.
    """
    made = compile_catalogue(catalogue)
    changed = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    folders = [each for folder in catalogue.folders for each in (folder.python, folder.script) if each is not None]
    left = [
        path
        for folder in folders
        for path in (*sorted(folder.glob("*.py")), *sorted(folder.glob("*.js")))
        if path not in made
    ]
    if not check:
        for path in changed:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], "utf-8")
        for path in left:
            path.unlink()
    return [*changed, *left]
