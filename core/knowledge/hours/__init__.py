"""When things are done: by the sun, by what a request keeps free, and by what no place stands for."""
