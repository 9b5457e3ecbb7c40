### The report: a trip as one file

report-request = The request
report-map = The map
report-map-alt = Map of the trip; the list of the days has the same stops
report-timeline = Hour by hour
report-days = Day by day
report-costs = What it costs
report-scores = How it scores
report-checks = What was checked
report-source = Made with tripstudio from the data “{ $source }”.
report-title = Report (web page to send and print)
