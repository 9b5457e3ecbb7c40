"""The days of a relaxed trip, walked by the clock: what there is to do on them, and the best that they can be."""
