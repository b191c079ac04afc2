"""The workshop, where people make decks of their own: panels, forms and pictures. It knows drafts, no game that is on."""
