-- What a studio signs with, sealed. When it changes its key the one of before is taken until `ends_at`, so
-- that its servers need not change at the same moment.
create table vendors_key (
  vendor text not null references vendors_profile,
  fingerprint text not null,
  scheme text not null check (scheme in ('HMAC-SHA256', 'RSA-SHA256')),
  sealed bytea not null,
  added_at timestamptz not null,
  -- Null: until another takes its place.
  ends_at timestamptz,
  -- Noted about once a minute.
  used_at timestamptz,
  -- A secret that was made here and that nobody has seen yet.
  to_show boolean not null default false,
  primary key (vendor, fingerprint)
);
create unique index vendors_key_current on vendors_key (vendor) where ends_at is null;
insert into vendors_key (vendor, fingerprint, scheme, sealed, added_at)
select vendor, key_fingerprint, scheme, key_sealed, changed_at from vendors_profile;
alter table vendors_profile drop column scheme, drop column key_sealed, drop column key_fingerprint;
