-- Another house of the platform that serves this country, and where it is; empty: this one.
alter table site_country
  add column merchant_code text not null default '' check (merchant_code ~ '^([a-z0-9-]{2,40})?$'),
  add column host text not null default '',
  add check ((merchant_code = '') = (host = ''));
