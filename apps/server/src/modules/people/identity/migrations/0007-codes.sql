-- The numbers and mail addresses of members. One belongs to one member of a brand once it is
-- verified; until then anybody may have typed it.
create table identity_contact (
  member_id uuid not null references identity_member,
  brand_id text not null,
  kind text not null check (kind in ('sms', 'mail')),
  address text not null,
  verified_at timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, kind)
);

create unique index identity_contact_owner on identity_contact (brand_id, kind, address)
  where verified_at is not null;

-- One-time codes that were asked for. The key is an HMAC of purpose, recipient, what it is about
-- and browser, so each of these has one live code.
create table identity_code (
  key bytea primary key check (octet_length(key) = 32),
  -- A new one replaces the row; the job of the one before then does nothing.
  ask_id uuid not null,
  purpose text not null check (purpose in ('login', 'register', 'recover', 'contact', 'step-up')),
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  about text not null,
  language text not null check (language in ('EN', 'BN')),
  -- The HMAC of the digits. Null until they are sent, and for ever when nobody is to have them.
  mac bytea check (octet_length(mac) = 32),
  tries smallint not null default 0,
  expires_at timestamptz not null
);

create index identity_code_expires on identity_code (expires_at);
