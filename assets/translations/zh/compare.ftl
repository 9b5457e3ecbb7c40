### 比较

page-compare = 比较
compare-empty = 选两到四份行程
compare-empty-hint = 从上面的列表里选，或在地址里写 ?plans=编号,编号。地图一起移动，每一项差多少都会标出来。
compare-choice = 要比较的行程
compare-sights = 景点
compare-meals = 用餐
compare-way = 市内路上
compare-between = 城际交通
compare-differences = 差异
compare-better = { $letter } 更好 { $sign } { $by }
compare-broken = { $count } 处不成立
compare-holds = 全部成立
compare-only-one = 只在其中一份里不成立的
compare-metrics = 逐项指标
