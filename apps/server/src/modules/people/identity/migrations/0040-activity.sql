-- What happened to the security and protection of a member's account, by the member or by the house;
-- never which operator. `facts` are those of the words.
create table identity_activity (
  activity_id uuid primary key,
  member_id uuid not null references identity_member,
  kind text not null,
  facts jsonb not null,
  at timestamptz not null
);

create index identity_activity_newest on identity_activity (member_id, activity_id desc);
