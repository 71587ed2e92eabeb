import type { ProgressiveGame } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { SlotsDeps } from './deps.ts';
import { meterOf, reserveOf } from './rules/jackpot-accounts.ts';

export type Pots = { readonly levels: readonly bigint[]; readonly reserve: bigint };

type Game = Pick<ProgressiveGame, 'code' | 'levels'>;
type Room = Pick<SlotsDeps, 'wallet'>;

const metersOf = ({ code, levels }: Game) => levels.map(({ id }) => meterOf(code, id));

/** The accounts of a game's pots and reserve. */
export const accountsOf = (game: Game) => [...metersOf(game), reserveOf(game.code)];

/** What the ledger holds in a game's pots, by level, and in its reserve. Minor units. */
export async function potsOf(
  room: Room,
  tx: Tx,
  { game, asset }: { game: Game; asset: Asset },
): Promise<Pots> {
  const pots = await potsByGame(room, tx, { games: [game], asset });
  return pots.get(game.code) ?? { levels: [], reserve: 0n };
}

/** The same of several games, read at once: their accounts are in every lane. */
export async function potsByGame(
  room: Room,
  tx: Tx,
  { games, asset }: { games: readonly Game[]; asset: Asset },
): Promise<ReadonlyMap<string, Pots>> {
  const names = games.flatMap(accountsOf);
  const held = await room.wallet.houseBalances(tx, { names, asset });
  return new Map(
    games.map((game) => [
      game.code,
      {
        levels: metersOf(game).map((meter) => held.get(meter) ?? 0n),
        reserve: held.get(reserveOf(game.code)) ?? 0n,
      },
    ]),
  );
}

export const heldIn = ({ levels, reserve }: Pots): bigint =>
  levels.reduce((sum, amount) => sum + amount, reserve);
