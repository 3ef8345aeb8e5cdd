"""What is wrong with a value is said in plain sentences, at its place."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, FiniteFloat, StringConstraints, ValidationError, field_validator

from protocol.validation import explained, place


class Inner(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    whole: int = 1


class Model(BaseModel):
    """Has a field of every kind that the project's models have."""

    model_config = ConfigDict(extra="forbid")

    whole: Annotated[int, Field(ge=1, lt=10)] = 1
    real: Annotated[FiniteFloat, Field(gt=0.5, le=2.0)] = 1.0
    flag: bool = False
    text: Annotated[str, StringConstraints(max_length=3, pattern="^[a-z]*$")] = ""
    several: Annotated[list[int], Field(min_length=1, max_length=2)] = Field(default_factory=lambda: [1])
    many: Annotated[list[int], Field(min_length=2)] = Field(default_factory=lambda: [1, 2])
    pair: tuple[int, int] = (1, 2)
    named: dict[str, int] = Field(default_factory=dict)
    inner: Inner = Inner()
    either: int | dict[str, int] = 1
    choice: Literal["a", "b"] = "a"
    path: Path = Path()
    checked: int = 0

    @field_validator("checked")
    @classmethod
    def _is_even(cls, value: int) -> int:
        if value == 5:
            raise ValueError("it is odd, and no even number")
        return value


CASES: list[tuple[dict[str, Any], tuple[str | int, ...], str]] = [
    ({"whole": "x"}, ("whole",), "it should be a whole number"),
    ({"whole": 1.5}, ("whole",), "it should be a whole number"),
    ({"whole": 0}, ("whole",), "it should be at least 1"),
    ({"whole": 10}, ("whole",), "it should be less than 10"),
    ({"real": "x"}, ("real",), "it should be a number"),
    ({"real": float("nan")}, ("real",), "it should be a number"),
    ({"real": 0.5}, ("real",), "it should be more than 0.5"),
    ({"real": 3}, ("real",), "it should be at most 2"),
    ({"flag": "perhaps"}, ("flag",), "it should be true or false"),
    ({"text": 1}, ("text",), "it should be text"),
    ({"text": "abcd"}, ("text",), "it should have at most 3 characters"),
    ({"text": "A"}, ("text",), "it should match pattern '^[a-z]*$'"),
    ({"several": 1}, ("several",), "it should be a list"),
    ({"several": []}, ("several",), "it should not be empty"),
    ({"several": [1, 2, 3]}, ("several",), "it should have at most 2 items, not 3"),
    ({"several": ["x"]}, ("several", 0), "it should be a whole number"),
    ({"many": [1]}, ("many",), "it should have at least 2 items, not 1"),
    ({"pair": 1}, ("pair",), "it should be a list"),
    ({"named": 1}, ("named",), "it should be an object"),
    ({"inner": 1}, ("inner",), "it should be an object"),
    ({"inner": {"int": 1}}, ("inner", "int"), "it is an unknown name"),
    ({"either": "x"}, ("either",), "it should be a whole number"),
    ({"choice": "c"}, ("choice",), "it should be 'a' or 'b'"),
    ({"path": 1}, ("path",), "it should be a path"),
    ({"a[0]": 1}, ("a[0]",), "it is an unknown name"),
    ({"checked": 5}, ("checked",), "it is odd, and no even number"),
]


@pytest.mark.parametrize(("value", "where", "sentence"), CASES, ids=lambda value: str(value)[:40])
def test_a_refused_value_is_explained_at_its_place(
    value: dict[str, Any], where: tuple[str | int, ...], sentence: str
) -> None:
    with pytest.raises(ValidationError) as refused:
        Model.model_validate(value)
    first = refused.value.errors()[0]
    assert (place(first), explained(first)) == (where, sentence)


class Needed(BaseModel):
    name: str


def test_missing_fields_and_bad_json_are_explained() -> None:
    with pytest.raises(ValidationError) as missing:
        Needed.model_validate({})
    assert explained(missing.value.errors()[0]) == "it is missing"
    with pytest.raises(ValidationError) as broken:
        Needed.model_validate_json("{")
    first = broken.value.errors()[0]
    assert (place(first), explained(first)[:16]) == ((), "it is not JSON: ")


def test_another_kind_of_error_keeps_its_text() -> None:
    assert explained({"type": "new", "msg": "Unable to say", "loc": ()}) == "it is wrong: unable to say"
