### 各页面的文字

page-plan = 规划行程
page-library = 我的行程
skip-header = 跳到正文
sandbox-choice = 数据

## 请求

understood = 已理解：
chip-days = { $days } 天
chip-people = { $people } 人
agent-title = 规划方法
agent-choice = 方法
agent-time = 最长用时（秒）
agent-seed = 随机种子（相同的种子得到相同的行程）
agent-settings = 参数
agent-settings-hint = 所选规划方法的参数；一改就重新规划。
planning = 正在规划……

planned-in = 用时 { $seconds } 秒

## 打开文件

open-title = 打开行程文件
open-hint = JSON 文件：本页导出的行程，或 { "{" }"query": 请求, "plan": 行程{ "}" }。有问题的行程也能打开，逐条查看。
open-label = 行程文件

## 结果

note-stopped = 规划被停止，下面是当时最好的行程。
note-unsolved = 没有找到满足全部要求的行程，下面是最接近的一个。
note-timeout = 时间到了，下面是当时最好的行程。
note-other-data = 数据“{ $sandbox }”在规划之后有了变化，检查结果以现在的数据为准。
note-synthetic = 餐厅、酒店、班次为合成数据
reason-unknown = 没有给出原因。
plan-again = 再规划一次
plan-begin = 规划
plan-asked = 这个请求来自文件。
plan-kept = 请求已保存，可以修改后再规划。
plan-unreadable = 这个文件里的行程无法读取
plan-unreadable-short = 无法读取
plan-document = 查看原文
trouble = 没有成功
trouble-unexpected = 这里出现了意外错误。详情在服务端日志里；刷新页面即可继续。
data-gone = 行程还在，只是它的数据不在这里了
data-gone-short = 数据不在这里了
data-gone-hint = 这份行程是用数据“{ $sandbox }”规划的。用同样的名称重新导入（“设置”页，或下面的命令）以后，地图、检查和修改就又能用了。
data-gone-take = 下载这份行程
sandbox-trouble = 数据用不了
status-asked = 还没规划
status-running = 规划中
status-ok = 已完成
status-opened = 来自文件
status-infeasible = 无法成行
status-unsolved = 未解出
status-timeout = 时间不够
status-failed = 没有成功
status-stopped = 已停止
status-edited = 手动改过

map-full-screen = 全屏
map-title = 行程地图：方向键换站点，回车选中
list-or-map = 列表或地图
list-or-map-list = 看列表
list-or-map-map = 看地图
map-without-city = 数据中没有“{ $city }”，无法画出地图。

## 行程的背后

tab-checks = 检查
tab-metrics = 得分
tab-costs = 费用
tab-trace = 过程
tab-export = 导出
this-plan = 这份行程
trace-empty = 没有过程记录。
trace-seconds = 秒
trace-thought = 思考
trace-draft = 行程草案
export-first-day = 出发日期（用于报告和日历）

## 行程列表

library-search = 搜索
library-search-hint = 城市、地点、愿望或标签
library-kind = 哪些行程
library-kind-all = 全部
library-kind-holds = 符合要求
library-kind-faulty = 有不符合
library-kind-impossible = 无法成行
library-kind-unfinished = 未完成
library-kind-bin = 回收站
library-found = { $count } 个行程
library-any-days = 天数不限
library-any-people = 人数不限
library-view = 卡片或列表
library-versions = { $count } 个版本
library-tag = 全部标签
library-order = 排序
library-order-newest = 最新在前
library-order-oldest = 最早在前
library-order-destination = 按目的地
library-order-days = 按天数
library-order-people = 按人数
library-none = 没有这样的行程
library-none-hint = 少写几个词，或换一组看看。
library-today = 今天 { $time }
library-yesterday = 昨天 { $time }
library-more = 名称、标签、备注
library-restore = 放回来
library-name = 名称
library-tags-hint = 输入后按回车
library-tags = 标签
library-note = 备注
library-save = 保存
library-changed-meanwhile = 这里刚被另一处改动：{ $said }。尚未覆盖；再按一次保存则以你的为准。
library-throw = 扔掉
library-thrown = { $count } 份行程已放入回收站。
library-empty-bin = 彻底删除 { $count } 份
library-chosen = 已选 { $count } 份
library-clear = 清除
library-export = 导出
library-compare = 比较 { $count } 份行程
library-compare-hint = 最多 { $count } 份可以并排。
library-import = 打开行程文件
library-import-hint = JSON、JSON 行，或装着它们的 zip，可以一次多个：这里导出的行程、命令生成的计划文件，或请求文件（打开后再规划）。
library-more-faults = 另有 { $count } 个
library-imported = 已打开 { $count } 份行程。
library-empty = 还没有行程
library-empty-hint = 每一份规划出来或打开的行程都会自动保存在这里。
library-begin = 去规划第一份行程

