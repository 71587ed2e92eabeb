-- What operators noted about a member; only ever added to.
create table identity_note (
  note_id uuid primary key,
  member_id uuid not null references identity_member,
  text text not null check (length(text) between 1 and 1000),
  made_by text not null,
  made_at timestamptz not null
);

create index identity_note_newest on identity_note (member_id, note_id desc);
