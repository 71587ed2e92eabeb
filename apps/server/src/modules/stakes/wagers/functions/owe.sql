-- Rider of a prize that is taken back and of which a part is spent, and of a debt that is paid. Ids
-- member, wager; numbers what is owed more, below zero what is paid; words asset. What was paid in the
-- meantime is refused as busy: read again.
create or replace function wagers_owe(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
begin
  insert into wagers_debt as d (lane, member_id, asset, owed, wager_id, since)
  select p_lane, r.m, r.a, sum(r.n)::bigint, (array_agg(r.w order by r.nth))[1], p_at
    from unnest(p_ids[1 : p_count], p_ids[p_count + 1 :], p_numbers, p_words)
         with ordinality r (m, w, n, a, nth)
   group by r.m, r.a
  on conflict (lane, member_id, asset) do update set
    owed = d.owed + excluded.owed,
    wager_id = case when d.owed = 0 then excluded.wager_id else d.wager_id end,
    since = case when d.owed = 0 then excluded.since else d.since end;
  if exists (
    select from wagers_debt
     where lane = p_lane and member_id = any (p_ids[1 : p_count]) and owed < 0
  ) then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
end $$;
select wallet_add_rider('wagers_owe');
