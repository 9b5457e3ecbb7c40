"""What the sights of a city are worth to a visitor, when and for how long one sees them."""
