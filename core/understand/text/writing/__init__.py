"""How a text is written: its script, its pictures and slips, and the text that rules see instead."""
