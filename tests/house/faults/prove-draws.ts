import { hash } from 'node:crypto';
import { payoutOf } from '@nokshi/house-math/lottery/ticket.ts';
import { sql } from '../../../apps/server/src/kernel/sql.ts';
import { createDb, type Db, type Tx } from '../../../apps/server/src/kernel/db.ts';
import {
  derivedId,
  fromWire,
  type MemberId,
  type RoundId,
  type WagerId,
} from '../../../apps/server/src/kernel/ids.ts';
import { silentLog } from '../../../apps/server/src/kernel/log.ts';
import { slipKeyOf } from '../../../apps/server/src/modules/games/lottery/place-slip.ts';
import {
  type BetRow,
  betsOfRound,
} from '../../../apps/server/src/modules/games/lottery/store/bets.ts';
import {
  drawOf,
  numbersOf,
  ticketOf,
} from '../../../apps/server/src/modules/games/lottery/ticket-of.ts';
import type { RoundRow } from '../../../apps/server/src/modules/games/rounds/index.ts';
import { listed } from '../../../apps/server/src/modules/games/rounds/store/rounds.ts';
import type { Bettors } from '../../harness/bettors.ts';
import { minor } from '../../harness/players.ts';
import type { HeldHouse } from './house-holder.ts';
import { proveIssues, proveTickets } from './prove-documents.ts';

/** Of each member, the newest ones are asked for again. */
const NEWEST = 10;

/** What a fault did to draws and bets. From `odd` on all have to be zero. */
export type DrawFigures = {
  /** Slips whose answer arrived, and those refused since their issue was closed. */
  acknowledged: number;
  refused: number;
  unanswered: number;
  busy: number;
  /** Issues that were drawn and settled, and those that were void. */
  settled: number;
  void: number;
  /** Other answers that say that we are at fault. */
  odd: number;
  /** Bets that were acknowledged and are not there; slips that were refused and are. */
  lost: number;
  ghosts: number;
  /** Bets of ended issues that were not settled once, with what their ticket says. */
  mispaid: number;
  /** Slips that are answered otherwise when they are asked again. */
  drift: number;
  /** Links that do not follow, are used twice or are missing; issues and tickets whose proof is wrong. */
  chain: number;
  unproven: number;
  /** Chases whose hold has something else than what waits. */
  holds: number;
  /** Of a full proof of the ledger. */
  differences: number;
};

type Asked = {
  readonly house: HeldHouse;
  readonly load: Bettors;
  readonly games: readonly string[];
  /** Issues that ended from here on are looked at. */
  readonly since: Date;
};

/** All that must be zero, to compare with what was found. */
export const FAIR = {
  odd: 0,
  lost: 0,
  ghosts: 0,
  mispaid: 0,
  drift: 0,
  chain: 0,
  unproven: 0,
  holds: 0,
  differences: 0,
} as const;

/** How many issues whose draw was due by `by` are neither paid nor refunded. */
export const unfinished = (house: HeldHouse, by: Date): Promise<number> =>
  onDatabase(house, async (db) => {
    const [row] = await db.rows<{ n: number }>(sql`
      select count(*)::int as n from rounds_round
      where draws_at <= ${by} and state not in ('SETTLED', 'REFUNDED')`);
    return row?.n ?? Number.NaN;
  });

/** Looks at everything while betting goes on. */
export async function proveDraws(asked: Asked): Promise<DrawFigures> {
  const { house, load } = asked;
  const acknowledged = load.acknowledged();
  const differing = await load.differing(NEWEST);
  const stored = await onDatabase(house, (db) => compare(db, asked));
  const wrongIssues = await proveIssues(load, stored.closed);
  const wrongTickets = await proveTickets(load, stored.closed, NEWEST);
  const { unanswered, busy, odd } = load.seen;
  const { closed, ...counts } = stored;
  return {
    acknowledged,
    refused: load.bettors.reduce((sum, { refused }) => sum + refused.length, 0),
    unanswered,
    busy,
    settled: closed.filter(({ state }) => state === 'SETTLED').length,
    void: closed.filter(({ state }) => state === 'REFUNDED').length,
    odd: odd.length,
    ...counts,
    drift: differing.length,
    unproven: wrongIssues + wrongTickets,
    differences: await house.differences(),
  };
}

