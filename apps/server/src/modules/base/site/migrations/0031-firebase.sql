-- The Firebase project whose phone checks count; empty: none does.
alter table site_brand add column firebase_project text not null default ''
  check (firebase_project ~ '^([a-z][a-z0-9-]{4,29})?$');
