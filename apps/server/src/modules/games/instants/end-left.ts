import { closingAsked, memberRemoved, standingChanged } from '../../people/identity/index.ts';
import { rotationAsked } from '../../base/fairness/index.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { computeRounds } from './compute-round.ts';
import { endForMember } from './end-round.ts';
import type { InstantsRoom } from './room.ts';
import { roundsDue } from './store/all-rounds.ts';
import { openRoundsOf, type RoundRow } from './store/rounds.ts';
import { leaveAllSeats } from './store/seats.ts';

const END_LEFT = 'instants.end-left';
const END_OF_MEMBER = 'instants.end-of-member';

/** Rounds that are read at once, and how often one run reads; the next run follows in five seconds. */
const AT_ONCE = 200;
const MOST_READS = 10;

/** What this room hears: members who may not play any more, are removed, or rotate their seed. */
export function endLeftRounds(room: InstantsRoom): void {
  const { events, jobs, clock, ids } = room;
  const ownOf = (memberId: MemberId) => ({ lane: room.laneOf(memberId), memberId });
  const hasOpen = async (tx: Tx, memberId: MemberId) =>
    (await openRoundsOf(tx, ownOf(memberId))).length > 0;
  jobs.registerOutside(END_LEFT, () => endDue(room));
  jobs.schedule(END_LEFT, '*/5 * * * * *');
  jobs.registerOutside(END_OF_MEMBER, async (payload) => {
    const { memberId } = payload as { memberId: MemberId };
    await endAll(room, await room.db.read((tx) => openRoundsOf(tx, ownOf(memberId))));
  });
  // A job, since this commit may have locked the member's guard: a lane locks itself first.
  events.on(standingChanged, async (tx, { memberId, frozen, restriction }) => {
    if (!frozen && !restriction) return;
    if (!(await hasOpen(tx, memberId))) return;
    const [key, runAt] = [ids.next<Uuid>(), clock.now()];
    await jobs.enqueue(tx, { name: END_OF_MEMBER, key, payload: { memberId }, runAt });
  });
  events.on(memberRemoved, (tx, memberId) => leaveAllSeats(tx, ownOf(memberId)));
  events.on(rotationAsked, hasOpen);
  events.on(closingAsked, hasOpen);
}

/** Ends the rounds whose members have been away for too long. */
async function endDue(room: InstantsRoom): Promise<void> {
  const now = room.clock.now();
  let after: RoundRow | null = null;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const asked = { now, after, most: AT_ONCE };
    const rows: RoundRow[] = await room.db.read((tx) => roundsDue(tx, asked));
    await endAll(room, rows);
    after = rows.at(-1) ?? null;
    if (rows.length < AT_ONCE) return;
  }
}

/** One that fails keeps no other waiting; it is due again at the next run. */
async function endAll(room: InstantsRoom, rows: readonly RoundRow[]): Promise<void> {
  for (const row of rows)
    try {
      const [known] = await room.db.read((tx) => computeRounds(room, tx, [row]));
      if (known) await endForMember(room, known);
    } catch (err) {
      room.log.warn('an instant round cannot be ended', { roundId: row.roundId, err });
    }
}
