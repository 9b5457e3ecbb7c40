import pytest
from pydantic import BaseModel, ConfigDict

from core.errors import AnswerFormatError
from core.llm.answers import ask_for, read_form, read_json
from core.llm.messages import Message
from tests.fakes.reactions import Lines, Said
from tests.fakes.server import serving


class City(BaseModel):
    model_config = ConfigDict(extra="forbid")
    city: str
    days: int


@pytest.mark.parametrize(
    "text",
    [
        '{"city": "武汉", "days": 3}',
        '```json\n{"city": "武汉", "days": 3}\n```',
        'Here is the plan:\n```\n{"city": "武汉", "days": 3}\n```\nHave a nice trip {really}!',
        '当然可以！{"city": "武汉", "days": 3} 祝旅途愉快',
        "{'city': '武汉', 'days': 3,}",
        '{"city": "武汉", "days": 3',
        '{city: "武汉", days: 3}',
        '{"city": "武汉" // the capital\n, "days": 3}',
    ],
    ids=["bare", "fenced", "fenced amid prose", "amid prose", "quotes", "cut", "keys", "comment"],
)
def test_json_is_found_and_repaired(text) -> None:
    assert read_json(text) == {"city": "武汉", "days": 3}


@pytest.mark.parametrize("text", ["", "抱歉，我无法规划", "42", "长" * 200_000, "{" * 150_000])
def test_what_holds_no_json_is_refused(text) -> None:
    with pytest.raises(AnswerFormatError):
        read_json(text)


def test_an_answer_out_of_form_names_its_field() -> None:
    with pytest.raises(AnswerFormatError, match="days"):
        read_form('{"city": "武汉", "days": "many"}', City)


def test_a_model_may_mend_its_answer(open_client) -> None:
    with serving(Lines(Said('{"city": "武汉"}'), Said('{"city": "武汉", "days": 3}'))) as server:
        model = open_client(server).for_run()
        assert ask_for(model, (Message("user", "where?"),), City) == City(city="武汉", days=3)
        assert "days" in server.bodies[1]["messages"][-1]["content"]


def test_a_model_that_never_keeps_the_form_is_given_up(open_client) -> None:
    with serving(Lines(Said("no"))) as server:
        with pytest.raises(AnswerFormatError):
            ask_for(open_client(server).for_run(), (Message("user", "where?"),), City, attempts=3)
        assert len(server.bodies) == 3
