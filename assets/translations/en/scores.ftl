### Checks and scores: what the yardsticks say of a trip

judging = Checking…

## Checks

section-chinatravel = Facts, times and costs
section-wishes = Your wishes
section-common_sense = Common sense
section-traveleval = Six dimensions (TravelEval)
section-tripscore = Soundness (TripScore)
section-triptailor = Feasible and rational (TripTailor)
section-traveleval-release = Six dimensions, as the released program computes them
section-about-chinatravel = Trains, sights, meals, hotels and ways are those of the data, at their hours and prices.
section-about-wishes = What the request asks for.
section-about-common_sense = What a traveller would refuse though the other yardsticks pass it.
section-about-traveleval = What the plan says of itself is true, and the request is met; by the TravelEval paper.
section-about-tripscore = The plan names what exists and hangs together; by the TripScore paper.
section-about-triptailor = Complete, varied, of suitable length and within the budget; as TripTailor's program judges.
section-about-traveleval-release = For research: the same as the TravelEval program judges it, where it differs from the paper.
section-held = { $held } of { $total } rules hold
section-wishes-held = { $held } of { $total } wishes are met
checks-others = By other published yardsticks
also-found = found as well by: { $names }
told-above = Does not hold, told above: { $rules }
does-not-apply = { $rule }: does not apply, { $reason }

## Scores

scores-choice = Yardstick
scores-dimensions = Six dimensions
scores-rules = Facts and rules
scores-sense = Common sense
scores-preferences = Preferences
scores-reward = Overall reward
scores-reference = Against a reference
scores-about = { $summary } ({ $source }). Scores run from 0 at the centre to 1 at the rim; ○ could not be computed.
scores-released = As the released program computes it
axis-no-plan = there is no plan to judge
axis-no-scale = nothing here can be called better or worse
axis-mean = { $count ->
    [one] { $mean }
   *[other] { $mean } (mean of { $count })
}
axis-mean-of = { $mean } (mean of { $count } of { $of }; the others are absent)
radar-empty = There are no scores to draw.
radar-alt = Radar of scores; the table beside it has the figures
radar-axis = Score

## Groups of rules

group-intercity = Intercity
group-attraction = Sights
group-accommodation = Hotels
group-restaurant = Meals
group-transport = Local transport
group-time = Time
group-space = Space
group-transfer = Transfers
group-visit = Visits
group-meal = Meals
group-night = Nights
group-hotel = Rooms
group-place = Places

## Dimensions of metrics

dimension-accuracy = Accuracy
dimension-compliance = Wishes
dimension-temporality = Time
dimension-spatiality = Routes
dimension-economy = Economy
dimension-utility = Experience
dimension-preference = Preferences
dimension-competition = Competition
dimension-common_sense = Common sense
dimension-soft = Comfort
dimension-reward = Reward
dimension-feasibility = Feasible
dimension-rationality = Rational
dimension-route = Route
dimension-final = Final verdict

## Axes that are one metric

axis-chinatravel-daily_attractions = Sights a day
axis-chinatravel-transport_minutes = Time on the way
axis-chinatravel-restaurant_minutes = Way to meals
axis-chinatravel-food_cost_ratio = Spent on meals
axis-chinatravel-hotel_cost = Hotel cost
axis-chinatravel-poi_distance = Nearness
axis-tripscore-format_score = Format
axis-tripscore-commonsense_score = Soundness
axis-tripscore-soft_score = Comfort
axis-tripscore-preference_score = Preferences
axis-tripscore-reward = Reward in all

## Table of metrics

metric-what = What is measured
metric-value = Value
metric-score = Score
metric-rule = How it is scored
metric-source = Source
metric-neutral = neither more nor less is better
metric-absent = absent
unit-yes = yes
unit-no = no
unit-a-day = { $value } a day
unit-visits = { $count ->
    [one] { $value } visit
   *[other] { $value } visits
}
unit-transfers = { $count ->
    [one] { $value } transfer
   *[other] { $value } transfers
}
unit-stars = { $count ->
    [one] { $value } star
   *[other] { $value } stars
}
unit-points = { $count ->
    [one] { $value } point
   *[other] { $value } points
}
