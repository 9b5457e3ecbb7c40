"""Amounts of money: what each is for and by what it is counted, the budget of the trip, and limits on its parts."""
