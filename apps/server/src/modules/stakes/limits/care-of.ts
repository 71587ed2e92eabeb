import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { liftable, liftFor, standingActs } from './lift-for.ts';
import { profileInForce } from './profile.ts';
import { type Lowered, lowerFor, timeOutFor } from './protect-member.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { mayLift } from './rules/by-house.ts';
import type { HouseActId } from './store/by-house.ts';
import { countRaises } from './store/change.ts';

export type { Lowered } from './protect-member.ts';
export type { HouseActId } from './store/by-house.ts';

/** What the room of player care asks of limits for a member it looks after. */
export const careOf = (room: LimitsDeps) => ({
  lower: (tx: Tx, wish: Lowered) => lowerFor(room, tx, wish),
  timeOut: (tx: Tx, wish: Parameters<typeof timeOutFor>[2]) => timeOutFor(room, tx, wish),
  liftable: (tx: Tx, of: { memberId: MemberId; id: HouseActId }) => liftable(room, tx, of),
  lift: (tx: Tx, of: { memberId: MemberId; id: HouseActId }) => liftFor(room, tx, of),
  /** Which measures of the house are still in force and may be lifted. */
  async liftables(tx: Tx, memberId: MemberId): Promise<ReadonlySet<HouseActId>> {
    const now = room.clock.now();
    const standing = await standingActs(room, tx, memberId);
    return new Set(standing.filter(({ setAt }) => mayLift(setAt, now)).map(({ id }) => id));
  },
  /** How often the member asked to raise a limit since then. */
  raises: (tx: Tx, of: { memberId: MemberId; since: Date }) =>
    countRaises(tx, seatOf(room, of.memberId), of.since),
  /** The profile of protection in force. */
  profile: (tx: Tx) => profileInForce(room, tx),
});
