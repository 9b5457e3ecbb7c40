"""Ways of riding in English, and when the rides leave and arrive."""