async function onDatabase<T>(house: HeldHouse, work: (db: Db) => Promise<T>): Promise<T> {
  const { url } = await house.postgres();
  const db = createDb({ url, log: silentLog, connections: 2 });
  return work(db).finally(() => db.close());
}

async function compare(db: Db, { load, games, since }: Asked) {
  const ended: RoundRow[] = [];
  const mispaid: string[] = [];
  let chain = 0;
  for (const series of games) {
    const page = { series, before: null, most: 10_000, now: new Date() };
    const rounds = await db.read((tx) => listed(tx, page));
    ended.push(...rounds.filter((round) => isEnded(round) && round.drawsAt >= since));
    chain += await db.read((tx) => brokenLinks(tx, series));
  }
  for (const { round, lane } of await lanesWithBets(db, ended))
    mispaid.push(...(await db.read((tx) => mispaidOf(tx, { round, lane }))));
  for (const said of mispaid.slice(0, 5)) process.stdout.write(`  ${said}\n`);
  return {
    closed: ended,
    chain,
    mispaid: mispaid.length,
    ...(await missing(db, load)),
    holds: await holds(db),
  };
}

async function lanesWithBets(db: Db, ended: readonly RoundRow[]) {
  const ids = ended.map(({ id }) => id);
  const rows = await db.rows<{ id: RoundId; lane: number }>(sql`
    select distinct round_id as id, lane from lottery_bet where round_id = any(${ids}::uuid[])`);
  const rounds = new Map(ended.map((round) => [round.id, round]));
  return rows.flatMap(({ id, lane }) => {
    const round = rounds.get(id);
    return round ? [{ round, lane }] : [];
  });
}

const isEnded = ({ state }: RoundRow) => state === 'SETTLED' || state === 'REFUNDED';

/** Every closed issue has the next link of its chain, and no other has it. */
async function brokenLinks(tx: Tx, series: string): Promise<number> {
  type Draw = { chain: string; terminal: string; number: number; issue: string; link: string };
  const draws = await tx.rows<Draw & { state: string | null }>(sql`
    select d.chain_id as chain, c.terminal, d.number, d.issue, d.link, r.state
    from fairness_draw d join fairness_chain c on c.id = d.chain_id
      left join rounds_round r on r.series = ${series} and r.issue = d.issue
    where d.purpose = ${`lottery.${series}`} order by d.chain_id, d.number`);
  const [closed] = await tx.rows<{ n: number }>(sql`
    select count(*)::int as n from rounds_round where series = ${series} and root is not null`);
  const broken = draws.filter(({ chain, number, terminal, link, state }, at) => {
    const before = draws[at - 1]?.chain === chain ? draws[at - 1] : null;
    if (number !== (before?.number ?? 0) + 1) return true;
    // The last one may be closed and not drawn yet.
    if (link === null) return state !== 'CLOSED' || draws[at + 1]?.chain === chain;
    return hash('sha256', link) !== (before ? before.link : terminal);
  });
  const issues = new Set(draws.map(({ issue }) => issue));
  return broken.length + Math.abs((closed?.n ?? 0) - draws.length) + draws.length - issues.size;
}

type Moved = { times: number; payout: string; entries: string };

