"""What is wished, in words of both languages: places, kinds of places, hotels near a place, likes and dislikes."""
