### 演示：整屏展示行程与对比

page-present = 演示
present-prepared = 现成的演示
present-hint = 点一下就开始；→ 往后，← 往前，Esc 退出
present-comparison = 同一趟旅行的两种走法，并排看
present-against = {" "}对{" "}
present-own = 你自己的行程
present-choice = 按展示的先后选择行程
present-compare = 最后放在一起对比
present-begin = 开始演示
stage-back = 上一步
stage-next = 下一步
stage-play = 播放这一天
stage-pause = 暂停
stage-leave = 退出
stage-full = 全屏
stage-then = 接下来
stage-start = 开始
stage-map = 当天地图
stage-days = 日期与退出
stage-list = 当天的地点
