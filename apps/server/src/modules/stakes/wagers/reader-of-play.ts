import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { countDaily } from './count-daily.ts';
import { byLane } from './in-lanes.ts';
import type { WagersDeps } from './room.ts';
import { changesIn, recountChanges, recountLater } from './store/changes.ts';
import type { Grain, Span } from './store/finished.ts';
import { fivesIn, recountFives } from './store/fives.ts';
import { batchesBehind, FIGURES, hasUncounted, lanesWithPlay } from './store/follower.ts';
import {
  type By,
  type CashRow,
  cashPlayOf,
  countActive,
  countActiveByDay,
  type KeyedSums,
  type OfMembers,
  type PlayerRow,
  playersIn,
  playOf,
  type RebateRow,
  rebatesOf,
  recount,
  type TopOf,
  topOfLane,
  type TopRow,
} from './store/play-sums.ts';
import { type BetsPage, betsOfMembers } from './store/team-bets.ts';
import type { WagerRow } from './store/wager.ts';

/** The most members whose play is added up in one call. */
const MOST_MEMBERS = 200_000;
/** The most members whose bets are listed in one call. */
const MOST_IN_LIST = 10_000;
/** The longest page of bets. */
const MOST_BETS = 100;
/** The longest page of figures. */
const MOST_ROWS = 10_000;

const HOUR_MS = 3_600_000;
/** The newest bets are looked for in the last two hours first, then in spans that grow. */
const FIRST_SPAN_MS = 2 * HOUR_MS;
const GROWTH = 12;

type Members = { readonly memberIds: readonly MemberId[] };

/**
 * What the wages and dividends of agents are made from: finished play in taka of many members, by the
 * business day, hour and five minutes in which it was settled. Figures are read together with what they
 * do not hold yet, as a loss that moves no money waits for its lane's next batch; changes are as far as
 * they are counted, and {@link countedPast} says how far that is. One statement a lane; a page is of at
 * most 10,000 rows.
 */
