-- Rider of a bet with a free bet. Ids bet, free bet, member; numbers stake; words product. One that is
-- used, over or of another stake or product is refused.
create or replace function wagers_free_place(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_changed int;
begin
  update wagers_free_bet f set used_by = r.b
  from unnest(p_ids[1 : p_count], p_ids[p_count + 1 : 2 * p_count], p_ids[2 * p_count + 1 :],
      p_numbers, p_words) as r(b, f, m, s, p)
  where f.lane = p_lane and f.free_bet_id = r.f and f.member_id = r.m and f.product = r.p
    and f.stake = r.s and f.used_by is null and f.taken_at is null and f.expires_at > p_at;
  get diagnostics v_changed = row_count;
  if v_changed <> p_count then
    raise exception using errcode = 'NK400', message = 'wagers.free-bet-over';
  end if;
  insert into wagers_free_stake (lane, bet, free_bet_id, member_id, stake, placed_at)
  select p_lane, r.b, r.f, r.m, r.s, p_at
  from unnest(p_ids[1 : p_count], p_ids[p_count + 1 : 2 * p_count], p_ids[2 * p_count + 1 :],
      p_numbers) as r(b, f, m, s);
end $$;
select wallet_add_rider('wagers_free_place');

-- Rider of a settlement. Ids bet; numbers which of its settlements it is, what it pays. As of a wager a
-- number that is taken is refused as busy.
create or replace function wagers_free_settle(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_changed int;
begin
  update wagers_free_stake s set settled = r.n, paid = s.paid + r.p
  from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 :]) as r(b, n, p)
  where s.lane = p_lane and s.bet = r.b and s.settled = r.n - 1 and s.back_at is null;
  get diagnostics v_changed = row_count;
  if v_changed <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
  insert into wagers_free_paid (lane, bet, number, paid, at)
  select p_lane, r.b, r.n, r.p, p_at
  from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 :]) as r(b, n, p);
end $$;
select wallet_add_rider('wagers_free_settle');

-- Rider of a bet that is given back before it was settled. Ids bet, free bet. The free bet can be used
-- again, for a day at least.
create or replace function wagers_free_back(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_changed int;
begin
  update wagers_free_stake s set back_at = p_at
  from unnest(p_ids[1 : p_count]) as r(b)
  where s.lane = p_lane and s.bet = r.b and s.settled = 0 and s.back_at is null;
  get diagnostics v_changed = row_count;
  if v_changed <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
  update wagers_free_bet f set used_by = null,
    expires_at = greatest(f.expires_at, p_at + interval '1 day')
  from unnest(p_ids[p_count + 1 :]) as r(f)
  where f.lane = p_lane and f.free_bet_id = r.f;
end $$;
select wallet_add_rider('wagers_free_back');
