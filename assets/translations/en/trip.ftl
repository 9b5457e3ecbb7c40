### The trip: cards of the days, stops and ways

day-stops = { $count ->
    [one] one stop
   *[other] { $count } stops
}
day-on-the-way = { $span } on the way
date-of-day = { $weekday } { $day } { $month }
meal-in-hotel = { $meal } at the hotel
over-night = overnight
on-a-later-day = { $time } +{ $days }
included = included
wait-of = wait { $span }
stay-of = stay { $span }
meal-aboard-train = { $meal } on the train
meal-aboard-airplane = { $meal } on the plane
meal-inside-attraction = { $meal } inside
meal-before-train = { $meal } before boarding
meal-before-airplane = { $meal } before boarding
rooms-of = { $beds ->
    [0] { $count } { $count ->
        [one] room
       *[other] rooms
    }
    [1] { $count } { $count ->
        [one] room with one bed
       *[other] rooms with one bed
    }
   *[other] { $count } { $count ->
        [one] room with { $beds } beds
       *[other] rooms with { $beds } beds
    }
}
dishes-separator = ,{" "}
price-not-known = price not known
open-all-day = open all day
open-from-to = open { $opens }–{ $closes }
why-title = Why this one
why-separator = ;{" "}
why-best = rated { $star }, the highest of { $of } sights
why-rank = rated { $star }, number { $rank } of { $of } sights
why-length = { $span } are enough ({ $least }–{ $most } h advised)
why-short = { $span } are enough (from { $least } min to { $most } advised)
trip-days = The days of the trip
stop-kept = kept
stop-more = More
stop-added = new
stop-removed = removed
stop-later = { $span } later
stop-earlier = { $span } earlier
stop-longer = { $span } longer there
stop-shorter = { $span } shorter there
stop-from-day = was on day { $day }
legend-sight = Sight
legend-meal = Meal
legend-hotel = Hotel
legend-station = Station
weekday-1 = Mon
weekday-2 = Tue
weekday-3 = Wed
weekday-4 = Thu
weekday-5 = Fri
weekday-6 = Sat
weekday-7 = Sun
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
best-cheapest = Cheapest
best-calmest = Calmest
best-most_sights = Most sights
best-least_travel = Least on the way
best-different = Quite another
best-different-why = Another hotel and mostly other sights; better in no figure
others-out = Out a day
others-all = See all { $count }
changes-none = The trip has not changed
changes-way = On the way
changes-same = unchanged days: { $days }
changes-sights = Sights
changes-others = { $count } more
field-dates = First day
leaving-title = When
leaving-about = The days are counted from here, unless the text says when.
dates-of = { $first }–{ $last } { $month }
dates-over = { $first } { $month } – { $last } { $month2 }
dates-one = { $first } { $month }
