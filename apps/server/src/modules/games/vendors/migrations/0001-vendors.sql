-- Who may call the seamless wallet, with the key it signs with (sealed) and the points on which
-- studios differ.
create table vendors_profile (
  vendor text primary key,
  name_en text not null,
  name_bn text not null,
  scheme text not null check (scheme in ('HMAC-SHA256', 'RSA-SHA256')),
  key_sealed bytea not null,
  key_fingerprint text not null,
  game_url text not null,
  points jsonb not null,
  mode text not null default 'ON' check (mode in ('ON', 'NO_BETS', 'OFF')),
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- Every transaction of a studio, once: the primary key decides. What was refused stands here too,
-- so that its repeat gets the same answer; a tombstone takes the id of a bet that was rolled back
-- before it came. The money is in the ledger under `posting`; batch is the lane's commit.
create table vendors_transaction (
  vendor text not null,
  transaction_id text not null,
  lane int not null,
  member_id uuid not null,
  action text not null check (
    action in ('bet', 'bet-and-win', 'win', 'rollback', 'award', 'end-round', 'tombstone')),
  status text not null,
  round_ref text not null,
  game_id text,
  -- The bet that a win or rollback belongs to.
  reference text,
  asset text not null,
  -- Minor units that this transaction took from the member, and that it paid.
  taken bigint not null check (taken >= 0),
  paid bigint not null check (paid >= 0),
  wager_id uuid,
  posting uuid,
  -- Told with the answer; null: what the ledger has under the posting.
  balance bigint,
  closes boolean not null,
  digest bytea not null,
  at timestamptz not null,
  batch bigint,
  primary key (vendor, transaction_id, lane)
);
create index vendors_transaction_round on vendors_transaction (lane, vendor, member_id, round_ref);
create index vendors_transaction_at on vendors_transaction (vendor, at);

-- What a studio says of a day, line by line.
create table vendors_report (
  vendor text not null,
  day date not null,
  transaction_id text not null,
  action text not null,
  account text not null,
  asset text not null,
  taken bigint not null,
  paid bigint not null,
  primary key (vendor, transaction_id)
);
create index vendors_report_day on vendors_report (vendor, day);

create table vendors_reconciliation (
  vendor text not null,
  day date not null,
  at timestamptz not null,
  their_lines int not null,
  our_lines int not null,
  their_net bigint not null,
  our_net bigint not null,
  differences int not null,
  primary key (vendor, day)
);

create table vendors_difference (
  vendor text not null,
  day date not null,
  transaction_id text not null,
  kind text not null check (kind in ('only-theirs', 'only-ours', 'amount', 'refused-here')),
  action text not null,
  account text not null,
  theirs bigint,
  ours bigint,
  status text,
  wager_id uuid,
  primary key (vendor, day, transaction_id)
);
