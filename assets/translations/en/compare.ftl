### Comparing

page-compare = Compare
compare-empty = Choose two to four trips
compare-empty-hint = In the menus above, or by their ticks in My trips. Their maps move together, and every difference is told by how much.
compare-example = See an example
compare-example-title = { $name ->
    [capital] At ease
    [frugal] For less money
   *[other] An example
}
compare-different = These trips are not of one request: what differs may be what was asked for.
compare-choice = Trip { $letter }
compare-swap = Swap A and B
compare-another = Another trip
compare-sights = Sights
compare-meals = Meals
compare-way = On the way in the city
compare-between = Between the cities
compare-differences = Differences
compare-better = { $letter } better { $sign } { $by }
compare-days = Hour by hour
compare-only-one = What is amiss in some of them only
compare-same-rules = The same holds in all of them.
compare-show-it = Show it
compare-mend-it = Mend it
compare-costs = Costs
compare-places = The same stops and different ones
compare-in-all = In all
compare-in-one = Only in { $letter }
compare-in-none = none
compare-shape = Scores side by side
compare-reward = What makes the difference in the reward
compare-reward-choice = Reward
compare-reward-total = Reward in all
compare-reward-same = No term differs.
compare-reward-alike = The same in all: { $terms }
compare-metrics = Metric by metric
