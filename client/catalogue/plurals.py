"""The plural rules of languages for whole numbers, from Unicode's data (CLDR), as both outputs write them.

A translation may write `[one] 1 point`, so a rule for one number does not hold for its negative.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from babel import Locale
from babel.localedata import exists


class UnknownLanguageError(ValueError):
    """Unicode's data has no language of this code."""


@cache
def plural_rules(language: str) -> Mapping[str, str]:
    """Return the condition of each plural category but `other`, with {0} for the number. Raises UnknownLanguageError.

    >>> plural_rules("ru")["one"]
    'abs({0}) % 10 == 1 and abs({0}) % 100 != 11'
    >>> plural_rules("zh")
    {}
    """
    if not (re.fullmatch("[a-z]{2,3}", language) and exists(language)):
        raise UnknownLanguageError(f"{language} is not the code of a language, such as de")
    rules = Locale(language).plural_form.abstract
    conditions = {category: _condition(rule) for category, rule in rules}
    return {category: str(condition) for category, condition in conditions.items() if condition is not False}


def _condition(rule: Any) -> str | bool:
    """Return a rule as a condition. A part that depends on decimals alone has one value for all whole numbers."""
    kind, parts = rule
    match kind:
        case "and":
            return _joined("and", map(_condition, parts))
        case "or":
            return _joined("or", map(_condition, parts))
        case "not":
            ((_, (_, number, (_, ranges))),) = parts
            return _joined("and", (_outside(_number(number), *each) for each in ranges))
    _, number, (_, ranges) = parts
    return _joined("or", (_within(_number(number), *each) for each in ranges))


def _joined(word: str, conditions: Iterable[str | bool]) -> str | bool:
    decisive = word == "or"
    listed = [each for each in conditions if each is not (not decisive)]
    if decisive in listed or not listed:
        return decisive if listed else not decisive
    text = f" {word} ".join(map(str, listed))
    return f"({text})" if decisive and len(listed) > 1 else text


def _number(expression: Any) -> str | int:
    """Return a number of a rule: all that it says about decimals and exponents is 0 for whole numbers."""
    match expression:
        case ("n" | "i", ()):
            return "{0}"
        case ("mod", (of, (_, (modulus,)))):
            number = _number(of)
            return number % modulus if isinstance(number, int) else f"abs({number}) % {modulus}"
    return 0


def _within(number: str | int, first: Any, last: Any) -> str | bool:
    (_, (low,)), (_, (high,)) = first, last
    if isinstance(number, int):
        return bool(low <= number <= high)
    return f"{number} == {low}" if low == high else f"{number} >= {low} and {number} <= {high}"


def _outside(number: str | int, first: Any, last: Any) -> str | bool:
    (_, (low,)), (_, (high,)) = first, last
    if isinstance(number, int):
        return not low <= number <= high
    return f"{number} != {low}" if low == high else f"({number} < {low} or {number} > {high})"
