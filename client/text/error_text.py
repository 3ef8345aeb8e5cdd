"""Puts errors into words."""

from client.net.errors import ClientError
from client.text.messages import errors


def explain(error: Exception) -> str:
    """Return the sentence that explains an error: the message for its reason, else its text.

    >>> explain(ClientError(reason="bad_ipv6", host="fd00::g")), explain(ValueError("Enter a number."))
    ('“fd00::g” is not an IPv6 address.', 'Enter a number.')
    """
    if isinstance(error, ClientError) and error.reason:
        sentence: str = getattr(errors, error.reason)(**error.data)
        return sentence
    return str(error)
