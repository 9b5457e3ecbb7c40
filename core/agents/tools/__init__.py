"""The sandbox as a model sees it: ChinaTravel's tools (Table 4) as functions and as text commands."""
