import type { Output } from '@nokshi/contract';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import type { LotteryDeps } from './deps.ts';
import type { Game, Games } from './games.ts';
import { readOnce } from '../../../kernel/read-once.ts';
import { stakesOnSides } from './store/bets.ts';
import { numbersOf } from './ticket-of.ts';

type Counts = Output<(typeof lotteryRoutes)['sides']>;

/** So many draws are counted. */
const MOST = 1_000;
/** All bets on them are read, so that is done for all visitors together. */
const COUNTED_MS = 60_000;

export type SideCounts = {
  /**
   * The last draws of a lottery against the money on big and on small: somebody who steered draws would
   * let the side with less money win. None are uneven where a lottery does not draw one digit.
   * Refuses lottery.game-unknown. Source: products.md 1.3.
   */
  count(gameCode: string): Promise<Counts>;
};

export function createSideCounts(
  room: Pick<LotteryDeps, 'db' | 'clock' | 'rounds'> & { readonly games: Games },
): SideCounts {
  const kept = new Map<string, () => Promise<Counts>>();
  return {
    async count(gameCode) {
      const game = room.games.find(gameCode);
      const counted = kept.get(gameCode) ?? readOnce(room, COUNTED_MS, () => countNow(room, game));
      kept.set(gameCode, counted);
      return counted();
    },
  };
}

const countNow = (
  { db, rounds }: Pick<LotteryDeps, 'db' | 'rounds'>,
  { gameCode, family }: Game,
): Promise<Counts> =>
  db.read(async (tx) => {
    const ended = await rounds.ended(tx, { series: gameCode, before: null, most: MOST });
    const drawn = ended.filter(({ state }) => state === 'SETTLED');
    const counts = { draws: drawn.length, uneven: 0, lighterWon: 0, heavierWon: 0 };
    if (family !== 'wingo') return counts;
    const stakes = await stakesOnSides(tx, { roundIds: drawn.map(({ id }) => id), play: 'size' });
    for (const round of drawn) {
      const { big = 0n, small = 0n } = stakes.get(round.id) ?? {};
      const digit = numbersOf(round)?.[0];
      if (big === small || digit === undefined) continue;
      counts.uneven += 1;
      if (digit >= 5 === big < small) counts.lighterWon += 1;
      else counts.heavierWon += 1;
    }
    return counts;
  });
