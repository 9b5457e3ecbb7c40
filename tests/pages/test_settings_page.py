"""The Settings page: what is chosen acts and is kept, keys are nowhere to be seen, data are brought in or refused whole."""

import io
import json
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from streamlit.testing.v1 import AppTest

from core.llm.profile import Profile, keep_key, read_key
from core.llm.profiles import ProfileStore
from core.sandbox.importers.csv_template import write_template
from core.sandbox.library import SandboxLibrary
from pages.settings.sandboxes import MEGABYTES
from studio.preferences import Preferences, PreferenceStore
from tests.pages.conftest import ENTRY

Studio = Callable[..., AppTest]


def texts(app: AppTest) -> str:
    """All that the page says, without the signs by which Markdown leaves characters as they are."""
    said = (*app.markdown, *app.caption, *app.error, *app.success, *app.info)
    return "\n".join(str(one.value) for one in said).replace("\\", "")


def test_a_currency_and_its_rate_are_kept_and_shown(studio: Studio, home: Path) -> None:
    app = studio("settings")
    assert not app.exception
    app.selectbox(key="settings_currency").set_value("USD").run()
    app.number_input(key="settings_rate-USD").set_value(0.14).run()
    assert "USD" in texts(app)
    assert "140" in texts(app)
    assert PreferenceStore(home).of(None) == Preferences(currency="USD", rate=0.14)


def test_what_was_kept_is_there_on_the_next_visit(studio: Studio, home: Path) -> None:
    PreferenceStore(home).keep(None, Preferences(currency="EUR", rate=0.125, in_miles=True))
    app = studio("settings")
    assert "EUR" in texts(app)
    assert "6.2 英里" in texts(app)


def test_without_a_rate_prices_stay_in_yuan(studio: Studio, home: Path) -> None:
    app = studio(page="settings")
    app.selectbox(key="settings_currency").set_value("USD").run()
    assert not app.exception
    assert any("汇率" in element.value and "人民币" in element.value for element in app.markdown)
    assert PreferenceStore(home).of(None).currency == "CNY"


def test_an_address_of_no_tiles_is_refused_in_the_words_of_the_page(studio: Studio) -> None:
    app = studio(page="settings")
    next(one for one in app.text_input if one.label == "瓦片网址").set_value("ftp://nowhere")
    next(one for one in app.button if one.label == "保存").click().run()
    assert "瓦片网址" in app.error[0].value
    assert "TRIPSTUDIO" not in app.error[0].value


def test_the_explorer_shows_prices_in_the_currency_that_was_chosen(studio: Studio, home: Path) -> None:
    PreferenceStore(home).keep(None, Preferences(currency="EUR", rate=0.5))
    table = studio("explore", kinds="sight").dataframe[0].value
    assert table["价格 (EUR)"].iloc[0] == 30


def test_a_tile_address_is_kept_for_all_or_refused(studio: Studio, home: Path) -> None:
    app = studio("settings")
    box = next(one for one in app.text_input if one.label == "瓦片网址")
    box.set_value("javascript:alert(1)")
    next(button for button in app.button if button.label == "保存").click().run()
    assert PreferenceStore(home).tiles() is None
    assert app.error
    next(one for one in app.text_input if one.label == "瓦片网址").set_value(
        "https://t.example/{z}/{x}/{y}.png"
    )
    next(button for button in app.button if button.label == "保存").click().run()
    kept = PreferenceStore(home).tiles()
    assert kept is not None
    assert kept.origin == "https://t.example"


def test_a_file_of_settings_that_cannot_be_read_is_said(studio: Studio, home: Path) -> None:
    home.mkdir(exist_ok=True)
    home.joinpath("settings.json").write_text("{broken", encoding="utf-8")
    app = studio("settings")
    assert "settings.json" in texts(app)
    assert not app.exception


def test_a_model_is_added_without_a_key_in_a_file(studio: Studio, home: Path) -> None:
    app = studio("settings")
    for label, value in (
        ("名称", "mine"),
        ("服务器网址", "http://127.0.0.1:9/v1"),
        ("模型", "small"),
        ("存放密钥的环境变量", "MY_KEY"),
    ):
        next(one for one in app.text_input if one.label == label).set_value(value)
    next(button for button in app.button if button.label == "添加").click().run()
    (kept,) = ProfileStore(home).all()
    assert (kept.name, kept.model, kept.key_env) == ("mine", "small", "MY_KEY")
    assert "密钥在环境变量 MY_KEY" in texts(app)


