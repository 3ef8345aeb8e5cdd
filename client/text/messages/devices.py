"""Linking devices: a second device becomes the same person.

Made from client/text/en/devices.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def until(until: int) -> str:
    return f"The link works once, until {formats.time_of_day(until)}."


def keep_secret() -> str:
    return "Only open it on a device of your own: a linked device can play as you."


def permanent() -> str:
    return "A linked device is permanently the same person: it has the same games, and you can’t undo this."


def open_or_run(command: str) -> str:
    return f"Open a link on your other device, or run there: {command}"


def asked() -> str:
    return "A device has opened your link. Does it show this number?"


def confirm_link() -> str:
    return "Link that device? yes or no:"


def sent() -> str:
    return "Confirm on the other device."


def linked() -> str:
    return "Your devices are linked."


def declined() -> str:
    return "The other device declined."


def waiting() -> str:
    return "Check that your other device shows this number, and confirm there."


def offered(name: str | None) -> str:
    return "Your other device has sent your identity." if name is None else f"Your other device has sent the identity of {formats.name(name)}."


def replaces() -> str:
    return "It replaces the identity that this device has on this server. Games that only this device has are no longer yours."


def confirm_take() -> str:
    return "Use this identity? yes or no:"


def cancelled() -> str:
    return "The other device cancelled the link."


def tampered() -> str:
    return "The message was changed on its way. Make a new link."


def bad_link() -> str:
    return "This link is incomplete. Copy it again, or make a new one."


def server_missing() -> str:
    return "Enter the whole link, or add the server by --server."


def not_linked() -> str:
    return "The devices are not linked."


language.register(globals())
