import { expect, test } from 'vitest';
import { full } from '../../../../tests/harness/extent.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { adviceFor } from '../tables/blackjack/advice.ts';
import { type Act, dealDealer, playSpot, resultOfSpot } from '../tables/blackjack/round.ts';
import { BLACKJACK_HITS, INSTANT_FACTS } from './facts.ts';

test('every game says the least that any of its bets returns, and the most that one pays', () => {
  expect(INSTANT_FACTS.dice()).toEqual({ rtp: '98.99', hitRate: '50.00', maxWin: '99' });
  expect(INSTANT_FACTS.mines()).toEqual({ rtp: '98.28', hitRate: '88.00', maxWin: '9193' });
  expect(INSTANT_FACTS.plinko()).toEqual({ rtp: '97.96', hitRate: '38.76', maxWin: '950' });
  expect(INSTANT_FACTS.blackjack()).toMatchObject({ rtp: '99.51', maxWin: '8' });
});

/** Whether a spot that is played best brings back more than it staked. */
function wins(seed: number): boolean {
  const dealer = dealDealer(simulationRandom(2 * seed + 1));
  const acts: Act[] = [];
  for (;;) {
    const spot = playSpot(simulationRandom(2 * seed + 2), { dealer, acts });
    if (!spot.turn) {
      const { staked, back } = resultOfSpot(spot, dealer);
      return back > staked;
    }
    const hand = spot.hands[spot.turn.hand]?.cards ?? [];
    acts.push(adviceFor(hand, dealer[0] ?? 0, spot.turn.may)[0]?.act ?? 'stand');
  }
}

test('a spot of blackjack wins as often as is said, within four standard deviations', () => {
  const spots = full ? 200_000 : 4_000;
  let won = 0;
  for (let seed = 0; seed < spots; seed += 1) if (wins(seed)) won += 1;
  const deviation = Math.sqrt((BLACKJACK_HITS * (1 - BLACKJACK_HITS)) / spots);
  expect(Math.abs(won / spots - BLACKJACK_HITS)).toBeLessThan(4 * deviation);
}, 120_000);
