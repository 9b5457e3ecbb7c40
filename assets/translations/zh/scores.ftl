### 检查与得分：各套标准对行程的评判

judging = 正在检查……

## 检查

section-chinatravel = 事实、时间与费用
section-wishes = 你的要求
section-common_sense = 常识
section-traveleval = 六个维度（TravelEval）
section-tripscore = 合理性（TripScore）
section-triptailor = 可行与合理（TripTailor）
section-traveleval-release = 六个维度，按已发布的程序计算
section-about-chinatravel = 车次、景点、餐厅、酒店和市内路线都来自数据，时间和价格与数据一致。
section-about-wishes = 请求里提出的要求。
section-about-common_sense = 别的标准放过、旅客却不会接受的问题。
section-about-traveleval = 行程写明的内容属实，请求得到满足；依据 TravelEval 论文。
section-about-tripscore = 行程里的地点和车次都存在，前后衔接；依据 TripScore 论文。
section-about-triptailor = 完整、不重复、时长合适、不超预算；依据 TripTailor 的程序。
section-about-traveleval-release = 供研究使用：按 TravelEval 已发布的程序评判，与论文有出入。
section-held = { $total } 条规则中 { $held } 条符合
section-wishes-held = { $total } 个要求中 { $held } 个做到
checks-others = 按其他已发表的标准
also-found = 同样发现这一点的还有：{ $names }
told-above = 不符合，已在上面列出：{ $rules }
does-not-apply = { $rule }：不适用，{ $reason }

## 得分

scores-choice = 标准
scores-dimensions = 六个维度
scores-rules = 事实与规则
scores-sense = 常识
scores-preferences = 偏好
scores-reward = 总奖励
scores-reference = 与参考行程相比
scores-about = { $summary }（{ $source }）。得分从中心的 0 到边缘的 1；○ 表示无法计算。
scores-released = 按已发布的程序计算
axis-no-plan = 没有可评判的行程
axis-no-scale = 这里的指标没有好坏之分
axis-mean = { $count ->
    [1] { $mean }
   *[other] { $mean }（{ $count } 项平均）
}
axis-mean-of = { $mean }（{ $of } 项中 { $count } 项的平均，其余无法计算）
radar-empty = 没有可以画出的得分。
radar-alt = 得分雷达图，数值见旁边的表格
radar-axis = 得分

## 规则的分组

group-intercity = 城际交通
group-attraction = 景点
group-accommodation = 住宿
group-restaurant = 餐饮
group-transport = 市内交通
group-time = 时间
group-space = 空间
group-transfer = 路途
group-visit = 游览
group-meal = 用餐
group-night = 夜间
group-hotel = 客房
group-place = 地点

## 指标的维度

dimension-accuracy = 准确
dimension-compliance = 合乎要求
dimension-temporality = 时间
dimension-spatiality = 路线
dimension-economy = 花费
dimension-utility = 体验
dimension-preference = 偏好
dimension-competition = 竞赛得分
dimension-common_sense = 常识
dimension-soft = 舒适
dimension-reward = 奖励
dimension-feasibility = 可行
dimension-rationality = 合理
dimension-route = 路线
dimension-final = 最终结论

## 单个指标的轴

axis-chinatravel-daily_attractions = 每天景点数
axis-chinatravel-transport_minutes = 路上时间
axis-chinatravel-restaurant_minutes = 用餐路程
axis-chinatravel-food_cost_ratio = 餐费占比
axis-chinatravel-hotel_cost = 住宿费用
axis-chinatravel-poi_distance = 离指定地点
axis-tripscore-format_score = 格式
axis-tripscore-commonsense_score = 合理性
axis-tripscore-soft_score = 舒适
axis-tripscore-preference_score = 偏好
axis-tripscore-reward = 总奖励

## 指标表

metric-what = 指标
metric-value = 数值
metric-score = 得分
metric-rule = 怎样打分
metric-source = 出处
metric-neutral = 不分高低好坏
metric-absent = 无法计算
unit-yes = 是
unit-no = 否
unit-a-day = 每天 { $value }
unit-visits = { $count ->
   *[other] { $value } 次
}
unit-transfers = { $count ->
   *[other] { $value } 段
}
unit-stars = { $count ->
   *[other] { $value } 星
}
unit-points = { $count ->
   *[other] { $value } 分
}
