-- A raffle from the moment at which its campaign ends. COUNTING while tickets are added up, member by
-- member in the order of their ids; FROZEN once the list and its root are public; DRAWN when the link
-- is; VOID when it was called off before that. Who takes part joined the campaign.
create table promotions_raffle (
  campaign_id uuid primary key references promotions_campaign (id),
  state text not null check (state in ('COUNTING', 'FROZEN', 'DRAWN', 'VOID')),
  after_member uuid,
  entrants int not null default 0,
  tickets bigint not null default 0,
  -- Of the prizes and the list.
  root text,
  frozen_at timestamptz,
  draws_at timestamptz,
  drawn_at timestamptz,
  -- Why it was called off; then who takes part is told, in the order of their ids.
  reason text,
  told_member uuid,
  told_at timestamptz
);
create index promotions_raffle_open on promotions_raffle (campaign_id)
  where state in ('COUNTING', 'FROZEN');

-- Who has tickets, under a name for this raffle alone; `place` in the frozen list, from 0.
create table promotions_ticket (
  campaign_id uuid not null references promotions_raffle (campaign_id),
  member_id uuid not null,
  entrant text not null,
  tickets int not null check (tickets > 0),
  place int,
  primary key (campaign_id, member_id),
  unique (campaign_id, place)
);

-- Who won which prize, from 0 in the order of the draw. `amount` is minor units of taka. The grant is
-- made after the draw, each by itself.
create table promotions_win (
  campaign_id uuid not null references promotions_raffle (campaign_id),
  prize int not null,
  member_id uuid not null,
  place int not null,
  ticket bigint not null,
  amount bigint not null check (amount > 0),
  grant_id uuid,
  primary key (campaign_id, prize),
  unique (campaign_id, member_id)
);
create index promotions_win_waits on promotions_win (campaign_id) where grant_id is null;
