import { cpus } from 'node:os';
import type pg from 'pg';
import { BEGINNING, nextAct } from '../../apps/server/src/kernel/audit-chain.ts';
import type { OperatorId } from '../../apps/server/src/kernel/ids.ts';
import { PAST_ROUNDS, roundAt } from '../ledger/past-rounds.ts';
import { openLoaders, sideBySide, withoutIndexes } from './connections.ts';
import { DAYS, DRAWN } from './drawn.ts';
import { deskRowsOf } from './load-desks.ts';

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

/** A year of rows, many members, the newest last; balances, sums and chains as the house makes them. */
export async function loadYear(connectionString: string, given: Given): Promise<void> {
  const loaders = await openLoaders(connectionString, 2 * cpus().length);
  const [first] = loaders as [pg.Client];
  const { sizes, say } = given;
  const step = async (name: string, load: () => Promise<unknown>) => {
    const began = performance.now();
    await load();
    say(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  };
  try {
    await first.query(DRAWN);
    await first.query(PAST_ROUNDS);
    await step(`${sizes.members} members`, () => loadMembers(first, given));
    await step(`${sizes.rows} entries`, () => loadEntries(loaders, sizes));
    await step(`${sizes.rows} wagers`, () => loadWagers(loaders, given));
    await step(`${sizes.deposits} deposits, ${sizes.withdrawals} withdrawals`, async () => {
      const { deposits, withdrawals } = sizes;
      await sideBySide(loaders, partsOf(deposits), (client, [from, to]) =>
        client.query(DEPOSITS, [deposits, from, to]),
      );
      await sideBySide(loaders, partsOf(withdrawals), (client, [from, to]) =>
        client.query(WITHDRAWALS, [withdrawals, from, to]),
      );
      await sideBySide(loaders, [DEPOSIT_STEPS, WITHDRAWAL_STEPS], (client, steps) =>
        client.query(steps),
      );
    });
    await step(`${sizes.acts} acts of operators`, () => loadActs(first, sizes.acts));
    const desks = deskRowsOf(sizes.rows);
    await step(`${desks.length} tables of the desks`, () =>
      sideBySide(loaders, desks, (client, load) => load(client)),
    );
    await step('vacuum analyze', () => first.query('vacuum analyze'));
  } finally {
    await Promise.all(loaders.map((client) => client.end()));
  }
}

async function loadMembers(client: pg.Client, { sizes, busy }: Given) {
  await client.query(MEMBERS, [sizes.members, busy]);
  await client.query(ACCOUNTS, [busy]);
}

/** Lanes beside each other; each of them in the order of time. */
async function loadEntries(loaders: readonly pg.Client[], { rows, members }: Sizes) {
  const rounds = Math.max(2, Math.round(rows / members));
  const lanes = Array.from({ length: 16 }, (_, lane) => lane);
  const deposit = { amount: 1_000_000n, kind: 4, house: 'clearing:cashier' };
  await loaders[0]?.query(MONTHS);
  await withoutIndexes(loaders, 'wallet\\_entry\\_2%', () =>
    sideBySide(loaders, lanes, async (client, lane) => {
      for (let round = 0; round < rounds; round += 1) {
        const daysAgo = DAYS * (1 - round / rounds);
        await roundAt(client, { lane, daysAgo, ...(round === 0 && deposit) });
      }
    }),
  );
}

const MONTHS = `
select wallet_open_month((now() - days * interval '1 day')::date) from generate_series(0, ${DAYS}) days`;

async function loadWagers(loaders: readonly pg.Client[], { sizes, busy, games }: Given) {
  const ids = games.map(({ gameId }) => gameId);
  const categories = games.map(({ category }) => category);
  await withoutIndexes(loaders, 'wagers\\_wager', () =>
    sideBySide(loaders, partsOf(sizes.rows), (client, [from, to]) =>
      client.query(WAGERS, [sizes.rows, from, to, ids, categories, busy]),
    ),
  );
  await loaders[0]?.query(SETTLEMENTS);
}

const PART = 200_000;

/** Numbers from 1 to `count` in parts, first and last of each. */
const partsOf = (count: number): (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(count / PART) }, (_, part) => [
    part * PART + 1,
    Math.min(count, (part + 1) * PART),
  ]);

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

