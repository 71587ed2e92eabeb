-- Of how many slots the site speaks, which never are more than there are; 0: of none.
alter table site_brand add column advertised_slots integer not null default 0
  check (advertised_slots between 0 and 1000000);
