"""Compiles all folders of a catalogue, and finds what is wrong with it."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from os.path import relpath
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from client.catalogue import html_page, json_texts, pages, progress, python_code, script_code, usage
from client.catalogue.plurals import UnknownLanguageError, plural_rules
from client.catalogue.source import (
    CatalogueError,
    Message,
    Subject,
    Text,
    read_subjects,
    read_terms,
    read_translations,
)

LANGUAGE = "en"
"""The language of the originals; the others are translations, and whatever they lack stays English."""
_MODULES = "messages"
_PAGES = "pages"
_LISTED = "listed"
"""The subject of a game with the texts on it in lists of games."""
_WORKER = "worker.js"
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

    `formats`, `language` and `lit` are modules of the browser client, by their path, or by the address at which a
    server has them. `command` makes the modules; their heads name it. `page` is a page in HTML with messages of the
    first folder. `texts`, a JSON file, gets the messages of that folder's subject of the same name, for a program that
    is no client. `worker` is a script that can't load translations: its messages are compiled in all languages into the
    module `worker.js`. `conventions` and `languages` are the modules with the conventions and the names of
    languages.
    """

    folders: Sequence[Folder]
    root: Path
    code: Path
    scripts: Path | None
    command: str
    formats: str | Path
    language: str | Path
    lit: str | Path
    page: Path | None = None
    texts: Path | None = None
    worker: Path | None = None
    conventions: Path | None = None
    languages: Path | None = None


def languages_of(catalogue: Catalogue) -> list[str]:
    """Return the languages of a catalogue but English, by their codes."""
    found = {path.parent.name for folder in catalogue.folders for path in folder.text.glob("*/*.ftl")}
    for each in sorted(found):
        _check(each)
    return sorted(found - {LANGUAGE})


def _check(language: str) -> None:
    """Raise CatalogueError unless this is the code of a language, as in the name of a folder."""
    try:
        plural_rules(language)
    except UnknownLanguageError as error:
        raise CatalogueError(str(error)) from error


@dataclass(frozen=True, slots=True)
class _Sources:
    """The subjects of each folder in English, and in each other language; both by the folder's `text`."""

    english: Mapping[Path, list[Subject]]
    translations: Mapping[str, Mapping[Path, list[Subject]]]

    @classmethod
    def read(cls, catalogue: Catalogue, languages: Sequence[str]) -> "_Sources":
        """Read the sources, each once. Raises CatalogueError."""
        texts, terms = [folder.text for folder in catalogue.folders], read_all_terms(catalogue)
        english = {text: read_subjects(text / LANGUAGE, LANGUAGE, terms) for text in texts}
        translations = {}
        for language in languages:
            known = {**terms, **read_all_terms(catalogue, language)}
            translations[language] = {
                text: read_translations(text / language, language, english[text], known) for text in texts
            }
        return cls(english, translations)


@dataclass(frozen=True, slots=True)
class _Uses:
    """The names of messages that the code uses, by compiled module."""

    python: Mapping[Path, set[str]]
    scripts: Mapping[Path, set[str]]

    def in_python(self, path: Path, known: Mapping[str, Any], types: Collection[str] = ()) -> list[Any]:
        """Return the known values whose Python names the module's users need, in order. Raises CatalogueError.

        `types` are names of types of keys, which a module also has.
        """
        return _chosen(path, self.python.get(path, set()) - {*types}, known)

    def in_scripts(self, path: Path, known: Mapping[str, Any]) -> list[Any]:
        """Return the known values whose JavaScript names the module's users need, in order. Raises CatalogueError."""
        names = self.scripts.get(path, set())
        # a file that loads the module by `import()` uses all of its own words
        return _chosen(path, names & known.keys() if "import" in names else names, known)

    def whole_script(self, path: Path) -> bool:
        """Tell whether a script passes the whole module on."""
        return usage.ALL in self.scripts.get(path, set())


def compile_catalogue(catalogue: Catalogue) -> dict[Path, str]:
    """Return the text of each compiled module by its path. Raises CatalogueError if a source or a use is wrong."""
    python = usage.used_in_python(catalogue.root, catalogue.code)
    scripts = usage.used_in_scripts(catalogue.scripts) if catalogue.scripts else {}
    uses = _Uses(python, scripts)
    others = languages_of(catalogue)
    sources = _Sources.read(catalogue, others)
    shared = catalogue.folders[0]
    made: dict[Path, str] = {}
    for folder in catalogue.folders:
        subjects = sources.english[folder.text]
        for subject in subjects:
            made |= _subject(catalogue, folder, subject, uses)
        made |= _pages(catalogue, folder, uses)
        for language, translations in sources.translations.items():
            translated = translations[folder.text]
            listed = _listed(catalogue, translations) if folder is shared else None
            made |= _translation(catalogue, folder, language, translated, uses, listed)
            made |= _originals(folder, language, subjects, translated)
        for package in {path.parent for path in made if folder.python in (path.parent, path.parent.parent)}:
            made[package / "__init__.py"] = _NEXT_TO_SOURCES
    if catalogue.page is not None:
        english = sources.english[shared.text]
        page = catalogue.page.read_text("utf-8")
        made[catalogue.page] = html_page.fill(page, {subject.name: subject for subject in english})
        if catalogue.texts is not None:
            spoken = {language: each[shared.text] for language, each in sources.translations.items()}
            in_page = html_page.used_messages(page)
            made[catalogue.texts] = json_texts.texts({LANGUAGE: english, **spoken}, catalogue.texts.stem, in_page)
    if catalogue.worker is not None:
        made |= _worker(catalogue, catalogue.worker, sources)
    if catalogue.conventions is not None and catalogue.languages is not None:
        from client.catalogue import conventions

        known = [LANGUAGE, *others]
        made[catalogue.conventions] = conventions.python_module(known, catalogue.command)
        made[catalogue.languages] = conventions.script_module(known, catalogue.command)
    missing = [path for path in (*python, *scripts) if path not in made and path.name != "__init__.py"]
    if missing:
        raise CatalogueError(f"{missing[0]} is imported, but has no source")
    return made


