"""Where travel data comes from: a folder, a zip file or a git repository; each is a folder while it is read."""

import os
import re
import shutil
import stat
import subprocess
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from core.errors import SandboxError
from core.files.archives import PACKED, entry_name
from core.files.faults import file_error
from core.files.whole import leftovers, unfinished_name
from core.text import Text

MAX_BYTES = 512 * 1024**2
MAX_FILES = 50_000
MAX_RATIO = 200
# a short file of zeros may shrink a thousandfold and do no harm
RATIO_FROM = 16 * 1024**2
GIT_SECONDS = 300
_CHUNK = 1024 * 1024
_DEPTH = 2
_USER_INFO = re.compile(r"//[^/@\s]*@")
_GIT_SCHEMES = ("https", "file", "ssh")


@contextmanager
def opened_source(source: str, needs: tuple[str, ...], called: Text | None = None) -> Iterator[Path]:
    """The folder with the data of a source, which ceases to be when the context ends unless the source is a folder.

    `needs` are the files and folders by which the data is known; it may lie up to two folders deep in the source.
    `called` is what the person knows the source by, where that is not its path or address. Raises SandboxError where the source cannot be had, is dangerous (a zip with outside paths, links or a bomb), or
    has no such data.
    """
    path = Path(source)
    named = called or Text(_without_password(source), _without_password(source))
    if path.is_dir() and not _is_repository(path):
        yield find_root(path, needs, named)
        return
    with _room() as temporary:
        folder = temporary / "source"
        if path.is_file():
            _unzip(path, folder)
        elif path.is_dir() or _is_git_address(source):
            _clone(source, folder, named)
        else:
            raise SandboxError(
                f"找不到 {named.zh}：应为文件夹、zip 文件或 git 仓库地址",
                f"there is no {named.en}: give a folder, a zip file or the address of a git repository",
            )
        yield find_root(folder, needs, named)


@contextmanager
def _room() -> Iterator[Path]:
    """A folder that ceases to be with the context; what processes that are gone left of theirs is removed."""
    temporary = Path(tempfile.gettempdir())
    for old in leftovers(temporary):
        shutil.rmtree(old, ignore_errors=True)
    folder = temporary / unfinished_name()
    try:
        folder.mkdir(mode=0o700)
        yield folder
    except OSError as error:
        raise file_error(error, "") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_root(folder: Path, needs: tuple[str, ...], named: Text) -> Path:
    """The folder that has all of `needs`: the given one, or the first of those up to two deep.

    Raises SandboxError, which tells of it as what it is `named`.
    """
    level = [folder]
    for _ in range(_DEPTH + 1):
        for candidate in level:
            if all((candidate / need).exists() for need in needs):
                return candidate
        level = [child for parent in level for child in sorted(parent.iterdir()) if _may_enter(child)]
    missing = [need for need in needs if not (folder / need).exists()]
    raise SandboxError(
        f"{named.zh} 不是这种沙盒：缺少 {'、'.join(missing)}，请检查路径和种类",
        f"{named.en} is not a sandbox of this kind: it lacks {', '.join(missing)}; check the path and the kind",
    )


