import type { ClustersGame } from '../../src/slot/game.ts';
import type { ParAward } from '../../src/slot/par-sheet.ts';
import { type Figures, largest, type SimulationOrder } from './figures.ts';
import { figuresOf } from './moments.ts';
import { simulateParallel } from './simulate-parallel.ts';
import type { Simulated } from './simulate-rounds.ts';

function awardsOf(game: ClustersGame, { awards, moments }: Simulated): ParAward[] {
  if (!awards) return [];
  return game.symbols.flatMap(({ id }, symbol) =>
    game.sizes.map((count, tier) => ({
      part: 'all screens',
      symbol: id,
      count,
      credits: game.pays[symbol]?.[tier] ?? 0,
      hits: null,
      perRound: (awards.times[symbol]?.[tier] ?? 0) / moments.rounds,
      contribution: (awards.credits[symbol]?.[tier] ?? 0) / moments.rounds / game.betCredits,
    })),
  );
}

/** By simulation: the chain of tumbles has far too many states to enumerate. */
export async function clustersSheet(game: ClustersGame, order: SimulationOrder): Promise<Figures> {
  const simulated = await simulateParallel({ game: game.code, ...order, watched: true });
  const { moments } = simulated;
  const { rtp, variance, halfWidth, hitFrequency } = figuresOf(moments, game.betCredits);
  const first = simulated.firstScreens / moments.rounds / game.betCredits;
  const capped = moments.most >= game.maxCredits;
  const bound = largest(game, game.maxCredits, capped ? moments.mostRounds / moments.rounds : null);
  return {
    method: 'simulated',
    rtp,
    parts: { 'first screen': first, tumbles: rtp - first },
    interval: [rtp - halfWidth, rtp + halfWidth],
    spins: moments.rounds,
    hitFrequency,
    featureFrequency: hitFrequency,
    variance,
    strips: [],
    cycle: null,
    largestGame: null,
    largestRound: capped ? bound : { ...bound, chanceBelow: 3 / moments.rounds },
    largestSeen: largest(game, moments.most, moments.mostRounds / moments.rounds),
    awards: awardsOf(game, simulated),
  };
}
