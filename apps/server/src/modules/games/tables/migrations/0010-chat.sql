-- The chat of each table. The version grows with each message and each removal, the number with messages.
create table tables_chat (
  game_code text primary key,
  version int not null,
  last_number int not null
);

create table tables_chat_message (
  message_id uuid primary key,
  game_code text not null,
  number int not null,
  member_id uuid not null,
  -- Masked, as others at the table see it.
  name text not null,
  words text not null,
  at timestamptz not null,
  reports int not null default 0,
  -- An operator has read the reports and let it stand.
  reviewed_at timestamptz,
  removed_at timestamptz,
  -- Null: removed because the account closed.
  removed_by text,
  removed_reason text,
  unique (game_code, number),
  check ((removed_at is null) = (removed_reason is null))
);
create index tables_chat_message_table on tables_chat_message (game_code, message_id);
create index tables_chat_message_member on tables_chat_message (member_id, message_id);
create index tables_chat_message_at on tables_chat_message (at);
create index tables_chat_message_reported on tables_chat_message (message_id)
  where reports > 0 and reviewed_at is null and removed_at is null;

create table tables_chat_report (
  message_id uuid not null references tables_chat_message on delete cascade,
  member_id uuid not null,
  at timestamptz not null,
  primary key (message_id, member_id)
);

-- Members who agreed to the rules of the chat. A member's row is locked while they write.
create table tables_chat_member (
  member_id uuid primary key,
  agreed_at timestamptz not null
);

create table tables_chat_mute (
  member_id uuid primary key,
  at timestamptz not null,
  -- Null: until an operator lifts it.
  until timestamptz,
  reason text not null,
  by text not null
);
create index tables_chat_mute_at on tables_chat_mute (at, member_id);

-- Words that nobody may write; one row.
create table tables_chat_words (
  id int primary key check (id = 1),
  words jsonb not null,
  version int not null,
  changed_at timestamptz not null,
  changed_by text not null
);
