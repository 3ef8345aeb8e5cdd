"""Errors that are raised below the catalogue have a message for their reason."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.net import errors
from client.net.errors import ClientError
from client.text.error_text import explain
from client.text.messages import errors as error_messages

CLIENT = Path(errors.__file__).parents[1]
CLASSES = {name for name, each in vars(errors).items() if inspect.isclass(each) and issubclass(each, ClientError)}


def raised() -> Iterator[tuple[str, dict[str, ast.expr]]]:
    """Yield the place and the keyword arguments of each call that makes an error with a reason."""
    for path in sorted(CLIENT.rglob("*.py")):
        source = path.read_text("utf-8")
        if "reason=" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CLASSES:
                given = {each.arg: each.value for each in node.keywords if each.arg is not None}
                if isinstance(given.get("reason"), ast.Constant):
                    yield f"{path.relative_to(CLIENT)}:{node.lineno}", given


@pytest.mark.parametrize(("place", "given"), [*raised()], ids=[place for place, _ in raised()])
def test_the_message_takes_the_data_of_the_error(place: str, given: dict[str, ast.expr]) -> None:
    reason = given.pop("reason")
    assert isinstance(reason, ast.Constant)
    assert given.keys() == inspect.signature(getattr(error_messages, str(reason.value))).parameters.keys()


def test_each_message_is_for_a_reason() -> None:
    reasons = {str(each["reason"].value) for _, each in raised() if isinstance(each["reason"], ast.Constant)}
    assert reasons == {name for name, each in vars(error_messages).items() if inspect.isfunction(each)}


def test_an_error_is_explained_by_its_text_or_its_reason() -> None:
    assert explain(ClientError("Not now.")) == "Not now."
    assert explain(ClientError(reason="bad_port", port="x", usual=8420)).startswith("“x” is not a port.")
