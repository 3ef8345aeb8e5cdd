"""Puts errors into words."""

from collections.abc import Callable, Mapping

from client.net.errors import ClientError
from client.text.messages import errors

_MESSAGES: Mapping[str, Callable[..., str]] = {
    message.__name__: message
    for message in (
        errors.unknown_scheme,
        errors.bad_path,
        errors.address_missing,
        errors.code_missing,
        errors.bad_room_code,
        errors.server_missing,
        errors.ipv6_brackets,
        errors.bad_host,
        errors.bad_ipv6,
        errors.bad_port,
        errors.games_not_loaded,
        errors.server_on_other_port,
        errors.server_not_open,
        errors.port_used,
        errors.server_not_stopped,
        errors.server_still_stops,
        errors.server_secure,
        errors.server_not_started,
        errors.server_still_starts,
        errors.server_silent,
        errors.server_failed,
        errors.link_ended,
        errors.link_busy,
        errors.name_missing,
        errors.name_too_long,
        errors.name_too_wide,
        errors.name_hidden_character,
        errors.bad_profile,
        errors.key_unusable,
        errors.key_damaged,
        errors.directory_not_made,
        errors.readable_by_others,
        errors.file_not_written,
        errors.file_not_removed,
        errors.settings_unreadable,
        errors.unknown_setting,
        errors.bad_setting,
    )
}
"""The messages for the reasons of errors, by name."""


def explain(error: Exception) -> str:
    """Return the sentence that explains an error: the message for its reason, else its text.

    >>> explain(ClientError(reason="bad_ipv6", host="fd00::g")), explain(ValueError("Enter a number."))
    ('“fd00::g” is not an IPv6 address.', 'Enter a number.')
    """
    if isinstance(error, ClientError) and error.reason:
        return _MESSAGES[error.reason](**error.data)
    return str(error)
