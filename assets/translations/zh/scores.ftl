### 检查与得分：各套标准对行程的评判

judging = 正在检查……

## 检查

section-held = { $total } 条规则中 { $held } 条符合
section-wishes-held = { $total } 个愿望中 { $held } 个做到
checks-others = 按其他已发表的标准
also-found = 同样发现这一点的还有：{ $names }
told-above = 不符合，已在上面列出：{ $rules }
wish-unseen = { $rule }：{ $reason }
does-not-apply = { $rule }：不适用，{ $reason }

## 得分

scores-choice = 标准
scores-about = { $summary }（{ $source }）。得分从中心的 0 到边缘的 1；○ 表示无法计算。
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
