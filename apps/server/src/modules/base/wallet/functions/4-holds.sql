-- The rider of hold, capture and release: the hold changes in the same commit that moves its money.
-- Ids hold, member, reference; numbers amount and the milliseconds of its expiry; words verb,
-- asset. A capture and a release pass the hold and the amount alone, or the member and the asset as
-- well: then it must be a hold of theirs.
create or replace function wallet_hold_ride(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_verb text;
begin
  for i in 1 .. p_count loop
    v_verb := p_words[i];
    if v_verb = 'hold' then
      insert into wallet_hold (id, lane, member_id, asset, amount, reference, held_at, expires_at)
      values (p_ids[i], p_lane, p_ids[p_count + i], p_words[p_count + i], p_numbers[i],
              p_ids[2 * p_count + i], p_at, to_timestamp(p_numbers[p_count + i] / 1000.0));
      continue;
    end if;
    update wallet_hold h
       set captured = h.captured + case when v_verb = 'capture' then p_numbers[i] else 0 end,
           released = h.released + case when v_verb = 'release' then p_numbers[i] else 0 end
     where h.id = p_ids[i] and h.lane = p_lane
       and (cardinality(p_ids) = p_count
         or h.member_id = p_ids[p_count + i] and h.asset = p_words[p_count + i])
       and h.captured + h.released + p_numbers[i] <= h.amount;
    if not found then
      raise exception using errcode = 'NK400', message = case when exists (
        select from wallet_hold h
         where h.id = p_ids[i] and h.lane = p_lane
           and (cardinality(p_ids) = p_count
             or h.member_id = p_ids[p_count + i] and h.asset = p_words[p_count + i])
      ) then 'wallet.hold-exceeded' else 'wallet.hold-unknown' end;
    end if;
  end loop;
end $$;
select wallet_add_rider('wallet_hold_ride');
