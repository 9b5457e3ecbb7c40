### Checks and scores: what the yardsticks say of a trip

judging = Checking…

## Checks

section-held = { $held } of { $total } rules hold
section-wishes-held = { $held } of { $total } wishes are met
checks-others = By other published yardsticks
also-found = found as well by: { $names }
told-above = Does not hold, told above: { $rules }
wish-unseen = { $rule }: { $reason }
does-not-apply = { $rule }: does not apply, { $reason }

## Scores

scores-choice = Yardstick
scores-about = { $summary } ({ $source }). Scores run from 0 at the centre to 1 at the rim; ○ could not be computed.
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
