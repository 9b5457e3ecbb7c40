### The words of the pages

page-plan = Plan a trip
page-library = My trips
skip-header = Skip to the page
sandbox-choice = Data

## Request

understood = Understood:
chip-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
chip-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}
agent-title = Method
agent-choice = Method
agent-time = Seconds at most
agent-seed = Seed (the same seed gives the same trip)
agent-settings = Parameters
agent-settings-hint = Of the method that plans. A change plans again.
planning = Planning…

planned-in = planned in { $seconds } s

## Opening a file

open-title = Open a trip from a file
open-hint = A JSON file: a trip exported here, or { "{" }"query": a request, "plan": a trip{ "}" }. A faulty trip opens as well, to be looked at rule by rule.
open-label = Trip file

## Result

note-stopped = Planning was stopped; this is the best trip so far.
note-unsolved = The search ended without a trip that meets every wish; this one comes nearest.
note-timeout = The time was up; this is the best trip so far.
note-other-data = The data “{ $sandbox }” has changed since this was planned; the checks use it as it is now.
note-synthetic = Restaurants, hotels, trains: made up
reason-unknown = No reason was given.
plan-again = Plan again
plan-begin = Plan
plan-asked = This request came from a file.
plan-kept = The request is kept: change it and plan again.
plan-unreadable = The trip in this file cannot be read
plan-unreadable-short = cannot be read
plan-document = Show the file
trouble = That did not work
trouble-unexpected = Something went wrong here that should not. What happened is in the log of the studio; reload the page to go on.
data-gone = The trip is kept, but its data are not here any more
data-gone-short = its data are not here
data-gone-hint = It was planned with the data set { $sandbox }. Import them again under that name, on the Settings page or with the command below, and map, checks and changes are back.
data-gone-take = Download this trip
sandbox-trouble = The data cannot be used
status-asked = not planned yet
status-running = planning
status-ok = done
status-opened = from a file
status-infeasible = not possible
status-unsolved = not solved
status-timeout = out of time
status-failed = failed
status-stopped = stopped
status-edited = changed by hand

map-full-screen = Full screen
map-title = Map of the trip: arrows lead from stop to stop, Enter selects one
list-or-map = List or map
list-or-map-list = Show the list
list-or-map-map = Show the map
map-without-city = The data does not have “{ $city }”, so there is no map.

## Behind the trip

tab-checks = Checks
tab-metrics = Scores
tab-costs = Costs
tab-trace = Trace
tab-export = Export
this-plan = This trip
trace-empty = Nothing was recorded.
trace-seconds = Seconds
trace-thought = Thought
trace-draft = Draft
export-first-day = First day (report, calendar)

## Library

library-search = Search
library-search-hint = City, place, wish or tag
library-kind = Which trips
library-kind-all = All
library-kind-holds = Holds
library-kind-faulty = Does not hold
library-kind-impossible = Not possible
library-kind-unfinished = Not finished
library-kind-bin = Bin
library-found = { $count ->
    [one] 1 trip
   *[other] { $count } trips
}
library-any-days = Any days
library-any-people = Any people
library-view = Cards or list
library-versions = { $count ->
    [one] 1 version
   *[other] { $count } versions
}
library-tag = Any tag
library-order = Order
library-order-newest = Newest first
library-order-oldest = Oldest first
library-order-destination = By destination
library-order-days = By days
library-order-people = By people
library-none = No trip is like that
library-none-hint = Try fewer words, or another group.
library-today = today { $time }
library-yesterday = yesterday { $time }
library-more = Name, tags, note
library-restore = Take back
library-name = Name
library-tags-hint = Type one, then Enter
library-tags = Tags
library-note = Note
library-save = Save
library-changed-meanwhile = Somebody changed this meanwhile: { $said }. Nothing is overwritten yet; save again to keep yours.
library-throw = Throw away
library-thrown = { $count ->
    [one] 1 trip is in the bin.
   *[other] { $count } trips are in the bin.
}
library-empty-bin = { $count ->
    [one] Delete 1 trip for good
   *[other] Delete { $count } trips for good
}
library-chosen = { $count ->
    [one] 1 chosen
   *[other] { $count } chosen
}
library-clear = Clear
library-export = Export
library-compare = { $count ->
    [one] Compare
   *[other] Compare { $count } trips
}
library-compare-hint = Up to { $count } trips can stand side by side.
library-import = Open trip files
library-import-hint = JSON, JSON lines or a zip of them, many at once: trips exported here, plan files of the command, or files of requests, which are planned when you open them.
library-more-faults = and { $count } others
library-imported = { $count ->
    [one] 1 trip was opened.
   *[other] { $count } trips were opened.
}
library-empty = No trips yet
library-empty-hint = Every trip that is planned or opened is kept here by itself.
library-begin = Plan the first one

