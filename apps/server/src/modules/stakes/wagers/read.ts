import type { WagerEnd } from '@nokshi/contract/player/records.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { Balance } from '../../base/wallet/index.ts';
import type { WagersDeps } from './room.ts';
import { hasOpenFreeStake } from './store/free-bets.ts';
import { overLanes } from './over-lanes.ts';
import { readerOfPlay } from './reader-of-play.ts';
import { batchesBehind, cursorOf, cursorsOf, headOf } from './store/follower.ts';
import { owedBy } from './store/debts.ts';
import { mostRoundsInARow, playAround, playHours, type RoundsInARow } from './store/hours.ts';
import { roundsIn } from './store/rounds.ts';
import { settledIn, type SettledPage } from './store/settled-in.ts';
import { cashValidIn, settledBy, settledPlay } from './store/settled.ts';
import { readFirstOfSlips, type StakeEntry } from './store/slips.ts';
import { gameStakesIn, stakesIn } from './store/stakes.ts';
import {
  type Days,
  listWagers,
  readAnyOpen,
  readRecentWins,
  readWager,
  type DayRow,
  sumWagers,
  sumWagersByDay,
  type TotalsRow,
  type WagerRow,
  type WinRow,
} from './store/wager.ts';

/** The longest page of any list. */
const MOST = 100;

/** A filter of the betting record: business days in Asia/Dhaka, both included. */
export type Listed = {
  memberId: MemberId;
  days?: Days | undefined;
  gameId?: string | undefined;
  category?: string | undefined;
  end?: WagerEnd | undefined;
};
/** One page of it, after the given wager. */
export type Listing = Listed & {
  before?: { placedAt: Date; wagerId: WagerId } | undefined;
  limit: number;
};

async function byId(
  room: WagersDeps,
  tx: Tx,
  input: { memberId: MemberId; wagerId: WagerId },
): Promise<WagerRow | null> {
  const lane = room.wallet.laneOf(input.memberId);
  return (await readWager(tx, { lane, ...input })) ?? null;
}

/** The betting record, newest first. */
function list(room: WagersDeps, tx: Tx, input: Listing): Promise<WagerRow[]> {
  const lane = room.wallet.laneOf(input.memberId);
  return listWagers(tx, { ...input, lane, limit: Math.min(input.limit, MOST) });
}

/** Sums of everything that {@link list} would give, page after page. */
function totals(room: WagersDeps, tx: Tx, input: Listed): Promise<TotalsRow> {
  return sumWagers(tx, { ...input, lane: room.wallet.laneOf(input.memberId) });
}

/** The same sums for each day and category, oldest first; days without any are left out. */
function totalsByDay(
  room: WagersDeps,
  tx: Tx,
  input: { memberId: MemberId; days: Days },
): Promise<DayRow[]> {
  return sumWagersByDay(tx, { ...input, lane: room.wallet.laneOf(input.memberId) });
}

/** Whether a wager of the member waits for its first settlement. */
export const hasOpen =
  ({ wallet }: WagersDeps) =>
  (tx: Tx, memberId: MemberId): Promise<boolean> =>
    readAnyOpen(tx, { lane: wallet.laneOf(memberId), memberId });

/** The same of a bet with a free bet. */
export const hasOpenFree =
  ({ wallet }: WagersDeps) =>
  (tx: Tx, memberId: MemberId): Promise<boolean> =>
    hasOpenFreeStake(tx, { lane: wallet.laneOf(memberId), memberId });

/** Whether the member owes something for a prize that was taken back. */
export const owesAny =
  ({ wallet }: WagersDeps) =>
  async (tx: Tx, memberId: MemberId): Promise<boolean> =>
    (await owedBy(tx, { lane: wallet.laneOf(memberId), memberId })) > 0n;

type Receipt = Pick<Balance, 'cash' | 'version'>;

/**
 * Cash and sequence right after the last entry of a wager, as its answer reported them: of one in a
 * slip that waits for its result, after the slip.
 */
async function receipt(
  room: WagersDeps,
  tx: Tx,
  input: { memberId: MemberId; wagerId: WagerId },
): Promise<Receipt | null> {
  const { memberId, wagerId: reference } = input;
  const [last] = await room.wallet.entries(tx, { memberId, reference, limit: 1 });
  if (last) return { cash: last.balanceAfter, version: last.sequence };
  const wager = await byId(room, tx, input);
  if (!wager?.slip) return null;
  const asked = { memberId, asset: wager.asset, key: wager.slip };
  const placed = await room.wallet.answerOf(tx, asked);
  return placed && { cash: placed.balance, version: placed.version };
}

