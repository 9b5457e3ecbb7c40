### What a notebook shows

notebook-field = what
notebook-value = read as
notebook-start_city = from
notebook-target_city = to
notebook-days = days
notebook-people_number = people
notebook-budget = budget (¥)
notebook-wish = wish
notebook-like = likes
notebook-dislike = dislikes
notebook-ask = asks
notebook-not_understood = not understood
notebook-code = rule
notebook-message = what does not hold
notebook-day = day
notebook-activity = stop
notebook-from = from
notebook-until = until
notebook-stop = stop
notebook-facts = about it
notebook-price = price
