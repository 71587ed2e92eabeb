-- The registration form is a part of the settings like the others: who changed it, when and why
-- stands with their changes.
alter table site_change drop constraint site_change_part_check;
alter table site_change add constraint site_change_part_check
  check (part in ('brand', 'flags', 'regions', 'domains', 'registration'));

alter table site_registration drop column changed_at, drop column changed_by;