## 键盘

keys-title = 键盘
keys-0 = 输入请求
keys-1 = 规划
keys-key = 按键
keys-does = 作用
keys-2 = 停止规划；取消选中
keys-3 = 只看这一天
keys-4 = 看全部
keys-5 = 下一项、上一项
keys-6 = 导出；再按一次下载行程文件
keys-7 = 这张表
edit-text = 改原话
promise = 说一句话，得一份走得通的行程
promise-more = 车次、票价、开放时间和每一段路都替你核对过；改一处，其余自动重排。
hero-counts = { $cities } 座城市 · { $sights } 处景点 · 不用联网，请求不离开这台电脑
examples-title = 试试这些
examples-hint = 点一下就开始规划
earlier-title = 继续
earlier-all = 我的行程 { $count }
getting-ready = 正在准备数据，可以先写请求……
country-alt = 城市与它们之间的车次

## Waiting

queue-place = 排队中：第 { $place } 位
trip-again = 还有人在等行程。等他们都有了，会再找更好的安排；找到了就换上。
trip-better = 找到了更好的行程

## 跟进

follow-up-hint = 改一改：改成4天、第二天轻松一点……
quoted = “{ $words }”
now-mended = 不再有：{ $fault }
answer-skip = 不用管它

## 版本

version-of = 版本 { $number }/{ $count }
version-first = 最初的行程
version-planned = 重新规划
version-compare = 与现在的比较
elsewhere-version = 另一个窗口里也改过这份行程（{ $change }）。两份都保留着，没有互相覆盖。
elsewhere-unnamed = 重新规划
elsewhere-show = 看那一份
elsewhere-compare = 比较两份
elsewhere-well = 知道了
elsewhere-edits = 另一个窗口改了要求，还没有规划；这里显示的已经是改后的。

## 动手改

edit-stop = 修改……
edit-earlier = 往前
edit-later = 往后
edit-remove = 去掉
edit-tab-replace = 换一个
edit-tab-rooms = 房间
edit-tab-when = 时间与走法
edit-tab-add = 在后面加
edit-nothing-fits = 没有放得进去的地方
edit-kind = 加什么
edit-any = 或者按名字选
edit-add = 加上
add-sight = 加上{ $name }
add-nowhere = 哪一天都放不下。先去掉一处，或者用上面的“添加”把它写成愿望，再重新规划。
add-after = 第 { $day } 天，{ $name }之后
edit-start = 开始时间
edit-minutes = 停留（分钟）
edit-day = 哪一天
edit-mode = 怎么过去
keys-8 = 选中的一项往前、往后
keys-9 = 去掉选中的一项
keys-10 = 撤销、重做

## 运行过程

agent-model = 语言模型
objective-share = 至少达到理论最优的百分比（%）
objective-alt = 行程至少达到理论最优的程度随时间的变化
draft-number = 草案 { $number } · { $cost }
run-agent = 方法
run-steps = 步骤
run-shown-all = 全部 { $count }
run-shown-tool = 查询 { $count }
run-shown-draft = 草案 { $count }
run-shown-wrong = 出错 { $count }
run-tools = 查询 { $count } 次
run-time = 用时
run-tokens = 词元
run-calls = 调用 { $count } 次
run-cost = 花费
run-wrong = 出错的查询
tokens = { $count } 词元