/** Bets of an issue in a lane whose settlement, or what the ledger moved, is not what their ticket says. */
async function mispaidOf(tx: Tx, of: { round: RoundRow; lane: number }): Promise<string[]> {
  const { round, lane } = of;
  const bets = await betsOfRound(tx, { lane, roundId: round.id });
  if (bets.length === 0) return [];
  const ids = bets.map(({ id }) => id);
  // One look at the lane for all of them: entries are not indexed by what they belong to.
  const rows = await tx.rows<Moved & { id: WagerId }>(sql`
    select a.id, coalesce(s.times, 0)::int as times, coalesce(s.payout, 0)::text as payout,
      coalesce(e.entries, 0)::text as entries
    from unnest(${ids}::uuid[]) a (id)
    left join (
      select wager_id, count(*) as times, sum(payout) as payout from wagers_settlement
      where lane = ${lane} and wager_id = any(${ids}::uuid[]) group by wager_id) s on s.wager_id = a.id
    left join (
      select reference, sum(amount) as entries from wallet_entry
      where lane = ${lane} and reference = any(${ids}::uuid[]) and kind in (2, 3, 21)
      group by reference) e on e.reference = a.id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return bets.flatMap((bet) => {
    const { times, payout, entries } = found.get(bet.id) ?? NOTHING;
    const owed = String(owedTo(bet, round));
    if (times === 1 && payout === owed && entries === owed) return [];
    const { series, issue, state, voidReason } = round;
    return [
      `${series} ${issue} ${state} ${voidReason ?? ''}: bet ${bet.id} is owed ${owed}, was settled ` +
        `${times} times with ${payout}, the ledger paid ${entries}`,
    ];
  });
}

const NOTHING: Moved = { times: 0, payout: '', entries: '' };

function owedTo(bet: BetRow, round: RoundRow): bigint {
  const numbers = numbersOf(round);
  if (round.state === 'REFUNDED' || !numbers) return bet.stake;
  const { prize, returned, rebate } = payoutOf(ticketOf(bet, drawOf(round)), numbers);
  return prize + returned + rebate;
}

/** Acknowledged bets that are nowhere, and refused ones that are somewhere. */
async function missing(db: Db, { bettors }: Bettors): Promise<{ lost: number; ghosts: number }> {
  const placed = bettors.flatMap(({ slips }) => slips.flatMap(({ answer }) => answer.bets));
  const refused = bettors.flatMap(({ memberId, refused: keys }) =>
    keys.map((key) => {
      const slip = slipKeyOf(fromWire('mbr', memberId) as MemberId, key);
      return derivedId<WagerId>(`lottery bet 0 ${slip}`, slip);
    }),
  );
  const [row] = await db.rows<{ lost: number; ghosts: number }>(sql`
    select
      (select count(*)::int from unnest(${placed.map(({ betId }) => fromWire('wgr', betId))}::uuid[])
        a (id) where not exists (select from lottery_bet b where b.id = a.id)) as lost,
      (select count(*)::int from lottery_bet where id = any(${refused}::uuid[])) as ghosts`);
  return row ?? { lost: Number.NaN, ghosts: Number.NaN };
}

async function holds(db: Db): Promise<number> {
  const rows = await db.rows(sql`
    select from lottery_chase c join wallet_hold h on h.id = c.id, lateral (
      select coalesce(sum(stake), 0) as waiting from lottery_chase_entry
      where lane = c.lane and chase_id = c.id and state = 'WAITING') e
    where h.amount - h.captured - h.released <> e.waiting
      or c.state <> 'RUNNING' and e.waiting > 0`);
  return rows.length;
}

/**
 * Bettors whose money is not their deposits and what their bets took and paid, and chases that wait
 * for an issue that is over. Both for a moment while something is being paid.
 */
export const unsettled = (house: HeldHouse, load: Bettors): Promise<number> =>
  onDatabase(house, async (db) => {
    const ids = load.bettors.map(({ memberId }) => fromWire('mbr', memberId));
    const rows = await db.rows<{ id: string; net: string }>(sql`
      select a.id, coalesce(sum(coalesce(s.payout, 0) - b.stake), 0)::text as net
      from unnest(${ids}::uuid[]) a (id) left join lottery_bet b on b.member_id = a.id,
        lateral (select sum(payout) as payout from wagers_settlement
          where lane = b.lane and wager_id = b.id) s
      group by a.id`);
    const net = new Map(rows.map((row) => [row.id, BigInt(row.net)]));
    const [waiting] = await db.rows<{ n: number }>(sql`
      select count(*)::int as n from lottery_chase_entry e join rounds_round r on r.id = e.round_id
      where e.state = 'WAITING' and r.state in ('SETTLED', 'REFUNDED')`);
    let off = waiting?.n ?? Number.NaN;
    for (const [at, bettor] of load.bettors.entries()) {
      const { sumBalance, held } = await load.balanceOf(bettor);
      const expected = bettor.deposited + (net.get(ids[at] ?? '') ?? 0n);
      if (minor(sumBalance) + minor(held) !== expected) off += 1;
    }
    return off;
  });

/** One line a sentence, for people. */
export function sayDraws(did: string, figures: DrawFigures, more: string): void {
  const said = Object.entries(figures).map(([name, value]) => `${value} ${name}`);
  process.stdout.write(`FAULT ${did}: ${said.join(', ')}; ${more}\n`);
}
