import type { LinesGame } from './lines-game.ts';
import type { ParAward } from '../../par/par-sheet.ts';
import { agree } from '../../par/agree.ts';
import { type FamilyPar, type Figures, largest } from '../../par/figures.ts';
import { enumerateLines } from './lines-cycle.ts';
import { freeGamesMean, lineAwards, linesRtp } from './lines-expectation.ts';
import { scatterChances } from '../../par/scatter.ts';
import { scatterAwards } from '../../par/scatter-awards.ts';

function awardsOf(game: LinesGame, cycle: number): ParAward[] {
  const lines = lineAwards(game).map(({ symbol, count, credits, hits }) => {
    const perRound = (hits * game.lines.length) / cycle;
    const contribution = (perRound * credits) / game.betCredits;
    const id = game.symbols[symbol]?.id ?? '';
    return { part: 'paid game', symbol: id, count, credits, hits, perRound, contribution };
  });
  const free = { symbol: 'free games', count: 0, credits: 0, hits: null };
  const { feature } = linesRtp(game);
  const perRound = freeGamesMean(game);
  return [
    ...lines,
    ...scatterAwards(game, 'paid game', { held: 0, chance: 1 }),
    { ...free, part: 'free games', perRound, contribution: feature },
  ];
}

/** Exact: by formula and by playing the whole cycle, which must agree. */
function figures(game: LinesGame): Figures {
  const seen = enumerateLines(game);
  const parts = linesRtp(game);
  agree('base RTP', parts.base, seen.baseMean / game.betCredits);
  agree('RTP', parts.total, seen.round.mean / game.betCredits);
  agree('free games', freeGamesMean(game), seen.round.stages - 1);
  const triggers = scatterChances(game).filter((_, count) => game.freeGames.awards[count]);
  return {
    method: 'exact',
    rtp: parts.total,
    parts: { 'paid game': parts.base, 'free games': parts.feature },
    interval: null,
    spins: null,
    hitFrequency: 1 - seen.round.zero,
    featureFrequency: triggers.reduce((sum, chance) => sum + chance, 0),
    variance: (seen.round.square - seen.round.mean ** 2) / game.betCredits ** 2,
    strips: game.strips.map((strip) => strip.length),
    cycle: seen.cycle,
    largestGame: largest(game, seen.baseMost, seen.baseMostChance),
    largestRound: largest(game, seen.round.most, seen.round.mostChance),
    largestSeen: null,
    awards: awardsOf(game, seen.cycle),
  };
}

export const linesPar: FamilyPar<LinesGame> = { method: 'exact', figures };
