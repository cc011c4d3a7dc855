"""The public suite finds what it is there to find."""

from importlib.metadata import EntryPoint

import pytest

from tocca.core import registry
from tocca.testing import conformance_tests


def test_an_action_with_a_field_called_text_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the wire `text` is the notation, and would hide the field."""
    entry = EntryPoint("talkative", "tests.conformance.talkative:GAME", registry.GROUP)
    installed = {**registry._find_installed(), entry.name: entry}
    monkeypatch.setattr(registry, "_find_installed", lambda: installed)
    suite = conformance_tests("talkative")()
    suite.test_every_action_has_a_name_and_a_number()  # all else about its actions is as it should be
    with pytest.raises(AssertionError, match=r"Say has a field `text`.* notation"):
        suite.test_no_action_has_a_field_called_text()
