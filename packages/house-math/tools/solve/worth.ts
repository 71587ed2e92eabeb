import {
  changingAwards,
  changingRtp,
} from '../../src/slot/families/changing/changing-expectation.ts';
import { enumerateLines } from '../../src/slot/families/lines/lines-cycle.ts';
import { lineAwards, linesRtp } from '../../src/slot/families/lines/lines-expectation.ts';
import { familyPar } from '../../src/slot/families/pars.ts';
import { stickyAwards } from '../../src/slot/families/sticky/sticky-expectation.ts';
import { heldChances, waysAwards, waysRtp } from '../../src/slot/families/ways/ways-expectation.ts';
import { enumerateWays } from '../../src/slot/families/ways/ways-cycle.ts';
import type { Figures } from '../../src/slot/par/figures.ts';
import type { SlotGame } from '../../src/slot/index.ts';
import type { Enumerated } from '../../src/slot/par/stages.ts';

/** The return of a game, and what each award brings of it; key: symbol, then how many. */
export type Worth = {
  readonly rtp: number;
  readonly shares: ReadonlyMap<string, number>;
  /** Known where the whole cycle was played. */
  readonly sigma: number | null;
  /** Of an exact sheet. */
  readonly figures: Figures | null;
};

export const awardKey = (symbol: number, count: number): string => `${symbol} ${count}`;

/** Rounds from which a game is judged whose awards cannot be counted. */
const TRIED = 2_500_000;

const sigmaIn = ({ betCredits }: SlotGame, { round }: Enumerated): number =>
  Math.sqrt(round.square - round.mean ** 2) / betCredits;

/** By formula where there is one, else by playing the cycle, else by trying. */
export function worthOf(game: SlotGame): Worth {
  const shares = new Map<string, number>();
  const add = (symbol: number, count: number, share: number) => {
    const key = awardKey(symbol, count);
    shares.set(key, (shares.get(key) ?? 0) + share);
  };
  const symbolOf = (name: string) => game.symbols.findIndex(({ id }) => id === name);
  if (game.family === 'lines') {
    const { base, total } = linesRtp(game);
    const cycle = game.strips.reduce((product, strip) => product * strip.length, 1);
    const each = (game.lines.length / cycle / game.betCredits) * (total / base);
    for (const award of lineAwards(game))
      add(award.symbol, award.count, award.hits * award.credits * each);
    return { rtp: total, shares, sigma: sigmaIn(game, enumerateLines(game)), figures: null };
  }
  if (game.family === 'ways') {
    for (const [held, chance] of heldChances(game))
      for (const { symbol, count, credits, ways } of waysAwards(game, held))
        add(symbol, count, (chance * ways * credits) / game.betCredits);
    return {
      rtp: waysRtp(game).total,
      shares,
      sigma: sigmaIn(game, enumerateWays(game)),
      figures: null,
    };
  }
  if (game.family === 'changing') {
    for (const { symbol, count, credits, ways } of changingAwards(game))
      add(symbol, count, (ways * credits) / game.betCredits);
    return { rtp: changingRtp(game), shares, sigma: null, figures: null };
  }
  if (game.family === 'sticky') {
    const awards = stickyAwards(game);
    for (const { symbol, count, contribution } of awards)
      add(symbolOf(symbol), count, contribution);
    const rtp = awards.reduce((sum, award) => sum + award.contribution, 0);
    return { rtp, shares, sigma: null, figures: null };
  }
  const par = familyPar(game);
  const isExact = par.method === 'exact';
  const figures = isExact
    ? par.figures(game)
    : par.figures(game, par.simulate(game, { seed: 1, chunk: 0, rounds: TRIED }));
  const { rtp, awards, variance } = figures;
  for (const { symbol, count, contribution } of awards)
    add(symbolOf(symbol), 'sizes' in game ? game.sizes.indexOf(count) : count, contribution);
  return {
    rtp,
    shares,
    sigma: isExact ? Math.sqrt(variance) : null,
    figures: isExact ? figures : null,
  };
}
