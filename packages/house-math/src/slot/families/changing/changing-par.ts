import type { FamilyPar } from '../../par/figures.ts';
import { knownReturn } from '../../par/known-return.ts';
import { simulateChunk } from '../../par/simulate.ts';
import { changingAwards, changingBound, changingRtp } from './changing-expectation.ts';
import { changingCounter } from './changing-fast.ts';
import type { ChangingGame } from './changing-game.ts';

/**
 * The return is exact by formula. Heights and stops have far too many combinations for the
 * variance, which is simulated.
 */
export const changingPar: FamilyPar<ChangingGame> = {
  method: 'simulated',
  simulate(game, chunk) {
    const round = changingCounter(game);
    return simulateChunk(chunk, (random) => round(random));
  },
  figures(game, simulated) {
    const rtp = changingRtp(game);
    const awards = changingAwards(game).map(({ symbol, count, credits, ways }) => ({
      part: 'paid game',
      symbol: game.symbols[symbol]?.id ?? '',
      count,
      credits,
      hits: null,
      perRound: ways,
      contribution: (ways * credits) / game.betCredits,
    }));
    const parts = { 'paid game': rtp };
    const bound = changingBound(game);
    return knownReturn(game, simulated, { rtp, parts, featureFrequency: 0, awards, bound });
  },
};
