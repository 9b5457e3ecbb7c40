import json
from pathlib import Path

import pytest

from core.errors import InputError
from core.llm.profile import Profile, profile_of_environment, read_key, read_profile
from core.llm.profiles import ProfileStore

GIVEN = {
    "name": "deepseek",
    "base_url": "https://api.example.com/v1",
    "model": "chat",
    "key_env": "DEEPSEEK_KEY",
}


def test_a_profile_is_kept_and_found_again(tmp_path: Path) -> None:
    ProfileStore(tmp_path).add(read_profile({**GIVEN, "price_in": 2, "price_out": 8, "context": 64000}))
    found = ProfileStore(tmp_path).get("deepseek", {})
    assert (found.model, found.context, found.price.of(1_000_000, 1_000_000)) == ("chat", 64000, 10.0)


def test_a_profile_of_the_same_name_replaces_the_older(tmp_path: Path) -> None:
    store = ProfileStore(tmp_path)
    store.add(read_profile(GIVEN))
    store.add(read_profile({**GIVEN, "model": "reasoner"}))
    assert [one.model for one in store.all()] == ["reasoner"]


def test_a_removed_profile_is_gone(tmp_path: Path) -> None:
    store = ProfileStore(tmp_path)
    store.add(read_profile(GIVEN))
    store.remove("deepseek")
    with pytest.raises(InputError, match="no profile 'deepseek'"):
        store.get("deepseek", {})


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"base_url": "api.example.com"}, "base_url"),
        ({"base_url": "https://me:secret@api.example.com"}, "base_url"),
        ({"base_url": "https://api.example.com/?key=secret"}, "base_url"),
        ({"name": "../evil"}, "name"),
        ({"model": ""}, "model"),
        ({"temperature": 3}, "temperature"),
        ({"context": 0}, "context"),
        ({"price_in": -1}, "price_in"),
        ({"run_cost": 1.0}, "run_cost"),
        ({"api_key": "sk"}, "api_key"),
    ],
)
def test_a_profile_that_cannot_be_used_is_refused_by_its_field(change, named) -> None:
    with pytest.raises(InputError, match=named) as caught:
        read_profile({**GIVEN, **change})
    assert "secret" not in str(caught.value)


def test_a_key_comes_from_the_named_variable() -> None:
    assert read_key(Profile(**GIVEN), {"DEEPSEEK_KEY": "sk-1"}) == "sk-1"


def test_a_key_that_is_not_there_is_told_by_its_variable() -> None:
    with pytest.raises(InputError, match="DEEPSEEK_KEY"):
        read_key(Profile(**GIVEN), {})


def test_a_server_without_a_key_needs_none() -> None:
    assert read_key(Profile(**{**GIVEN, "key_env": None}), {}) is None


def test_the_environment_is_a_profile() -> None:
    found = profile_of_environment(
        {"OPENAI_BASE_URL": "http://localhost:8000/v1", "TRIPSTUDIO_MODEL": "qwen3"}
    )
    assert found is not None
    assert (found.name, found.base_url, found.model, found.key_env) == (
        "env",
        "http://localhost:8000/v1",
        "qwen3",
        None,
    )


def test_an_environment_without_a_model_is_told() -> None:
    with pytest.raises(InputError, match="TRIPSTUDIO_MODEL"):
        profile_of_environment({"OPENAI_API_KEY": "sk"})


def test_an_empty_environment_is_none() -> None:
    assert profile_of_environment({}) is None


def test_a_method_without_a_model_is_told_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="tripstudio llm add"):
        ProfileStore(tmp_path).wanted(None, {})


def test_a_broken_file_of_profiles_is_named(tmp_path: Path) -> None:
    (tmp_path / "llm.json").write_text("{", encoding="utf-8")
    with pytest.raises(InputError, match=r"llm\.json"):
        ProfileStore(tmp_path).all()


def test_no_key_is_ever_in_the_file(tmp_path: Path) -> None:
    ProfileStore(tmp_path).add(read_profile(GIVEN))
    (record,) = json.loads((tmp_path / "llm.json").read_text(encoding="utf-8"))
    assert record["key_env"] == "DEEPSEEK_KEY"
    assert not any("secret" in str(value) or str(value).startswith("sk-") for value in record.values())
