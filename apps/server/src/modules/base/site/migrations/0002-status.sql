-- Normal, maintenance or region block; `version` grows with each change and is the edit's guard.
create table site_status (
  brand_id text primary key references site_brand,
  status text not null default 'normal' check (status in ('normal', 'maintenance', 'region-block')),
  message_en text not null default '',
  message_bn text not null default '',
  blocked_countries text[] not null default '{}',
  version integer not null default 1,
  changed_at timestamptz,
  changed_by text
);
