import type { PotLevel, ProgressiveGame } from '@nokshi/house-math';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Stake } from '../wagers/index.ts';
import type { Posted } from '../wallet/index.ts';
import { potsOf } from './pots-of.ts';
import { moveBetweenPots } from './refill-pots.ts';
import type { SlotsRoom } from './room.ts';
import { HOUSE_COVER, meterOf, reserveOf } from './rules/jackpot-accounts.ts';
import { refillOf } from './rules/refill.ts';
import { insertAward, lockJackpot } from './store/jackpots.ts';
import { addToSitting } from './store/seat.ts';

export type WonPot = { readonly level: PotLevel; readonly amount: bigint };

/**
 * A round that wins a pot: stake, payout, all that the pot holds, the round's rows and the pot's
 * new seed in one commit, with the wager as its key. The game's row is held from before the pot is
 * read until that commit, so of two winners at once the ledger's order decides and the second gets
 * the seed. What other lanes stake meanwhile, and the winning stake's own part, grow the next pot.
 * Refuses: slots.jackpot-ended, what `wagers.play` refuses. Source: domain.md 3.3.
 */
export async function awardPot(
  room: SlotsRoom,
  tx: Tx,
  asked: { wager: Stake & { payout: bigint }; game: ProgressiveGame; level: PotLevel },
): Promise<{ posted: Posted; won: WonPot | null }> {
  const { wager, game, level } = asked;
  const { asset, memberId, roundId } = wager;
  const jackpot = await lockJackpot(tx, game.code);
  if (jackpot?.state !== 'RUNNING') throw refuse('slots.jackpot-ended');
  const pots = await potsOf(room, tx, { game, asset });
  const at = game.levels.findIndex(({ id }) => id === level);
  const amount = pots.levels[at] ?? 0n;
  const meter = meterOf(game.code, level);
  const posted = await room.wagers.playNow(tx, { ...wager, award: { account: meter, amount } });
  if (posted.outcome === 'repeated') return { posted, won: null };
  const seed = BigInt(jackpot.terms.levels[at]?.seed ?? 0);
  const { fromReserve, fromHouse } = refillOf(seed, pots.reserve);
  const { lane } = posted;
  const moves = [
    { from: reserveOf(game.code), to: meter, amount: fromReserve },
    { from: HOUSE_COVER, to: meter, amount: fromHouse },
  ] as const;
  await moveBetweenPots(room, tx, { gameCode: game.code, asset, lane, reference: roundId, moves });
  await insertAward(tx, {
    roundId,
    gameCode: game.code,
    asset,
    level,
    memberId,
    amount,
    fromReserve,
    fromHouse,
    version: jackpot.version,
    lane,
    batch: posted.batch,
    at: posted.at,
  });
  await addToSitting(tx, { lane, memberId, gameCode: game.code, won: amount });
  return { posted, won: { level, amount } };
}
