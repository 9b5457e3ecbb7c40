### The words of the Results page

page-results = Results
results-empty = No results yet
results-empty-hint = Run several methods over files of requests, and their tables are shown here.
results-reading = Reading the results…
results-folder = Folder
results-unknown = There are no results called “{ $name }” here.
results-counts = { $methods ->
    [one] 1 method
   *[other] { $methods } methods
} · { $requests ->
    [one] 1 request
   *[other] { $requests } requests
} · 95 % intervals, bootstrapped over requests
results-by = Rows by
results-by-agent = method
results-by-model = model
results-by-dataset = data set
results-by-difficulty = difficulty
results-difficulty-easy = easy
results-difficulty-medium = medium
results-difficulty-hard = hard
results-by-days = days
results-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
results-table = Table
results-rates = { $suite }: pass rates
results-rate-dr = Delivered
results-rate-epr-micro = Facts that hold
results-rate-epr-macro = All facts hold
results-rate-lpr-micro = Wishes met
results-rate-lpr-macro = All wishes met
results-rate-c-lpr = Wishes met where the facts hold
results-rate-fpr = Passes everything
results-dimension = { $suite }: { $part }
results-effort = Time, tokens and cost
results-effort-seconds = Seconds
results-effort-calls = Model calls
results-effort-tokens = Tokens
results-effort-cost = Cost
results-effort-about = The mean of a request
results-rates-about = The share of what is counted that holds; plans that were not delivered count as well
results-any-difficulty = Any difficulty
results-any-days = Any length
results-failures = Failures only
results-csv = Table as CSV
results-hint = Press a figure to see its plans.
results-none = nothing to measure
results-told = { $name }: { $value }, 95 % interval { $low } to { $high }
results-close = Close
results-told-one = { $name }: { $value }; { results-no-interval }
results-no-interval = no interval: fewer than two requests
results-no-intervals-about = A figure over fewer than two requests has no interval.
results-held = { $results ->
    [one] { $held } of { $counted } hold, in 1 plan
   *[other] { $held } of { $counted } hold, in { $results } plans
}
results-counted = { $results ->
    [one] From 1 plan
   *[other] From { $results } plans
}
results-undelivered = no plan was delivered
results-why = { $count ->
    [one] Why 1 plan falls short
   *[other] Why { $count } plans fall short
}
results-plans = Plans ({ $count })
results-no-failures = None of them falls short.
results-passes = Passes here
results-short = Falls short
results-share-days = { $figure }, by length of the trip (% of its requests)
results-share-difficulty = { $figure }, by difficulty (% of its requests)
results-rank = Rank
results-ranking = Ranking by preferences
results-ranking-none = There is no request that all of these methods pass, so none can be ranked.
results-ranking-about = Each request that all methods pass ranks them; 1 is the best. The figure is the mean rank.
results-ties = Equal values
results-ties-mean = share the mean of their places
results-ties-min = share the first place (released program)
results-preference = Preference
results-requests = Requests
results-ranked-of = { $counted } of { $of }
results-mean-rank = Mean
