"""What the system says of a file, in a sentence that people understand, with what to do."""

import errno
from pathlib import Path

from core.errors import FileError, TripStudioError
from core.text import Text

_SENTENCES: dict[int, tuple[str, str]] = {
    errno.ENOSPC: ("磁盘已满，请先腾出空间", "the disk is full: make room first"),
    errno.EDQUOT: ("磁盘配额已用完，请先腾出空间", "the quota of the disk is used up: make room first"),
    errno.EFBIG: ("文件超过了允许的大小", "the file would be larger than is allowed here"),
    errno.EROFS: ("磁盘是只读的，请换一个位置", "the disk is read-only: choose another place"),
    errno.EACCES: (
        "没有权限，请检查文件和文件夹的权限",
        "it is not permitted: check the rights of file and folder",
    ),
    errno.EPERM: (
        "没有权限，请检查文件和文件夹的权限",
        "it is not permitted: check the rights of file and folder",
    ),
    errno.ENOENT: ("文件或文件夹不存在，请检查路径", "there is no such file or folder: check the path"),
    errno.ENOTDIR: (
        "路径中有一段是文件而不是文件夹，请检查路径",
        "a part of the path is a file and not a folder: check the path",
    ),
    errno.EEXIST: ("已有同名的文件，请检查路径", "there is a file of that name already: check the path"),
    errno.EISDIR: ("这是文件夹，请给出文件", "it is a folder: name a file"),
    errno.ENAMETOOLONG: ("名字太长，请换短一些的", "the name is too long: choose a shorter one"),
    errno.ELOOP: ("链接指向自己，请检查路径", "the link leads to itself: check the path"),
    errno.EMFILE: ("打开的文件太多，请稍后再试", "too many files are open: try again later"),
    errno.ENFILE: ("打开的文件太多，请稍后再试", "too many files are open: try again later"),
    errno.ENXIO: ("没有程序在读这个管道", "nothing reads from this pipe"),
    errno.EIO: ("磁盘读写出错，请检查磁盘", "the disk does not answer as it should: check it"),
    errno.ENOMEM: ("内存不足", "there is not enough memory"),
}


def sentence_of(error: BaseException) -> Text | None:
    """What to tell of an error: its own sentence, or the system's without the place on this machine; None for one that
    nobody expected."""
    if isinstance(error, TripStudioError):
        return error.text
    if isinstance(error, OSError):
        named = error.filename if isinstance(error.filename, str) else ""
        return file_error(error, Path(named).name).text
    if isinstance(error, MemoryError | RecursionError):
        return Text("内容太大或嵌套太深，无法处理", "this is too large, or nested too deeply, to be handled")
    if _is_of_a_database(error):
        return Text(
            "数据库拒绝了这次读写：内容可能刚被别人改动，或文件已损坏；请刷新后再试",
            "the database refused this: somebody may just have changed it, or its file is damaged; load it anew and try again",
        )
    return None


def _is_of_a_database(error: BaseException) -> bool:
    # nearly everything names faults of files; what talks to databases is slow to load, and needed where it failed alone
    import sqlite3

    import duckdb
    from sqlalchemy.exc import SQLAlchemyError

    return isinstance(error, SQLAlchemyError | sqlite3.Error | duckdb.Error)


def file_error(error: OSError, path: Path | str | None = None) -> FileError:
    """The fault of a file as an error with its sentence. `path` is what the person named; else what the system did."""
    zh, en = _SENTENCES.get(
        error.errno or 0,
        (f"系统报告 {error.strerror or error}", f"the system says {error.strerror or error}"),
    )
    named = path if path is not None else error.filename
    where = str(named or "")
    return FileError(f"{where}：{zh}" if where else zh, f"{where}: {en}" if where else en)
