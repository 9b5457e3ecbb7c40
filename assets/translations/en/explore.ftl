### The words of the Explore page

page-explore = Explore
explore-view = What to look at
explore-view-places = Map and places
explore-view-timetable = Between cities
explore-view-findings = Data check
explore-view-questions = SQL
explore-city = City
explore-layer = Layer of the map
explore-layer-types = Kinds
explore-layer-prices = Prices
explore-layer-ratings = Ratings
explore-layer-density = Density
explore-kinds = Kinds of places
explore-kind-sight = sights
explore-kind-meal = restaurants
explore-kind-hotel = hotels
explore-kind-station = metro
explore-words = Name
explore-types = Any type
explore-none = No place is like that
explore-none-hint = Try fewer words, other types, or more kinds of places.
explore-map-alt = Map of the places of { $city }
explore-table-alt = Table of { $count ->
    [one] 1 place
   *[other] { $count } places
}
explore-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
explore-few = few places
explore-many = many
explore-no-prices = the data have no prices for these
explore-no-ratings = the data have no ratings for these
explore-column-name = Name
explore-column-types = Type
explore-column-price = Price
explore-column-rating = Rating
explore-column-hours = Open
explore-price-sight = Ticket
explore-price-meal = A meal for one
explore-price-hotel = Room from
explore-price-station = Fare
explore-station = Nearest metro
explore-length = Time to spend
explore-dishes = Known for
explore-rooms = Rooms a night
explore-room = { $beds ->
    [one] 1 bed
   *[other] { $beds } beds
} { $price }
explore-close = Close
explore-to = To
explore-back = The other way
explore-alone = There is only one city in the data
explore-alone-hint = Import data with several cities to see the ways between them.
explore-no-services = Nothing goes from here to there
explore-no-services-hint = The data have neither a train nor a flight between these cities.
explore-services = { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} · { $flights ->
    [one] 1 flight
   *[other] { $flights } flights
} a day
explore-service-number = Number
explore-service-kind = Kind
explore-service-departs = Departs
explore-service-from = From
explore-service-arrives = Arrives
explore-service-to = To
explore-service-length = Takes
explore-service-price = Price
explore-checking = Looking through the data…
explore-everywhere = All cities
explore-found = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
} that can mislead a plan · { $notes ->
    [one] 1 note
   *[other] { $notes } notes
}
explore-fault = fault
explore-note = note
explore-clean = Nothing is odd here
explore-clean-hint = Positions, hours, prices and connections were looked at.
explore-question = Question in SQL
explore-ask = Ask
explore-asking = Looking it up…
explore-example-dear = The dearest sights
explore-example-kinds = Kinds of sights
explore-example-fast = The fastest trains
explore-limits = Only read: one SELECT at a time, at most { $seconds } s and { $rows } rows. Times are minutes since midnight, prices yuan.
explore-tables = Tables
explore-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
explore-cut = (there are more)
explore-answer = Answer
explore-source = Source: { $source }
explore-train-highspeed = High speed (G)
explore-train-multiple = High speed (D)
explore-train-intercity = Intercity (C)
explore-train-direct = Non-stop (Z)
explore-train-express = Express (T)
explore-train-fast = Fast (K)
explore-train-ordinary = Ordinary
