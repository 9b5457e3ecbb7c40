"""Settings that cannot be used: each is told in one sentence that names it, and none is taken for another."""

from pathlib import Path

import pytest

from core.bench.store.runs import RunStore
from core.errors import InputError, TripStudioError
from core.llm.profile import profile_of_environment
from studio.settings import read_settings

HOSTS = [
    "*", "*.example.org", "http://x", "x/", "x:80", "a b", "-a", "a-", ".", "a..b/", "x;script-src *", "x'y", "a\nb", "é.example",
    "\u202ea", "x" * 300, "[::1]", "x@y", "%00", "{{9**9}}",
]  # fmt: skip
WORKERS = ["0", "-1", "65", "1.5", "1e1", "٣", "²", " 2", "2 ", "0x2", "9" * 5000, "x", "True", "1_0", "+2"]
TILES = [
    "javascript:alert(1)", "file:///{z}", "//t/{z}", "https://t.example/{z};script-src *", "https://t.example/ {z}",
    "https://t.example/{z}'", 'https://t.example/{z}"', "https://t.example/<script>", "https://t.example/{{9**9}}",
    "https://t.example/{q}", "https://t.example\\{z}", "https://u:p@t.example/{z}", "https://*/{z}", "https://t.example,b/{z}", "x",
]  # fmt: skip
READ_ONLY = ["yes", "true", "2", "01", " 1", "１", "1\n"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("HOSTS", value) for value in HOSTS),
        *(("WORKERS", value) for value in WORKERS),
        *(("TILES", value) for value in TILES),
        *(("READ_ONLY", value) for value in READ_ONLY),
    ],
)
def test_a_setting_that_cannot_be_used_is_told(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(InputError) as told:
        read_settings({"TRIPSTUDIO_HOME": str(tmp_path), f"TRIPSTUDIO_{name}": value})
    assert len(str(told.value)) < 700


MODELS = [
    "file:///x",
    "http://u:sk-key@h/v1",
    "http://h/v1?key=sk-key",
    "http://h/v1#sk-key",
    "http://h\n/v1",
    "h/v1",
    "https://[",
]


@pytest.mark.parametrize("address", MODELS)
def test_a_model_of_the_environment_that_cannot_be_asked_is_told(address: str) -> None:
    with pytest.raises(InputError) as told:
        profile_of_environment({"OPENAI_BASE_URL": address, "TRIPSTUDIO_MODEL": "m"})
    assert "sk-key" not in str(told.value)


DATABASES = [
    "x", "://", "file:///etc/passwd", "postgresql://u:sk-key@h:x/n", "postgresql://u:sk-key@h:99999999/n", "postgresql://[::1",
    "postgresql://u:sk-key@127.0.0.1:1/n", "postgresql://u:sk-key@127.0.0.1:1/n?host=/nowhere", "oracle://u:sk-key@h/n",
    "mysql://u:sk-key@h/n", "sqlite:////proc/no/such/file", "sqlite:////etc", "sk-key\0://", "postgresql+asyncpg://u:sk-key@h/n",
    "postgresql://u:sk-key@127.0.0.1:1/n?sslmode=sk", "duckdb:///:memory:?key=sk-key",
]  # fmt: skip


@pytest.mark.parametrize("address", DATABASES)
def test_a_database_that_cannot_be_opened_is_told_without_its_password(address: str) -> None:
    with pytest.raises(TripStudioError) as told:
        RunStore(address)
    assert "sk-key" not in f"{told.value.text}"
