import pg from 'pg';
import { BEGINNING, nextAct } from '../../apps/server/src/kernel/audit-chain.ts';
import type { OperatorId } from '../../apps/server/src/kernel/ids.ts';
import { PAST_ROUNDS, roundAt } from '../ledger/past-rounds.ts';

export type Sizes = {
  /** Of entries, and of wagers. */
  readonly rows: number;
  readonly members: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly acts: number;
};

/** Of so many rows: entries and wagers as many, of the others what belongs to them. */
export const sizesOf = (rows: number): Sizes => ({
  rows,
  members: Math.max(100, Math.round(rows / 100)),
  deposits: Math.round(rows / 10),
  withdrawals: Math.round(rows / 20),
  acts: Math.round(rows / 10),
});

type Games = readonly { readonly gameId: string; readonly category: string }[];
type Given = {
  readonly sizes: Sizes;
  /** One in fifty of all rows are this member's. */
  readonly busy: string;
  readonly games: Games;
  readonly say: (line: string) => void;
};

const DAYS = 365;

/** A year of rows, many members, the newest last; balances, sums and chains as the house makes them. */
export async function loadYear(connectionString: string, given: Given): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { sizes, say } = given;
  const step = async (name: string, load: () => Promise<unknown>) => {
    const began = performance.now();
    await load();
    say(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  };
  try {
    await client.query('set statement_timeout = 0');
    await client.query(TOOLS);
    await client.query(PAST_ROUNDS);
    await step(`${sizes.members} members`, () => loadMembers(client, given));
    await step(`${sizes.rows} entries`, () => loadEntries(client, sizes));
    await step(`${sizes.rows} wagers`, () => loadWagers(client, given));
    await step(`${sizes.deposits} deposits, ${sizes.withdrawals} withdrawals`, async () => {
      await client.query(DEPOSITS, [sizes.deposits, sizes.members]);
      await client.query(DEPOSIT_STEPS);
      await client.query(WITHDRAWALS, [sizes.withdrawals, sizes.members]);
      await client.query(WITHDRAWAL_STEPS);
    });
    await step(`${sizes.acts} acts of operators`, () => loadActs(client, sizes.acts));
    await step('vacuum analyze', () => client.query('vacuum analyze'));
  } finally {
    await client.end();
  }
}

async function loadMembers(client: pg.Client, { sizes, busy }: Given) {
  await client.query(MEMBERS, [sizes.members, busy]);
  await client.query(ACCOUNTS, [busy]);
}

async function loadEntries(client: pg.Client, { rows, members }: Sizes) {
  const rounds = Math.max(2, Math.round(rows / members));
  for (let round = 0; round < rounds; round += 1) {
    const daysAgo = DAYS * (1 - round / rounds);
    for (let lane = 0; lane < 16; lane += 1)
      if (round > 0) await roundAt(client, { lane, daysAgo });
      else
        await roundAt(client, {
          lane,
          daysAgo,
          amount: 1_000_000n,
          kind: 4,
          house: 'clearing:cashier',
        });
  }
}

async function loadWagers(client: pg.Client, { sizes, busy, games }: Given) {
  const ids = games.map(({ gameId }) => gameId);
  const categories = games.map(({ category }) => category);
  await client.query(WAGERS, [sizes.rows, sizes.members, ids, categories, busy]);
  await client.query(SETTLEMENTS);
}

const AT_ONCE = 1_000;

/** Chained as the log chains them, so that its proof holds. */
async function loadActs(client: pg.Client, acts: number): Promise<void> {
  const found = await client.query('select sequence, hash from kernel_audit_head');
  const { sequence, hash } = found.rows[0] as { sequence: string; hash: Buffer };
  let head = { ...BEGINNING, sequence: BigInt(sequence), hash };
  const began = Date.now() - DAYS * 86_400_000;
  for (let done = 0; done < acts; done += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, acts - done) }, (_, n) => {
      const number = done + n;
      head = nextAct(head, {
        at: new Date(began + Math.floor((number / acts) * DAYS * 86_400_000)),
        operator_id: '01900000-0000-7000-8000-000000000001' as OperatorId,
        operator: `desk-${number % 40}`,
        act: `bench.act-${number % 25}`,
        object: `object-${number % 5_000}`,
        facts: { number: String(number) },
        ip: '127.0.0.1',
      });
      return head;
    });
    await client.query(ACTS, [JSON.stringify(rows.map(asJson))]);
  }
  await client.query('update kernel_audit_head set sequence = $1, hash = $2', [
    head.sequence,
    head.hash,
  ]);
}

const asJson = (row: { sequence: bigint; hash: Buffer }) => ({
  ...row,
  sequence: String(row.sequence),
  hash: `\\x${row.hash.toString('hex')}`,
});

const ACTS = `
insert into kernel_audit select * from json_populate_recordset(null::kernel_audit, $1::json)`;

const TOOLS = `
create or replace function bench_id(p_at timestamptz) returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid
$$;
create table if not exists bench_member (n int primary key, id uuid not null, lane int not null)`;

