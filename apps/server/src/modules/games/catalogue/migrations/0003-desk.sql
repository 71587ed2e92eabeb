-- What operators changed of games, a form or an upload at a time: what each game had before is
-- kept, so that the newest change can be undone as a whole.
create table catalogue_change (
  change_id bigint generated always as identity primary key,
  at timestamptz not null,
  by_operator text not null,
  reason text not null,
  -- One object a game: game_id and what the operator had decided of it.
  before jsonb not null,
  games int not null check (games > 0),
  undone_at timestamptz
);
create index catalogue_change_standing on catalogue_change (change_id desc) where undone_at is null;
