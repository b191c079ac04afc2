"""Everything that people see: words, layouts, pictures. It contains no rules."""
