-- A friend by invitation whose deposit counts for a campaign, and how far the friend is. STAKING until
-- enough of own money is staked, STAKED until the reward of who invited is made; then EARNED, or REFUSED
-- with the reason. Amounts are minor units of taka.
create table promotions_friend (
  campaign_id uuid not null references promotions_campaign (id),
  friend_id uuid not null,
  inviter_id uuid not null,
  registered_at timestamptz not null,
  deposited_at timestamptz not null,
  deposited bigint not null check (deposited > 0),
  required bigint not null check (required > 0),
  -- A void takes back what it added.
  staked bigint not null default 0,
  -- Stakes count until then.
  until timestamptz not null,
  state text not null check (state in ('STAKING', 'STAKED', 'EARNED', 'REFUSED')),
  -- Why there is no reward, or none yet.
  reason text,
  -- Of STAKED: when the reward is tried again.
  ask_at timestamptz,
  ended_at timestamptz,
  -- The operator who counts the friend although something links the two.
  cleared_by text,
  primary key (campaign_id, friend_id),
  check (friend_id <> inviter_id)
);
create index promotions_friend_friend on promotions_friend (friend_id);
create index promotions_friend_staked on promotions_friend (ask_at) where state = 'STAKED';
create index promotions_friend_inviter on promotions_friend (inviter_id, campaign_id);
