-- Rider of every transaction of a vendor. Ids member, wager, posting; numbers taken, paid, balance
-- answered, whether it closes its round; words vendor, transaction, action, round, game, reference,
-- asset; bytes digest. The primary key accepts each transaction once, whichever lane it comes to; rows
-- are written in the order of their ids, so that two lanes with the same ids never wait for each
-- other. A transaction for a round
-- that was closed, also by another row of this batch, is refused as busy as well: reading again
-- finds the reason.
create or replace function vendors_ride(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_batch bigint := wallet_current_batch(p_lane);
begin
  if exists (
    select from unnest(p_ids[1 : p_count], p_words[1 : p_count],
        p_words[2 * p_count + 1 : 3 * p_count], p_words[3 * p_count + 1 : 4 * p_count])
      as r(m, v, k, o)
      join vendors_transaction t
        on t.lane = p_lane and t.vendor = r.v and t.member_id = r.m and t.round_ref = r.o
    where t.closes and r.k in ('bet', 'bet-and-win', 'win', 'free-bet', 'free-win')
  ) or exists (
    select from unnest(p_ids[1 : p_count], p_words[1 : p_count],
        p_words[3 * p_count + 1 : 4 * p_count], p_numbers[3 * p_count + 1 :]) as r(m, v, o, c)
    group by m, v, o having count(*) > 1 and max(c) = 1
  ) then
    raise exception using errcode = 'NK400', message = 'edge.busy';
  end if;
  insert into vendors_transaction (lane, member_id, wager_id, posting, taken, paid, balance, closes,
    vendor, transaction_id, action, round_ref, game_id, reference, asset, digest, status, at, batch)
  select p_lane, r.m, r.w, r.p, r.t, r.d, r.b, r.c = 1, r.v, r.x, r.k, r.o, r.g, r.f, r.a, r.h,
    'OK', p_at, v_batch
  from unnest(p_ids[1 : p_count], p_ids[p_count + 1 : 2 * p_count], p_ids[2 * p_count + 1 :],
      p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count],
      p_numbers[2 * p_count + 1 : 3 * p_count], p_numbers[3 * p_count + 1 :],
      p_words[1 : p_count], p_words[p_count + 1 : 2 * p_count],
      p_words[2 * p_count + 1 : 3 * p_count], p_words[3 * p_count + 1 : 4 * p_count],
      p_words[4 * p_count + 1 : 5 * p_count], p_words[5 * p_count + 1 : 6 * p_count],
      p_words[6 * p_count + 1 :], p_bytes)
    as r(m, w, p, t, d, b, c, v, x, k, o, g, f, a, h)
  order by r.v, r.x;
exception when unique_violation then
  raise exception using errcode = 'NK400', message = 'edge.busy';
end $$;
select wallet_add_rider('vendors_ride');
