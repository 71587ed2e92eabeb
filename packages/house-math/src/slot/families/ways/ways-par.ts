import type { WaysGame } from './ways-game.ts';
import type { ParAward } from '../../par/par-sheet.ts';
import { agree } from '../../par/agree.ts';
import { type FamilyPar, type Figures, largest } from '../../par/figures.ts';
import { scatterAwards } from '../../par/scatter-awards.ts';
import { enumerateWays } from './ways-cycle.ts';
import { heldChances, waysAwards, waysRtp } from './ways-expectation.ts';

const partOf = (held: number): string => (held === 0 ? 'paid game' : 'respins');

/** Awards of the paid game and of all respins together; `perRound` counts paying ways. */
function awardsOf(game: WaysGame): ParAward[] {
  const awards = new Map<string, ParAward>();
  const add = (award: ParAward): void => {
    const key = `${award.part} ${award.symbol} ${award.count}`;
    const before = awards.get(key);
    const perRound = award.perRound + (before?.perRound ?? 0);
    const contribution = award.contribution + (before?.contribution ?? 0);
    awards.set(key, { ...award, perRound, contribution });
  };
  for (const [held, chance] of heldChances(game)) {
    for (const { symbol, count, credits, ways } of waysAwards(game, held)) {
      const id = game.symbols[symbol]?.id ?? '';
      const perRound = chance * ways;
      const contribution = (perRound * credits) / game.betCredits;
      add({ part: partOf(held), symbol: id, count, credits, hits: null, perRound, contribution });
    }
    for (const award of scatterAwards(game, partOf(held), { held, chance })) add(award);
  }
  return [...awards.values()].sort((a, b) => a.part.localeCompare(b.part));
}

/** The chance that a paid game leads to a respin. */
function respinChance(game: WaysGame): number {
  const still = game.spreadingReels.reduce((product, reel) => {
    const strip = game.strips[reel] ?? [];
    const filling = strip.filter((_, stop) => {
      const rows = Array.from(
        { length: game.rows },
        (__, row) => strip[(stop + row) % strip.length],
      );
      return rows.includes(game.wild);
    });
    return product * (1 - filling.length / strip.length);
  }, 1);
  return 1 - still;
}

/** Exact: by formula and by playing every cycle, which must agree. */
function figures(game: WaysGame): Figures {
  const seen = enumerateWays(game);
  const parts = waysRtp(game);
  agree('base RTP', parts.base, seen.baseMean / game.betCredits);
  agree('RTP', parts.total, seen.round.mean / game.betCredits);
  return {
    method: 'exact',
    rtp: parts.total,
    parts: { 'paid game': parts.base, respins: parts.feature },
    interval: null,
    spins: null,
    hitFrequency: 1 - seen.round.zero,
    featureFrequency: respinChance(game),
    variance: (seen.round.square - seen.round.mean ** 2) / game.betCredits ** 2,
    strips: game.strips.map((strip) => strip.length),
    cycle: seen.cycle,
    largestGame: largest(game, seen.baseMost, seen.baseMostChance),
    largestRound: largest(game, seen.round.most, seen.round.mostChance),
    largestSeen: null,
    awards: awardsOf(game),
  };
}

export const waysPar: FamilyPar<WaysGame> = { method: 'exact', figures };
