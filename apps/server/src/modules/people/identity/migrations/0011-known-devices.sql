-- Browsers and addresses a member has logged in from, and log-ins that wait for a second factor.
create table identity_device (
  member_id uuid not null,
  -- Named by a signed cookie.
  device_id uuid not null,
  words text not null,
  ip text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The next log-in on this browser without the password; made anew at each use.
  remembered_hash bytea check (octet_length(remembered_hash) = 32),
  remembered_until timestamptz,
  primary key (member_id, device_id)
);

create index identity_device_seen on identity_device (last_seen_at);
create unique index identity_device_remembered on identity_device (remembered_hash)
  where remembered_hash is not null;

create table identity_address (
  member_id uuid not null,
  -- An IPv4 address, or the /64 of an IPv6 one.
  address text not null,
  last_seen_at timestamptz not null,
  primary key (member_id, address)
);

create index identity_address_seen on identity_address (last_seen_at);

-- The password was right; the second factor is still to come. Only the ticket's SHA-256 is kept.
create table identity_half_login (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  member_id uuid not null,
  generation integer not null,
  remember boolean not null,
  expires_at timestamptz not null
);

create index identity_half_login_expires on identity_half_login (expires_at);
