-- A file is CSV or PDF; all of before were CSV.
alter table records_export
  add column format text not null default 'csv' check (format in ('csv', 'pdf'));
alter table records_export alter column format drop default;
