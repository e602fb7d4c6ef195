/* The IP address from which a command came; empty for work of the server itself and for entries from before. */
alter table audit add column address text not null default '' check (char_length(address) <= 60);
