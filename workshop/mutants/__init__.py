"""Mutants: lines of rules changed on purpose, one at a time, to see whether any scenario notices.

`changes` says what a line is changed into, `sources` finds the mutants of a file and picks some by a seed, `trial` lets
the scenarios play with one, `equal` keeps those that change nothing. mutmut and cosmic-ray run a test command, or
pytest, for each mutant; here a child is forked for each that has all loaded already, and plays only the scenarios that
reach the changed line.
"""
