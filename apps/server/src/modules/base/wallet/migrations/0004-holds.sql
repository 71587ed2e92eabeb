-- Money set aside from cash. What is left of it is amount - captured - released; nothing else
-- says whether it is open.
create table wallet_hold (
  id uuid not null,
  lane smallint not null,
  member_id uuid not null,
  asset text not null,
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  released bigint not null default 0 check (released >= 0),
  reference uuid not null,
  held_at timestamptz not null,
  expires_at timestamptz,
  primary key (id, lane),
  check (captured + released <= amount)
);
create index wallet_hold_due on wallet_hold (expires_at)
  where expires_at is not null and captured + released < amount;

-- The rider of hold, capture and release: the hold changes in the commit that moves its money,
-- or neither does. A row has the fields of the hold, or `captured` or `released` to add.
create function wallet_hold_ride(p_lane int, p_at timestamptz, p_rows jsonb)
returns void language plpgsql as $$
declare
  r record;
begin
  for r in select * from jsonb_to_recordset(p_rows) as x (
    verb text, id uuid, "memberId" uuid, asset text, amount bigint, reference uuid,
    "expiresAt" timestamptz)
  loop
    if r.verb = 'hold' then
      insert into wallet_hold (id, lane, member_id, asset, amount, reference, held_at, expires_at)
      values (r.id, p_lane, r."memberId", r.asset, r.amount, r.reference, p_at, r."expiresAt");
      continue;
    end if;
    update wallet_hold h
       set captured = h.captured + case r.verb when 'capture' then r.amount else 0 end,
           released = h.released + case r.verb when 'release' then r.amount else 0 end
     where h.id = r.id and h.lane = p_lane
       and h.captured + h.released + r.amount <= h.amount;
    if not found then
      raise exception using errcode = 'NK400', message = 'wallet.hold-exceeded';
    end if;
  end loop;
end $$;
