import type pg from 'pg';

type Round = {
  readonly lane: number;
  readonly daysAgo: number;
  /** Minor units; a stake of one paisa unless said. */
  readonly amount?: bigint;
  readonly kind?: number;
  readonly house?: string;
};

export const roundAt = (client: pg.Client, round: Round) => {
  const { lane, daysAgo, amount = -1n, kind = 1, house = 'house:slots' } = round;
  return client.query('select bench_round($1, now() - make_interval(secs => $2), $3, $4, $5)', [
    lane,
    daysAgo * 86_400,
    amount,
    kind,
    house,
  ]);
};

/** One entry of each member of a lane, 2,000 a batch, under keys without time; hashed as lanes do it. */
export const PAST_ROUNDS = `
create or replace function bench_round(
  p_lane int, p_at timestamptz, p_amount bigint, p_kind int, p_house text) returns void
language plpgsql as $$
declare
  v_house int;
  v_batch bigint;
  v_hash bytea;
  v_chunk record;
begin
  perform wallet_open_month((p_at at time zone 'UTC')::date);
  select id into v_house from wallet_account where lane = p_lane and name = p_house;
  select batch, hash into v_batch, v_hash from wallet_lane where lane = p_lane for update;
  create temp table if not exists bench_lines (like wallet_entry);
  truncate bench_lines;
  insert into bench_lines
    (at, batch, seq, amount, balance, digest, account, contra, lane, kind, legs, key)
  select p_at, v_batch + 1 + (row_number() over (order by id) - 1) / 2000, seq + 1, p_amount, balance + p_amount,
         0, id, v_house, p_lane, p_kind, 1, gen_random_uuid()
    from wallet_account where lane = p_lane and kind = 'cash';
  insert into bench_lines (at, batch, seq, amount, balance, account, lane, kind, legs)
  select p_at, b.batch, a.seq + row_number() over (order by b.batch), -p_amount * b.count,
         a.balance - p_amount * sum(b.count) over (order by b.batch), v_house, p_lane, 0, 0
    from (select batch, count(*) as count from bench_lines group by batch) b,
         wallet_account a where a.lane = p_lane and a.id = v_house;
  insert into wallet_entry select * from bench_lines;
  for v_chunk in
    select batch, count(*)::int as count, sha256(string_agg(wallet_entry_bytes(
             account, amount, kind, contra, reference, legs, key, digest), ''
             order by account, seq)) as body
      from bench_lines group by batch order by batch
  loop
    v_hash := wallet_chain(v_hash, p_lane, v_chunk.batch, p_at, v_chunk.count, v_chunk.body);
    insert into wallet_batch (lane, no, at, count, hash)
    values (p_lane, v_chunk.batch, p_at, v_chunk.count, v_hash);
    v_batch := v_chunk.batch;
  end loop;
  update wallet_account a set balance = l.balance, seq = l.seq
    from (select distinct on (account) account, balance, seq from bench_lines
           order by account, seq desc) l
   where a.lane = p_lane and a.id = l.account;
  update wallet_lane set batch = v_batch, hash = v_hash where lane = p_lane;
end $$`;
