alter table records_export drop constraint records_export_kind_check;
alter table records_export add constraint records_export_kind_check
  check (kind in ('report', 'games', 'wagers', 'entries', 'slip'));
