-- A pattern of the operator's own, where `pattern_id` is 'own': RE2 text, read when it is saved.
alter table site_registration_rule
  add column own_pattern text check (length(own_pattern) <= 200),
  add check ((pattern_id is not distinct from 'own') = (own_pattern is not null));

-- The registration form as a whole: `version` guards the edit; which challenge is asked where.
create table site_registration (
  brand_id text primary key references site_brand,
  challenge_registration text not null default 'none'
    check (challenge_registration in ('none', 'work')),
  challenge_login text not null default 'image' check (challenge_login in ('image', 'work')),
  challenge_codes text not null default 'work' check (challenge_codes in ('none', 'image', 'work')),
  version integer not null default 1,
  changed_at timestamptz,
  changed_by text
);

insert into site_registration (brand_id) select brand_id from site_brand;
