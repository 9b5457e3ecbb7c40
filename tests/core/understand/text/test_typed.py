"""A text as rules see it: blanks that stand for commas."""

from core.understand.text.writing.typed import typed


def test_blanks_divide_where_a_chinese_writer_has_no_other_sign() -> None:
    assert typed("南京去上海 就2天 想去外滩 迪士尼不去").folded == "南京去上海,就2天,想去外滩,迪士尼不去"


def test_a_blank_or_two_divide_nothing() -> None:
    assert typed("两天去上海 不去外滩 迪士尼").folded == "两天去上海 不去外滩 迪士尼"


def test_blanks_of_a_text_with_commas_stay() -> None:
    text = "两天,南京去上海 就2天 想去外滩 迪士尼不去"
    assert typed(text).folded == text


def test_many_blanks_between_two_marks_divide() -> None:
    text = "国庆不去 下周末去武汉 找个地儿钓鱼 3天 自己开车去 三人。晚上 打车"
    assert typed(text).folded == "国庆不去,下周末去武汉,找个地儿钓鱼,3天,自己开车去,三人。晚上 打车"


def test_blanks_in_the_lines_of_a_list_divide_nothing() -> None:
    text = "我们3人,要求如下:\n不希望游览前海演艺公园\n希望游览公园 或 游乐园 或 自然风光\n希望游览甲塔 和 乙塔 和 丙塔 和 丁塔\n不坐飞机"
    assert typed(text).folded == text
