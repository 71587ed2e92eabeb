-- What members and visitors ask or tell the house, and what operators answered.
create table messaging_feedback (
  number bigint generated always as identity primary key,
  brand_id text not null,
  member_id uuid,
  contact text,
  type text not null
    check (type in ('deposit', 'withdrawal', 'game', 'service', 'application', 'other')),
  content text not null check (char_length(content) between 1 and 140),
  language text not null check (language in ('EN', 'BN')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null
);
create index messaging_feedback_newest on messaging_feedback (brand_id, number desc);
create index messaging_feedback_state on messaging_feedback (brand_id, state, number desc);
create index messaging_feedback_member on messaging_feedback (member_id, number desc)
  where member_id is not null;

create table messaging_answer (
  feedback bigint not null references messaging_feedback on delete cascade,
  number integer not null,
  at timestamptz not null,
  by_operator text not null,
  words text not null,
  primary key (feedback, number)
);
