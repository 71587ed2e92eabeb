-- Free rounds that the house gave a member in a game of a studio. What was played and won changes by a
-- rider, in the commit of the round; `version` lets two of them not count on the same rest.
create table vendors_grant (
  grant_id uuid not null,
  lane int not null,
  vendor text not null,
  game_id text not null,
  member_id uuid not null,
  asset text not null,
  rounds int not null check (rounds > 0),
  -- What each round is played at, in minor units; nobody pays it.
  stake bigint not null check (stake > 0),
  played int not null default 0 check (played between 0 and rounds),
  won bigint not null default 0 check (won >= 0),
  version int not null default 1,
  state text not null default 'ASKED' check (state in ('ASKED', 'OPEN', 'REFUSED', 'TAKING', 'TAKEN')),
  expires_at timestamptz not null,
  granted_by text not null,
  tries int not null default 0,
  next_at timestamptz not null,
  -- What the studio said last.
  heard text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (grant_id, lane)
);
create index vendors_grant_due on vendors_grant (next_at) where state in ('ASKED', 'TAKING');
create index vendors_grant_created on vendors_grant (created_at);

alter table vendors_transaction drop constraint vendors_transaction_action_check;
alter table vendors_transaction add constraint vendors_transaction_action_check check (
  action in ('bet', 'bet-and-win', 'win', 'rollback', 'award', 'end-round', 'tombstone', 'free-bet',
    'free-win'));