@pytest.mark.parametrize(
    ("locale", "why"), [("zh", "应是 http 或 https 网址"), ("en", "an http(s) address such as")]
)
def test_what_is_refused_stays_typed_and_is_told_in_the_reader_s_words(
    studio: Studio, home: Path, locale: str, why: str
) -> None:
    app = studio("settings", lang={"zh": "中文", "en": "English"}[locale])
    for field, value in (("name", "mine"), ("address", "nowhere"), ("model", "small")):
        app.text_input(key=f"settings_model_{field}").set_value(value)
    add = next(button for button in app.button if button.label in ("添加", "Add")).click().run()
    assert why in texts(add)
    assert app.text_input(key="settings_model_name").value == "mine"
    app.text_input(key="settings_model_address").set_value("http://127.0.0.1:9/v1")
    next(button for button in app.button if button.label in ("添加", "Add")).click().run()
    assert [one.name for one in ProfileStore(home).all()] == ["mine"]
    assert app.text_input(key="settings_model_name").value == ""


def test_an_address_with_a_key_in_it_is_refused_and_not_repeated(studio: Studio, home: Path) -> None:
    app = studio("settings")
    for label, value in (
        ("名称", "mine"),
        ("服务器网址", "http://me:sk-secret@127.0.0.1/v1"),
        ("模型", "small"),
    ):
        next(one for one in app.text_input if one.label == label).set_value(value)
    next(button for button in app.button if button.label == "添加").click().run()
    assert app.error
    assert "sk-secret" not in texts(app)
    assert ProfileStore(home).all() == ()


def test_a_server_that_does_not_answer_is_told_by_the_test_button(studio: Studio, home: Path) -> None:
    ProfileStore(home).add(Profile(name="mine", base_url="http://127.0.0.1:9/v1", model="small", timeout=1))
    app = studio("settings")
    app.button(key="test-mine").click().run()
    assert "✖" in texts(app)
    assert not app.exception


class Keys(KeyringBackend):
    """A keyring that forgets with the test."""

    priority = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.held: dict[tuple[str, str], str] = {}

    def set_password(self, service: str, username: str, password: str) -> None:
        self.held[service, username] = password

    def get_password(self, service: str, username: str) -> str | None:
        return self.held.get((service, username))

    def delete_password(self, service: str, username: str) -> None:
        del self.held[service, username]


@pytest.fixture
def keys() -> Iterator[Keys]:
    """The system's keyring during a test."""
    before, held = keyring.get_keyring(), Keys()
    keyring.set_keyring(held)
    yield held
    keyring.set_keyring(before)


def test_a_model_that_was_removed_is_taken_back_with_its_key(studio: Studio, home: Path, keys: Keys) -> None:
    mine = Profile(name="mine", base_url="http://127.0.0.1:9/v1", model="small", key_in_keyring=True)
    ProfileStore(home).add(mine)
    keep_key("mine", "sk-mine")
    app = studio("settings")
    app.button(key="remove-mine").click().run()
    assert ProfileStore(home).all() == ()
    assert keys.held == {}
    app.button(key="settings_model_undo_key").click().run()
    assert ProfileStore(home).all() == (mine,)
    assert read_key(mine) == "sk-mine"


def test_it_says_that_only_this_machine_can_reach_it_or_who_else(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIPSTUDIO_HOSTS", "studio.example.org")
    said = texts(studio("settings"))
    assert "studio.example.org" in said
    assert "没有设置登录" in said


def zipped(folder: Path) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as out:
        for path in sorted(folder.rglob("*")):
            out.write(path, path.relative_to(folder.parent))
    return made.getvalue()


def drop(app: AppTest, name: str, content: bytes) -> AppTest:
    next(one for one in app.selectbox if one.label == "数据格式").set_value("csv")
    next(one for one in app.text_input if one.label == "新数据的名称").set_value("dropped")
    app.file_uploader(key="settings_zip").upload(name, content, "application/zip")
    app.run()
    return app.button(key="import_do").click().run()


def test_a_zip_that_is_dropped_becomes_a_sandbox(studio: Studio, home: Path, tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    app = drop(studio("settings"), "mine.zip", zipped(tmp_path / "mine"))
    assert not app.exception
    assert "dropped" in SandboxLibrary(home).names()
    assert "dropped" in texts(app)


@pytest.mark.parametrize(
    ("name", "content"),
    [("mine.zip", b"no zip at all"), ("mine.zip", b""), ("empty.zip", b"PK\x05\x06" + b"\0" * 18)],
)
def test_what_is_no_data_is_refused_whole(studio: Studio, home: Path, name: str, content: bytes) -> None:
    app = drop(studio("settings"), name, content)
    assert app.error
    assert not app.exception
    assert SandboxLibrary(home).names() == ("demo",)


def test_no_setting_is_a_raw_value(studio: Studio) -> None:
    app = studio("settings")
    assert not app.json
    assert json.dumps({}) not in texts(app)


def test_the_server_takes_files_as_large_as_the_page_says() -> None:
    written = (ENTRY.with_name(".streamlit") / "config.toml").read_text(encoding="utf-8")
    assert tomllib.loads(written)["server"]["maxUploadSize"] >= MEGABYTES
