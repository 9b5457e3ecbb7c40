### 笔记本里显示的文字

notebook-field = 内容
notebook-value = 理解为
notebook-start_city = 出发地
notebook-target_city = 目的地
notebook-days = 天数
notebook-people_number = 人数
notebook-budget = 预算（元）
notebook-wish = 愿望
notebook-like = 喜欢
notebook-dislike = 避开
notebook-ask = 想问
notebook-not_understood = 没有理解
notebook-code = 规则
notebook-message = 不符合之处
notebook-day = 天
notebook-activity = 第几项
notebook-from = 从
notebook-until = 到
notebook-stop = 地点
notebook-facts = 说明
notebook-price = 价格
