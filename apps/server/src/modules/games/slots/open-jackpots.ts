import type { ProgressiveGame } from '@nokshi/house-math';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { commitPots } from './commit-pots.ts';
import { JACKPOT_GAMES, MONEY } from './pots-board.ts';
import { potsOf } from './pots-of.ts';
import { moveBetweenPots, type PotMove } from './refill-pots.ts';
import type { SlotsRoom } from './room.ts';
import { HOUSE_COVER, meterOf } from './rules/jackpot-accounts.ts';
import { insertJackpot, type JackpotRow } from './store/jackpots.ts';

/**
 * Opens the pots of games that have none yet, under their published terms, in transactions of their
 * own. Runs at the first launch of a game with pots: a house in which nothing happened has an empty
 * ledger, and a backup can be restored into it.
 */
export async function openJackpots(room: SlotsRoom): Promise<void> {
  for (const game of JACKPOT_GAMES)
    await room.db.tx(async (tx) => {
      const { code: gameCode, terms } = game;
      if (await insertJackpot(tx, { gameCode, terms, at: room.clock.now() }))
        await seedPots(room, tx, { game, terms });
      await commitPots(room, tx, game);
    });
  await room.pots.refresh();
  room.pots.touched();
}

/** Fills each pot up to its seed with house money, booked as given by the house. */
export async function seedPots(
  room: SlotsRoom,
  tx: Tx,
  { game, terms }: { game: ProgressiveGame; terms: JackpotRow['terms'] },
): Promise<void> {
  for (const asset of MONEY) {
    const { levels } = await potsOf(room, tx, { game, asset });
    const reference = room.ids.next<Uuid>();
    const moves = game.levels.map(
      ({ id }, at): PotMove => ({
        from: HOUSE_COVER,
        to: meterOf(game.code, id),
        amount: BigInt(terms.levels[at]?.seed ?? 0) - (levels[at] ?? 0n),
      }),
    );
    const lane = room.laneOf(derivedId(`slots pots ${game.code}`));
    await moveBetweenPots(room, tx, { gameCode: game.code, asset, lane, reference, moves });
  }
}