def read_all_terms(catalogue: Catalogue, language: str = LANGUAGE) -> dict[str, ast.Pattern]:
    """Return the terms of all folders, by name."""
    return {name: value for folder in catalogue.folders for name, value in read_terms(folder.text / language).items()}


def _subject(catalogue: Catalogue, folder: Folder, subject: Subject, uses: _Uses) -> dict[Path, str]:
    source = _shown(catalogue, folder.text / LANGUAGE / f"{subject.name}.ftl")
    made: dict[Path, str] = {}
    path = folder.python / f"{python_code.identifier(subject.name)}.py"
    known = {python_code.identifier(each.name): each for each in subject.messages}
    types = {python_code.key_type(each.name) for each in subject.messages if each.is_table}
    if chosen := uses.in_python(path, known, types):
        used = types & uses.python[path]
        made[path] = python_code.module(subject, chosen, source, catalogue.command, used)
    if folder.script is None:
        return made
    path = folder.script / f"{subject.name}.js"
    if chosen := uses.in_scripts(path, {script_code.identifier(each.name): each for each in subject.messages}):
        made[path] = script_code.module(
            chosen,
            source,
            catalogue.command,
            formats=_address(catalogue.formats, path),
            language=_address(catalogue.language, path),
            registered=_registered(catalogue, folder, subject.name),
            in_object=uses.whole_script(path),
        )
    return made


def _pages(catalogue: Catalogue, folder: Folder, uses: _Uses) -> dict[Path, str]:
    texts = {path.stem: path.read_text("utf-8") for path in sorted((folder.text / LANGUAGE).glob("*.md"))}
    source = f"{_shown(catalogue, folder.text / LANGUAGE)}/*.md"
    made: dict[Path, str] = {}
    path = folder.python / f"{_PAGES}.py"
    if chosen := uses.in_python(path, {python_code.identifier(name): name for name in texts}):
        made[path] = pages.python_module({name: texts[name] for name in chosen}, source, catalogue.command)
    if folder.script is None:
        return made
    path = folder.script / f"{_PAGES}.js"
    if chosen := uses.in_scripts(path, {script_code.identifier(name): name for name in texts}):
        made[path] = pages.script_module(
            {name: texts[name] for name in chosen},
            source,
            catalogue.command,
            lit=_address(catalogue.lit, path),
            language=_address(catalogue.language, path),
            registered=_registered(catalogue, folder, _PAGES),
        )
    return made


def _registered(catalogue: Catalogue, folder: Folder, subject: str) -> list[str]:
    """Return the first arguments of the function `translated` in the browser: the folder and the subject."""
    assert folder.script is not None  # noqa: S101
    if isinstance(catalogue.language, Path):
        assert catalogue.scripts is not None  # noqa: S101
        where = json.dumps(folder.script.parent.relative_to(catalogue.scripts).as_posix())
    else:
        languages = json.dumps(languages_of(catalogue))
        where = f'{{ folder: new URL("..", import.meta.url).href, languages: {languages} }}'
    return [where, json.dumps(subject)]


def _listed(catalogue: Catalogue, translations: Mapping[Path, Sequence[Subject]]) -> Message | None:
    """Return the descriptions of all games in lists of games, by their names, as a table in another language.

    Pages list games before they load them. So the shared translations have these texts, too.
    """
    texts: dict[str, Text] = {}
    for folder in catalogue.folders[1:]:
        for subject in translations[folder.text]:
            if subject.name == _LISTED:
                name = folder.text.parent.name.replace("_", "-")
                texts.update((name, each.texts[""]) for each in subject.messages if each.name == "about")
    return Message("about", "", (), texts) if texts else None


