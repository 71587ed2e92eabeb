import type { RoundRow } from '../../rounds/index.ts';
import type { LotteryRoom } from '../room.ts';
import { endsBy } from '../rules/stop-rule.ts';
import type { BetRow } from '../store/bets.ts';
import { type ChaseStanding, chasesOfRound } from '../store/chase-steps.ts';
import type { ChaseId } from '../store/chases.ts';
import type { Paid } from '../ticket-of.ts';
import { IN_PART } from './free-entries.ts';
import { chaseKey, holdOf, paidRide } from './rides.ts';

type Ended = {
  readonly round: RoundRow;
  /** Of one lane. */
  readonly bets: readonly BetRow[];
  /** What each bet paid; null where the round was void. */
  readonly paid: readonly Paid[] | null;
};

/** What the bets of an entry paid together; null where they are void. */
type EntryPaid = {
  readonly prize: bigint;
  readonly rebate: bigint;
  readonly isWin: boolean;
} | null;

/**
 * Writes what the chases' bets of a round were paid. A chase whose rule that fulfils ends in the
 * commit that says so: what waits is stopped and released. To be asked after the bets of a lane are
 * paid or refunded, and as often as they are.
 */
export async function endChases(room: LotteryRoom, ended: Ended): Promise<void> {
  const entries = entriesOf(ended);
  const [first] = ended.bets;
  if (!first || entries.size === 0) return;
  const asked = { lane: first.lane, ids: [...entries.keys()], number: ended.round.number };
  const chases = await room.db.read((tx) => chasesOfRound(tx, asked));
  const { number } = ended.round;
  const steps = chases.map((chase) =>
    stepOf(chase, { number, paid: entries.get(chase.id) ?? null }),
  );
  const quiet = steps.filter(({ ride }) => ride.ends === false);
  const ending = steps.filter(({ ride }) => ride.ends);
  for (const part of partsOf(quiet)) {
    const { memberId, asset } = (part[0] as Step).chase;
    await room.wallet.ride({ memberId, asset, rides: part.map(({ ride }) => paidRide(ride)) });
  }
  for (const part of partsOf(ending)) await Promise.all(part.map((step) => endChase(room, step)));
}

function entriesOf({ bets, paid }: Ended): ReadonlyMap<ChaseId, EntryPaid> {
  const entries = new Map<ChaseId, EntryPaid>();
  for (const [at, { chaseId }] of bets.entries()) {
    if (chaseId === null) continue;
    const id = chaseId as ChaseId;
    const one = paid?.[at];
    if (!one) {
      entries.set(id, null);
      continue;
    }
    const sum = entries.get(id);
    entries.set(id, {
      prize: (sum?.prize ?? 0n) + one.prize,
      rebate: (sum?.rebate ?? 0n) + one.rebate,
      isWin: (sum?.isWin ?? false) || (one.prize > 0n && !one.tied),
    });
  }
  return entries;
}

type Step = { readonly chase: ChaseStanding; readonly ride: Parameters<typeof paidRide>[0] };

function stepOf(chase: ChaseStanding, of: { number: bigint; paid: EntryPaid }): Step {
  const { number, paid } = of;
  const entry = { chaseId: chase.id, number };
  if (!paid) return { chase, ride: { ...entry, prize: null, rebate: null, ends: false } };
  const { prize, rebate, isWin } = paid;
  const net = chase.others + prize + rebate - chase.stake;
  const ends = chase.state === 'RUNNING' && endsBy(chase.stopOn, { isWin, net });
  return { chase, ride: { ...entry, prize, rebate, ends } };
}

/** With nothing on hold any more, the last entry won and no money moves. */
async function endChase(room: LotteryRoom, { chase, ride }: Step): Promise<void> {
  const { id, memberId, asset } = chase;
  const rides = [paidRide(ride)];
  const released = await room.wallet.releaseHeld({
    holdId: holdOf(id),
    memberId,
    key: chaseKey('won', id),
    rides,
  });
  if (!released) await room.wallet.ride({ memberId, asset, rides });
}

function* partsOf(steps: readonly Step[]): Generator<readonly Step[]> {
  for (let from = 0; from < steps.length; from += IN_PART) yield steps.slice(from, from + IN_PART);
}
