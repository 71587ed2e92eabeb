-- Every freeze, exclusion and time-out of a member, and its end by somebody's act. What runs out by
-- itself has its end in `until`.
create table identity_standing_change (
  change_id uuid primary key,
  member_id uuid not null references identity_member,
  kind text not null check (kind in ('frozen', 'unfrozen', 'self-excluded', 'exclusion-ended',
    'time-out', 'time-out-ended')),
  until timestamptz,
  -- The operator; null: the member, or the house by its rules.
  made_by text,
  reason text,
  made_at timestamptz not null
);

create index identity_standing_change_newest on identity_standing_change
  (member_id, change_id desc);
