-- A closing may be set ahead and may end by itself.
alter table site_status
  add column begins_at timestamptz,
  add column ends_at timestamptz,
  add check (ends_at > begins_at);
