"""The command `tripstudio labels`: studies, what raters said in them, and what follows from it."""
