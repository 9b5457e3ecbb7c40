"""Words by which a clause tells of how much its refusal, or its choice, is said."""

import re

ALL_BUT_IT = re.compile(r"(?:以外|之外)的?(?!(?:[^,。;]{0,4}?都|全|就)?(?:行|可以?|随便|好|成|吃|能|去|ok))")
"""What follows the only thing that is wanted, where all else is refused: 别给我排博物馆以外的东西."""
LABEL = re.compile(r"\s*[一-鿿]{1,6}\s*:")
"""The label of another line, which ends what the line before refuses: 不去:观前街 市内:骑车."""
ONE_OF_THEM = re.compile(
    r"(?:选|挑|去|逛|玩|看|爬)(?:其中)?(?:的)?一(?:个|家|处|座)|[二两三]选一|任选|任意一个|其中(?:之)?一|都(?:可以|行)(?=$|[的吧啊])|随便(?:选|去|挑)?(?:一|哪)个|哪个都行|哪个[^,。;!?]{0,8}(?:去|选|吃|看|玩|逛)哪个|\bwhichever\b|\beither one\b|\b(?:pick|choose|just) one\b",
    re.IGNORECASE,
)
ANOTHER_THING = re.compile(r"(?!人|太|[^的]{0,2}(?:多|贵|远|累|挤|吵|辣))(?:(?![她他我你们怕])[一-鿿]){2,4}")
"""What may be a further thing between a thing and the refusal that ends its clause: 面条包子都不行."""
SOME_PLACES = re.compile(r"的(?:地方|景点|景区|东西|店|馆子?|项目|活动|餐厅|那种)[了吧啊呢]*\s*$")
"""Words for some places at the end of a clause: 别去要排队的地方."""
AND_SUCH = re.compile(
    r"(?:之类|这[种类些]|那[种类些]|什么的|等等?)[^,。;!?]{0,12}的(?:地方|景点|景区|东西|店|馆子?|项目|活动|餐厅)"
)
"""What makes the things before it examples of what their clause speaks of: 博物馆之类要排队的地方一概不去."""
OUT_ZH = re.compile(r"过敏|不耐受|不能?吃|不吃|不敢吃|忌口?|别放|不要|碰不得|不能碰")
"""What refuses a thing of a kind with that of the next clause: 海鲜过敏，花生也是."""
NEXT_CLAUSE = re.compile(r",([^。;!?\n.]{0,40})")
OR = re.compile(r"或|要么|还是(?!要|想)|\bor\b", re.IGNORECASE)
