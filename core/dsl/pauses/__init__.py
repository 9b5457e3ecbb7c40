"""What a request wishes for that has its hour and no place: performances, rests, special evenings."""
