-- What is and was sent; the words of a code's message carry {code} in its place.
create table couriers_message (
  message_id uuid primary key,
  brand_id text not null,
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  subject text not null,
  body text not null,
  -- The code, sealed; taken away once it was sent or given up, except in demo mode.
  code_sealed bytea,
  -- Worth nothing after it.
  expires_at timestamptz,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  -- What carried it last.
  courier text,
  tries smallint not null default 0,
  -- Why the last try failed.
  reason text,
  queued_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'queued') = (done_at is null))
);

create index couriers_message_newest on couriers_message (brand_id, message_id desc);
create index couriers_message_recipient
  on couriers_message (brand_id, recipient text_pattern_ops, message_id desc);

-- The courier of each kind; a kind without a row has the demo courier.
create table couriers_setting (
  brand_id text not null,
  kind text not null check (kind in ('sms', 'mail')),
  setting jsonb not null,
  secret_sealed bytea,
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (brand_id, kind)
);
