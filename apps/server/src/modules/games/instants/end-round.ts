import {
  actOfHouse,
  type InstantWager,
  playInstant,
  wasUntouched,
} from '@nokshi/house-math/instants/play.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type RoundId, type Uuid, type WagerId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Ride } from '../../base/wallet/index.ts';
import { actText, type Known } from './compute-round.ts';
import { AWAY_MS, HOUSE, type InstantsRoom } from './room.ts';

/** The wager of a stake: the round's own where the round has one, else of its spot or of the act that added it. */
export const wagerIdOf = (roundId: RoundId, { spot, act }: Pick<InstantWager, 'spot' | 'act'>) =>
  (spot === 0
    ? roundId
    : derivedId(`instants.stake\n${roundId}\n${spot} ${act}`, roundId)) as Uuid as WagerId;

/** The row of acts in a commit; see functions/ride.sql. */
export const actRide = (
  { row: { roundId, acts } }: Known,
  { texts, stake }: { readonly texts: readonly string[]; readonly stake: bigint },
): Ride => ({
  rider: 'instants_act',
  ids: [roundId],
  numbers: [acts.length, stake, AWAY_MS],
  words: [texts.join(',')],
});

/**
 * Pays a round that is over, and marks it as ended; safe to repeat after any crash. Money is paid whatever the member's
 * standing. Answers false when another server was first.
 */
export async function payRound(room: InstantsRoom, known: Known): Promise<boolean> {
  const { row, now } = known;
  const { roundId, memberId, asset } = row;
  if (!now.isOver || row.payout !== null) return false;
  const payout = now.wagers.reduce((sum, wager) => sum + (wager.payout ?? 0n), 0n);
  const ended: Ride = {
    rider: 'instants_end',
    ids: [roundId],
    numbers: [row.acts.length, payout],
  };
  const key = derivedId<Uuid>(`instants.end\n${roundId}`, roundId);
  return unlessLate(async () => {
    if (wasUntouched(now)) return room.wagers.void({ ...voided(known, key), rides: [ended] });
    await room.wagers.settleMany({
      settlementId: key,
      houseAccount: HOUSE,
      wagers: now.wagers.map((wager) => ({
        memberId,
        wagerId: wagerIdOf(roundId, wager),
        payout: wager.payout ?? 0n,
      })),
    });
    return room.wallet.ride({ memberId, asset, rides: [ended] });
  });
}

/** The stake was never at risk, so it counts as no play. */
const voided = ({ row: { memberId, roundId } }: Known, key: Uuid) => ({
  memberId,
  wagerId: wagerIdOf(roundId, { spot: 0, act: null }),
  key,
  digest: digestOf(`instants.end ${roundId}`),
  houseAccount: HOUSE,
});

/** Ends a round whose member is away or may not play any more, and pays it. */
export async function endForMember(room: InstantsRoom, known: Known): Promise<boolean> {
  const { row, bet, streams } = known;
  const acts = [...known.acts];
  let now = known.now;
  for (;;) {
    const act = actOfHouse(now, acts.length);
    if (!act) break;
    acts.push(act);
    now = playInstant({ bet, acts }, streams);
  }
  const texts = acts.slice(known.acts.length).map(actText);
  const { memberId, asset } = row;
  const rides = [actRide(known, { texts, stake: 0n })];
  if (texts.length > 0 && !(await unlessLate(() => room.wallet.ride({ memberId, asset, rides }))))
    return false;
  return payRound(room, { ...known, row: { ...row, acts: acts.map(actText) }, acts, now });
}

/** False when an act or an end came before, which the caller reads again. */
async function unlessLate(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (err) {
    if (cameLate(err)) return false;
    throw err;
  }
}

export const cameLate = (err: unknown): boolean =>
  err instanceof Refusal && err.code === 'edge.busy' && err.facts.value?.['act'] === true;
