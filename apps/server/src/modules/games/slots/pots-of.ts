import type { ProgressiveGame } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { SlotsDeps } from './deps.ts';
import { meterOf, reserveOf } from './rules/jackpot-accounts.ts';

export type Pots = { readonly levels: readonly bigint[]; readonly reserve: bigint };

/** What the ledger holds in a game's pots, by level, and in its reserve. Minor units. */
export async function potsOf(
  room: Pick<SlotsDeps, 'wallet'>,
  tx: Tx,
  { game, asset }: { game: Pick<ProgressiveGame, 'code' | 'levels'>; asset: Asset },
): Promise<Pots> {
  const meters = game.levels.map(({ id }) => meterOf(game.code, id));
  const reserve = reserveOf(game.code);
  const held = await room.wallet.houseBalances(tx, { names: [...meters, reserve], asset });
  return {
    levels: meters.map((meter) => held.get(meter) ?? 0n),
    reserve: held.get(reserve) ?? 0n,
  };
}
