### 比较

page-compare = 比较
compare-empty = 选两到四份行程
compare-empty-hint = 在上面的菜单里选，或在“我的行程”里勾选。地图一起移动，每一项差多少都会标出来。
compare-example = 看一个例子
compare-example-title = { $name ->
    [capital] 从容的走法
    [frugal] 省钱的走法
   *[other] 例子
}
compare-different = 这些行程不是同一个请求：不同之处可能就是要求不同。
compare-choice = 行程 { $letter }
compare-swap = 交换 A 和 B
compare-another = 再加一份行程
compare-sights = 景点
compare-meals = 用餐
compare-way = 市内路上
compare-between = 城际交通
compare-differences = 差异
compare-better = { $letter } 更好 { $sign } { $by }
compare-days = 逐小时对照
compare-only-one = 只有部分行程有的问题
compare-same-rules = 几份行程在规则上没有差别。
compare-show-it = 去看看
compare-mend-it = 修好它
compare-costs = 费用
compare-places = 相同与不同的站点
compare-in-all = 都去
compare-in-one = 只有 { $letter } 去
compare-in-none = 没有
compare-shape = 各项得分
compare-reward = 奖励差在哪里
compare-reward-choice = 奖励
compare-reward-total = 总奖励
compare-reward-same = 各项都一样。
compare-reward-alike = 都一样的：{ $terms }
compare-metrics = 逐项指标
