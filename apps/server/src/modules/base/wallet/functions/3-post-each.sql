-- The first answer of a key that was posted since p_since; no row when it is new. The key of
-- another member or asset is `reused`, and so is one with another digest. When a rollback came
-- before its stake, the stake finds a `tombstone`. Without a digest (null) only the member is
-- compared.
create or replace function wallet_first_answer(
  p_lane int, p_since timestamptz, p_cash int, p_key uuid, p_digest bigint
) returns table (status text, balance bigint, seq bigint, batch bigint, at timestamptz)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select case when o.member_id <> m.member_id or o.asset <> m.asset then 'reused'
              when k.digest = p_digest then 'repeated'
              when k.kind = 9 then 'tombstone'
              when p_digest is null then 'repeated'
              else 'reused' end,
         coalesce(l.balance, 0), coalesce(l.seq, 0), k.batch, k.at
    from wallet_entry k
    join wallet_account o on o.lane = p_lane and o.id = k.account
    join wallet_account m on m.lane = p_lane and m.id = p_cash
    -- The cash after the posting: its own last entry there, or for a capture, which has none, the
    -- newest up to its batch. Only one of the two is read.
    left join lateral (
      select c.balance, c.seq from wallet_entry c
       where k.account = p_cash and c.lane = p_lane and c.account = p_cash and c.at = k.at
         and (c.seq >> 8)::int = ((k.seq + k.legs - 1) >> 8)::int and c.seq = k.seq + k.legs - 1
      union all
      (select c.balance, c.seq from wallet_entry c
        where k.account <> p_cash and c.lane = p_lane and c.account = p_cash and c.batch <= k.batch
        order by (c.seq >> 8)::int desc, c.seq desc limit 1)) l on true
   where k.lane = p_lane and k.key = p_key and k.at >= p_since;
end $$;

-- Moves one account, writes its entry and answers the entry's number; refuses below the floor.
create or replace function wallet_move(
  p_lane int, p_at timestamptz, p_batch bigint, p_account int, p_amount bigint, p_kind smallint,
  p_contra int, p_reference uuid, p_legs smallint, p_key uuid, p_digest bigint
) returns bigint language plpgsql as $$
declare
  v_balance bigint;
  v_seq bigint;
begin
  update wallet_account a set balance = a.balance + p_amount, seq = a.seq + 1
   where a.lane = p_lane and a.id = p_account
     and a.state = 'open' and (p_amount >= 0 or a.balance + p_amount >= a.floor)
  returning a.balance, a.seq into v_balance, v_seq;
  if not found then
    raise exception using errcode = 'NK400', message = coalesce((
      select case when a.state = 'open' then 'wallet.insufficient' end
        from wallet_account a where a.lane = p_lane and a.id = p_account), 'wallet.account-closed');
  end if;
  insert into wallet_entry
    (at, batch, seq, amount, balance, digest, account, contra, lane, kind, legs, reference, key)
  values (p_at, p_batch, v_seq, p_amount, v_balance, p_digest, p_account, p_contra, p_lane, p_kind,
          p_legs, nullif(p_reference, p_key), p_key);
  return v_seq;
end $$;

-- The exact path: each posting alone, in order, in its own subtransaction. A posting that fails
-- leaves nothing behind and does not affect the others. The entries of posting i have e_item = i,
-- its riders r_item = i. Entries of house accounts are not passed: they are made at the end, one an
-- account. A posting may have riders alone; a batch without an entry does not exist.
--   status: posted | repeated | reused | tombstone | refused | fault
-- code and facts say why: a refusal's, or the SQL state and message of a fault.
create or replace function wallet_post_each(
  p_lane int, p_at timestamptz,
  i_cash int[], i_key uuid[], i_digest bigint[], i_since timestamptz[],
  e_item int[], e_account int[], e_amount bigint[], e_kind smallint[], e_contra int[],
  e_reference uuid[], e_legs smallint[],
  r_item int[], r_name text[], r_count int[],
  r_ids uuid[], r_ids_to int[], r_numbers bigint[], r_numbers_to int[],
  r_words text[], r_words_to int[], r_bytes bytea[], r_bytes_to int[]
) returns table (
  item int, status text, code text, facts text, balance bigint, seq bigint, batch bigint,
  at timestamptz
) language plpgsql
set plan_cache_mode = force_generic_plan set jit = off
as $$
#variable_conflict use_column
declare
  v_batch bigint;
  v_posted int[] := '{}';
  -- The canonical bytes of what was written, after its account and number, which give the order.
  v_lines bytea[] := '{}';
  v_some bytea[];
  v_entry record;
  v_hash bytea;
