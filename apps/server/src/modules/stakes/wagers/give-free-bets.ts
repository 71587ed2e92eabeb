import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { WagersDeps } from './room.ts';
import {
  type FreeBetRow,
  freeBetsByDay,
  insertFreeBet,
  lockFreeBet,
  readFreeBet,
  stakeOfFreeBet,
  takeFreeBet,
  waitingFreeBets,
} from './store/free-bets.ts';

const DAY_MS = 86_400_000;

/** `stake` in minor units of BDT. */
type Given = Pick<FreeBetRow, 'memberId' | 'product' | 'stake'> & {
  /** Of what gives it; gives once. */
  readonly id: Uuid;
  readonly days: number;
  readonly by: string;
};
type Of = Pick<FreeBetRow, 'id' | 'memberId'>;

/** In the caller's story; answers when it expires. Whether the member may receive it is the caller's decision. */
async function give(room: WagersDeps, tx: Tx, { days, ...given }: Given): Promise<Date> {
  const createdAt = room.clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const lane = room.wallet.laneOf(given.memberId);
  await insertFreeBet(tx, { ...given, lane, expiresAt, createdAt });
  return expiresAt;
}

/** What became of it; null: it is not there. OPEN also while its bet waits for the result. `won` in minor units. */
async function becameOf(room: WagersDeps, tx: Tx, { id, memberId }: Of) {
  const lane = room.wallet.laneOf(memberId);
  const free = await readFreeBet(tx, { id, lane });
  if (!free) return null;
  const { usedBy, takenAt, expiresAt } = free;
  if (usedBy) {
    const bet = await stakeOfFreeBet(tx, { lane, usedBy });
    return bet && bet.settled > 0
      ? ({ state: 'PLAYED', won: bet.paid } as const)
      : ({ state: 'OPEN', won: 0n } as const);
  }
  const isOver = expiresAt <= room.clock.now();
  return { state: takenAt ? 'TAKEN' : isOver ? 'EXPIRED' : 'OPEN', won: 0n } as const;
}

/** From this commit on it cannot be used, nor comes back from a bet that it is in; false when it was taken back before. */
async function takeBack(room: WagersDeps, tx: Tx, { id, memberId }: Of): Promise<boolean> {
  const of = { id, lane: room.wallet.laneOf(memberId) };
  const free = await lockFreeBet(tx, of);
  if (!free || free.takenAt) return false;
  await takeFreeBet(tx, of, room.clock.now());
  return true;
}

/** What other rooms may do with free bets; see each. */
export const openFreeBets = (room: WagersDeps) => ({
  give: (tx: Tx, given: Given) => give(room, tx, given),
  of: (tx: Tx, of: Of) => becameOf(room, tx, of),
  takeBack: (tx: Tx, of: Of) => takeBack(room, tx, of),
  /** What the member can use, the first to expire first; at most 20. Without a product: anywhere. */
  waiting: (tx: Tx, { memberId, product }: { memberId: MemberId; product?: string }) =>
    waitingFreeBets(tx, {
      lane: room.wallet.laneOf(memberId),
      memberId,
      product,
      now: room.clock.now(),
    }),
  /** What a bet with one has paid; null: it is not settled. Minor units. */
  paidTo: async (tx: Tx, bet: { memberId: MemberId; wagerId: WagerId }) => {
    const lane = room.wallet.laneOf(bet.memberId);
    const stake = await stakeOfFreeBet(tx, { lane, usedBy: bet.wagerId });
    return stake && stake.settled > 0 ? stake.paid : null;
  },
  /** What they paid by business day; minor units. */
  wonByDay: freeBetsByDay,
});
