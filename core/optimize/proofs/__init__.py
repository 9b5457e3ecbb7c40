"""Proofs that no plan can exist. One file a kind: what contradicts itself, services, hotels, visits, money.

A proof never leans on what a sensible trip is: walks may be long, visits short, one night in one room is enough. So what
is refuted here cannot be planned by anybody in this sandbox. It does take for granted that one leaves the station, and
that who wants one place before another wants both.
"""
