-- Rider of every round. Rows {m: member, d: seed, n: nonce}. A round that was computed with
-- another seed or nonce than its turn is refused as busy: compute it again.
create function fairness_take(p_lane int, p_at timestamptz, p_rows jsonb) returns void
language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_taken int;
begin
  update fairness_turn t set next_nonce = t.next_nonce + 1
  from jsonb_to_recordset(p_rows) as r(m uuid, d uuid, n int)
  where t.lane = p_lane and t.member_id = r.m and t.seed_id = r.d and t.next_nonce = r.n;
  get diagnostics v_taken = row_count;
  if v_taken <> jsonb_array_length(p_rows) then
    raise exception using errcode = 'NK400', message = 'edge.busy', detail = '{"turn": true}';
  end if;
end $$;
