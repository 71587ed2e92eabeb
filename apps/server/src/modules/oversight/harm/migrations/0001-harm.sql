-- A member whose play is looked at: what was found, and who looks after them. `since` is when this
-- state or level began; `due_at` when the figures are looked at next, null while nothing is due.
create table harm_member (
  member_id uuid primary key,
  state text not null default 'NONE' check (state in ('NONE', 'OPEN', 'IN_CARE', 'DONE')),
  level int not null default 0 check (level between 0 and 3),
  score int not null default 0,
  markers jsonb not null default '[]',
  since timestamptz,
  looked_at timestamptz,
  due_at timestamptz,
  carer_id uuid,
  carer text,
  done_level int not null default 0,
  done_at timestamptz,
  check ((state = 'IN_CARE') = (carer_id is not null))
);
create index harm_member_queue on harm_member (state, level desc, since, member_id);
create index harm_member_due on harm_member (due_at) where due_at is not null;

-- What happened, only added to. `house_act` is what it set for the member, which may be lifted.
create table harm_step (
  step_id uuid primary key,
  member_id uuid not null references harm_member,
  act text not null,
  at timestamptz not null,
  made_by text,
  words text,
  facts jsonb not null default '{}',
  house_act uuid
);
create index harm_step_member on harm_step (member_id, step_id desc);

-- How far the room has read who played, lane by lane, and who deposited.
create table harm_played (
  lane_number int primary key,
  batch bigint
);
insert into harm_played (lane_number) select generate_series(0, 15);

create table harm_deposited (
  one boolean primary key default true check (one),
  until timestamptz
);
insert into harm_deposited default values;
