-- What a provider signs with, sealed under its code. When its secret changes the one of before is
-- taken until `ends_at`, so that its servers and ours need not change at the same moment.
create table cashier_provider_key (
  provider text not null references cashier_provider,
  fingerprint text not null,
  sealed bytea not null,
  added_at timestamptz not null,
  -- Null: until another takes its place.
  ends_at timestamptz,
  -- Noted about once a minute.
  used_at timestamptz,
  primary key (provider, fingerprint)
);
create unique index cashier_provider_key_current on cashier_provider_key (provider)
  where ends_at is null;
insert into cashier_provider_key (provider, fingerprint, sealed, added_at)
select code, fingerprint, sealed, registered_at from cashier_provider;
alter table cashier_provider drop column sealed, drop column fingerprint;
