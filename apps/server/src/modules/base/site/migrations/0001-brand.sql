-- What a brand is and how its site looks. One row or list per brand; read into memory at the start.
create table site_brand (
  brand_id text primary key,
  merchant_code text not null unique,
  name_en text not null,
  name_bn text not null,
  currency text not null,
  currency_symbol text not null,
  languages text[] not null,
  default_language text not null,
  minimum_age smallint not null check (minimum_age between 18 and 30),
  home_country text not null,
  terms_version text not null,
  domains text[] not null default '{}'
);

-- Module flags: '1' is on (checklist X-003).
create table site_flag (
  brand_id text not null references site_brand,
  name text not null check (name ~ '^[A-Z0-9]{3,40}$'),
  value text not null check (value in ('0', '1')),
  primary key (brand_id, name)
);

-- Game categories in the order of the menu.
create table site_menu (
  brand_id text not null references site_brand,
  category text not null,
  position smallint not null,
  enabled boolean not null,
  primary key (brand_id, category)
);

-- The registration form (checklist E-078). A pattern is an id of the vetted catalogue in
-- rules/patterns.ts, never free text, so that none can hang server or client (V-029).
create table site_registration_rule (
  brand_id text not null references site_brand,
  field text not null,
  position smallint not null,
  enabled boolean not null,
  required boolean not null,
  pattern_id text,
  min_length smallint not null,
  max_length smallint not null,
  primary key (brand_id, field),
  check (min_length between 0 and max_length and max_length <= 256)
);

create table site_country (
  brand_id text not null references site_brand,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  dialing_code text not null,
  name_en text not null,
  name_bn text not null,
  languages text[] not null,
  position smallint not null,
  primary key (brand_id, country_code)
);

create table site_resource (
  brand_id text not null references site_brand,
  resource_type text not null,
  position smallint not null,
  url text not null,
  name text not null,
  qr_code_url text,
  primary key (brand_id, resource_type, position)
);

-- Customer service entries; type 3 is chat (checklist Y-005).
create table site_service (
  brand_id text not null references site_brand,
  position smallint not null,
  type smallint not null,
  path text not null,
  primary key (brand_id, position)
);

create table site_banner (
  brand_id text not null references site_brand,
  banner_id text not null,
  group_name text not null check (group_name ~ '^w_[a-z]{2,20}$'),
  position smallint not null,
  url text not null,
  alt_en text not null,
  alt_bn text not null,
  linkage_type text check (linkage_type in ('route', 'external', 'promotion', 'game')),
  linkage text,
  primary key (brand_id, banner_id)
);
