"""The check of a finished match: that its deal was fair."""

from client.games.fair_deal_text import verdict_sentences
from client.room.pages.setting import Setting, sign
from client.text.lines import Line, Run
from client.text.messages import fair_deal as fair_deal_text
from client.text.tones import Tone


def checks(setting: Setting, cells: int) -> list[Line]:
    """Return the result of the commitment's check."""
    checked = setting.model.checked
    if checked is None:
        return [(Run(fair_deal_text.checking(), Tone.DIM),)]
    said = verdict_sentences(checked.verdict, setting.say.findings(), numbered=setting.numbered)
    return [line for good, text in said for line in sign(setting, good, text, cells)]
