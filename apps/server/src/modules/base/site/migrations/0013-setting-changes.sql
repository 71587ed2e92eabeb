-- What an operator sets of a brand beside its names.
alter table site_brand
  add column logo_light_url text not null default '',
  add column logo_dark_url text not null default '',
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  add column currency_display text not null default 'symbol'
    check (currency_display in ('symbol', 'code')),
  -- Countries whose visitors always see the region page.
  add column blocked_countries text[] not null default '{}';

-- Every change of a part of the settings; the last version of a part is its version now.
create table site_change (
  brand_id text not null references site_brand,
  part text not null check (part in ('brand', 'flags', 'regions', 'domains')),
  version integer not null check (version > 0),
  before jsonb not null,
  changes jsonb not null,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, part, version)
);
