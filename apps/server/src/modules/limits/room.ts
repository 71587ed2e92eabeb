import type { Clock } from '../../kernel/clock.ts';
import type { Ids, MemberId } from '../../kernel/ids.ts';
import type { Live } from '../../kernel/work.ts';
import type { Identity } from '../identity/index.ts';
import type { Seat } from './store/guard.ts';

export type LimitsDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  /** The ledger lane of a member, so that the guard is where the money is. */
  readonly laneOf: (memberId: MemberId) => number;
  readonly identity: Pick<
    Identity,
    'member' | 'restrict' | 'lift' | 'onRegistered' | 'onRemoved' | 'onRestriction'
  >;
};

export const seatOf = (room: LimitsDeps, memberId: MemberId): Seat => ({
  lane: room.laneOf(memberId),
  memberId,
});
