-- Members of a brand. Usernames are stored in lower case and unique per brand.
create table identity_member (
  member_id uuid primary key,
  brand_id text not null,
  username text not null check (username = lower(username)),
  nickname text not null,
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  password_hash text not null,
  password_changed_at timestamptz not null,
  must_change_password boolean not null default false,
  language text not null check (language in ('EN', 'BN')),
  terms_version text not null,
  terms_agreed_at timestamptz not null,
  -- The age the member said to have reached, as the brand asked for it then.
  age_agreed smallint not null,
  referral_code text,
  -- One of the brand's own domains, or nothing.
  domain text,
  -- Where the page said it was; kept as a word, never fetched.
  register_url text,
  registered_at timestamptz not null,
  registered_ip text not null,
  last_login_at timestamptz,
  -- Grows whenever every open session must stop counting; checked in the commit of every stake.
  generation integer not null default 1,
  frozen_at timestamptz,
  -- Self-exclusion: in force from, until (null: until it is lifted).
  excluded_at timestamptz,
  excluded_until timestamptz,
  timed_out_at timestamptz,
  timed_out_until timestamptz,
  unique (brand_id, username)
);

create index identity_member_prefix on identity_member (brand_id, username text_pattern_ops);
create index identity_member_newest on identity_member (brand_id, member_id desc);
