"""What is given: the problem, the ways, sights, restaurants, hotels and services of the city."""
