-- The rules of a game under each of its versions, as the SHA-256 of their data: noted when the game is
-- opened for the first time under a version, and never changed, so that a round states by its version
-- what it was played by.
create table slots_rules (
  game_code text not null,
  rule_version int not null,
  hash text not null,
  since timestamptz not null,
  primary key (game_code, rule_version)
);