begin
  update wallet_lane l set batch = l.batch + 1 where l.lane = p_lane returning l.batch into v_batch;
  for i in 1 .. cardinality(i_key) loop
    item := i; code := null; facts := null; balance := null; seq := null; at := p_at;
    batch := v_batch;
    select f.* into status, balance, seq, batch, at
      from wallet_first_answer(p_lane, i_since[i], i_cash[i], i_key[i], i_digest[i]) f;
    if status is null then
      begin
        perform wallet_ride_all(p_lane, p_at, r.first, r.last, r_name, r_count, r_ids, r_ids_to,
            r_numbers, r_numbers_to, r_words, r_words_to, r_bytes, r_bytes_to)
           from (select min(n)::int as first, max(n)::int as last
                   from unnest(r_item) with ordinality u (item, n) where u.item = i) r
          where r.first is not null;
        v_some := '{}';
        for v_entry in
          select e.*, case when e.legs > 0 then i_key[i] end as key,
                 case when e.legs > 0 then i_digest[i] end as digest
            from unnest(e_item, e_account, e_amount, e_kind, e_contra, e_reference, e_legs)
                 with ordinality e (item, account, amount, kind, contra, reference, legs, n)
           where e.item = i order by e.n
        loop
          seq := wallet_move(p_lane, p_at, v_batch, v_entry.account, v_entry.amount, v_entry.kind,
            v_entry.contra, v_entry.reference, v_entry.legs, v_entry.key, v_entry.digest);
          v_some := v_some || wallet_line(v_entry.account, seq, wallet_entry_bytes(
            v_entry.account, v_entry.amount, v_entry.kind, v_entry.contra, v_entry.reference,
            v_entry.legs, v_entry.key, v_entry.digest));
        end loop;
        v_lines := v_lines || v_some;
        v_posted := v_posted || i;
        select 'posted', a.balance, a.seq, v_batch, p_at into status, balance, seq, batch, at
          from wallet_account a where a.lane = p_lane and a.id = i_cash[i];
      exception
        when sqlstate 'NK400' then
          get stacked diagnostics code = message_text, facts = pg_exception_detail;
          status := 'refused';
        when others then
          -- Lost connections, full disks, deadlocks: not the posting's fault, so the batch stops.
          if left(sqlstate, 2) in ('08', '40', '53', '55', '57', '58', 'XX') then raise; end if;
          code := sqlstate; facts := sqlerrm; status := 'fault';
      end;
    end if;
    return next;
  end loop;

  if v_lines = '{}' then
    update wallet_lane set batch = v_batch - 1 where lane = p_lane;
    return;
  end if;
  for v_entry in
    select e.contra as account, -sum(e.amount)::bigint as amount
      from unnest(e_item, e_amount, e_contra) e (item, amount, contra)
      join wallet_account a on a.lane = p_lane and a.id = e.contra and a.kind = 'house'
     where e.item = any (v_posted)
     group by e.contra order by e.contra
  loop
    seq := wallet_move(p_lane, p_at, v_batch, v_entry.account, v_entry.amount, 0::smallint, null,
                       null, 0::smallint, null, null);
    v_lines := v_lines || wallet_line(v_entry.account, seq, wallet_entry_bytes(
      v_entry.account, v_entry.amount, 0::smallint, null, null, 0::smallint, null, null));
  end loop;
  update wallet_lane l
     set hash = wallet_chain(l.hash, p_lane, v_batch, p_at, cardinality(v_lines),
           (select sha256(string_agg(substr(line, 13), '' order by line)) from unnest(v_lines) line))
   where l.lane = p_lane returning l.hash into v_hash;
  insert into wallet_batch (lane, no, at, count, hash)
  values (p_lane, v_batch, p_at, cardinality(v_lines), v_hash);
end $$;

-- An entry's bytes after its account and number, so that sorting them gives the entries' order.
create or replace function wallet_line(p_account int, p_seq bigint, p_bytes bytea) returns bytea
language sql immutable parallel safe as $$ select int4send(p_account) || int8send(p_seq) || p_bytes $$;
