-- One conversation an asker: a member, or a visitor by the hash of the token in their cookie.
create table chat_conversation (
  chat_id uuid primary key,
  brand_id text not null,
  member_id uuid,
  visitor_key text check (visitor_key ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('EN', 'BN')),
  country text,
  state text not null check (state in ('waiting', 'open', 'closed')),
  -- Since when it is in this state.
  since timestamptz not null,
  operator_id uuid,
  operator text,
  last_number integer not null,
  last_at timestamptz not null,
  last_words text not null,
  unread_asker integer not null,
  unread_desk integer not null,
  check ((member_id is null) <> (visitor_key is null)),
  check ((state = 'open') = (operator_id is not null)),
  check ((operator_id is null) = (operator is null))
);
create unique index chat_conversation_member on chat_conversation (brand_id, member_id)
  where member_id is not null;
create unique index chat_conversation_visitor on chat_conversation (brand_id, visitor_key)
  where visitor_key is not null;
create index chat_conversation_waiting on chat_conversation (brand_id, since, chat_id)
  where state = 'waiting';
create index chat_conversation_last on chat_conversation (brand_id, state, last_at, chat_id);
create index chat_conversation_operator on chat_conversation (operator_id) where state = 'open';

create table chat_file (
  file_id uuid primary key,
  chat_id uuid not null references chat_conversation on delete cascade,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null,
  bytes bytea not null check (length(bytes) <= 4194304),
  at timestamptz not null
);
create index chat_file_at on chat_file (at);
create index chat_file_chat on chat_file (chat_id);

create table chat_message (
  chat_id uuid not null references chat_conversation on delete cascade,
  number integer not null,
  at timestamptz not null,
  kind text not null check (kind in ('words', 'file', 'away', 'taken', 'handed-over', 'closed')),
  by_asker boolean not null,
  -- Seen at the desk alone.
  operator text,
  words text not null,
  file_id uuid references chat_file on delete cascade,
  primary key (chat_id, number),
  check ((kind = 'file') = (file_id is not null))
);
create index chat_message_at on chat_message (at);
create index chat_message_file on chat_message (file_id) where file_id is not null;

-- Who sits at the desk; whoever was not seen for a while has left.
create table chat_presence (
  brand_id text not null,
  operator_id uuid not null,
  operator text not null,
  seen_at timestamptz not null,
  primary key (brand_id, operator_id)
);

create table chat_setting (
  brand_id text primary key,
  setting jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- What was written lately, under HMACs of who wrote and from where: one instant a key (GCRA).
create table chat_try (
  key bytea primary key,
  free_at timestamptz not null
);
create index chat_try_free on chat_try (free_at);
