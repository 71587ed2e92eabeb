-- A group is a card that opens a list of games of its own (isGame VASSALAGE on the wire).
-- What begins with own_ is the operator's and stands in the place of what the maker says.
alter table catalogue_game
  add column is_group boolean not null default false,
  add column within text references catalogue_game,
  add column own_name_en text,
  add column own_name_bn text,
  add column own_description_en text,
  add column own_description_bn text,
  add column own_image text,
  add column own_classify text[] check (own_classify <@ array['JP', 'TG', 'AC', 'BG']),
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add check (within <> game_id),
  add check (shown_from < shown_until);

-- The games a member keeps, and those a member opened last; trial accounts have neither.
create table catalogue_favorite (
  member_id uuid not null,
  game_id text not null references catalogue_game,
  added_at timestamptz not null,
  primary key (member_id, game_id)
);

create table catalogue_recent (
  member_id uuid not null,
  game_id text not null references catalogue_game,
  opened_at timestamptz not null,
  primary key (member_id, game_id)
);
