-- Members who are looked at together. `reasons` is what was found when it was looked at last, with
-- its facts; what a case was cleared with tells whether something is news.
create table risk_case (
  case_id uuid primary key,
  state text not null check (state in ('OPEN', 'HELD', 'CLEARED')),
  score int not null check (score between 0 and 100),
  codes text[] not null,
  reasons jsonb not null,
  opened_at timestamptz not null,
  looked_at timestamptz not null,
  held_since timestamptz,
  review_by timestamptz,
  cleared_score int,
  cleared_codes text[],
  version int not null default 1,
  check ((state = 'HELD') = (review_by is not null)),
  check ((state = 'HELD') = (held_since is not null))
);
create index risk_case_queue on risk_case (score desc, case_id desc);
create index risk_case_review on risk_case (review_by) where state = 'HELD';
create index risk_case_looked on risk_case (looked_at) where state <> 'CLEARED';

-- A member is in one case at most. While `held_at` is set nothing is paid out to the member.
create table risk_member (
  member_id uuid primary key,
  case_id uuid not null references risk_case,
  joined_at timestamptz not null,
  held_at timestamptz
);
create index risk_member_case on risk_member (case_id);

create table risk_step (
  case_id uuid not null references risk_case,
  position int not null,
  step text not null check (step in ('OPENED', 'GROWN', 'HELD', 'RELEASED', 'CLEARED', 'REOPENED')),
  at timestamptz not null,
  score int not null,
  -- Null: the house itself.
  operator text,
  note text,
  primary key (case_id, position)
);

-- Up to where what happens elsewhere has been followed; the first row is also the turn to look.
create table risk_followed (
  source text primary key check (source in ('seen', 'asked', 'sent')),
  at timestamptz not null
);
insert into risk_followed values ('seen', 'epoch'), ('asked', 'epoch'), ('sent', 'epoch');
