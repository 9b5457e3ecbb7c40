"""What keeps one from seeing the city, by the words of a request: meetings, and time that is to stay free."""
