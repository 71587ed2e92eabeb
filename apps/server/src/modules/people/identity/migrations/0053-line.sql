-- Who is above whom in the team line, at any depth, by business days of Asia/Dhaka: from `since` until before `until`;
-- null while it holds. A bet counts for the line of its day.
create table identity_line (
  upline_id uuid not null,
  member_id uuid not null,
  depth integer not null check (depth > 0),
  since date not null,
  until date,
  primary key (member_id, upline_id, since),
  check (upline_id <> member_id),
  check (until > since)
);

-- A whole team is read from the index alone.
create index identity_line_team on identity_line (upline_id, depth, member_id, since, until);

-- The uplines that members have already count from the day of registration on.
insert into identity_line (upline_id, member_id, depth, since)
  with recursive direct as (
    select member_id, upline_id, (registered_at at time zone 'Asia/Dhaka')::date as since
    from identity_member where upline_id is not null and type <> 4
  ), line (upline_id, member_id, depth, since) as (
    select upline_id, member_id, 1, since from direct
    union all
    select d.upline_id, l.member_id, l.depth + 1, greatest(l.since, d.since)
    from line l join direct d on d.member_id = l.upline_id
  )
  select upline_id, member_id, depth, since from line;

-- A member moves below another agent, or below none, with everyone below, at the start of a business day.
create table identity_move (
  move_id uuid primary key,
  brand_id text not null,
  member_id uuid not null references identity_member,
  upline_id uuid references identity_member,
  from_day date not null,
  state text not null check (state in ('WAITING', 'APPLIED', 'WITHDRAWN', 'FAILED')),
  reason text not null,
  asked_by text not null,
  approved_by text not null,
  approved_at timestamptz not null,
  ended_at timestamptz,
  -- The operator who withdrew it, and why; why it failed.
  ended_by text,
  ended_reason text,
  failed_because text check (failed_because in ('closed', 'not-an-agent', 'below')),
  check ((state = 'WAITING') = (ended_at is null)),
  check ((state = 'WITHDRAWN') = (ended_by is not null)),
  check ((ended_by is null) = (ended_reason is null)),
  check ((state = 'FAILED') = (failed_because is not null))
);

create unique index identity_move_waiting on identity_move (member_id) where state = 'WAITING';
create index identity_move_due on identity_move (brand_id, from_day, move_id) where state = 'WAITING';
create index identity_move_member on identity_move (member_id, move_id desc);
create index identity_move_all on identity_move (brand_id, move_id desc);

-- Where the tree of the line begins.
create index identity_member_agents on identity_member (brand_id, username) where type in (1, 2, 41, 42);
