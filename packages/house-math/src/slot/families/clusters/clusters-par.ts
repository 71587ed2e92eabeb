import { type FamilyPar, type Figures, largest } from '../../par/figures.ts';
import { figuresOf } from '../../par/moments.ts';
import type { ParAward } from '../../par/par-sheet.ts';
import { type Chunk, type Simulated, simulateChunk } from '../../par/simulate.ts';
import type { ClustersGame } from './clusters-game.ts';
import { tumbler } from './tumbler.ts';

/** Tallies: what the first screens paid, then per symbol and size how often and how much. */
const timesAt = (game: ClustersGame, symbol: number, tier: number): number =>
  1 + 2 * (symbol * game.sizes.length + tier);

function simulate(game: ClustersGame, chunk: Chunk): Simulated {
  const round = tumbler(game);
  const tallies = Array.from({ length: timesAt(game, game.symbols.length, 0) }, () => 0);
  let screens = 0;
  const watch = {
    screen: () => {
      screens++;
    },
    cluster: (symbol: number, cells: Uint8Array, won: number) => {
      const at = timesAt(
        game,
        symbol,
        game.sizes.findLastIndex((from) => from <= cells.length),
      );
      tallies[at]!++;
      tallies[at + 1]! += won;
      if (screens === 1) tallies[0]! += won;
    },
  };
  const watched = (random: Parameters<typeof round>[0]) => {
    screens = 0;
    return round(random, watch);
  };
  return simulateChunk(chunk, watched, tallies);
}

const awardsOf = (game: ClustersGame, { tallies, moments }: Simulated): ParAward[] =>
  game.symbols.flatMap(({ id }, symbol) =>
    game.sizes.map((count, tier) => {
      const at = timesAt(game, symbol, tier);
      return {
        part: 'all screens',
        symbol: id,
        count,
        credits: game.pays[symbol]?.[tier] ?? 0,
        hits: null,
        perRound: (tallies[at] ?? 0) / moments.rounds,
        contribution: (tallies[at + 1] ?? 0) / moments.rounds / game.betCredits,
      };
    }),
  );

/** By simulation: the chain of tumbles has far too many states to enumerate. */
function figures(game: ClustersGame, simulated: Simulated): Figures {
  const { moments, tallies } = simulated;
  const { rtp, variance, halfWidth, hitFrequency } = figuresOf(moments, game.betCredits);
  const first = (tallies[0] ?? 0) / moments.rounds / game.betCredits;
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

export const clustersPar: FamilyPar<ClustersGame> = { method: 'simulated', simulate, figures };
