-- Called by a game's rider: some bets of one round enter, in their order. Answers the place of the
-- first one. Refused when the round is closed, or the batch is outside its time. The tree is that
-- of house-math/fairness/merkle.ts: two neighbouring peaks of one size become their node.
create or replace function rounds_enter(
  p_lane int, p_at timestamptz, p_series text, p_number bigint, p_opens timestamptz,
  p_closes timestamptz, p_leaves bytea[]
) returns int language plpgsql as $$
declare
  v_gate rounds_gate;
  v_peaks text[];
  v_count int;
  v_first int;
  v_bits int;
  v_hash text;
begin
  if p_at < p_opens or p_at >= p_closes then
    raise exception using errcode = 'NK400', message = 'rounds.closed';
  end if;
  select * into v_gate from rounds_gate g where g.lane = p_lane and g.series = p_series for update;
  if not found then
    insert into rounds_gate (lane, series) values (p_lane, p_series)
      on conflict (lane, series) do nothing;
    select * into v_gate from rounds_gate g where g.lane = p_lane and g.series = p_series for update;
  end if;
  if p_number <= v_gate.closed_through or p_number < v_gate.number then
    raise exception using errcode = 'NK400', message = 'rounds.closed';
  end if;
  if v_gate.number = p_number then
    v_peaks := v_gate.peaks;
    v_count := v_gate.count;
  elsif v_gate.count > 0 and v_gate.number > v_gate.closed_through then
    -- Bets of an earlier round that is late to close: they must not leave the tree.
    raise exception using errcode = 'NK400', message = 'edge.busy';
  else
    v_peaks := '{}';
    v_count := 0;
  end if;
  v_first := v_count;
  for i in 1 .. cardinality(p_leaves) loop
    v_hash := encode(p_leaves[i], 'hex');
    v_bits := v_count;
    while v_bits & 1 = 1 loop
      v_hash := encode(sha256(convert_to(
        'node ' || v_peaks[cardinality(v_peaks)] || ' ' || v_hash, 'UTF8')), 'hex');
      v_peaks := v_peaks[1 : cardinality(v_peaks) - 1];
      v_bits := v_bits >> 1;
    end loop;
    v_peaks := v_peaks || v_hash;
    v_count := v_count + 1;
  end loop;
  update rounds_gate g set number = p_number, count = v_count, peaks = v_peaks
    where g.lane = p_lane and g.series = p_series;
  return v_first;
end $$;

-- Called by a game's rider: some bets of one round are taken back. Refused when the round is closed in
-- this lane, whatever the clock of the batch says, or its time is over. Closing waits for the batch.
create or replace function rounds_require_open(
  p_lane int, p_at timestamptz, p_series text, p_number bigint, p_closes timestamptz
) returns void language plpgsql as $$
declare
  v_closed bigint;
begin
  select g.closed_through into v_closed from rounds_gate g
    where g.lane = p_lane and g.series = p_series for share;
  if p_at >= p_closes or p_number <= v_closed then
    raise exception using errcode = 'NK400', message = 'rounds.closed';
  end if;
end $$;

-- Closes a round in every lane, one after another, and answers what each has of it. Waits for the
-- batches that are entering bets; a later one finds the gate closed.
create or replace function rounds_close(p_series text, p_number bigint)
returns table (lane int, count int, peaks text[]) language plpgsql as $$
begin
  for v_lane in 0 .. wallet_lane_count() - 1 loop
    loop
      update rounds_gate g set closed_through = greatest(g.closed_through, p_number)
        where g.lane = v_lane and g.series = p_series
        returning case when g.number = p_number then g.count else 0 end, g.peaks into count, peaks;
      exit when found;
      insert into rounds_gate (lane, series) values (v_lane, p_series) on conflict do nothing;
    end loop;
    lane := v_lane;
    return next;
  end loop;
end $$;

-- Locks a series in every lane, one after another, and answers the rounds up to a number that have
-- bets and are not closed. A batch that is entering bets is waited for.
create or replace function rounds_unclosed(p_series text, p_number bigint)
returns bigint[] language plpgsql as $$
declare
  v_gate rounds_gate;
  v_found bigint[] := '{}';
begin
  for v_lane in 0 .. wallet_lane_count() - 1 loop
    select * into v_gate from rounds_gate g
      where g.lane = v_lane and g.series = p_series for update;
    if not found then
      insert into rounds_gate (lane, series) values (v_lane, p_series) on conflict do nothing;
      select * into v_gate from rounds_gate g
        where g.lane = v_lane and g.series = p_series for update;
    end if;
    if v_gate.count > 0 and v_gate.number > v_gate.closed_through and v_gate.number <= p_number
      and v_gate.number <> all (v_found) then
      v_found := v_found || v_gate.number;
    end if;
  end loop;
  return v_found;
end $$;
