"""Runs the tests of the browser client's modules in Node, and checks its types against the protocol's schemas."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NODE = Path(sys.executable).with_name("node")
TESTS = sorted(path.name for path in HERE.glob("*.test.mjs"))


def assert_runs(*arguments: str) -> str:
    """Run Node, assert that it succeeds, and return its output."""
    process = subprocess.run([NODE, *arguments], cwd=HERE, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


@pytest.mark.parametrize("name", TESTS)
def test_module_does_as_its_tests_say(name: str) -> None:
    said = assert_runs("--test", "--test-reporter=tap", name)
    assert "# pass 0\n" not in said, said


def test_kept_types_are_those_of_the_schemas() -> None:
    assert_runs("types.mjs", "--check")


def test_vendored_files_are_those_of_the_pinned_packages() -> None:
    assert_runs("vendor.mjs", "--check")
