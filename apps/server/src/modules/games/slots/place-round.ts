import {
  contributionsOf,
  type Outcome,
  type ProgressiveGame,
  type SlotGame,
} from '@nokshi/house-math';
import { refuse } from '../../../kernel/refusal.ts';
import type { Part, Stake } from '../../stakes/wagers/index.ts';
import type { Posted } from '../../base/wallet/index.ts';
import { awardPot, type WonPot } from './award-pot.ts';
import type { SlotsRoom } from './room.ts';
import { meterOf, reserveOf } from './rules/jackpot-accounts.ts';
import { levelWon } from './rules/level-won.ts';

type Round = {
  readonly wager: Stake & { readonly payout: bigint };
  readonly game: SlotGame;
  readonly outcome: Outcome;
};

export type Placed = { readonly posted: Posted; readonly won: WonPot | null };

/**
 * Posts a round. In a game with pots a part of the stake goes to each pot in the same posting; a
 * round that wins a pot is its own transaction. Refuses: slots.jackpot-ended, what `wagers.play`
 * does.
 */
export async function placeRound(room: SlotsRoom, round: Round): Promise<Placed> {
  const { wager, game } = round;
  return game.family === 'progressive'
    ? placeWithPots(room, { ...round, game })
    : { posted: await room.wagers.play(wager), won: null };
}

async function placeWithPots(
  room: SlotsRoom,
  round: Round & { readonly game: ProgressiveGame },
): Promise<Placed> {
  const { wager, game } = round;
  const terms = room.pots.termsOf(game.code);
  if (!terms) throw refuse('slots.jackpot-ended');
  const { levels, reserve } = contributionsOf(terms, wager.stake);
  const parts = partsOf(game, levels, reserve);
  const level = levelWon(game, round.outcome, wager.stake);
  const grown = { ...wager, parts };
  const placed = level
    ? await room.db.tx((tx) => awardPot(room, tx, { wager: grown, game, level }))
    : { posted: await room.wagers.play(grown), won: null };
  room.pots.touched();
  return placed;
}

function partsOf(game: ProgressiveGame, levels: readonly bigint[], reserve: bigint): Part[] {
  const parts = game.levels.map(({ id }, at) => ({
    account: meterOf(game.code, id),
    amount: levels[at] ?? 0n,
  }));
  return [...parts, { account: reserveOf(game.code), amount: reserve }].filter(
    ({ amount }) => amount > 0n,
  );
}
