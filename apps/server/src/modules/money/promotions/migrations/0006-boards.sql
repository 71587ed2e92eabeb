-- A window of a board: counted while it is LIVE, once more when it ENDED, then FROZEN with its list until
-- the prizes are PAID, or VOID. `version`: of the terms it began with, which hold to its end.
create table promotions_board (
  campaign_id uuid not null references promotions_campaign (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version int not null,
  state text not null check (state in ('LIVE', 'ENDED', 'FROZEN', 'PAID', 'VOID')),
  -- Everyone who played is counted lane by lane: the lane that is next and its last member; null: done.
  next_lane int,
  after_member uuid,
  frozen_at timestamptz,
  -- SHA-256 of the frozen list, in hexadecimal.
  hash text,
  -- How many members had a place then.
  ranked int,
  reason text,
  primary key (campaign_id, starts_at),
  check (ends_at > starts_at)
);
create index promotions_board_open on promotions_board (starts_at)
  where state in ('LIVE', 'ENDED', 'FROZEN');

-- What a member has played of own money in a window. Score: hundredths of a taka, a bet or a percent.
-- `ranked`: enough bets, and nobody whom nothing promotional may reach.
create table promotions_score (
  campaign_id uuid not null,
  starts_at timestamptz not null,
  member_id uuid not null,
  score bigint not null,
  bets bigint not null,
  -- When the last bet that counts was settled: of equal scores the earlier is first.
  reached_at timestamptz not null,
  ranked boolean not null,
  primary key (campaign_id, starts_at, member_id),
  foreign key (campaign_id, starts_at) references promotions_board (campaign_id, starts_at)
);
create index promotions_score_places
  on promotions_score (campaign_id, starts_at, score desc, reached_at, member_id) where ranked;

-- The frozen list. `outcome`: 'paid', or why the prize was not given.
create table promotions_place (
  campaign_id uuid not null,
  starts_at timestamptz not null,
  place int not null check (place between 1 and 100),
  member_id uuid not null,
  name text not null,
  mark text not null,
  score bigint not null,
  bets bigint not null,
  reached_at timestamptz not null,
  prize bigint check (prize > 0),
  outcome text,
  primary key (campaign_id, starts_at, place),
  unique (campaign_id, starts_at, member_id),
  foreign key (campaign_id, starts_at) references promotions_board (campaign_id, starts_at)
);

-- A saved audience. `previous`: what it was before the last change, which can be undone.
create table promotions_segment (
  id uuid primary key,
  brand_id text not null,
  name text not null,
  audience jsonb not null,
  removed boolean not null default false,
  previous jsonb,
  changed_by text not null,
  changed_at timestamptz not null
);
create unique index promotions_segment_name on promotions_segment (brand_id, lower(name))
  where not removed;

-- The VIP level of a member; they begin at the first.
alter table promotions_member add column level int not null default 1;
