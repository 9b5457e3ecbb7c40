import os
import stat
import subprocess
import zipfile
from pathlib import Path

import pytest

from core.errors import SandboxError
from core.sandbox.importers import source
from core.sandbox.importers.csv_folder import CsvImporter
from core.sandbox.importers.csv_layout import COLUMNS
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.importers.source import opened_source

NEEDS = tuple(COLUMNS)


def pack(folder: Path, archive: Path, prefix: str = "") -> Path:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for path in sorted(folder.iterdir()):
            out.write(path, prefix + path.name)
    return archive


def refusal(path: Path | str) -> str:
    with pytest.raises(SandboxError) as caught, opened_source(str(path), NEEDS):
        pass
    return str(caught.value)


@pytest.mark.parametrize("prefix", ["", "one/", "one/two/"])
def test_a_zip_is_read_wherever_its_data_lies(template: Path, tmp_path: Path, prefix: str) -> None:
    with opened_source(str(pack(template, tmp_path / "a.zip", prefix)), NEEDS) as folder:
        assert CsvImporter().read(folder).cities == EXAMPLE.cities


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_chinese_names_in_a_zip_survive_without_a_mark_of_their_encoding(
    template: Path, tmp_path: Path, encoding: str
) -> None:
    archive = pack(template, tmp_path / "a.zip")
    name = "上海.json".encode(encoding)
    with zipfile.ZipFile(archive, "a") as out:
        out.writestr("x" * len(name), "{}")
    archive.write_bytes(archive.read_bytes().replace(b"x" * len(name), name))
    with opened_source(str(archive), NEEDS) as folder:
        assert (folder / "上海.json").read_text(encoding="utf-8") == "{}"


def test_a_folder_is_read_in_place(template: Path) -> None:
    with opened_source(str(template), NEEDS) as folder:
        assert folder == template
    assert template.is_dir()


def git(*arguments: str, folder: Path) -> None:
    identity = {
        "GIT_AUTHOR_NAME": "a",
        "GIT_AUTHOR_EMAIL": "a@b.c",
        "GIT_COMMITTER_NAME": "a",
        "GIT_COMMITTER_EMAIL": "a@b.c",
    }
    subprocess.run(
        ["git", *arguments], cwd=folder, check=True, capture_output=True, env={**os.environ, **identity}
    )


@pytest.mark.parametrize("address", ["path", "file"])
def test_a_git_repository_is_read(template: Path, tmp_path: Path, address: str) -> None:
    git("init", "--quiet", folder=template)
    git("add", ".", folder=template)
    git("commit", "--quiet", "-m", "data", folder=template)
    bare = tmp_path / "bare.git"
    git("clone", "--quiet", "--bare", str(template), str(bare), folder=tmp_path)
    with opened_source(str(bare) if address == "path" else bare.as_uri(), NEEDS) as folder:
        assert CsvImporter().read(folder).cities == EXAMPLE.cities


def test_a_repository_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "cannot clone the git repository" in refusal((tmp_path / "none.git").as_uri())


def test_a_password_in_an_address_is_not_shown(tmp_path: Path) -> None:
    told = refusal(f"file://me:secret@{tmp_path}/none.git")
    assert "secret" not in told


@pytest.mark.parametrize("missing", ["nowhere", "ext::sh -c true", "--upload-pack=true"])
def test_what_is_neither_is_told(tmp_path: Path, missing: str) -> None:
    assert "give a folder, a zip file or the address" in refusal(missing)


def test_a_folder_without_the_data_is_told_what_it_lacks(template: Path) -> None:
    (template / "metro.csv").unlink()
    assert "it lacks metro.csv" in refusal(template)


def test_a_truncated_zip_is_refused(template: Path, tmp_path: Path) -> None:
    archive = pack(template, tmp_path / "a.zip")
    archive.write_bytes(archive.read_bytes()[:-200])
    assert "a.zip is not an intact zip file" in refusal(archive)


def test_a_zip_with_a_spoilt_entry_is_refused(template: Path, tmp_path: Path) -> None:
    archive = pack(template, tmp_path / "a.zip")
    raw = bytearray(archive.read_bytes())
    raw[60:80] = bytes(20)
    archive.write_bytes(raw)
    assert "a.zip is not an intact zip file" in refusal(archive)


def test_a_file_that_is_no_zip_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("hello", encoding="utf-8")
    assert "a.txt is not an intact zip file" in refusal(tmp_path / "a.txt")


def test_a_zip_with_a_password_is_told_as_that(tmp_path: Path) -> None:
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr("cities.csv", "x")
    raw = bytearray(archive.read_bytes())
    for at in (6, raw.index(b"PK\x01\x02") + 8):
        raw[at] |= 1
    archive.write_bytes(raw)
    assert "it has a password" in refusal(archive)


def test_a_refusal_has_no_word_of_the_library_in_its_chinese(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_text("hello", encoding="utf-8")
    with pytest.raises(SandboxError) as caught, opened_source(str(tmp_path / "a.zip"), NEEDS):
        pass
    assert caught.value.text.zh == "a.zip 不是完好的 zip 文件：请重新下载或打包"


@pytest.mark.parametrize(
    "name", ["../evil.csv", "data/../../evil.csv", "/evil.csv", "..\\evil.csv", "C:\\evil.csv"]
)
def test_a_zip_that_points_outside_writes_nothing(tmp_path: Path, name: str) -> None:
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr(name, "x")
    assert "points outside of it" in refusal(archive)
    assert [path.name for path in tmp_path.rglob("*")] == ["a.zip"]


def test_a_zip_with_a_link_is_refused(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("cities.csv")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr(link, "/etc/passwd")
    assert "symbolic link" in refusal(archive)


def test_a_bomb_is_refused_before_anything_is_unpacked(tmp_path: Path) -> None:
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out, out.open("cities.csv", "w") as entry:
        for _ in range(64):
            entry.write(bytes(1024 * 1024))
    assert "it unpacks to over" in refusal(archive)


def test_a_zip_that_declares_ten_gigabytes_is_refused(tmp_path: Path) -> None:
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr("cities.csv", b"abcd")
    raw = bytearray(archive.read_bytes())
    directory = raw.index(b"PK\x01\x02")
    raw[directory + 24 : directory + 28] = (4_000_000_000).to_bytes(4, "little")
    archive.write_bytes(raw)
    assert "it unpacks to over" in refusal(archive)


def test_a_zip_of_many_files_that_together_are_too_much_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "MAX_BYTES", 1000)
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as out:
        for number in range(11):
            out.writestr(f"{number}.csv", "x" * 100)
    assert "it unpacks to over" in refusal(archive)


def test_a_zip_of_very_many_files_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MAX_FILES", 10)
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as out:
        for number in range(11):
            out.writestr(f"{number}.csv", "")
    assert "it has 11 files" in refusal(archive)


def test_a_zip_that_holds_more_than_it_declares_is_refused(tmp_path: Path) -> None:
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr("cities.csv", bytes(1024 * 1024))
    raw = bytearray(archive.read_bytes())
    directory = raw.index(b"PK\x01\x02")
    for at in (22, directory + 24):
        raw[at : at + 4] = (10).to_bytes(4, "little")
    archive.write_bytes(raw)
    assert "not an intact zip file" in refusal(archive)