/**
 * Which wager a stake entry belongs to that is not a wager's own: the first one of its slip. Found in
 * the batch of the entry, so a member with a million wagers costs no more.
 */
function firstOfSlips(
  room: WagersDeps,
  tx: Tx,
  { memberId, stakes }: { memberId: MemberId; stakes: readonly StakeEntry[] },
): Promise<ReadonlyMap<Uuid, WagerId>> {
  return readFirstOfSlips(tx, { lane: room.wallet.laneOf(memberId), stakes });
}

/** How far back in each lane a win is searched for. */
const SEARCH_DEPTH = 200;

/** The latest rounds that paid more than their stake, of all members, newest first. */
const recentWins = (
  tx: Tx,
  { category, limit }: { category?: string | undefined; limit: number },
): Promise<WinRow[]> =>
  readRecentWins(tx, { category, depth: SEARCH_DEPTH, limit: Math.min(limit, MOST) });

/** What other rooms may ask about play. Amounts are minor units. */
export const readings = (room: WagersDeps) => {
  const { laneOf } = room.wallet;
  type Member = { readonly memberId: MemberId };
  const inLane = <Of extends Member>(of: Of) => ({ ...of, lane: laneOf(of.memberId) });
  return {
    byId: (tx: Tx, of: Member & { wagerId: WagerId }) => byId(room, tx, of),
    /** Newest first; `limit` at most 100. */
    list: (tx: Tx, of: Listing) => list(room, tx, of),
    /** In taka, settled first in a span; the last placed first, `limit` at most 100. */
    settledIn: (tx: Tx, of: Omit<SettledPage, 'lane'>) =>
      settledIn(tx, { ...inLane(of), limit: Math.min(of.limit, MOST) }),
    totals: (tx: Tx, of: Listed) => totals(room, tx, of),
    /** By business day and category, oldest first; days without any are left out. */
    totalsByDay: (tx: Tx, of: Member & { days: Days }) => totalsByDay(room, tx, of),
    ...overLanes,
    ...readerOfPlay(room),
    /** Everybody's latest rounds in BDT that paid more than their stake; at most 100. */
    recentWins,
    /** What some batches staked and finished: for followers. */
    stakesIn,
    gameStakesIn,
    roundsIn,
    settledBy,
    cashValidIn,
    cursorsOf,
    batchesBehind,
    /** The last batch of the member's lane that this follower has read. */
    cursorOf: (tx: Tx, of: Member & { name: string }) => cursorOf(tx, inLane(of)),
    /** The last committed batch of the member's lane. */
    headOf: (tx: Tx, memberId: MemberId) => headOf(tx, laneOf(memberId)),
    /**
     * The member's settlements in taka after a batch of the member's lane, up to and including
     * another.
     */
    settledPlay: (tx: Tx, of: Member & { after: bigint; upTo: bigint }) =>
      settledPlay(tx, inLane(of)),
    /** The member's hours with play in real money since then, oldest first. */
    playHours: (tx: Tx, of: Member & { since: Date }) => playHours(tx, inLane(of)),
    /** The most rounds one after another without a pause; of each category that is asked for. */
    mostRoundsInARow: (tx: Tx, of: Member & RoundsInARow) => mostRoundsInARow(tx, inLane(of)),
    /**
     * What the member won or lost right before each of these moments, and staked right after it.
     */
    playAround: (tx: Tx, of: Member & { moments: readonly Date[]; minutes: number }) =>
      playAround(tx, inLane(of)),
    /** Whether a bet with bonus money waits for its result. */
    hasOpenBonus: (tx: Tx, memberId: MemberId) =>
      readAnyOpen(tx, { lane: laneOf(memberId), memberId, withBonus: true }),
    /** The member's money now, and after the last posting of one wager. */
    balance: room.wallet.balance,
    /** What the member owes in taka for prizes that were taken back when they were spent. */
    owedBy: (tx: Tx, memberId: MemberId) => owedBy(tx, { lane: laneOf(memberId), memberId }),
    /** By the references of these entries; those of a wager's own stake are left out. */
    firstOfSlips: (tx: Tx, of: Member & { stakes: readonly StakeEntry[] }) =>
      firstOfSlips(room, tx, of),
    receipt: (tx: Tx, of: Member & { wagerId: WagerId }) => receipt(room, tx, of),
  };
};
