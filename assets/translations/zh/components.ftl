### 各视图的文字

## 数字

format-seconds = { $seconds } 秒
format-minutes = { $minutes } 分钟
format-no-minute = 不到 1 分钟
format-hours = { $minutes ->
    [0] { $hours } 小时
   *[other] { $hours } 小时 { $minutes } 分
}
format-free = 免费
format-kilometres = { $km } 公里
format-metres = { $metres } 米
format-miles = { $miles } 英里
format-rate = { $percent }%（共 { $total }）
format-rate-empty = 0（共 0）

## 活动类型与交通方式

kind-attraction = 景点
kind-breakfast = 早餐
kind-lunch = 午餐
kind-dinner = 晚餐
kind-accommodation = 酒店
kind-train = 火车
kind-airplane = 飞机
mode-walk = 步行
mode-metro = 地铁
mode-taxi = 出租车

## 天

day = 第 { $day } 天
day-all = 全部
day-filter = 天数

## 结论

verdict-holds = 全部符合要求
verdict-broken = 有 { $count } 处不符合要求
verdict-unmet = 有 { $count } 个愿望没有满足
verdict-minded = 有 { $count } 处你可能会介意
verdict-notes = { $count } 处可留意
verdict-held-rules = { $count } 条“{ $about }”规则
verdict-held-wishes = { $count } 个愿望
verdict-first = 看第一处
verdict-colon = ：
verdict-comma = ，
verdict-separator = ；
verdict-more = ；另有 { $more } 处
verdict-cost = { $cost }
verdict-cost-of = { $cost }（预算 { $budget }）
verdict-sights = { $count } 个景点
verdict-meals = { $count } 餐
verdict-transfer = 平均每段路 { $span }

## 不符合之处

where-trip = 整个行程：
where-day = 第 { $day } 天：
where-activity = 第 { $day } 天第 { $activity } 项：
where-leg = 第 { $day } 天去第 { $activity } 项的第 { $leg } 段路：
violation-code = 规则 { $code }
violation-observed = 实际为 { $value }
violation-allowed = 应为 { $value }

## 费用

cost-intercity = 城际交通
cost-hotel = 住宿
cost-sights = 景点
cost-meals = 餐饮
cost-city = 市内交通
cost-category = 用途
cost-amount = 费用
cost-share = 占比
cost-total = 合计
cost-budget = 预算
cost-left = 剩余
cost-over = 超出预算
cost-each = 每人
cost-alt = 各类费用，数值见下面的表格

## 请求

request-label = 想去哪里玩？
request-placeholder = 当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。
request-plan = 规划
request-too-long = 这段话有 { $count } 个字，请求最多 { $most } 个字：请留下去哪、几天、几个人和看重什么，再规划一次。
missing-intro = 还需要知道：{ $fields }
missing-still = 请填写：{ $fields }
missing-same-city = 目的地不能和出发地相同。
missing-choose = 请选择
list-comma = 、
label-colon = ：
parameter-without = 不要{ $title }
field-start_city = 出发地
field-target_city = 目的地
field-days = 天数
field-people_number = 人数

## 进度

progress-time = { $elapsed } 秒，上限 { $limit } 秒
progress-first = { $seconds } 秒时有了第一份行程
progress-better = 之后又改进 { $count } 次
progress-within = 与最优解的差距不超过 { $percent }%
progress-stop = 停止

share = 分享
share-about = 能访问这个工作室的人，用这个链接看到的是同样的内容。
share-code = 链接的二维码，用手机扫

## 控件自带的词
widget-no-page = 没有这个页面
widget-no-page-hint = 网址里的页面不存在，这里是首页。
widget-pages = 页面
widget-choose-date = 选日期
widget-choose = 请选择
widget-clear = 清空
widget-close = 关闭
widget-collapse = 收起页面列表
widget-copied = 已复制
widget-copy = 复制
widget-less = 减少
widget-csv = 下载为 CSV
widget-error = 出错：
widget-expand = 展开页面列表
widget-fullscreen = 全屏
widget-help = 说明
widget-help-for = #：说明
widget-hide = 隐藏密码
widget-more = 增加
widget-link = 本节链接
widget-logo = 标志
widget-size = # 以内
widget-home = 回首页
widget-nothing = 没有符合的
widget-open = 展开
widget-search = 搜索
widget-all = 全选
widget-selected = 已选
widget-send = 发送
widget-show = 显示密码
widget-columns = 显示或隐藏列
widget-upload = 选择文件
widget-next-month = 下个月
widget-last-month = 上个月
widget-too-large = 文件不能超过 #。
widget-wrong-kind = 这里打不开这种文件。
widget-too-small = 文件太小。
widget-enough = 最多选 # 项，请先去掉一项。
widget-enter = 按回车确认
widget-ctrl-enter = 按 Ctrl+回车确认
widget-command-enter = 按 ⌘+回车确认
widget-column-menu = 这一列的操作
widget-ascending = 从小到大
widget-descending = 从大到小
widget-statistics = 统计
widget-format = 格式
widget-autosize = 自动列宽
widget-pin = 固定这一列
widget-unpin = 取消固定
widget-hide-column = 隐藏这一列
widget-format-automatic = 自动
widget-format-localized = 按本地习惯
widget-format-plain = 原样
widget-format-compact = 简写
widget-format-dollar = 美元
widget-format-euro = 欧元
widget-format-yen = 日元
widget-format-percent = 百分比
widget-format-scientific = 科学记数
widget-format-accounting = 会计
widget-format-duration = 时长
widget-format-distance = 相对时间
widget-format-calendar = 日历
widget-next-result = 下一个
widget-last-result = 上一个
widget-next-page = 下一页
widget-last-page = 上一页
widget-pagination = 翻页

## 几部分中的一部分

part-choice = 看哪一部分
