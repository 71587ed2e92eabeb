-- What a person is known by under another name, as HMACs of browser, number, mail, payee, document, and name with birthday.
create table identity_trait (
  member_id uuid not null,
  kind text not null check (kind in ('number', 'mail', 'device', 'payee', 'document', 'person')),
  digest bytea not null,
  primary key (member_id, kind, digest)
);
create index identity_trait_same on identity_trait (kind, digest);

-- A member who shares a trait with a member who excluded themselves: written once for each trait, so that what an
-- operator has looked at restricts nobody again.
create table identity_match (
  member_id uuid not null,
  excluded_id uuid not null,
  kind text not null,
  found_at timestamptz not null,
  primary key (member_id, excluded_id, kind)
);
create index identity_match_found on identity_match (found_at, member_id);
create index identity_match_excluded on identity_match (excluded_id);

-- Null until the traits were collected; members from before this migration are collected by a job.
alter table identity_member add column traits_at timestamptz;
create index identity_member_untold on identity_member (member_id) where traits_at is null;
