-- The number of the batch that is being written, for riders.
create function wallet_current_batch(p_lane int) returns bigint language sql stable as $$
  select batch from wallet_lane where lane = p_lane
$$;

-- The canonical bytes of an entry (docs/money.md): 60 bytes, big-endian, absent values are zero.
-- Sequence and balance are not in it: they follow from the order, and the proof recomputes them.
create function wallet_entry_bytes(
  account int, amount bigint, kind smallint, contra int,
  reference uuid, legs smallint, key uuid, digest bigint
) returns bytea language sql immutable parallel safe as $$
  select int4send(account) || int8send(amount) || int2send(kind) || int4send(coalesce(contra, 0))
    || uuid_send(coalesce(reference, '00000000-0000-0000-0000-000000000000'))
    || int2send(legs)
    || uuid_send(coalesce(key, '00000000-0000-0000-0000-000000000000'))
    || int8send(coalesce(digest, 0))
$$;

-- The hash of a batch: what stood before, which batch it is, and the digest of its entries.
create function wallet_chain(
  before bytea, lane int, no bigint, at timestamptz, count int, body bytea
) returns bytea language sql immutable parallel safe as $$
  select sha256(before || int2send(lane::smallint) || int8send(no)
    || int8send((extract(epoch from at) * 1000000)::bigint) || int4send(count) || body)
$$;

-- Runs each rider once with its rows. The names are registered by the server, never a client's.
create function wallet_ride(p_lane int, p_at timestamptz, r_name text[], r_rows jsonb[])
returns void language plpgsql as $$
begin
  for i in 1 .. coalesce(cardinality(r_name), 0) loop
    execute format('select %I($1, $2, $3)', r_name[i]) using p_lane, p_at, r_rows[i];
  end loop;
end $$;

-- The fast way: a whole batch of one lane in one call, all or nothing. The caller has grouped it:
--   a_*  each account once, ascending: sum, lowest running sum, number of entries
--   e_*  the entries by account and order: index into a_*, amount, running sum, place
-- House accounts are in it like any other, with one entry. p_body is the digest of the entries.
-- NK001 says that an account would fall below its floor or is closed; detail names the accounts.
create function wallet_post_lane(
  p_lane int, p_at timestamptz, p_body bytea,
  a_id int[], a_total bigint[], a_low bigint[], a_count int[],
  e_of int[], e_amount bigint[], e_run bigint[], e_nth int[], e_kind smallint[], e_contra int[],
  e_reference uuid[], e_legs smallint[], e_key uuid[], e_digest bigint[],
  r_name text[], r_rows jsonb[],
  out batch bigint, out balances text, out seqs text
) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  v_hash bytea;
  v_moved bigint[];
  v_balances bigint[];
  v_seqs bigint[];
  v_count int := cardinality(e_of);
begin
  update wallet_lane l
     set batch = l.batch + 1,
         hash = wallet_chain(l.hash, p_lane, l.batch + 1, p_at, v_count, p_body)
   where l.lane = p_lane
  returning l.batch, l.hash into batch, v_hash;

  if r_name <> '{}' then
    perform wallet_ride(p_lane, p_at, r_name, r_rows);
  end if;

  with moved as (
    update wallet_account a
       set balance = a.balance + v.total, seq = a.seq + v.count
      from unnest(a_id, a_total, a_low, a_count) with ordinality v (id, total, low, count, i)
     where a.lane = p_lane and a.id = v.id
       and a.balance + v.low >= a.floor and a.state = 'open'
    returning v.i, a.balance - v.total as balance, a.seq - v.count as seq
  )
  select array_agg(m.i), array_agg(m.balance), array_agg(m.seq)
    into v_moved, v_balances, v_seqs
    from (select * from moved order by i) m;

  if coalesce(cardinality(v_moved), 0) <> cardinality(a_id) then
    raise exception 'below the floor or closed' using errcode = 'NK001', detail = (
      select string_agg(v.id::text, ',') from unnest(a_id) with ordinality v (id, i)
       where v.i <> all (coalesce(v_moved, '{}')));
  end if;

  insert into wallet_entry
    (batch, seq, amount, balance, digest, account, contra, lane, kind, legs, reference, key)
  select wallet_post_lane.batch, v_seqs[e.i] + e.nth, e.amount, v_balances[e.i] + e.run, e.digest,
         a_id[e.i], e.contra, p_lane, e.kind, e.legs, e.reference, e.key
    from unnest(e_of, e_amount, e_run, e_nth, e_kind, e_contra, e_reference, e_legs, e_key,
                e_digest)
         e (i, amount, run, nth, kind, contra, reference, legs, key, digest);

  insert into wallet_batch (lane, no, at, count, hash)
  values (p_lane, batch, p_at, v_count, v_hash);

  balances := array_to_string(v_balances, ',');
  seqs := array_to_string(v_seqs, ',');
end $$;

-- What a key was answered the first time; no row when it is new. Same key with another digest, or
-- of another account, is `reused`; a rollback that came before its stake left a `tombstone`.
create function wallet_first_answer(
  p_lane int, p_at timestamptz, p_cash int, p_key uuid, p_digest bigint
) returns table (status text, balance bigint, seq bigint, batch bigint, at timestamptz)
language sql stable as $$
  select case when k.kind = 9 then 'tombstone'
              when k.digest <> p_digest or m.id <> k.account and m.member_id <> o.member_id
              then 'reused' else 'repeated' end,
         coalesce(l.balance, 0), coalesce(l.seq, 0), k.batch, coalesce(b.at, p_at)
    from wallet_entry k
    -- The batch that is being written has no row yet.
    left join wallet_batch b on b.lane = k.lane and b.no = k.batch
    join wallet_account o on o.lane = k.lane and o.id = k.account
    join wallet_account m on m.lane = k.lane and m.id = p_cash
    left join lateral (
      select c.balance, c.seq from wallet_entry c
       where c.lane = k.lane and c.account = p_cash
         and case when k.account = p_cash then c.seq < k.seq + k.legs else c.batch <= k.batch end
       order by c.seq desc limit 1) l on true
   where k.lane = p_lane and k.key = p_key
