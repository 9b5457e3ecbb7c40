"""Files that came packed in a zip, one at a time and in memory, each within a limit; what an archive says of itself is no proof."""

import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import PurePosixPath

from core.errors import FileError

PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Ways of packing that are read; the others ask for as much memory as the archive says."""
MOST_FILES = 1_000
MOST_BYTES = 256 * 1024**2
"""Of all the files of an archive that are read."""

_UTF8_FLAG = 0x800
_DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)
"""What zipfile raises for a damaged archive, one that is packed in another way, and one with a password."""
_OF_SYSTEMS = "__MACOSX"


def entry_name(entry: zipfile.ZipInfo) -> str:
    """The path of an entry. Where nothing marks it as UTF-8, zipfile takes it for code page 437, which Chinese never is."""
    name = entry.filename
    if not entry.flag_bits & _UTF8_FLAG:
        try:
            raw = name.encode("cp437")
        # the archive names it a second time, in UTF-8
        except UnicodeEncodeError:
            return name.replace("\\", "/")
        for encoding in ("utf-8", "gb18030"):
            try:
                name = raw.decode(encoding)
                break
            except UnicodeDecodeError:
                continue
    return name.replace("\\", "/")


@dataclass(frozen=True, slots=True)
class PackedFile:
    """A file of an archive: its name without folders, and how it is read, which raises FileError that names it."""

    name: str
    read: Callable[[], bytes]


def packed_files(
    content: bytes, called: str, *, largest: int, in_all: int = MOST_BYTES
) -> Iterator[PackedFile]:
    """The files of a zip in its order, without folders and what systems put beside them; none may have over `largest` bytes, and what is read no more than `in_all`.

    Raises FileError for what is no zip, or holds more than MOST_FILES; `called` is the zip's own name.
    """
    try:
        archive = zipfile.ZipFile(BytesIO(content))
    except _DAMAGED as error:
        raise FileError(
            f"{called} 不是完好的 zip 文件，请重新下载或打包",
            f"{called} is not an intact zip file: download or pack it again",
        ) from error
    entries = [entry for entry in archive.infolist() if _is_meant(entry)]
    if len(entries) > MOST_FILES:
        raise FileError(
            f"{called} 中的文件超过 {MOST_FILES:,} 个的上限，请分成几个压缩包",
            f"{called} holds more than {MOST_FILES:,} files, which is the limit: make several archives of it",
        )
    left = in_all
    for entry in entries:
        name = PurePosixPath(entry_name(entry)).name

        def read(entry: zipfile.ZipInfo = entry, name: str = name) -> bytes:
            nonlocal left
            most = min(largest, left)
            # one that turns out to be too large was unpacked as far
            left -= most
            found = _read(archive, entry, name, most)
            left += most - len(found)
            return found

        yield PackedFile(name, read)


def _is_meant(entry: zipfile.ZipInfo) -> bool:
    path = PurePosixPath(entry_name(entry))
    is_link = stat.S_ISLNK(entry.external_attr >> 16)
    return not (entry.is_dir() or is_link or _OF_SYSTEMS in path.parts or path.name.startswith("."))


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str, most: int) -> bytes:
    if entry.compress_type not in PACKED:
        raise FileError(
            f"{name} 的压缩方法不受支持", f"{name} is packed in another way than zip files usually are"
        )
    try:
        with archive.open(entry) as packed:
            content = packed.read(most + 1)
    except _DAMAGED as error:
        raise FileError(
            f"{name} 在压缩包中已损坏，或有密码", f"{name} is damaged in the archive, or has a password"
        ) from error
    if len(content) > most:
        raise FileError(f"{name} 解压后太大", f"{name} is too large when it is unpacked")
    return content
