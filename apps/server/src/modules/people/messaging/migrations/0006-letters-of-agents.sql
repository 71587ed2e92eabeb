-- Letters of agents to members directly below: who wrote one, as its reader sees the name, and when the
-- reader reported it to the house.
create table messaging_sender (
  letter_id uuid primary key references messaging_letter on delete cascade,
  sender_id uuid not null,
  sender_name text not null,
  reader_id uuid not null,
  sent_at timestamptz not null,
  reported_at timestamptz
);
create index messaging_sender_sent on messaging_sender (sender_id, sent_at desc);

-- Members who take no letters of an agent.
create table messaging_mute (
  member_id uuid not null,
  sender_id uuid not null,
  muted_at timestamptz not null,
  primary key (member_id, sender_id)
);
