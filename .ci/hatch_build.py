"""Compiles the twins for computer players' searches while the package is built: one for each game that has one.

A twin consists of the modules of a game's package in server/bots that have a .pxd next to them. If compiling is not
possible (no compiler, no Cython), the package is built without it: the plain Python does the same, at a sixtieth of the
speed. TURNABOUT_COMPILE=0 skips compiling; with TURNABOUT_COMPILE=1 a failure to compile is an error. In a clone,
`python .ci/hatch_build.py` compiles again after a change; a twin compiled from other sources is never used.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE = "server/bots"
WISH = os.environ.get("TURNABOUT_COMPILE", "")


class CompileTwins(BuildHookInterface[Any]):
    """Builds a wheel for this platform if the twins were compiled, else one for all platforms."""

    def dependencies(self) -> list[str]:
        """Return the build dependencies of compiling; a compiler is looked for later."""
        return [] if WISH == "0" else ["Cython>=3.1,<4", "setuptools>=75"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into the source tree, where both an editable installation and a wheel find the result."""
        if WISH == "0":
            return
        root = Path(self.root)
        try:
            made = compile_twins(root)
        except BaseException as error:
            if WISH == "1" or not isinstance(error, (Exception, SystemExit)):
                raise
            self.app.display_warning(f"The computer players stay plain Python, which is slower: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [f"/{path.relative_to(root).as_posix()}" for path in made]


def compile_twins(root: Path) -> list[Path]:
    """Compile the twins and return the files of the packages that hold them."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    declared = [path for path in sorted((root / PLACE).glob("*/*.pxd")) if not _up_to_date(path.parent)]
    packages = sorted({path.parent for path in declared})
    with tempfile.TemporaryDirectory() as directory:
        work = Path(directory)
        for package in packages:
            _copy(package, work / package.relative_to(root) / "compiled")
        before = os.getcwd()
        os.chdir(work)  # the names of modules follow from the paths of their files
        try:
            extensions = cythonize(
                [
                    Extension(
                        ".".join((*path.parent.relative_to(root).parts, "compiled", path.stem)),
                        [f"{path.parent.relative_to(root).as_posix()}/compiled/{path.stem}.py"],
                        # CFLAGS replaces these options; tests prefer a fast build to fast code
                        extra_compile_args=[] if sys.platform == "win32" or "CFLAGS" in os.environ else ["-O2", "-g0"],
                    )
                    for path in declared
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
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        for package in packages:
            _keep(package, work / "built" / package.relative_to(root))
    return sorted(path for path in (root / PLACE).glob("*/compiled/*") if path.is_file())


def _copy(package: Path, target: Path) -> None:
    """Copy the modules of a twin to the build directory, as modules of a package of their own."""
    target.mkdir(parents=True)
    for parent in (target, target.parent, target.parent.parent, target.parent.parent.parent):
        (parent / "__init__.py").touch()
    name = ".".join(package.parts[-3:])
    modules = [path.stem for path in package.glob("*.pxd")]
    for module in modules:
        for suffix in ("py", "pxd"):
            text = (package / f"{module}.{suffix}").read_text(encoding="utf-8")
            for other in modules:
                text = text.replace(f"{name}.{other} ", f"{name}.compiled.{other} ")
            (target / f"{module}.{suffix}").write_text(text, encoding="utf-8")


def _mark(package: Path) -> str:
    """Return the __init__.py of a compiled package, with the hash that server.bots.compiled_twins checks."""
    declared = sorted(package.glob("*.pxd"))
    source = sha256(b"".join(path.with_suffix(".py").read_bytes() + path.read_bytes() for path in declared))
    return f'"""The twin, compiled: made by hatch_build.py."""\n\nSOURCE = "{source.hexdigest()}"\n'


def _up_to_date(package: Path) -> bool:
    """Return whether a twin was compiled from its present sources, for this Python and platform."""
    mark = package / "compiled/__init__.py"
    ending: str = sysconfig.get_config_var("EXT_SUFFIX")
    made = all((package / f"compiled/{path.stem}{ending}").is_file() for path in package.glob("*.pxd"))
    return made and mark.is_file() and mark.read_text(encoding="utf-8") == _mark(package)


def _keep(package: Path, built: Path) -> None:
    """Move the compiled modules to the package that they are imported from."""
    target = package / "compiled"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for path in (built / "compiled").iterdir():
        shutil.copy(path, target)
    (target / "__init__.py").write_text(_mark(package), encoding="utf-8")


if __name__ == "__main__":
    for path in compile_twins(Path(__file__).parents[1]):
        sys.stdout.write(f"{path}\n")