const MEMBERS = `
with made as (
  insert into bench_member (n, id, lane)
  select n, id, ('x' || right(id::text, 1))::bit(4)::int
  from (select 0 as n, $2::uuid as id
        union all select n, bench_id(now() - (400 - n * 30.0 / $1) * interval '1 day')
        from generate_series(1, $1::int) n) m returning *)
insert into identity_member (member_id, brand_id, username, nickname, password_hash,
  password_changed_at, language, terms_version, terms_agreed_at, age_agreed, registered_at,
  registered_ip)
select id, 'nokshi', 'bench' || n, 'bench' || n, 'none', now(), 'EN', 'bench', now(), 18,
  now() - interval '400 days', '127.0.0.1' from made where n > 0`;

const ACCOUNTS = `
with opened as (
  insert into wallet_account (lane, kind, asset, member_id, opened_at)
  select lane, kind, 'BDT', id, now() from bench_member, unnest(array['cash', 'held']) kind
  where id <> $1 returning lane, member_id, kind
), guarded as (
  insert into limits_guard (lane, member_id, generation, day, week, month)
  select lane, member_id, 1, current_date, current_date, current_date
  from opened where kind = 'cash')
insert into cashier_payee (payee_id, member_id, method, holder, account, added_at, usable_from)
select bench_id(now() - interval '399 days'), id, 'demo-wallet', 'Bench', '017' || lpad(n::text, 8, '0'),
  now() - interval '399 days', now() - interval '399 days' from bench_member`;

/** One in fifty is the busy member's; the others are drawn so that few have much and many little. */
const drawn = (count: string, members: string) => `(
  select n, now() - interval '${DAYS} days' * (1 - n / ${count}::float8) as at,
    case when n % 50 = 0 then 0 else 1 + floor(power(random(), 3) * ${members}::int)::int end as pick,
    floor(random() * 200)::int as game, 100 + floor(random() * 9900)::bigint as amount,
    floor(random() * 19000)::bigint as paid
  from generate_series(1, ${count}::int) n) d join bench_member m on m.n = d.pick`;

const WAGERS = `
insert into wagers_wager (lane, id, member_id, game_id, category, asset, stake, paid_at_once,
  rule_version, placed_at, batch)
select m.lane, bench_id(d.at), m.id, ($3::text[])[1 + d.game % cardinality($3::text[])],
  ($4::text[])[1 + d.game % cardinality($4::text[])], 'BDT', d.amount,
  case when d.n % 97 = 0 and m.id <> $5::uuid then null else d.paid end, 1, d.at,
  greatest(1, (select batch from wallet_lane l where l.lane = m.lane))
from ${drawn('$1', '$2')} order by d.n`;

const SETTLEMENTS = `
insert into wagers_settlement (lane, wager_id, number, kind, payout, at, batch)
select lane, id, 1, 'SETTLE', stake, placed_at + interval '1 hour', batch
from wagers_wager where paid_at_once is null`;

const DEPOSITS = `
insert into cashier_deposit (deposit_id, member_id, channel, state, amount, paid, credited, reference,
  created_at, expires_at)
select bench_id(d.at), m.id, 'demo-wallet',
  case when d.n % 1000 = 1 then 'REVIEW' when d.n % 100 = 2 then 'EXPIRED' else 'CREDITED' end,
  d.amount, case when d.n % 100 = 2 then null else d.amount end,
  case when d.n % 1000 = 1 or d.n % 100 = 2 then null else d.amount end, 'bench-' || d.n, d.at,
  d.at + interval '30 minutes'
from ${drawn('$1', '$2')} order by d.n`;

const DEPOSIT_STEPS = `
insert into cashier_deposit_step (deposit_id, position, state, at)
select deposit_id, 1, 'PENDING', created_at from cashier_deposit where reference like 'bench-%'
union all
select deposit_id, 2, state, created_at from cashier_deposit where reference like 'bench-%'`;

const WITHDRAWALS = `
insert into cashier_withdrawal (withdrawal_id, member_id, key, payee_id, method, amount, state,
  reference, requested_at, confirm_by)
select bench_id(d.at), m.id, 'bench-' || d.n, p.payee_id, 'demo-wallet', d.amount,
  case d.n % 500 when 1 then 'REQUESTED' when 2 then 'DISPUTED' when 3 then 'REJECTED'
    else 'RECEIVED' end, 'bench-' || d.n, d.at,
  case when d.n % 500 in (1, 3) then null else d.at + interval '1 day' end
from ${drawn('$1', '$2')} join cashier_payee p on p.member_id = m.id order by d.n`;

const WITHDRAWAL_STEPS = `
insert into cashier_withdrawal_step (withdrawal_id, position, state, at)
select withdrawal_id, 1, 'REQUESTED', requested_at from cashier_withdrawal
union all
select withdrawal_id, 2, 'PAID', requested_at from cashier_withdrawal
where state in ('DISPUTED', 'RECEIVED')
union all
select withdrawal_id, 3, state, requested_at from cashier_withdrawal where state <> 'REQUESTED'`;
