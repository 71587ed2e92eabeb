import type { Tx } from '../../../kernel/db.ts';
import { readOn } from './follow.ts';
import { addToDaily } from './store/daily.ts';
import { FIGURES, type Batches } from './store/follower.ts';
import { addPlayers } from './store/players.ts';
import { addToSettled } from './store/settled.ts';
import { addToTurnover } from './store/turnover.ts';

/** Adds what some batches placed and settled to every figure that this room keeps. */
export async function countFigures(tx: Tx, part: Batches): Promise<void> {
  await addPlayers(tx, part);
  await addToDaily(tx, part);
  await addToTurnover(tx, part);
  await addToSettled(tx, part);
}

/** One run of the follower by hand: answers whether all lanes are counted up to their heads. */
export const countDaily = (tx: Tx): Promise<boolean> =>
  readOn(tx, { name: FIGURES, wait: false }, countFigures);
