-- What a server sets for itself: how many tables may be open in a channel and on the server (NULL: as many as the
-- operator allows), and the channel in which ended games are told of (NULL: nowhere).
ALTER TABLE houses ADD COLUMN tables_channel INTEGER;
ALTER TABLE houses ADD COLUMN tables_server INTEGER;
ALTER TABLE houses ADD COLUMN news_id INTEGER;
