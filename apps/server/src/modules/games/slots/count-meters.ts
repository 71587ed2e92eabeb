import { SLOTS } from '@nokshi/house-math';
import type { Tx } from '../../../kernel/db.ts';
import type { Batches } from '../../stakes/wagers/index.ts';
import type { SlotsDeps } from './deps.ts';
import { addToMeters, awardsIn, type DayRow, drawsIn } from './store/meters.ts';

/** The follower that counts the meters, and its job. */
export const METERS = 'slots.count-meters';

type Room = Pick<SlotsDeps, 'wagers'>;

/** Adds the stakes and payouts of new batches to the meters; history is never read again. */
export async function countMeters(room: Room, tx: Tx, batches: Batches): Promise<void> {
  for (const row of await metersIn(room, tx, batches)) await addToMeters(tx, row);
}

/**
 * What some batches add. A pot's payout is counted apart from the reels' payout of the same round.
 */
export async function metersIn(
  room: Room,
  tx: Tx,
  batches: Batches,
): Promise<(DayRow & { since: Date })[]> {
  const apart = await awardsIn(tx, batches);
  const rounds = await room.wagers.roundsIn(tx, {
    ...batches,
    gameIds: [...SLOTS.keys()],
    apart: apart.map(({ roundId }) => roundId),
  });
  const rows = rounds.map(({ gameId, ...sums }) => {
    const won = apart.filter(
      ({ gameCode, asset, day }) => gameCode === gameId && asset === sums.asset && day === sums.day,
    );
    const reels = won.map(({ paid }) => paid);
    return {
      ...sums,
      gameCode: gameId,
      paid: sums.paid + reels.reduce((sum, paid) => sum + paid, 0n),
      biggest: [sums.biggest, ...reels].reduce((most, paid) => (paid > most ? paid : most)),
      jackpots: won.reduce((sum, { amount }) => sum + amount, 0n),
    };
  });
  const draws = await drawsIn(tx, batches);
  return [...rows, ...draws.map(rowOfDraw)];
}

const NO_ROUND = { rounds: 0n, staked: 0n, squares: 0n, paid: 0n, biggest: 0n } as const;

/** A pot that was drawn at its ceiling: no round paid it. */
const rowOfDraw = ({ amount, at, ...draw }: Awaited<ReturnType<typeof drawsIn>>[number]) => ({
  ...NO_ROUND,
  ...draw,
  jackpots: amount,
  since: at,
});
