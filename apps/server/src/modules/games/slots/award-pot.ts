import { paidBy, type PotLevel, type ProgressiveGame } from '@nokshi/house-math';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Stake } from '../../stakes/wagers/index.ts';
import type { Posted } from '../../base/wallet/index.ts';
import { countTickets } from './count-tickets.ts';
import { potsOf } from './pots-of.ts';
import { refillPot } from './refill-pots.ts';
import type { SlotsRoom } from './room.ts';
import { meterOf } from './rules/jackpot-accounts.ts';
import { seedOf } from './rules/refill.ts';
import { type AwardId, insertAward, lockJackpot } from './store/jackpots.ts';
import { clearStakes } from './store/pot-stakes.ts';
import { addToSitting } from './store/seat.ts';

export type WonPot = { readonly level: PotLevel; readonly amount: bigint };

/**
 * Plays a round that wins a pot: stake, payout, the pot up to its ceiling, the round's rows and the
 * pot's new seed in one commit, with the wager as its key. The game's row is locked before the pot
 * is read, so of two winners at once the ledger's order decides and the second gets the seed.
 * Stakes of other lanes in that time, and the winning stake's own contribution, grow the next pot.
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
  const amount = paidBy(game.levels[at]!, pots.levels[at] ?? 0n);
  const pot = { gameCode: game.code, asset, level };
  const meter = meterOf(game.code, level);
  // Stakes until now have tickets for this pot; the winning stake has some for the next.
  await countTickets(room, tx);
  const posted = await room.wagers.playNow(tx, { ...wager, award: { account: meter, amount } });
  if (posted.outcome === 'repeated') return { posted, won: null };
  await clearStakes(tx, pot);
  const { lane } = posted;
  const refill = await refillPot(room, tx, {
    pot: { ...pot, seed: seedOf(game, level, jackpot.terms) },
    reserve: pots.reserve,
    lane,
    reference: roundId,
  });
  await insertAward(tx, {
    awardId: room.ids.next<AwardId>(),
    roundId,
    ...pot,
    memberId,
    amount,
    ...refill,
    version: jackpot.version,
    lane,
    batch: posted.batch,
    at: posted.at,
  });
  await addToSitting(tx, { lane, memberId, gameCode: game.code, won: amount });
  return { posted, won: { level, amount } };
}
