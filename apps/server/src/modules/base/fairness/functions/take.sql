-- Rider of every round. Ids member, seed; numbers nonce. A round computed with an outdated seed or
-- nonce is refused as busy and computed again.
create or replace function fairness_take(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_taken int;
begin
  update fairness_turn t set next_nonce = t.next_nonce + 1
  from (select unnest(p_ids[1 : p_count]) as m, unnest(p_ids[p_count + 1 :]) as d,
      unnest(p_numbers) as n) r
  where t.lane = p_lane and t.member_id = r.m and t.seed_id = r.d and t.next_nonce = r.n;
  get diagnostics v_taken = row_count;
  if v_taken <> p_count then
    raise exception using errcode = 'NK400', message = 'edge.busy', detail = '{"turn": true}';
  end if;
end $$;
select wallet_add_rider('fairness_take');
