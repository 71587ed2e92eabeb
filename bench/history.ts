import pg from 'pg';
import { openBenchServer } from './ledger/database.ts';
import { between, spent } from './ledger/cost.ts';
import { drive, type Seen } from './ledger/drive.ts';
import { openOurs, type Ours } from './ledger/ours.ts';

/** A million accounts in sixteen lanes, two a member. */
const MEMBERS = 500_000;
const STAGES = [0, 5_000_000, 10_000_000, 20_000_000] as const;
const DAYS = 90;
const IN_FLIGHT = 2_048;
const SECONDS = 5;
const TAILS = 3;
const NEW = 1_000;

/**
 * Whether a posting costs more on top of a long history: the same load on an empty ledger and on
 * one with up to 20 million entries of the last 90 days under vendors' keys, which have no time and
 * have to be looked for in every month. The history is real: it proves itself at the end.
 */
export async function benchHistory() {
  const server = await openBenchServer();
  let ours: Ours | undefined;
  try {
    ours = await openOurs(server.url, MEMBERS);
    const stages = [];
    let loaded = 0;
    for (const entries of STAGES) {
      const began = performance.now();
      loaded = await loadUpTo(server.ownerUrl, { loaded, entries });
      const seconds = Math.round((performance.now() - began) / 1_000);
      const own = await measure(ours, () => (ours as Ours).bet());
      const vendor = await measure(ours, () => (ours as Ours).vendorBet());
      console.log(
        `history ${loaded} entries (loaded in ${seconds} s): own keys ${own.rate}/s, ` +
          `${own.server} us PostgreSQL; vendors' keys ${vendor.rate}/s, ${vendor.server} us`,
      );
      stages.push({ loaded, own, vendor });
    }
    const proof = await ours.prove();
    console.log(
      `proof of ${proof.entries} entries: ${proof.differences} differences, ${proof.tookMs} ms`,
    );
    const tails: number[] = [];
    for (let round = 0; round < TAILS; round += 1) {
      await Promise.all(Array.from({ length: NEW }, ours.bet));
      tails.push((await ours.prove('tail')).tookMs);
    }
    console.log(`proof of a tail of ${NEW} postings behind them: ${tails.join(', ')} ms`);
    return { stages, proof, tails };
  } finally {
    await ours?.close();
    await server.close();
  }
}

async function measure(
  ours: Ours,
  bet: () => Promise<unknown>,
): Promise<Seen & { server: number }> {
  const before = await spent(ours.db.pool);
  const seen = await drive({ inFlight: IN_FLIGHT, seconds: SECONDS }, bet);
  const { server } = between(before, await spent(ours.db.pool), seen.done);
  return { ...seen, server };
}

/**
 * Adds rounds of one stake by every member until so many entries are there, in batches whose sums,
 * chain and balances are as the lanes would have made them. Answers how many there are.
 */
async function loadUpTo(
  connectionString: string,
  of: { loaded: number; entries: number },
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let { loaded } = of;
    if (loaded >= of.entries) return loaded;
    await client.query('set statement_timeout = 0');
    await client.query(LOAD);
    const rounds = Math.round(STAGES[STAGES.length - 1] as number) / MEMBERS;
    while (loaded < of.entries) {
      const day = DAYS - (loaded / MEMBERS) * (DAYS / rounds);
      for (let lane = 0; lane < 16; lane += 1)
        await client.query('select bench_round($1, now() - make_interval(secs => $2))', [
          lane,
          day * 86_400,
        ]);
      loaded += MEMBERS;
    }
    await client.query('vacuum analyze wallet_account');
    return loaded;
  } finally {
    await client.end();
  }
}

/** One stake of one paisa by each member of a lane, 2,000 a batch, under keys without time. */
const LOAD = `
create or replace function bench_round(p_lane int, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_house int;
  v_batch bigint;
  v_hash bytea;
  v_chunk record;
begin
  perform wallet_open_month((p_at at time zone 'UTC')::date);
  select id into v_house from wallet_account where lane = p_lane and name = 'house:slots';
  select batch, hash into v_batch, v_hash from wallet_lane where lane = p_lane for update;
  create temp table if not exists bench_lines (like wallet_entry);
  truncate bench_lines;
  insert into bench_lines
    (at, batch, seq, amount, balance, digest, account, contra, lane, kind, legs, key)
  select p_at, v_batch + 1 + (row_number() over (order by id) - 1) / 2000, seq + 1, -1, balance - 1,
         0, id, v_house, p_lane, 1, 1, gen_random_uuid()
    from wallet_account where lane = p_lane and kind = 'cash';
  insert into bench_lines (at, batch, seq, amount, balance, account, lane, kind, legs)
  select p_at, b.batch, a.seq + row_number() over (order by b.batch), b.count,
         a.balance + sum(b.count) over (order by b.batch), v_house, p_lane, 0, 0
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
