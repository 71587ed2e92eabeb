-- A red envelope from the moment at which its campaign is first published: what it holds is fixed then,
-- and the link that its shares come from. OPEN until its campaign is over; ENDED once the link is public.
create table promotions_envelope (
  campaign_id uuid primary key references promotions_campaign (id),
  pool bigint not null check (pool > 0),
  shares int not null check (shares > 1),
  opened int not null default 0,
  -- Minor units of taka that were opened.
  opened_sum bigint not null default 0,
  state text not null check (state in ('OPEN', 'ENDED')),
  ended_at timestamptz,
  check (opened between 0 and shares),
  check (opened_sum between 0 and pool)
);
create index promotions_envelope_open on promotions_envelope (campaign_id) where state = 'OPEN';

-- A share that was opened; `place` from 0 in the order of opening. Those that nobody opened are in the link
-- alone, so that nothing in the database says how much the next one is.
create table promotions_share (
  campaign_id uuid not null references promotions_envelope (campaign_id),
  place int not null check (place >= 0),
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  grant_id uuid not null,
  opened_at timestamptz not null,
  primary key (campaign_id, place),
  unique (campaign_id, member_id)
);

-- A spin of a wheel: `segment` from 0 in the table of the version, and what it was made from. Nothing was
-- granted where it stopped at nothing.
create table promotions_spin (
  id uuid primary key,
  campaign_id uuid not null references promotions_campaign (id),
  version int not null,
  member_id uuid not null,
  segment int not null check (segment >= 0),
  amount bigint not null check (amount >= 0),
  -- What the table pays on average, in thousandths of a minor unit, rounded down.
  mean bigint not null check (mean >= 0),
  seed_id uuid not null,
  nonce int not null,
  mapping_version int not null,
  grant_id uuid,
  at timestamptz not null,
  check ((grant_id is null) = (amount = 0))
);
create index promotions_spin_member on promotions_spin (member_id, campaign_id, at);
create index promotions_spin_campaign on promotions_spin (campaign_id, at, id);
