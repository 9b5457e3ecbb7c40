### 请求里的愿望：理解、修改、重新规划

mark-lost = 没有理解
mark-dropped = 已修改或不再要求
not-understood = 没有理解：{ $parts }
did-you-mean = 没有找到“{ $name }”，是不是：
did-you-mean-lost = 没有理解：“{ $words }”。是不是：
unknown-name = 数据中没有“{ $name }”

chips-more = 展开另外 { $count } 项要求
chips-fewer = 收起
wish-new = 添加
wish-kind = 想要什么
wish-use = 采用
wish-add = 添加这个愿望
wish-drop = 去掉
wish-form = 修改
wish-dsl = DSL
wish-dsl-empty = 写下约束，结果放在 result 中。
wish-means = 意思：{ $gloss }
wish-incomplete = 请先填好再采用。
wish-choose = 请选择

wishes-met = 愿望 { $met }/{ $of } 达成
wishes-unseen = { $count } 项数据里没有
wishes-all-unseen = { $count } 个愿望数据里没有
thing-must = 要 { $thing }
thing-like = { $thing }
thing-rather_not = 尽量避开 { $thing }
thing-never = 避开 { $thing }
pace-slow = 节奏：慢
pace-full = 节奏：紧凑
pending = { $count } 处修改还没有规划
undo = 撤销
redo = 重做
back-to-former = 回到上一个行程
keep-changes = 保留

## 愿望的种类

wish-kind-dsl = 用 DSL 写

## 保留与去掉

lock-hint = 选中一项活动，可以保留它，或者不要它
lock-keep = 保留这项
lock-release = 不再保留
lock-morning = 保留这个上午
lock-afternoon = 保留这个下午
lock-evening = 保留这个晚上
lock-drop = 不要这个
lock-allow = 又可以去
lock-count-keep = 保留 { $count } 项
lock-count-drop = 不要 { $count } 处
lock-count-settle = { $count } 天不再加景点
lock-let-go-keep = 不再保留：{ $title }
lock-let-go-drop = 又可以去：{ $title }
lock-let-go-settle = 又可以加景点：{ $title }
plan-the-rest = 重新规划其余部分

## 做不到时

clash-title = 无法成行
clash-why = { $title }。{ $reason }
clash-unsolved = 没有找到符合全部要求的行程，也未能证明不存在
clash-timeout = 在限定的时间里没有找到符合全部要求的行程
clash-unmet = 有愿望没有做到
clash-wishes = 这些要求不能同时满足：
clash-ways-out = 这样改就可以（都已试排过）：
clash-looking = 正在试别的改法……
clash-no-way-out = 没有找到改一两处就可行的办法，可以在上面修改愿望后再规划。
clash-nearest = 下面是最接近的行程，它放弃了：{ $wishes }
clash-fact = { $field }：{ $value }
clash-release = 放开保留的和不要的，重新规划
way-out-without = 不要求：{ $wish }
way-out-budget = 预算 { $budget }（原为 { $before }）
way-out-cap = { $wish }（原为 { $before }）
way-out-days = { $days } 天（原为 { $before } 天）

## 别的行程

others-title = 别的行程
others-looking = 正在找别的行程……
others-none = 没有找到别的行程。
others-hint = 都符合全部要求。圆点各有所长：在所选的几方面，没有一个样样不如另一个。在图上或列表里选一个来对比。
others-pick = 选一个行程，和当前的并排对比。
others-measures = 在这几方面取舍
others-list = 别的行程
others-take = 看这个行程
others-compare = 对比
others-taken = 从别的行程中选出
other-shown = 当前行程
other-front = 各有所长
other-different = 明显不同
other-transfer = 路上 { $span }
other-cost-axis = 总费用（元）
other-sights-axis = 景点数
other-transfer-axis = 路上（分钟）
others-by-cost = 费用
others-by-sights = 景点数
others-by-transfer = 路上时间
compare-shown = 当前行程
compare-other = 另一个行程
compare-cost = 总费用
compare-counts = 景点和用餐
compare-transfer = 市内路上
compare-rides = 往返班次
compare-hotel = 酒店

## 看重什么

matters-title = 看重什么
matters-hint = 1 为平常，0 为不考虑，最高 3 倍；一改就重新规划。
matters-usual = 恢复平常
