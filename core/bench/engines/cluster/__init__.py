"""The engine `ray`: workers on the nodes of a Ray cluster."""
