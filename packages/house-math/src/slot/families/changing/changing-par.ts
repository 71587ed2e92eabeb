import { type FamilyPar, type Figures, largest } from '../../par/figures.ts';
import { figuresOf } from '../../par/moments.ts';
import { type Chunk, type Simulated, simulateChunk } from '../../par/simulate.ts';
import { changingAwards, changingBound, changingRtp } from './changing-expectation.ts';
import { changingCounter } from './changing-fast.ts';
import type { ChangingGame } from './changing-game.ts';

function simulate(game: ChangingGame, chunk: Chunk): Simulated {
  const round = changingCounter(game);
  return simulateChunk(chunk, (random) => round(random));
}

/**
 * The return is exact by formula. Heights and stops have far too many combinations for the
 * variance, which is simulated; the simulated return must have the exact one in its interval.
 */
function figures(game: ChangingGame, { moments }: Simulated): Figures {
  const seen = figuresOf(moments, game.betCredits);
  const rtp = changingRtp(game);
  if (Math.abs(seen.rtp - rtp) > 2 * seen.halfWidth)
    throw new Error(`${game.code}: ${rtp} by formula, but ${seen.rtp} by simulation`);
  const awards = changingAwards(game).map(({ symbol, count, credits, ways }) => ({
    part: 'paid game',
    symbol: game.symbols[symbol]?.id ?? '',
    count,
    credits,
    hits: null,
    perRound: ways,
    contribution: (ways * credits) / game.betCredits,
  }));
  const bound = { ...largest(game, changingBound(game), null), chanceBelow: 3 / moments.rounds };
  return {
    method: 'simulated',
    rtp,
    parts: { 'paid game': rtp },
    interval: [seen.rtp - seen.halfWidth, seen.rtp + seen.halfWidth],
    spins: moments.rounds,
    hitFrequency: seen.hitFrequency,
    featureFrequency: 0,
    variance: seen.variance,
    strips: game.strips.map((strip) => strip.length),
    cycle: null,
    largestGame: null,
    largestRound: bound,
    largestSeen: largest(game, moments.most, moments.mostRounds / moments.rounds),
    awards,
  };
}

export const changingPar: FamilyPar<ChangingGame> = { method: 'simulated', simulate, figures };
