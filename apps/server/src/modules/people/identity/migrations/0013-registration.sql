-- What a member told of themself at registration: one sealed value per field, bound to its row.
create table identity_detail (
  member_id uuid not null references identity_member,
  field text not null,
  sealed bytea not null,
  primary key (member_id, field)
);

-- Codes by which agents bring members; the member keeps the one that was given.
create table identity_affiliate (
  brand_id text not null,
  code text not null check (code = lower(code)),
  agent_id uuid not null references identity_member,
  primary key (brand_id, code)
);

alter table identity_member add column affiliate_code text;
