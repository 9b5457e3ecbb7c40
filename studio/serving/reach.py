"""What who starts the studio should know of who else can reach it."""

from collections.abc import Collection

from core.text import Text
from studio.settings import LOOPBACK


def unguarded(
    address: str | None, hosts: Collection[str], *, has_sign_in: bool, is_read_only: bool
) -> Text | None:
    """That everybody who reaches the studio may do everything; None where nobody else does, or one signs in.

    `address` is what it listens on (None: everywhere), `hosts` the names it answers to besides this machine's own.
    """
    if has_sign_in or (address in LOOPBACK and not hosts):
        return None
    if is_read_only:
        return Text(
            "没有设置登录：能访问工作室的人都可以查看所有行程",
            "no sign-in is set up: whoever reaches the studio may look at every trip",
        )
    return Text(
        "没有设置登录：能访问工作室的人都可以查看、修改和删除所有行程；加 --read-only 则只能查看",
        "no sign-in is set up: whoever reaches the studio may look at, change and delete every trip; with --read-only, look",
    )
