"""Some of the travellers, of whom a clause in Chinese says where they sleep: 学生住4间, 老板单独一间."""

import re

from core.understand.patterns.pattern import compiled

OF_SOME = compiled(
    r"\s*(?:我们?|咱们?|[他她]们|学生|老师|孩子|家长|大人|老人|男生|女生|男的|女的|领导|客户|司机|爸妈|父母|公婆|岳父母|爷爷奶奶|爷爷|奶奶|外公外婆|外公|外婆|姥姥|姥爷|丈母娘|婆婆|岳母|岳父|公公|夫妻|教练|队员|员工|嘉宾|老板|弟弟|妹妹|哥哥|姐姐|我妈|我爸|我个人|[他她我](?!们))(?:们|俩|仨|几个)?(?:[一两二三四五六七八九十\d]+[个名位]?人?)?(?:分别|一起|都|要|得|各|刚好|正好|就)*(?:住|睡|要|订|开|用|(?=(?:单独)?[一两二三四五六七八九十\d]+间))"
)
"""What begins a clause that says where some of the travellers sleep."""
_OF_US = re.compile(r"\s*(?:我|咱)")


def is_of_some(clause: str) -> bool:
    """Whether a clause says where some of the travellers sleep, so that its rooms are not all of them."""
    return OF_SOME.match(clause) is not None and _OF_US.match(clause) is None
