-- A campaign: what is counted of it, and which of its versions is in force (0: none yet). No grant is
-- made past the budget or the places, whoever claims at the same moment: the row decides.
create table promotions_campaign (
  id uuid primary key,
  brand_id text not null,
  state text not null check (state in ('DRAFT', 'RUNNING', 'PAUSED', 'CLOSED', 'REMOVED')),
  version int not null default 0,
  trigger text not null,
  -- Of the version in force.
  starts_at timestamptz,
  ends_at timestamptz,
  budget bigint not null default 0 check (budget >= 0),
  places int check (places > 0),
  given bigint not null default 0,
  granted int not null default 0,
  made_at timestamptz not null,
  check (given between 0 and budget),
  check (places is null or granted <= places)
);
create index promotions_campaign_running on promotions_campaign (brand_id, trigger)
  where state = 'RUNNING';

-- Each version as it was saved; one above that in force is the draft.
create table promotions_version (
  campaign_id uuid not null references promotions_campaign (id),
  version int not null check (version > 0),
  terms jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  published_at timestamptz,
  primary key (campaign_id, version)
);

-- What a member got, or can take, by one fact of one campaign: once. Its id is the key of its posting
-- and the id of its obligation. `cost` is what it counts for in the budget. `reward` as it was promised.
create table promotions_grant (
  id uuid primary key,
  campaign_id uuid not null,
  version int not null,
  member_id uuid not null,
  fact text not null,
  kind text not null check (kind in ('cash', 'bonus', 'free-rounds', 'free-bet', 'points')),
  reward jsonb not null,
  amount bigint not null check (amount >= 0),
  cost bigint not null check (cost >= 0),
  -- The deposit that brought it, and how much of it was.
  deposit_id uuid,
  deposited bigint not null default 0,
  state text not null check (state in ('CLAIMABLE', 'WAITING', 'ACTIVE', 'PAID', 'CONVERTED', 'SPENT',
    'EXPIRED', 'LEFT', 'REVOKED', 'LAPSED')),
  made_at timestamptz not null,
  -- To be taken by then.
  claim_by timestamptz,
  taken_at timestamptz,
  -- Its bonus money, rounds or bet end then.
  expires_at timestamptz,
  ended_at timestamptz,
  -- Taka that became cash, and taka that went back to the promotion account.
  converted bigint not null default 0 check (converted >= 0),
  returned bigint not null default 0 check (returned >= 0),
  -- Bets with its money wait for their results, although it ended.
  has_open_bets boolean not null default false,
  given_by text,
  reason text,
  unique (campaign_id, member_id, fact)
);
create index promotions_grant_member on promotions_grant (member_id, made_at, id);
create index promotions_grant_ends on promotions_grant (expires_at) where state = 'ACTIVE';
create index promotions_grant_bets on promotions_grant (member_id) where has_open_bets;
create index promotions_grant_claims on promotions_grant (claim_by) where state = 'CLAIMABLE';
-- One bonus of a member at a time.
create unique index promotions_grant_one_bonus on promotions_grant (member_id)
  where kind = 'bonus' and state = 'ACTIVE';

-- Each move of a grant's money, in the commit that moves it: the reports add it up and the ledger is
-- compared with it. Minor units of taka.
create table promotions_money (
  grant_id uuid not null references promotions_grant (id),
  campaign_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  given bigint not null default 0 check (given >= 0),
  converted bigint not null default 0 check (converted >= 0),
  returned bigint not null default 0 check (returned >= 0)
);
create index promotions_money_at on promotions_money (at);
create index promotions_money_campaign on promotions_money (campaign_id, at);
create index promotions_money_grant on promotions_money (grant_id);

-- Facts of a member that conditions ask for; kept by what other rooms announce.
create table promotions_member (
  member_id uuid primary key,
  registered_at timestamptz not null,
  deposits int not null default 0,
  deposited bigint not null default 0,
  first_deposit_at timestamptz
);

-- Who joined a campaign whose reward a later deposit brings.
create table promotions_joined (
  campaign_id uuid not null references promotions_campaign (id),
  member_id uuid not null,
  joined_at timestamptz not null,
  primary key (campaign_id, member_id)
);

-- A period of a campaign that is paid, member by member in the order of their ids.
create table promotions_run (
  campaign_id uuid not null references promotions_campaign (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  after_member uuid,
  ended_at timestamptz,
  primary key (campaign_id, starts_at)
);
