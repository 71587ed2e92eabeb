import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import { heldIn, potsByGame } from './pots-of.ts';
import type { SlotsRoom } from './room.ts';
import { METERS } from './count-meters.ts';
import { type MeterRow, potFlows } from './store/meters.ts';

/**
 * By game, what stakes contributed to its pots and reserve: what the ledger holds now plus what the
 * pots paid, without moves other than stakes and awards. Minor units.
 */
export async function contributedBy(
  room: Pick<SlotsRoom, 'wallet' | 'wagers'>,
  tx: Tx,
  { asset, meters }: { asset: Asset; meters: readonly MeterRow[] },
): Promise<ReadonlyMap<string, bigint>> {
  const flows = await potFlows(tx, { asset, counted: await room.wagers.cursorsOf(tx, METERS) });
  const by = new Map<string, bigint>();
  for (const [code, pots] of await potsByGame(room, tx, { games: JACKPOT_GAMES, asset })) {
    const flow = flows.find(({ gameCode }) => gameCode === code);
    const counted = meters.find((row) => row.gameCode === code && row.asset === asset);
    const paid = (counted?.jackpots ?? 0n) + (flow?.uncounted ?? 0n);
    by.set(code, heldIn(pots) + paid - (flow?.moved ?? 0n));
  }
  return by;
}
