import type { Input, Output } from '@nokshi/contract';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { LotteryRoom } from './room.ts';
import { stakesOnSides } from './store/bets.ts';
import { numbersOf } from './ticket-of.ts';

type Call = (typeof lotteryRoutes)['sides'];

/** So many draws are counted. */
const MOST = 1_000;

/**
 * The last draws of a lottery against the money on each of two sides: somebody who steered draws would
 * let the side with less money win. The sides are the answers of its first play with two of them.
 * Refuses lottery.game-unknown. Source: products.md 1.3.
 */
export async function countSides(
  room: LotteryRoom,
  tx: Tx,
  { gameCode }: Input<Call>,
): Promise<Output<Call>> {
  const game = room.games.find(gameCode);
  const rounds = await room.rounds.ended(tx, { series: gameCode, before: null, most: MOST });
  const drawn = rounds.filter(({ state }) => state === 'SETTLED');
  const stakes = await stakesOnSides(tx, { roundIds: drawn.map(({ id }) => id), play: 'size' });
  const counts = { draws: drawn.length, uneven: 0, lighterWon: 0, heavierWon: 0 };
  for (const round of drawn) {
    const { big = 0n, small = 0n } = stakes.get(round.id) ?? {};
    const digit = numbersOf(round)?.[0];
    if (big === small || digit === undefined || game.family !== 'wingo') continue;
    const isBig = digit >= 5;
    counts.uneven += 1;
    if (isBig === big < small) counts.lighterWon += 1;
    else counts.heavierWon += 1;
  }
  return counts;
}
