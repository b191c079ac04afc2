-- The phase of a turn that a team takes together, as JSON: what is left of its clock, and who has done something in it.
ALTER TABLE windows ADD COLUMN phase TEXT NOT NULL DEFAULT '';