def _translation(
    catalogue: Catalogue,
    folder: Folder,
    language: str,
    subjects: Sequence[Subject],
    uses: _Uses,
    listed: Message | None,
) -> dict[Path, str]:
    """Return the modules of a folder in another language: for Python one for each subject, for the browser one."""
    made: dict[Path, str] = {}
    text = folder.text / language
    scripts: dict[str, tuple[list[Message], bool]] = {}
    for subject in subjects:
        source = _shown(catalogue, text / f"{subject.name}.ftl")
        name = python_code.identifier(subject.name)
        used = uses.python.get(folder.python / f"{name}.py", set())
        if chosen := [each for each in subject.messages if {python_code.identifier(each.name), usage.ALL} & used]:
            made[folder.python / language / f"{name}.py"] = python_code.translation(chosen, source, catalogue.command)
        used = uses.scripts.get(folder.script / f"{subject.name}.js", set()) if folder.script is not None else set()
        if chosen := [each for each in subject.messages if {script_code.identifier(each.name), usage.ALL} & used]:
            scripts[subject.name] = chosen, usage.ALL in used
    if listed is not None:
        scripts[_LISTED] = [listed], False
    texts = {path.stem: path.read_text("utf-8") for path in sorted(text.glob("*.md"))}
    for name in texts:
        if not (folder.text / LANGUAGE / f"{name}.md").exists():
            raise CatalogueError(f"{text / name}.md:1: there is no file of this name in English")
    source = _shown(catalogue, text)
    used = uses.python.get(folder.python / f"{_PAGES}.py", set())
    if found := {name: page for name, page in texts.items() if python_code.identifier(name) in used}:
        path = folder.python / language / f"{_PAGES}.py"
        made[path] = pages.python_translation(found, f"{source}/*.md", catalogue.command)
    if folder.script is None:
        return made
    # a browser needs the modules even if nothing is translated yet: it would report one that it can't load
    if any(each.parent == folder.script and each.stem != _PAGES for each in uses.scripts):
        path = folder.script / f"{language}.js"
        formats = _address(catalogue.formats, path)
        made[path] = script_code.translation(scripts, f"{source}/*.ftl", catalogue.command, formats)
    if used := uses.scripts.get(folder.script / f"{_PAGES}.js", set()):
        found = {name: page for name, page in texts.items() if script_code.identifier(name) in used}
        path = folder.script / f"{language}-pages.js"
        lit = _address(catalogue.lit, path)
        made[path] = pages.script_translation(found, f"{source}/*.md", catalogue.command, lit)
    return made


def _worker(catalogue: Catalogue, worker: Path, sources: _Sources) -> dict[Path, str]:
    """Return the module with the messages of the script `worker`, and of the formats, in all other languages."""
    shared = catalogue.folders[0]
    assert shared.script is not None and isinstance(catalogue.formats, Path)  # noqa: S101
    used = {**usage.used_in_script(worker), **usage.used_in_script(catalogue.formats)}
    found: dict[str, dict[str, list[Message]]] = {}
    for language, translations in sources.translations.items():
        found[language] = {}
        for subject in translations[shared.text]:
            names = used.get(shared.script / f"{subject.name}.js", set())
            if chosen := [each for each in subject.messages if script_code.identifier(each.name) in names]:
                found[language][subject.name] = chosen
    source = _shown(catalogue, shared.text) + "/*/*.ftl"
    return {shared.script / _WORKER: script_code.translations(found, source, catalogue.command)}


def _originals(folder: Folder, language: str, english: list[Subject], translated: list[Subject]) -> dict[Path, str]:
    """Return the file that says from which English texts a folder was translated; nothing for an empty folder."""
    text = folder.text / language
    originals = progress.original_texts(folder.text / LANGUAGE, english)
    notes = progress.noted(text, originals, progress.original_texts(text, translated))
    return {text / progress.ORIGINALS: notes} if notes else {}


def remaining_work(catalogue: Catalogue, language: str) -> Iterator[str]:
    """Yield each message and page that is not translated into a language, or whose English text has changed since."""
    _check(language)
    terms = read_all_terms(catalogue)
    own = {**terms, **read_all_terms(catalogue, language)}
    for folder in catalogue.folders:
        english = read_subjects(folder.text / LANGUAGE, LANGUAGE, terms)
        text = folder.text / language
        translated = progress.original_texts(text, read_translations(text, language, english, own))
        for line in progress.remaining(text, progress.original_texts(folder.text / LANGUAGE, english), translated):
            yield f"{_shown(catalogue, text)}: {line}"


def _chosen(path: Path, names: set[str], known: Mapping[str, Any]) -> list[Any]:
    """Return the values whose names are used, in order. Raises CatalogueError if a name is unknown."""
    if unknown := names - known.keys() - {usage.ALL}:
        raise CatalogueError(f"{path.parent.parent.name}/{_MODULES}/{path.name} has no message {min(unknown)}")
    return [each for name, each in known.items() if name in names or usage.ALL in names]


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
    terms = read_all_terms(catalogue)
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
        for path in (*sorted(folder.glob("**/*.py")), *sorted(folder.glob("*.js")))
        if path not in made
    ]
    if not check:
        for path in changed:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], "utf-8")
        for path in left:
            path.unlink()
    return [*changed, *left]