/** Twenty agents: the busy one and nineteen others have codes, and one in three came by one of them. */
const MEMBERS = `
with made as (
  insert into bench_member (n, id, lane)
  select n, id, ('x' || right(id::text, 1))::bit(4)::int
  from (select 0 as n, $2::uuid as id
        union all select n, bench_id(now() - (400 - n * 30.0 / $1) * interval '1 day')
        from generate_series(1, $1::int) n) m returning *
), agents as (
  select row_number() over (order by n) - 1 as k, id, 'bench' || n as name from made where n < 20
), registered as (
  insert into identity_member (member_id, brand_id, username, nickname, password_hash,
    password_changed_at, language, terms_version, terms_agreed_at, age_agreed, registered_at,
    registered_ip, affiliate_code, upline_id, referral_code)
  select m.id, 'nokshi', 'bench' || m.n, 'bench' || m.n, 'none', now(), 'EN', 'bench', now(), 18,
    now() - interval '400 days', '127.0.0.1', case when m.n % 3 = 0 then 'bench-' || a.k end,
    case when m.n % 3 = 0 and a.id <> m.id then a.id end, case when m.n % 9 = 1 then 'bench-own' end
  from made m join agents a on a.k = m.n % 20 where m.n > 0
  returning member_id, upline_id, registered_at
), lined as (
  insert into identity_line (upline_id, member_id, depth, since)
  select upline_id, member_id, 1, (registered_at at time zone 'Asia/Dhaka')::date
  from registered where upline_id is not null
)
insert into agents_affiliate (brand_id, code, agent_id, agent_name)
  select 'nokshi', 'bench-' || k, id, name from agents`;

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

const WAGERS = `
insert into wagers_wager (lane, id, member_id, game_id, category, asset, stake, paid_at_once,
  rule_version, placed_at, batch)
select lane, bench_id(at), id, ($4::text[])[1 + game % cardinality($4::text[])],
  ($5::text[])[1 + game % cardinality($5::text[])], 'BDT', amount,
  case when n % 97 = 0 and id <> $6::uuid then null else paid end, 1, at,
  greatest(1, (select batch from wallet_lane l where l.lane = d.lane))
from bench_drawn($1, $2, $3) d`;

const SETTLEMENTS = `
insert into wagers_settlement (lane, wager_id, number, kind, payout, at, batch)
select lane, id, 1, case when stake % 20 = 0 then 'VOID' else 'SETTLE' end, stake,
  placed_at + interval '1 hour', batch
from wagers_wager where paid_at_once is null`;

/** One in ten by bank transfer, one in twenty by voucher. */
const DEPOSITS = `
insert into cashier_deposit (deposit_id, member_id, channel, state, amount, paid, credited, reference,
  created_at, expires_at)
select bench_id(at), id,
  case when n % 10 = 2 then 'demo-transfer' when n % 20 = 7 then 'voucher' else 'demo-wallet' end,
  case when n % 1000 = 1 then 'REVIEW' when n % 100 = 2 then 'EXPIRED' else 'CREDITED' end,
  amount, case when n % 100 = 2 then null else amount end,
  case when n % 1000 = 1 or n % 100 = 2 then null else amount end, 'bench-' || n, at,
  at + interval '30 minutes'
from bench_drawn($1, $2, $3)`;

const DEPOSIT_STEPS = `
insert into cashier_deposit_step (deposit_id, position, state, at)
select deposit_id, 1, 'PENDING', created_at from cashier_deposit where reference like 'bench-%'
union all
select deposit_id, 2, state, created_at from cashier_deposit where reference like 'bench-%'`;

const WITHDRAWALS = `
insert into cashier_withdrawal (withdrawal_id, member_id, key, payee_id, method, amount, state,
  reference, requested_at, confirm_by)
select bench_id(d.at), d.id, 'bench-' || d.n, p.payee_id, 'demo-wallet', d.amount,
  case d.n % 500 when 1 then 'REQUESTED' when 2 then 'DISPUTED' when 3 then 'REJECTED'
    else 'RECEIVED' end, 'bench-' || d.n, d.at,
  case when d.n % 500 in (1, 3) then null else d.at + interval '1 day' end
from bench_drawn($1, $2, $3) d join cashier_payee p on p.member_id = d.id`;

const WITHDRAWAL_STEPS = `
insert into cashier_withdrawal_step (withdrawal_id, position, state, at)
select withdrawal_id, 1, 'REQUESTED', requested_at from cashier_withdrawal
union all
select withdrawal_id, 2, 'PAID', requested_at from cashier_withdrawal
where state in ('DISPUTED', 'RECEIVED')
union all
select withdrawal_id, 3, state, requested_at from cashier_withdrawal where state <> 'REQUESTED'`;
