create table catalogue_vendor (
  vendor text primary key,
  name_en text not null,
  name_bn text not null,
  logo text not null,
  position int not null,
  is_hot boolean not null default false,
  enabled boolean not null default true
);

-- What a game is comes from its maker and is written anew at every start; what the operator
-- decides (position, is_hot, enabled) is written once and then left alone.
create table catalogue_game (
  game_id text primary key,
  vendor text not null references catalogue_vendor,
  category text not null check (
    category in ('RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT')),
  node_id text not null unique,
  game_group_code text not null,
  menus text[] not null,
  classify text[] not null,
  name_en text not null,
  name_bn text not null,
  description_en text not null,
  description_bn text not null,
  min_bet bigint not null check (min_bet > 0),
  rtp text not null,
  hit_rate text not null,
  volatility text not null check (volatility in ('low', 'medium', 'high')),
  max_win text not null,
  position int not null,
  is_hot boolean not null default false,
  enabled boolean not null default true
);
create index catalogue_game_vendor on catalogue_game (vendor);