## Keyboard

keys-title = Keyboard
keys-0 = write a request
keys-1 = plan
keys-key = Key
keys-does = What it does
keys-2 = stop planning; select nothing
keys-3 = that day alone
keys-4 = all days
keys-5 = next and previous activity
keys-6 = the files to take away; once more: the trip file
keys-7 = this list
edit-text = Edit text
promise = Say it in a sentence, get a trip that works
promise-more = Trains, tickets, opening hours and every way are checked; change one thing and the rest follows.
hero-counts = { $cities ->
    [one] One city
   *[other] { $cities } cities
} · { $sights ->
    [one] one sight
   *[other] { $sights } sights
} · no internet needed, your request stays on this computer
examples-title = Try one of these
examples-hint = one click plans it
earlier-title = Continue
earlier-all = All my trips ({ $count })
getting-ready = Getting the data ready; you can type meanwhile…
country-alt = The cities and the trains between them

## Waiting

queue-place = { $place ->
    [one] Next in the queue
   *[other] Number { $place } in the queue
}
trip-again = Others are waiting for their trips. Once they have them, a still better one is looked for; if there is one, it takes the place of this one.
trip-better = A better trip was found

## Follow-ups

follow-up-hint = Change it: make it 4 days, day 2 calmer…
quoted = “{ $words }”
now-mended = No longer: { $fault }
answer-skip = Leave it out

## Versions

version-of = Version { $number } of { $count }
version-first = The first trip
version-planned = Planned again
version-compare = Compare with this one
elsewhere-version = This trip was changed in another window too ({ $change }). Both are kept; neither replaced the other.
elsewhere-unnamed = planned again
elsewhere-show = Show that one
elsewhere-compare = Compare both
elsewhere-well = Got it
elsewhere-edits = Another window changed the request, which is not planned yet; what is shown here has the change.

## Editing by hand

edit-stop = Edit…
edit-earlier = Earlier
edit-later = Later
edit-remove = Remove
edit-tab-replace = Replace
edit-tab-rooms = Rooms
edit-tab-when = Time and way
edit-tab-add = Add after it
edit-nothing-fits = Nothing fits here
edit-kind = What to add
edit-any = Or any place by name
edit-add = Add it
add-sight = Add { $name }
add-nowhere = No day has room for it as it is. Take a stop out first, or make it a wish with “Add” above and plan again.
add-after = Day { $day }, after { $name }
edit-start = Begins
edit-minutes = Minutes
edit-day = Day
edit-mode = Way there
keys-8 = selected stop earlier, later
keys-9 = remove the selected stop
keys-10 = undo, redo

## Run console

agent-model = Language model
objective-share = At least so many % of the best possible
objective-alt = How near to the best possible the plans are at least, over time
draft-number = Draft { $number } · { $cost }
run-agent = Method
run-steps = Steps
run-shown-all = All { $count }
run-shown-tool = Look-ups { $count }
run-shown-draft = Drafts { $count }
run-shown-wrong = Failures { $count }
run-tools = { $count ->
    [one] 1 look-up
   *[other] { $count } look-ups
}
run-time = Time
run-tokens = Tokens
run-calls = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
run-cost = Cost
run-wrong = Wrong look-ups
tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
