import { derivedId, type HoldId, type Uuid } from '../../../../kernel/ids.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Ride } from '../../../base/wallet/index.ts';
import type { ChaseId } from '../store/chases.ts';

/** Riders of functions/chase.sql. */
export const CHASE_RIDERS = [
  'lottery_chase_place',
  'lottery_chase_free',
  'lottery_chase_stop',
  'lottery_chase_paid',
] as const;

/** A chase and its hold have one name. */
export const holdOf = (chaseId: ChaseId): HoldId => chaseId as Uuid as HoldId;

/** Keys of what happens once to a chase, or once to its entry of this number. */
export const chaseKey = (verb: 'stop' | 'won', chaseId: ChaseId): Uuid =>
  derivedId<Uuid>(`lottery chase ${verb} ${chaseId}`, chaseId);
export const entryKey = (verb: 'place' | 'free', { chaseId, number }: EntryOf): Uuid =>
  derivedId<Uuid>(`lottery chase ${verb} ${chaseId} ${number}`, chaseId);

type EntryOf = { readonly chaseId: ChaseId; readonly number: bigint };

export const placedRide = ({ chaseId, number }: EntryOf): Ride => ({
  rider: 'lottery_chase_place',
  ids: [chaseId],
  numbers: [number],
});

/** How an entry ends whose money is released by itself. */
export type Freed = {
  readonly state: 'VOID' | 'REFUSED' | 'STOPPED';
  readonly refusedBy: string | null;
};

export const freeRide = ({ chaseId, number }: EntryOf, { state, refusedBy }: Freed): Ride => ({
  rider: 'lottery_chase_free',
  ids: [chaseId],
  numbers: [number],
  words: [state, refusedBy],
});

/** The entry whose refusal stops its chase. */
export type Refused = { readonly number: bigint; readonly code: string };

export const stopRide = (chaseId: ChaseId, refused: Refused | null): Ride => ({
  rider: 'lottery_chase_stop',
  ids: [chaseId],
  numbers: [refused && refused.number],
  words: [refused && refused.code],
});

type PaidEntry = EntryOf & {
  /** Null when its bets are void. */
  readonly prize: bigint | null;
  readonly rebate: bigint | null;
  readonly ends: boolean;
};

export const paidRide = ({ chaseId, number, prize, rebate, ends }: PaidEntry): Ride => ({
  rider: 'lottery_chase_paid',
  ids: [chaseId],
  numbers: [number, prize, rebate, ends ? 1 : 0],
});

/** Whether something else has ended the chase or the entry by now. */
export const isOver = (err: unknown): boolean =>
  err instanceof Refusal &&
  (err.code === 'lottery.chase-over' || err.code === 'wallet.hold-exceeded');
