-- Hosts of others that pages may ask are a part of the settings: so far those that keep copies of
-- our pictures, as origins (https://pictures.example).
alter table site_brand add column image_hosts text[] not null default '{}'
  check (cardinality(image_hosts) <= 8);

alter table site_change drop constraint site_change_part_check;
alter table site_change add constraint site_change_part_check
  check (part in ('brand', 'flags', 'regions', 'domains', 'elsewhere', 'registration'));
