import type { WagerEnd } from '@nokshi/contract/player/records.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import type { Balance } from '../../base/wallet/index.ts';
import type { WagersDeps } from './room.ts';
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

/** No page of any list is longer. */
const MOST = 100;

/** A filter of the betting record: business days in Asia/Dhaka, both included. */
export type Listed = {
  memberId: MemberId;
  days?: Days | undefined;
  gameId?: string | undefined;
  category?: string | undefined;
  end?: WagerEnd | undefined;
};
/** One page of it, from the wager before on. */
export type Listing = Listed & {
  before?: { placedAt: Date; wagerId: WagerId } | undefined;
  limit: number;
};

export async function byId(
  room: WagersDeps,
  tx: Tx,
  input: { memberId: MemberId; wagerId: WagerId },
): Promise<WagerRow | null> {
  const lane = room.wallet.laneOf(input.memberId);
  return (await readWager(tx, { lane, ...input })) ?? null;
}

/** The betting record, newest first. */
export function list(room: WagersDeps, tx: Tx, input: Listing): Promise<WagerRow[]> {
  const lane = room.wallet.laneOf(input.memberId);
  return listWagers(tx, { ...input, lane, limit: Math.min(input.limit, MOST) });
}

/** Sums of everything that {@link list} would give, page after page. */
export function totals(room: WagersDeps, tx: Tx, input: Listed): Promise<TotalsRow> {
  return sumWagers(tx, { ...input, lane: room.wallet.laneOf(input.memberId) });
}

/** The same sums for each day and category of those days, oldest first; days without any are left out. */
export function totalsByDay(
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

/** Cash and sequence right after the last entry of a wager, as its answer said them. */
export async function receipt(
  room: WagersDeps,
  tx: Tx,
  input: { memberId: MemberId; wagerId: WagerId },
): Promise<Balance | null> {
  const { memberId, wagerId: reference } = input;
  const [last] = await room.wallet.entries(tx, { memberId, reference, limit: 1 });
  return last ? { cash: last.balanceAfter, held: 0n, version: last.sequence } : null;
}

/** How far back in each lane a win is looked for. */
const LOOK_BACK = 200;

/** The latest rounds that paid more than their stake, whosesoever they are, newest first. */
export const recentWins = (
  tx: Tx,
  { category, limit }: { category?: string | undefined; limit: number },
): Promise<WinRow[]> =>
  readRecentWins(tx, { category, look: LOOK_BACK, limit: Math.min(limit, MOST) });
