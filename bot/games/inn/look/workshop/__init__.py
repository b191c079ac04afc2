"""The workshop, where people make decks of their own: panels and forms. It knows drafts, and no game that is on."""
