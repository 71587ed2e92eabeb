-- The fast path: a whole batch of one lane in one call, all or nothing. The caller has grouped it:
--   a_*  each account once, ascending: sum, lowest running sum, number of entries. The update
--        answers the accounts in the same order, so positions match.
--   e_*  the entries in the order of arrival: index into a_*, amount, running sum, place
--   k_seek  keys that may have been posted in another month since k_since, to be searched for there
-- Arrays are unnested in the select list, here and in riders: in a from clause each is first copied
-- to a tuple store (0.06 us an element). The select list of a_* may hold nothing but unnest: the
-- planner estimates 10 rows for an array and 1,000 for another function, and for 1,000 rows it
-- scanned all accounts of a lane that it believed to be small.
-- House accounts are passed like any other, with one entry. p_body is the digest of the entries.
-- Without entries it only runs the riders and writes no batch.
-- NK001: an account would fall below its floor or is closed; detail names the accounts.
create or replace function wallet_post_lane(
  p_lane int, p_at timestamptz, p_body bytea,
  a_id int[], a_total bigint[], a_low bigint[], a_count int[],
  e_of int[], e_amount bigint[], e_run bigint[], e_nth int[], e_kind smallint[], e_contra int[],
  e_reference uuid[], e_legs smallint[], e_key uuid[], e_digest bigint[], k_since timestamptz, k_seek uuid[],
  r_name text[], r_count int[],
  r_ids uuid[], r_ids_to int[], r_numbers bigint[], r_numbers_to int[],
  r_words text[], r_words_to int[], r_bytes bytea[], r_bytes_to int[],
  out batch bigint, out balances bytea, out seqs bytea
) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  v_hash bytea;
  v_moved int[];
  v_balances bigint[];
  v_seqs bigint[];
  v_count int := cardinality(e_of);
begin
  if v_count = 0 then
    update wallet_lane l set batch = l.batch + 1 where l.lane = p_lane returning l.batch into batch;
    perform wallet_ride_all(p_lane, p_at, 1, cardinality(r_name), r_name, r_count, r_ids, r_ids_to,
      r_numbers, r_numbers_to, r_words, r_words_to, r_bytes, r_bytes_to);
    update wallet_lane l set batch = l.batch - 1 where l.lane = p_lane;
    balances := ''; seqs := '';
    return;
  end if;

  update wallet_lane l
     set batch = l.batch + 1,
         hash = wallet_chain(l.hash, p_lane, l.batch + 1, p_at, v_count, p_body)
   where l.lane = p_lane
  returning l.batch, l.hash into batch, v_hash;

  if k_seek <> '{}' then
    perform wallet_seek_keys(p_lane, p_at, k_since, k_seek);
  end if;
  if r_name <> '{}' then
    perform wallet_ride_all(p_lane, p_at, 1, cardinality(r_name), r_name, r_count, r_ids, r_ids_to,
      r_numbers, r_numbers_to, r_words, r_words_to, r_bytes, r_bytes_to);
  end if;

  with moved as (
    update wallet_account a
       set balance = a.balance + v.total, seq = a.seq + v.count
      from (select unnest(a_id) as id, unnest(a_total) as total, unnest(a_low) as low,
                   unnest(a_count) as count) v
     where a.lane = p_lane and a.id = v.id
       and a.balance + v.low >= a.floor and a.state = 'open'
    returning v.id, a.balance - v.total as balance, a.seq - v.count as seq
  )
  select array_agg(m.id), array_agg(m.balance), array_agg(m.seq)
    into v_moved, v_balances, v_seqs
    from (select * from moved order by id) m;

  if coalesce(cardinality(v_moved), 0) <> cardinality(a_id) then
    raise exception 'below the floor or closed' using errcode = 'NK001', detail = (
      select string_agg(id::text, ',') from unnest(a_id) id
       where id <> all (coalesce(v_moved, '{}')));
  end if;

  insert into wallet_entry
    (at, batch, seq, amount, balance, digest, account, contra, lane, kind, legs, reference, key)
  select p_at, wallet_post_lane.batch, v_seqs[e.i] + e.nth, e.amount, v_balances[e.i] + e.run,
         e.digest, a_id[e.i], e.contra, p_lane, e.kind, e.legs, e.reference, e.key
    from (select unnest(e_of) as i, unnest(e_amount) as amount, unnest(e_run) as run,
                 unnest(e_nth) as nth, unnest(e_kind) as kind, unnest(e_contra) as contra,
                 unnest(e_reference) as reference, unnest(e_legs) as legs, unnest(e_key) as key,
                 unnest(e_digest) as digest) e;

  insert into wallet_batch (lane, no, at, count, hash)
  values (p_lane, batch, p_at, v_count, v_hash);

  -- In binary form: the caller reads a number in a third of the time that text takes.
  balances := array_send(v_balances);
  seqs := array_send(v_seqs);
end $$;

-- Refuses like a unique index when one of these keys was posted in another month.
create or replace function wallet_seek_keys(
  p_lane int, p_at timestamptz, p_since timestamptz, p_keys uuid[]
) returns void language plpgsql as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
begin
  if exists (
    select from unnest(p_keys) k
      join wallet_entry e on e.lane = p_lane and e.key = k
     where e.at >= p_since
       and (e.at < v_month at time zone 'UTC'
         or e.at >= (v_month + interval '1 month') at time zone 'UTC')
  ) then
    raise exception 'a key was posted in another month' using errcode = '23505';
  end if;
end $$;
