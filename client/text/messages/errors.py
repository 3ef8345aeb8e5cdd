"""Errors of the network and of the files in the user’s data directory.

Made from client/text/en/errors.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def unknown_scheme(scheme: str) -> str:
    return f"An address can’t start with “{scheme}://”. Use ws:// or wss://, or leave it out."


def bad_path(typed: str) -> str:
    return f"“{typed}” is not an address. One looks like 192.168.1.5:8420/KZ7-4QM2."


def address_missing() -> str:
    return "Enter the room’s address, such as 192.168.1.5:8420/KZ7-4QM2."


def code_missing(server: str) -> str:
    return f"The room code is missing. Enter {server}/ and the code, such as 192.168.1.5:8420/KZ7-4QM2."


def bad_room_code(typed: str) -> str:
    return f"“{typed}” is not a room code. The code comes last, as in 192.168.1.5:8420/KZ7-4QM2."


def server_missing(code: str) -> str:
    return f"Enter the server’s address before {code}, such as 192.168.1.5:8420/KZ7-4QM2."


def ipv6_brackets() -> str:
    return "Put an IPv6 address in brackets, such as [fd00::5]:8420/KZ7-4QM2."


def bad_host(host: str | None) -> str:
    return ("The address has no host." if host is None else f"“{host}” is not the name or address of a machine.") + " One looks like 192.168.1.5:8420/KZ7-4QM2."


def bad_ipv6(host: str) -> str:
    return f"“{host}” is not an IPv6 address."


def bad_port(*, port: str, usual: int) -> str:
    return f"“{port}” is not a port. Use a number from 1 to 65535, usually {usual}."


def games_not_loaded(why: str | None) -> str:
    return "The installed games can’t be loaded." if why is None else f"{why}"


def server_on_other_port(*, port: int, wanted: int) -> str:
    return f"Your server already runs on port {port}. Leave out --port {wanted}, or stop the server first with turnabout stop."


def server_not_open(port: int) -> str:
    return f"Your server on port {port} only accepts connections from this machine. Stop it with turnabout stop, then host again."


def port_used(*, port: int, turnabout: bool, another: int) -> str:
    return f"Port {port} is used by another " + ("Turnabout server" if turnabout else "program") + f". Use another port: turnabout host --port {another} (in a clone: ./dev host --port {another})."


def server_not_stopped(*, pid: int, why: str) -> str:
    return f"The server (process {pid}) can’t be stopped: {why}."


def server_still_stops(*, pid: int, seconds: int) -> str:
    return f"The server (process {pid}) has not stopped within {formats.number(seconds)} seconds."


def server_secure(variables: Sequence[str]) -> str:
    return f"{formats.every(variables)} are only for turnabout serve. Unset them to host."


def server_not_started(why: str) -> str:
    return f"The server can’t be started: {why}."


def server_still_starts(*, seconds: int, log: str) -> str:
    return f"The server has not started within {formats.number(seconds)} seconds. See its log: {log}"


def server_silent(log: str) -> str:
    return f"The server did not start, and its log is empty: {log}"


def server_failed(why: str) -> str:
    return f"The server did not start: {why}"


def link_ended() -> str:
    return "The connection to the server is closed."


def link_busy() -> str:
    return "Too many commands wait for the server’s answer."


def name_missing() -> str:
    return "Type a name. Other players see it."


def name_too_long(*, longest: int, length: int) -> str:
    return f"A name can have {formats.number(longest)} characters; this one has {formats.number(length)}."


def name_too_wide(*, widest: int, width: int) -> str:
    return f"A name can be {formats.number(widest)} columns wide; this one takes {formats.number(width)}."


def name_hidden_character() -> str:
    return "This name has a character that can’t be seen. Remove it."


def bad_profile(name: str) -> str:
    return f"“{name}” can’t name a profile. Use up to 32 letters, digits, - and _."


def key_unusable(*, path: str, why: str) -> str:
    return f"The key file {path} can’t be used: {why}."


def key_damaged(path: str) -> str:
    return f"The key file {path} is damaged: it should hold 64 hex digits. Repair or remove it."


def directory_not_made(*, path: str, why: str) -> str:
    return f"The directory {path} can’t be made: {why}."


def readable_by_others(*, path: str, why: str) -> str:
    return f"Other users of this machine can read {path}, and that can’t be changed ({why}): it should be yours alone. Run chmod go= {path} as its owner."


def file_not_written(*, path: str, why: str) -> str:
    return f"The file {path} can’t be written: {why}."


def file_not_removed(*, path: str, why: str) -> str:
    return f"The file {path} can’t be removed: {why}."


def settings_unreadable(*, path: str, why: str) -> str:
    return f"The settings in {path} can’t be read: {why}. The defaults are used."


def unknown_setting(*, name: str, names: Sequence[str], path: str | None) -> str:
    return f"There is no setting “{name}”. The settings are {formats.every(names)}." if path is None else f"In {path}: there is no setting “{name}”. The settings are {formats.every(names)}."


def bad_setting(*, value: str, name: str, values: Sequence[str], path: str | None) -> str:
    return f"“{value}” is not a value of {name}: choose {formats.either(values)}." if path is None else f"In {path}: “{value}” is not a value of {name}: choose {formats.either(values)}."


language.register(globals())
