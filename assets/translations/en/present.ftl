### Presenting: trips and comparisons on the whole screen

page-present = Present
present-prepared = Ready to show
present-hint = press one; → leads on, ← back, Esc leaves
present-comparison = Two ways to make this trip, side by side
present-against = {" "}against{" "}
present-own = Your own trips
present-choice = Choose trips in the order in which they are shown
present-compare = compare them at the end
present-begin = Present them
stage-back = Back
stage-next = Next
stage-play = Play the day
stage-pause = Pause
stage-leave = Leave
stage-full = Full screen
stage-then = Next
stage-start = Begin
stage-map = map of the day
stage-days = Days and leaving
stage-list = Stops of the day