$$;

-- Moves one account and writes its entry; refuses below the floor.
create function wallet_move(
  p_lane int, p_batch bigint, p_account int, p_amount bigint, p_kind smallint, p_contra int,
  p_reference uuid, p_legs smallint, p_key uuid, p_digest bigint
) returns void language plpgsql as $$
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
    (batch, seq, amount, balance, digest, account, contra, lane, kind, legs, reference, key)
  values (p_batch, v_seq, p_amount, v_balance, p_digest, p_account, p_contra, p_lane, p_kind,
          p_legs, p_reference, p_key);
end $$;

-- The house's side of what was posted, one entry an account, then the chain; a batch in which
-- nothing was posted does not exist.
create function wallet_close_batch(
  p_lane int, p_batch bigint, p_at timestamptz, p_posted int[],
  e_item int[], e_amount bigint[], e_contra int[]
) returns void language plpgsql as $$
declare
  v_hash bytea;
  v_count int;
begin
  if cardinality(p_posted) = 0 then
    update wallet_lane set batch = p_batch - 1 where lane = p_lane;
    return;
  end if;
  perform wallet_move(p_lane, p_batch, h.account, h.total, 0::smallint, null, null, 0::smallint,
                      null, null)
     from (select e.contra as account, -sum(e.amount)::bigint as total
             from unnest(e_item, e_amount, e_contra) e (item, amount, contra)
             join wallet_account a on a.lane = p_lane and a.id = e.contra and a.kind = 'house'
            where e.item = any (p_posted)
            group by e.contra order by e.contra) h;
  select count(*), sha256(string_agg(
           wallet_entry_bytes(account, amount, kind, contra, reference, legs, key, digest), ''
           order by account, seq))
    into v_count, v_hash
    from wallet_entry where lane = p_lane and batch = p_batch;
  update wallet_lane l
     set hash = wallet_chain(l.hash, p_lane, p_batch, p_at, v_count, v_hash)
   where l.lane = p_lane returning l.hash into v_hash;
  insert into wallet_batch (lane, no, at, count, hash)
  values (p_lane, p_batch, p_at, v_count, v_hash);
end $$;

-- The exact way: each posting alone, in order, in a subtransaction of its own. One that cannot be
-- done leaves nothing behind and does not disturb the others. The entries of posting i are those
-- with e_item = i; entries of house accounts are not given, they are made at the end.
--   status: posted | repeated | reused | tombstone | refused | fault
-- code and facts say why: a refusal's, or the SQL state and message of a fault.
create function wallet_post_each(
  p_lane int, p_at timestamptz,
  i_cash int[], i_key uuid[], i_digest bigint[],
  e_item int[], e_account int[], e_amount bigint[], e_kind smallint[], e_contra int[],
  e_reference uuid[], e_legs smallint[],
  r_item int[], r_name text[], r_rows jsonb[]
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
begin
  update wallet_lane l set batch = l.batch + 1 where l.lane = p_lane returning l.batch into v_batch;
  batch := v_batch;
  for i in 1 .. cardinality(i_key) loop
    item := i; code := null; facts := null; balance := null; seq := null; at := p_at;
    batch := v_batch;
    select f.* into status, balance, seq, batch, at
      from wallet_first_answer(p_lane, p_at, i_cash[i], i_key[i], i_digest[i]) f;
    if status is null then
      begin
        perform wallet_ride(p_lane, p_at, array_agg(r.name), array_agg(r.rows))
           from (select name, jsonb_agg(ride order by n) as rows
                   from unnest(r_item, r_name, r_rows) with ordinality u (item, name, ride, n)
                  where u.item = i group by name order by min(n)) r;
        perform wallet_move(p_lane, v_batch, e.account, e.amount, e.kind, e.contra, e.reference,
                            e.legs, case when e.legs > 0 then i_key[i] end,
                            case when e.legs > 0 then i_digest[i] end)
           from unnest(e_item, e_account, e_amount, e_kind, e_contra, e_reference, e_legs)
                with ordinality e (item, account, amount, kind, contra, reference, legs, n)
          where e.item = i;
        v_posted := v_posted || i;
        select 'posted', a.balance, a.seq, v_batch, p_at into status, balance, seq, batch, at
          from wallet_account a where a.lane = p_lane and a.id = i_cash[i];
      exception
        when sqlstate 'NK400' then
          get stacked diagnostics code = message_text, facts = pg_exception_detail;
          status := 'refused';
        when others then
          -- Lost connections, full disks, deadlocks: not the posting's fault, the batch stops.
          if left(sqlstate, 2) in ('08', '40', '53', '55', '57', '58', 'XX') then raise; end if;
          code := sqlstate; facts := sqlerrm; status := 'fault';
      end;
    end if;
    return next;
  end loop;
  perform wallet_close_batch(p_lane, v_batch, p_at, v_posted, e_item, e_amount, e_contra);
end $$;
