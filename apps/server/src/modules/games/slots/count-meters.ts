import { SLOTS } from '@nokshi/house-math';
import type { Tx } from '../../../kernel/db.ts';
import type { SlotsDeps } from './deps.ts';
import {
  addToMeters,
  awardsIn,
  type DayRow,
  drawsIn,
  takeCursor,
  writeCursor,
} from './store/meters.ts';

const LANES = 16;
/** Of one lane and one run; a lane that is further behind catches up with the next runs. */
const MOST_BATCHES = 5_000;

/**
 * Brings the meters up to the lanes' heads. The cursor moves in the same commit, so each round is
 * counted once, however often and on however many servers this runs; history is never read again.
 */
export async function countMeters(room: Pick<SlotsDeps, 'wagers'>, tx: Tx): Promise<void> {
  for (let lane = 0; lane < LANES; lane += 1) {
    const after = await takeCursor(tx, lane);
    if (after === null) continue;
    const { upTo, rows } = await countLane(room, tx, { lane, after, most: MOST_BATCHES });
    for (const row of rows) await addToMeters(tx, row);
    if (upTo > after) await writeCursor(tx, { lane, batch: upTo });
  }
}

type Rows = { upTo: bigint; rows: (DayRow & { since: Date })[] };

/** What a lane's batches add. What a pot paid stands apart from what the same round's reels paid. */
export async function countLane(
  room: Pick<SlotsDeps, 'wagers'>,
  tx: Tx,
  of: { lane: number; after: bigint; most?: number },
): Promise<Rows> {
  const { upTo, rounds, apart } = await room.wagers.sumRounds(tx, {
    ...of,
    gameIds: [...SLOTS.keys()],
    apart: (end) => awardsIn(tx, { ...of, upTo: end }),
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
  const draws = await drawsIn(tx, { ...of, upTo });
  return { upTo, rows: [...rows, ...draws.map(rowOfDraw)] };
}

const NO_ROUND = { rounds: 0n, staked: 0n, squares: 0n, paid: 0n, biggest: 0n } as const;

/** A pot that was drawn at its ceiling: no round paid it. */
const rowOfDraw = ({ amount, at, ...draw }: Awaited<ReturnType<typeof drawsIn>>[number]) => ({
  ...NO_ROUND,
  ...draw,
  jackpots: amount,
  since: at,
});