export const readerOfPlay = (room: Pick<WagersDeps, 'wallet'>) => {
  const inLanes = partsIn(room);
  return {
    ...pagesOfPlay(),
    /** Sums by one key, of one category or all; none where nothing was played. At most 200,000 members. */
    async playOf(
      tx: Tx,
      {
        memberIds,
        ...of
      }: Members & Span & { readonly grain: Grain; readonly by: By; readonly category?: string },
    ): Promise<KeyedSums[]> {
      const sums = new Map<string, KeyedSums>();
      for (const part of inLanes(memberIds, MOST_MEMBERS))
        for (const row of await playOf(tx, { ...of, ...part })) addTo(sums, row);
      return [...sums.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    },
    /** How many of these members have valid turnover of at least `least` (minor units) in these days. */
    async activeOf(
      tx: Tx,
      { memberIds, ...of }: Members & Span & { readonly least: bigint },
    ): Promise<number> {
      let active = 0;
      for (const part of inLanes(memberIds, MOST_MEMBERS))
        active += await countActive(tx, { ...of, ...part });
      return active;
    },
    /** The same day by day, by the start of each in milliseconds. */
    async activeByDay(
      tx: Tx,
      { memberIds, ...of }: Members & Span & { readonly least: bigint },
    ): Promise<ReadonlyMap<number, number>> {
      const active = new Map<number, number>();
      for (const part of inLanes(memberIds, MOST_MEMBERS))
        for (const { starts, members } of await countActiveByDay(tx, { ...of, ...part }))
          active.set(starts.getTime(), (active.get(starts.getTime()) ?? 0) + members);
      return active;
    },
    /** Rebates by member and business day; at most 200,000 members. */
    async rebatesOf(tx: Tx, { memberIds, ...span }: Members & Span): Promise<RebateRow[]> {
      const rows: RebateRow[] = [];
      for (const part of inLanes(memberIds, MOST_MEMBERS))
        rows.push(...(await rebatesOf(tx, { ...span, ...part })));
      return rows;
    },
    /** Lanes that have anything to read in a span of the last 40 days; the others are skipped. */
    lanesWithPlay,
    /** Who played most in some days, lane by lane; the highest first, then by id. */
    topPlay: (tx: Tx, asked: TopOf) => topPlay(room, tx, asked),
    /** What members finished with money that was no bonus, by category. At most 200,000 members. */
    async cashPlay(tx: Tx, { memberIds, ...span }: Members & Span): Promise<CashRow[]> {
      const rows: CashRow[] = [];
      for (const part of inLanes(memberIds, MOST_MEMBERS))
        rows.push(...(await cashPlayOf(tx, { ...part, ...span })));
      return rows;
    },
    /** Open and finished bets, newest first. At most 10,000 members and 100 bets. */
    betsOf: (tx: Tx, { memberIds, ...page }: Members & BetsPage) =>
      betsOf(tx, inLanes(memberIds, MOST_IN_LIST), page),
    /**
     * Whether the figures hold every batch of all lanes from before an instant that is committed. A
     * commit may still be on its way for as long as a statement may take, so ask for an instant that
     * is a minute ago.
     */
    async countedPast(tx: Tx, at: Date): Promise<boolean> {
      for (const { lane } of await batchesBehind(tx, FIGURES))
        if (await hasUncounted(tx, { lane, at })) return false;
      return true;
    },
    /**
     * One bounded run of the figures now; answers whether they are up to the lanes' heads. Skips lanes
     * that another transaction counts, and keeps those it counted until this one ends.
     */
    countFigures: countDaily,
    /** The rows of `playersIn`, made from wagers and settlements: of some members, or of a lane. */
    async recount(
      tx: Tx,
      { of, ...span }: Span & { readonly of: Members | { readonly lane: number }; grain: Grain },
    ): Promise<PlayerRow[]> {
      if ('lane' in of) return recount(tx, { ...span, lane: of.lane, memberIds: null });
      const rows: PlayerRow[] = [];
      for (const part of inLanes(of.memberIds, MOST_MEMBERS))
        rows.push(...(await recount(tx, { ...span, ...part })));
      return rows;
    },
  };
};

async function topPlay(
  { wallet }: Pick<WagersDeps, 'wallet'>,
  tx: Tx,
  asked: TopOf,
): Promise<TopRow[]> {
  const top: TopRow[] = [];
  for (let lane = 0; lane < wallet.laneCount; lane += 1)
    top.push(...(await topOfLane(tx, { ...asked, lane })));
  return top
    .sort((one, other) =>
      one.sum === other.sum
        ? one.memberId < other.memberId
          ? -1
          : 1
        : one.sum > other.sum
          ? -1
          : 1,
    )
    .slice(0, asked.limit);
}

/** Page by page. */
const pagesOfPlay = () => ({
  playersIn: inPages(playersIn),
  fivesIn: inPages(fivesIn),
  changesIn: inPages(changesIn),
  /** The rows of `fivesIn`, made from wagers and settlements. */
  recountFives: inPages(recountFives),
  /** The rows of `changesIn`, made from wagers and settlements. */
  recountChanges: inPages(recountChanges),
  /** What happened after a span to the bets that were first settled in it, from the same. */
  recountLater: inPages(recountLater),
});

/** Refuses a longer page than there is: a shorter one would look like the last. */
const inPages =
  <Page extends { readonly limit: number }, Row>(read: (tx: Tx, page: Page) => Promise<Row[]>) =>
  (tx: Tx, page: Page): Promise<Row[]> => {
    if (page.limit > MOST_ROWS) throw new Error(`at most ${MOST_ROWS} rows, not ${page.limit}`);
    return read(tx, page);
  };

/** The members of each lane, each once. */
const partsIn =
  ({ wallet }: Pick<WagersDeps, 'wallet'>) =>
  (memberIds: readonly MemberId[], most: number): OfMembers[] => {
    if (memberIds.length > most)
      throw new Error(`at most ${most} members, not ${memberIds.length}`);
    const lanes = byLane([...new Set(memberIds)], (memberId) => wallet.laneOf(memberId));
    return [...lanes].map(([lane, of]) => ({ lane, memberIds: of }));
  };

function addTo(sums: Map<string, KeyedSums>, row: KeyedSums): void {
  const known = sums.get(row.key);
  sums.set(
    row.key,
    known
      ? {
          key: row.key,
          wagers: known.wagers + row.wagers,
          staked: known.staked + row.staked,
          paid: known.paid + row.paid,
          rebate: known.rebate + row.rebate,
          valid: known.valid + row.valid,
        }
      : row,
  );
}

/**
 * Span after span, the newest first, until the page is full: a busy team's page is read from its last
 * hours, a quiet team's from few bets. What one lane found bounds what the next one reads.
 */
async function betsOf(tx: Tx, parts: readonly OfMembers[], page: BetsPage): Promise<WagerRow[]> {
  const limit = Math.min(page.limit, MOST_BETS);
  const found: WagerRow[] = [];
  for (const span of spansOf(page)) {
    for (const part of parts) {
      const last = found[limit - 1]?.placedAt;
      const from = last && last > span.from ? last : span.from;
      const more = await betsOfMembers(tx, { ...page, ...part, from, to: span.to, limit });
      if (more.length === 0) continue;
      found.push(...more);
      found.sort(newestFirst);
      found.length = Math.min(found.length, limit);
    }
    if (found.length === limit) break;
  }
  return found;
}

/** The span of a page in parts, the newest first, each longer than the one before it. */
function* spansOf({ from, to, before }: BetsPage): Generator<Span> {
  // The last one of the page before is among those of its moment.
  const top = before ? Math.min(to.getTime(), before.placedAt.getTime() + 1) : to.getTime();
  let [end, length] = [top, FIRST_SPAN_MS];
  while (end > from.getTime()) {
    const start = Math.max(from.getTime(), end - length);
    yield { from: new Date(start), to: new Date(end) };
    [end, length] = [start, length * GROWTH];
  }
}

export function newestFirst(one: WagerRow, other: WagerRow): number {
  const apart = other.placedAt.getTime() - one.placedAt.getTime();
  if (apart !== 0) return apart;
  return one.wagerId < other.wagerId ? 1 : -1;
}
