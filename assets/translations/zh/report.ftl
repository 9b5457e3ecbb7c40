### 报告：一个文件讲完一趟行程

report-request = 需求
report-map = 地图
report-map-alt = 行程地图；下面每天的列表里是同样的地点
report-timeline = 时间轴
report-days = 每天安排
report-costs = 花费
report-scores = 得分
report-checks = 检查结果
report-source = 由 tripstudio 根据“{ $source }”数据生成。
report-title = 报告（网页，可发送、可打印）
