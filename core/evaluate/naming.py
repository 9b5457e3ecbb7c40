"""The names in what a report says, in the words of readers: what is written to a file is read by itself."""

from dataclasses import replace
from typing import get_args

from core.model.report import Report
from core.sandbox.names.place_names import names_of
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text


def with_names_said(report: Report, sandbox: Sandbox, city: str | None) -> Report:
    """The report with the names of the sandbox, and of the places of a city of it, said in each language."""
    zh, en = (names_of(sandbox, city, language) for language in get_args(Language))

    def said(message: Text) -> Text:
        return Text(message.says("zh", zh), message.says("en", en))

    return replace(
        report,
        violations=tuple(replace(one, message=said(one.message)) for one in report.violations),
    )
