import traceback

import pytest
from pydantic import ValidationError

from protocol import PROTOCOL
from protocol.commands import COMMAND, Hello

KEY = "5ec2e7" * 10 + "5ec2"


def test_a_key_is_in_no_words_about_a_hello() -> None:
    hello = Hello(id="h", protocol=PROTOCOL, key=KEY, name="Ada", client="test")
    assert KEY not in f"{hello} {hello!r} {[hello]}"
    assert COMMAND.validate_json(hello.model_dump_json()) == hello


@pytest.mark.parametrize("change", [{"key": KEY.upper()}, {"protocol": KEY}, {"name": KEY * 10}, {"surplus": KEY}])
def test_errors_about_a_bad_hello_do_not_contain_the_key(change: dict[str, str]) -> None:
    hello = {"type": "hello", "id": "h", "protocol": PROTOCOL, "key": KEY, "name": "Ada", "client": "test", **change}
    for read in (COMMAND.validate_python, Hello.model_validate):
        with pytest.raises(ValidationError) as refused:
            read(hello)
        assert KEY.lower() not in "".join(traceback.format_exception(refused.value)).lower()
