"""Compositions of components that take a run (or two) and a key: a whole view of a trip can stand twice on a screen.

A panel reads the shared services and the state under its own key, and draws; what it shows is the caller's choice.
`view` says what is shown and under which key, `trip` draws its days, maps and timeline, `behind` its checks, metrics,
costs, trace and files.
"""
