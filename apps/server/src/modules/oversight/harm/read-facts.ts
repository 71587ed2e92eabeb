import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { BREAK_MINUTES } from '../../stakes/limits/index.ts';
import type { HarmRoom } from './room.ts';
import { CHASE_MINUTES, type Facts, WEEK_MS, WEEKS_LOOKED_AT } from './rules/markers.ts';

/** More deposits than this in four weeks add nothing to any marker. */
const MOST_DEPOSITS = 200;

/** Categories whose rounds are draws on a clock. */
const DRAWN = ['LOTT', 'ELOTT'] as const;

/** The moment from which figures count. */
export const lookedFrom = (now: Date): Date => new Date(now.getTime() - WEEKS_LOOKED_AT * WEEK_MS);

/** The facts of a member's last four weeks, from the rooms that keep them; minor units. */
export async function readFacts(room: HarmRoom, tx: Tx, memberId: MemberId): Promise<Facts> {
  const now = room.clock.now();
  const since = lookedFrom(now);
  const deposits = await room.cashier.depositsSince(tx, { memberId, since, most: MOST_DEPOSITS });
  const moments = deposits.map(({ at }) => at);
  const around = await room.wagers.playAround(tx, {
    memberId,
    moments,
    minutes: CHASE_MINUTES,
  });
  return {
    now,
    hours: await room.wagers.playHours(tx, { memberId, since }),
    deposits: deposits.map((deposit, at) => ({
      ...deposit,
      netBefore: around[at]?.netBefore ?? 0n,
      stakedAfter: around[at]?.stakedAfter ?? 0n,
    })),
    issuesInARow: await room.wagers.mostRoundsInARow(tx, {
      memberId,
      since,
      categories: DRAWN,
      pauseMinutes: BREAK_MINUTES,
    }),
    raises: await room.limits.care.raises(tx, { memberId, since }),
  };
}
