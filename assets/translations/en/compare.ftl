### Comparing

page-compare = Compare
compare-empty = Choose two to four trips
compare-empty-hint = From the list above, or in the address as ?plans=ID,ID. Their maps move together, and every difference is told by how much.
compare-choice = Trips to compare
compare-sights = Sights
compare-meals = Meals
compare-way = On the way in the city
compare-between = Between the cities
compare-differences = Differences
compare-better = { $letter } better { $sign } { $by }
compare-broken = { $count } not kept
compare-holds = Everything holds
compare-only-one = What does not hold in one of them only
compare-metrics = Metric by metric