def _may_enter(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink() and not path.name.startswith((".", "__MACOSX"))


def _is_repository(path: Path) -> bool:
    """Whether a folder is a bare git repository, which holds its files packed; a work tree is read as any folder."""
    return (path / "HEAD").is_file() and (path / "objects").is_dir()


def _is_git_address(source: str) -> bool:
    try:
        return urlsplit(source).scheme in _GIT_SCHEMES
    # such as `https://[`
    except ValueError:
        return False


def _without_password(text: str) -> str:
    return _USER_INFO.sub("//", text)


def _clone(source: str, folder: Path, named: Text) -> None:
    address = source if _is_git_address(source) else Path(source).resolve().as_uri()
    command = [
        "git",
        "-c",
        "core.symlinks=false",
        "clone",
        "--quiet",
        "--depth",
        "1",
        "--",
        address,
        str(folder),
    ]
    environment = {**os.environ, "GIT_TERMINAL_PROMPT": "0", "GIT_LFS_SKIP_SMUDGE": "1"}
    try:
        subprocess.run(
            command, check=True, capture_output=True, text=True, timeout=GIT_SECONDS, env=environment
        )
    except FileNotFoundError as error:
        raise SandboxError(
            "找不到 git 命令：请先安装，或改用文件夹或 zip",
            "there is no git command: install it, or give a folder or a zip file",
        ) from error
    except subprocess.TimeoutExpired as error:
        raise SandboxError(
            f"{GIT_SECONDS} 秒内未能取得 {named.zh}：请先下载，再导入文件夹",
            f"{named.en} did not arrive within {GIT_SECONDS} seconds: download it first and import the folder",
        ) from error
    except subprocess.CalledProcessError as error:
        reason = _without_password((error.stderr.strip().splitlines() or ["git"])[-1])
        raise SandboxError(
            f"无法取得 git 仓库 {named.zh}（{reason}）：请检查地址",
            f"cannot clone the git repository {named.en} ({reason}): check the address",
        ) from error


def _unzip(path: Path, folder: Path) -> None:
    try:
        folder.mkdir()
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            _refuse_dangers(path, entries)
            left = MAX_BYTES
            for entry in entries:
                left -= _extract(archive, entry, folder, path, left)
    except (zipfile.BadZipFile, zlib.error, EOFError) as error:
        raise SandboxError(
            f"{path.name} 不是完好的 zip 文件：请重新下载或打包",
            f"{path.name} is not an intact zip file: download or pack it again",
        ) from error
    except NotImplementedError as error:
        # which is how zipfile tells of a version or method of packing that it does not know
        raise _refused(
            path, "压缩方法不受支持", "it is packed in another way than zip files usually are"
        ) from error
    except RuntimeError as error:
        # which is how zipfile tells of an encrypted entry, and of nothing else
        raise _refused(path, "它有密码", "it has a password") from error


def _refuse_dangers(path: Path, entries: list[zipfile.ZipInfo]) -> None:
    """Look at what the archive says of itself before anything is written."""
    if len(entries) > MAX_FILES:
        raise _refused(
            path, f"有 {len(entries)} 个文件", f"it has {len(entries):,} files, over {MAX_FILES:,}"
        )
    for entry in entries:
        name = entry_name(entry)
        if name.startswith("/") or ":" in name.split("/")[0] or ".." in PurePosixPath(name).parts:
            raise _refused(
                path, f"{entry.filename!r} 指向压缩包之外", f"{entry.filename!r} points outside of it"
            )
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise _refused(path, f"{entry.filename!r} 是符号链接", f"{entry.filename!r} is a symbolic link")
        if entry.compress_type not in PACKED:
            raise _refused(
                path,
                f"{entry.filename!r} 的压缩方法不受支持",
                f"{entry.filename!r} is packed in another way than zip files usually are",
            )
        if entry.file_size > RATIO_FROM and entry.file_size > MAX_RATIO * max(entry.compress_size, 1):
            raise _bomb(path)
    if sum(entry.file_size for entry in entries) > MAX_BYTES:
        raise _bomb(path)


def _extract(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, folder: Path, path: Path, left: int) -> int:
    """Write one entry and return its size, which counts as it comes: what the archive says of it may be a lie."""
    target = folder / PurePosixPath(entry_name(entry))
    if entry.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        return 0
    target.parent.mkdir(parents=True, exist_ok=True)
    size = 0
    with archive.open(entry) as packed, target.open("xb") as out:
        while chunk := packed.read(_CHUNK):
            size += len(chunk)
            if size > left or size > max(entry.file_size, RATIO_FROM):
                raise _bomb(path)
            out.write(chunk)
    return size


def _bomb(path: Path) -> SandboxError:
    size = f"{MAX_BYTES // 1024**2} MB"
    return _refused(
        path,
        f"解压后异常地大（超过 {size} 或 {MAX_RATIO} 倍）",
        f"it unpacks to over {size} or {MAX_RATIO} times its size",
    )


def _refused(path: Path, zh: str, en: str) -> SandboxError:
    return SandboxError(
        f"拒绝打开 {path.name}：{zh}。请换一个只含沙盒文件的压缩包",
        f"refused to open {path.name}: {en}. Use an archive with nothing but the files of the sandbox",
    )
