"""Compiles the twin that computer players of Family Tree search in, while the package is built.

Where that cannot be done (no compiler, no Cython) the package is built without: the plain Python does the same, at a
sixtieth of the speed. TURNABOUT_COMPILE=0 leaves it out, TURNABOUT_COMPILE=1 makes it an error that it failed. In a
clone, `python .ci/hatch_build.py` does it again after a change; what is compiled of another source is never used.
"""

import os
import shutil
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE = "server/bots/family_tree"
PACKAGE = "server.bots.family_tree"
MODULES = ("hands", "twin", "play_out", "beam")
WISH = os.environ.get("TURNABOUT_COMPILE", "")


class CompileTwin(BuildHookInterface[Any]):
    """Builds a wheel for this platform where the twin was compiled, else one for all."""

    def dependencies(self) -> list[str]:
        """Return what compiling needs; a compiler is looked for when it is done."""
        return [] if WISH == "0" else ["Cython>=3.1,<4", "setuptools>=75"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into the source tree, where an editable installation looks and a wheel takes it from."""
        if WISH == "0":
            return
        root = Path(self.root)
        try:
            made = compile_twin(root)
        except BaseException as error:
            if WISH == "1" or not isinstance(error, (Exception, SystemExit)):
                raise
            self.app.display_warning(f"The computer players stay plain Python, which is slower: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [f"/{path.relative_to(root).as_posix()}" for path in made]


def compile_twin(root: Path) -> list[Path]:
    """Compile the twin and return the files of the package that holds it."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    source, target = root / PLACE, root / PLACE / "compiled"
    names = [f"{module}.{suffix}" for module in MODULES for suffix in ("py", "pxd")]
    with tempfile.TemporaryDirectory() as directory:
        work = Path(directory)
        package = work / PLACE / "compiled"
        package.mkdir(parents=True)
        for parent in (package, *package.relative_to(work).parents):
            (work / parent / "__init__.py").touch()
        for name in names:
            text = (source / name).read_text()
            for module in MODULES:
                text = text.replace(f"{PACKAGE}.{module} ", f"{PACKAGE}.compiled.{module} ")
            package.joinpath(name).write_text(text)
        (work / "__init__.py").unlink()
        before = os.getcwd()
        os.chdir(work)  # names of modules follow from where their files lie
        try:
            extensions = cythonize(
                [
                    Extension(
                        f"{PACKAGE}.compiled.{module}",
                        [f"{PLACE}/compiled/{module}.py"],
                        # whoever sets CFLAGS says how; tests would rather have it soon than fast
                        extra_compile_args=[] if sys.platform == "win32" or "CFLAGS" in os.environ else ["-O2", "-g0"],
                    )
                    for module in MODULES
                ],
                compiler_directives={
                    "language_level": 3,
                    "boundscheck": False,
                    "wraparound": False,
                    "initializedcheck": False,
                    "cdivision": False,
                    "annotation_typing": False,
                    "show_performance_hints": False,
                },
                quiet=True,
            )
            command: Any = Distribution({"name": "turnabout", "ext_modules": extensions}).get_command_obj("build_ext")
            command.build_lib, command.build_temp = str(work / "built"), str(work / "objects")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        made = [Path(shutil.copy(built, target)) for built in (work / "built" / PLACE / "compiled").iterdir()]
    mark = target / "__init__.py"
    mark.write_text(
        '"""The twin, compiled: made by hatch_build.py."""\n\n'
        f'SOURCE = "{sha256(b"".join((source / name).read_bytes() for name in names)).hexdigest()}"\n'
    )
    return [mark, *made]


if __name__ == "__main__":
    for path in compile_twin(Path(__file__).parents[1]):
        sys.stdout.write(f"{path}\n")
