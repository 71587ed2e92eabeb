-- Of two with the same place the one that was put there last comes first.
create sequence catalogue_placing;
alter table catalogue_game add column placed bigint not null default 0;
alter table catalogue_vendor add column placed bigint not null default 0;
