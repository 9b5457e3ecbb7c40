### 行程：每天的卡片、停留与路程

day-stops = { $count } 站
day-on-the-way = 路上 { $span }
date-of-day = { $month }{ $day }日 { $weekday }
meal-in-hotel = { $meal }，酒店内
over-night = 过夜
on-a-later-day = { $days ->
    [1] 次日 { $time }
   *[other] { $days } 天后 { $time }
}
included = 含
wait-of = 等候 { $span }
stay-of = 停留 { $span }
meal-aboard-train = 车上吃{ $meal }
meal-aboard-airplane = 机上吃{ $meal }
meal-inside-attraction = 园内吃{ $meal }
meal-before-train = 上车前吃{ $meal }
meal-before-airplane = 登机前吃{ $meal }
rooms-of = { $beds ->
    [0] { $count } 间
    [1] 单床房 { $count } 间
    [2] 双床房 { $count } 间
   *[other] { $beds } 床房 { $count } 间
}
dishes-separator = 、
price-not-known = 票价不详
open-all-day = 全天开放
open-from-to = { $opens }–{ $closes } 开放
why-title = 为什么选它
why-separator = ；
why-best = 评分 { $star }，{ $of } 处景点中最高
why-rank = 评分 { $star }，{ $of } 处景点中第 { $rank }
why-length = 留足 { $span }（建议 { $least }–{ $most } 小时）
why-short = 留足 { $span }（建议 { $least } 分钟到 { $most }）
trip-days = 每天的行程
stop-kept = 已锁定
stop-more = 更多
stop-added = 新
stop-removed = 已去掉
stop-later = 晚 { $span }
stop-earlier = 早 { $span }
stop-longer = 多留 { $span }
stop-shorter = 少留 { $span }
stop-from-day = 原在第 { $day } 天
legend-sight = 景点
legend-meal = 用餐
legend-hotel = 酒店
legend-station = 车站
weekday-1 = 周一
weekday-2 = 周二
weekday-3 = 周三
weekday-4 = 周四
weekday-5 = 周五
weekday-6 = 周六
weekday-7 = 周日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
best-cheapest = 最省钱
best-calmest = 最从容
best-most_sights = 景点最多
best-least_travel = 路上最少
best-different = 换一种玩法
best-different-why = 换了酒店和大半景点；花费、路上、景点数和每天在外的时间都不占优
others-out = 每天在外
others-all = 看全部 { $count } 份
changes-none = 行程没有变化
changes-way = 路上
changes-same = 第 { $days } 天不变
changes-sights = 景点
changes-others = 另 { $count } 处
field-dates = 第一天的日期
leaving-title = 日期
leaving-about = 从这一天算起；文字里说了日期的，以文字为准。
dates-of = { $month }{ $first }–{ $last }日
dates-over = { $month }{ $first }日–{ $month2 }{ $last }日
dates-one = { $month }{ $first }日
