### The wishes of a request: understood, changed, planned again

mark-lost = not understood
mark-dropped = changed, or not asked for any more
not-understood = Not understood: { $parts }
did-you-mean = No “{ $name }” in the data. Did you mean:
did-you-mean-lost = Not understood: “{ $words }”. Did you mean
unknown-name = No “{ $name }” in the data

chips-more = { $count ->
    [one] Show one more wish
   *[other] Show { $count } more wishes
}
chips-fewer = Fewer
wish-new = Add
wish-kind = What do you wish for?
wish-use = Use this
wish-add = Add this wish
wish-drop = Drop it
wish-form = Change
wish-dsl = DSL
wish-dsl-empty = Write a constraint that leaves its verdict in result.
wish-means = It means: { $gloss }
wish-incomplete = Fill it in first.
wish-choose = Choose

wishes-met = { $met } of { $of } wishes met
wishes-unseen = { $count } not in the data
wishes-all-unseen = { $count ->
    [one] 1 wish not in the data
   *[other] { $count } wishes not in the data
}
thing-must = Wants { $thing }
thing-like = { $thing }
thing-rather_not = Rather avoid { $thing }
thing-never = Avoid { $thing }
pace-slow = Pace: unhurried
pace-full = Pace: full days
pending = { $count ->
    [one] 1 change is not planned yet
   *[other] { $count } changes are not planned yet
}
undo = Undo
redo = Redo
back-to-former = Back to the former trip
keep-changes = Keep

## Kinds of wishes

wish-kind-dsl = Written in the DSL

## Keeping and dropping

lock-hint = Select an activity to keep or to drop it
lock-keep = Keep this
lock-release = No longer keep it
lock-morning = Keep this morning
lock-afternoon = Keep this afternoon
lock-evening = Keep this evening
lock-drop = Not this one
lock-allow = Allow it again
lock-count-keep = { $count } kept
lock-count-drop = { $count } not wanted
lock-count-settle = { $count ->
    [one] 1 day gets no more sights
   *[other] { $count } days get no more sights
}
lock-let-go-keep = No longer keep { $title }
lock-let-go-drop = Allow { $title } again
lock-let-go-settle = { $title } may get more sights
plan-the-rest = Plan the rest again

## When it cannot be done

clash-title = Not possible
clash-why = { $title }: { $reason }
clash-unsolved = No trip was found that meets every wish, nor a proof that there is none
clash-timeout = No trip that meets every wish was found in the time
clash-unmet = Not every wish is met
clash-wishes = These cannot all be had:{" "}
clash-ways-out = What works, each planned to be sure:
clash-looking = Trying other changes…
clash-no-way-out = No small change was found to work; change the wishes above and plan again.
clash-nearest = The trip below comes nearest. It gives up: { $wishes }
clash-fact = { $field }: { $value }
clash-release = Let go of all that is kept or not wanted, and plan again
way-out-without = Without: { $wish }
way-out-budget = Budget { $budget } instead of { $before }
way-out-cap = { $wish } instead of { $before }
way-out-days = { $days ->
    [one] 1 day instead of { $before }
   *[other] { $days } days instead of { $before }
}

## Other trips

others-title = Other trips
others-looking = Looking for other trips…
others-none = No other trip was found.
others-hint = All of these meet every wish: the circles are the best of their kind, none is as good as another in all that you choose between. Take one in the chart or the list to compare it.
others-pick = Choose a trip to see it beside this one.
others-measures = Choose between
others-list = Other trips
others-take = Show this trip
others-compare = Compare
others-taken = chosen among other trips
other-shown = this trip
other-front = best of its kind
other-different = clearly different
other-transfer = { $span } on the way
other-cost-axis = Cost in all (¥)
other-sights-axis = Sights
other-transfer-axis = On the way (min)
others-by-cost = cost
others-by-sights = sights
others-by-transfer = time on the way
compare-shown = This trip
compare-other = The other trip
compare-cost = Cost in all
compare-counts = Sights and meals
compare-transfer = On the way in the city
compare-rides = There and back
compare-hotel = Hotel

## What matters

matters-title = What matters
matters-hint = 1 is as usual, 0 not at all, up to 3 times as much. Every change is planned at once.
matters-usual = Back to the usual
