import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids, MemberId } from '../../../kernel/ids.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Seat } from './store/guard.ts';

export type LimitsDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly proposals: Pick<Proposals, 'act'>;
  /** The ledger lane of a member, so that the guard is where the money is. */
  readonly laneOf: (memberId: MemberId) => number;
  /** How many there are. */
  readonly laneCount: number;
  readonly identity: Pick<Identity, 'member' | 'restrict' | 'lift' | 'recordActivity'>;
  readonly events: Pick<Events, 'on'>;
};

export const seatOf = (room: LimitsDeps, memberId: MemberId): Seat => ({
  lane: room.laneOf(memberId),
  memberId,
});
