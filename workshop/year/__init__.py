"""The whole bot under a simulated world: one seed drives its people, its faults and its time."""
