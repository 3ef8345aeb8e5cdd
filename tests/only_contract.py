"""A contract for import-linter: packages that may import only what is listed."""

import sys
from dataclasses import dataclass
from typing import cast

import grimp
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules
from importlinter.domain.imports import ModuleExpression

STANDARD_LIBRARY = "the standard library"


@dataclass(frozen=True, slots=True)
class Excess:
    """An import that the contract does not allow."""

    importer: str
    imported: str
    lines: tuple[int, ...]


class OnlyContract(Contract):
    """Each of `packages`, with all that is in it, imports nothing but itself and what `may_import` names.

    A name in `may_import` stands for the module and all that is in it. "the standard library" stands for all of that.
    Where a wildcard in `packages` matches a module that is no package, that module is left alone.
    """

    type_name = "only"

    # import-linter puts what a field parsed in the field's place.
    packages = cast(list[ModuleExpression], fields.ListField(subfield=fields.ModuleExpressionField()))
    may_import = cast(list[str], fields.ListField(subfield=fields.StringField()))

    def check(self, graph: grimp.ImportGraph, verbose: bool) -> ContractCheck:
        """Hold every import that leaves one of the packages against the list. import-linter's word."""
        matched = module_expressions_to_modules(graph, self.packages, as_packages=False)
        packages = sorted(module.name for module in matched if graph.find_children(module.name))
        excesses = [excess for package in packages for excess in self._excesses(graph, package)]
        return ContractCheck(kept=not excesses, metadata={"excesses": excesses})

    def _excesses(self, graph: grimp.ImportGraph, package: str) -> list[Excess]:
        inside = {package, *graph.find_descendants(package)}
        return [
            Excess(importer, imported, tuple(sorted(detail["line_number"] for detail in details)))
            for importer in sorted(inside)
            for imported in sorted(graph.find_modules_directly_imported_by(importer) - inside)
            if not self._allows(imported)
            for details in [graph.get_import_details(importer=importer, imported=imported)]
        ]

    def _allows(self, imported: str) -> bool:
        for allowed in self.may_import:
            if allowed == STANDARD_LIBRARY:
                if imported.partition(".")[0] in sys.stdlib_module_names:
                    return True
            elif imported == allowed or imported.startswith(f"{allowed}."):
                return True
        return False

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name every import that is not allowed. import-linter's word."""
        for excess in check.metadata["excesses"]:
            lines = ", ".join(map(str, excess.lines))
            output.print_error(f"- {excess.importer} -> {excess.imported} (l.{lines})", bold=False)
        output.new_line()
