### Words of the views.

## Numbers

format-seconds = { $seconds } s
format-minutes = { $minutes } min
format-no-minute = under 1 min
format-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
format-free = free
format-kilometres = { $km } km
format-metres = { $metres } m
format-miles = { $miles } mi
format-rate = { $percent } % of { $total }
format-rate-empty = 0 of 0

## Kinds of activities, modes of legs

kind-attraction = Sight
kind-breakfast = Breakfast
kind-lunch = Lunch
kind-dinner = Dinner
kind-accommodation = Hotel
kind-train = Train
kind-airplane = Flight
mode-walk = Walk
mode-metro = Metro
mode-taxi = Taxi

## Days

day = Day { $day }
day-all = All
day-filter = Days

## Verdict

verdict-holds = Everything holds
verdict-broken = { $count ->
    [one] One thing does not hold
   *[other] { $count } things do not hold
}
verdict-unmet = { $count ->
    [one] one wish is not met
   *[other] { $count } wishes are not met
}
verdict-minded = { $count ->
    [one] 1 thing you might mind
   *[other] { $count } things you might mind
}
verdict-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
verdict-held-rules = { $count ->
    [one] one rule ({ $about })
   *[other] { $count } rules ({ $about })
}
verdict-held-wishes = { $count ->
    [one] one wish
   *[other] { $count } wishes
}
verdict-first = Show the first
verdict-colon = {": "}
verdict-comma = {", "}
verdict-separator = {"; "}
verdict-more = {" "}and { $more } more
verdict-cost = { $cost }
verdict-cost-of = { $cost } of { $budget }
verdict-sights = { $count ->
    [one] 1 sight
   *[other] { $count } sights
}
verdict-meals = { $count ->
    [one] 1 meal
   *[other] { $count } meals
}
verdict-transfer = { $span } a transfer

## Violations

where-trip = Whole trip:{" "}
where-day = Day { $day }:{" "}
where-activity = Day { $day }, item { $activity }:{" "}
where-leg = Day { $day }, way { $leg } to item { $activity }:{" "}
violation-code = rule { $code }
violation-observed = found { $value }
violation-allowed = allowed { $value }

## Costs

cost-intercity = Intercity travel
cost-hotel = Hotel
cost-sights = Sights
cost-meals = Meals
cost-city = City transport
cost-category = For what
cost-amount = Cost
cost-share = Share
cost-total = Together
cost-budget = Budget
cost-left = Left
cost-over = Over budget
cost-each = Per person
cost-alt = Costs by category; the table below has the figures

## Request

request-label = Where would you like to go?
request-placeholder = Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 6000 RMB.
request-plan = Plan
request-too-long = That is { $count } characters, and a request has at most { $most }: keep where, when, who and what matters, and plan again.
missing-intro = Still needed: { $fields }
missing-still = Please fill in: { $fields }
missing-same-city = The trip must end in another city than it starts from.
missing-choose = Choose
list-comma = {", "}
label-colon = {": "}
parameter-without = without { $title }
field-start_city = Start
field-target_city = Destination
field-days = Days
field-people_number = People

## Progress

progress-time = { $elapsed } s of { $limit } s
progress-first = first plan after { $seconds } s
progress-better = { $count ->
    [one] 1 better one since
   *[other] { $count } better ones since
}
progress-within = at most { $percent } % from the best possible
progress-stop = Stop

share = Share
share-about = Whoever reaches this studio sees the same with this link.
share-code = The link as a code for a phone to read

## Words of the widgets themselves
widget-no-page = There is no such page
widget-no-page-hint = The address names a page that the studio does not have: this is its first page.
widget-pages = Pages
widget-choose-date = Choose a date
widget-choose = Choose
widget-clear = Clear
widget-close = Close
widget-collapse = Hide the pages
widget-copied = Copied
widget-copy = Copy
widget-less = Less
widget-csv = Download as CSV
widget-error = Error:{ " " }
widget-expand = Show the pages
widget-fullscreen = Full screen
widget-help = Help
widget-help-for = Help for #
widget-hide = Hide the password
widget-more = More
widget-link = Link to this part
widget-logo = Logo
widget-size = # at most
widget-home = First page
widget-nothing = Nothing found
widget-open = Open
widget-search = Search
widget-all = Select all
widget-selected = Selected
widget-send = Send
widget-show = Show the password
widget-columns = Show or hide columns
widget-upload = Choose a file
widget-next-month = Next month
widget-last-month = Previous month
widget-too-large = This file is larger than #.
widget-wrong-kind = This kind of file cannot be opened here.
widget-too-small = This file is too small.
widget-enough = At most # can be chosen: take one out first.
widget-enter = Enter takes it over
widget-ctrl-enter = Ctrl+Enter takes it over
widget-command-enter = ⌘+Enter takes it over
widget-column-menu = What to do with this column
widget-ascending = Smallest first
widget-descending = Largest first
widget-statistics = Statistics
widget-format = Format
widget-autosize = Fit the width
widget-pin = Keep in view
widget-unpin = Let it scroll
widget-hide-column = Hide this column
widget-format-automatic = Automatic
widget-format-localized = Localized
widget-format-plain = Plain
widget-format-compact = Compact
widget-format-dollar = Dollar
widget-format-euro = Euro
widget-format-yen = Yen
widget-format-percent = Percent
widget-format-scientific = Scientific
widget-format-accounting = Accounting
widget-format-duration = Duration
widget-format-distance = Distance
widget-format-calendar = Calendar
widget-next-result = Next
widget-last-result = Previous
widget-next-page = Next page
widget-last-page = Previous page
widget-pagination = Pages of the list

## One of several parts

part-choice = Which part
