import type { Random } from '../../src/fairness/random.ts';
import { simulationRandom } from '../../src/fairness/simulation.ts';
import { type Found, textOf } from '../../src/slot/draft.ts';
import { fastSpin, type SlotGame } from '../../src/slot/index.ts';
import type { Aim } from '../../src/slot/game.ts';
import type { Figures } from '../../src/slot/par/figures.ts';
import { figuresOf } from '../../src/slot/par/moments.ts';
import { simulateChunk } from '../../src/slot/par/simulate.ts';
import { makeStrips } from './make-strips.ts';
import { returnOf, type Table, tunePays } from './tune-pays.ts';
import { awardKey, worthOf } from './worth.ts';

/** How near the return and the spread come to what is asked. */
const NEAR = { rtp: 0.0015, sigma: 0.12 };
/** Rounds that tell the spread of a try. */
const TRIED = 200_000;
const MOST_TURNS = 4;
const BENDS = { least: 0.1, most: 1.6, halvings: 6 };

/** The symbols with pays, dearest first, and the counts that pay. */
function payingOf(game: SlotGame): { symbols: readonly number[]; places: readonly number[] } {
  const symbols = game.symbols.flatMap(({ role }, symbol) => {
    if (role === 'wild') return game.family === 'classic' ? [symbol] : [];
    if (role === 'scatter' || ('box' in game && symbol === game.box)) return [];
    return 'goods' in game && (game.goods[symbol] ?? 0) > 0 ? [] : [symbol];
  });
  if ('sizes' in game) return { symbols, places: game.sizes.map((_, tier) => tier) };
  const places = Array.from({ length: game.reels - 2 }, (_, at) => at + 3);
  return { symbols, places };
}

/** All pays of a game from those of its paying symbols. */
function spread(game: SlotGame, table: Table): number[][] {
  const { symbols, places } = payingOf(game);
  const length = 'sizes' in game ? game.sizes.length : game.reels + 1;
  return game.symbols.map((_, symbol) => {
    const own = table[symbols.indexOf(symbol)];
    return Array.from({ length }, (_unused, place) => own?.[places.indexOf(place)] ?? 0);
  });
}

const withPays = (game: SlotGame, table: Table): SlotGame => ({
  ...game,
  pays: spread(game, table),
});

/** Stakes that each award returns for each of its credits, and what the rest returns. */
function ratesOf(game: SlotGame, table: Table) {
  const { symbols, places } = payingOf(game);
  const { rtp, shares, sigma, figures } = worthOf(withPays(game, table));
  let rest = rtp;
  const rates = symbols.map((symbol, row) =>
    places.map((place, at) => {
      const share = shares.get(awardKey(symbol, place)) ?? 0;
      rest -= share;
      return share / table[row]![at]!;
    }),
  );
  return { rates, rest, rtp, sigma, figures };
}

function sigmaOf(game: SlotGame, rounds = TRIED): number {
  const { moments } = simulateChunk({ seed: 5, chunk: 0, rounds }, fastSpin(game));
  return figuresOf(moments, game.betCredits).sigma;
}

/** Pays, and the figures of the game with them where they are known already. */
type Solved = { readonly table: Table; readonly figures: Figures | null };
type Try = { readonly table: Table; readonly sigma: number };

/** The bend of the pays whose rounds spread as wanted, by halving. */
function bendTo(wanted: number, tryBend: (bend: number) => Try): Try {
  let { least, most } = BENDS;
  let best = tryBend((least + most) / 2);
  for (let halving = 0; halving < BENDS.halvings; halving++) {
    const bend = (least + most) / 2;
    const tried = tryBend(bend);
    if (Math.abs(tried.sigma - wanted) < Math.abs(best.sigma - wanted)) best = tried;
    if (Math.abs(best.sigma / wanted - 1) < NEAR.sigma / 4) break;
    if (tried.sigma < wanted) least = bend;
    else most = bend;
  }
  return best;
}

/** How often clusters come does not depend on what they pay: it need not be tried again. */
const same = (rates: Table, table: Table) => ({
  rates,
  rest: 0,
  rtp: returnOf(rates, table),
  sigma: null,
  figures: null,
});

type Known = { readonly figures: Figures | null };

const off = (seen: number, wanted: number): number => Math.abs(seen / wanted - 1);

/** Pays for strips as they are; looked at again until return and spread are really as asked. */
function solvePays(game: SlotGame, aim: Aim, random: Random): Solved {
  const { symbols, places } = payingOf(game);
  const first = symbols.map((_, row) =>
    places.map((_place, at) => (symbols.length - row + 4) * 4 ** at),
  );
  let { rates, rest } = ratesOf(game, first);
  let wanted = aim.sigma;
  let found: Solved = { table: first, figures: null };
  let nearest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const target = aim.rtp - rest;
    if (target < 0.1)
      throw new Error(`${game.code}: its features alone return ${(rest * 100).toFixed(1)} %`);
    const tryBend = (bend: number): Try => {
      const tuned = tunePays(rates, { target, within: NEAR.rtp / 2, bend, random });
      return { table: tuned, sigma: sigmaOf(withPays(game, tuned)) };
    };
    const best = bendTo(wanted, tryBend);
    const seen = 'sizes' in game ? same(rates, best.table) : ratesOf(game, best.table);
    const sigma = seen.sigma ?? sigmaOf(withPays(game, best.table), 4 * TRIED);
    const isNear = Math.abs(seen.rtp - aim.rtp) < NEAR.rtp;
    if (isNear && off(sigma, aim.sigma) < nearest) {
      nearest = off(sigma, aim.sigma);
      found = { table: best.table, figures: seen.figures };
      if (nearest < NEAR.sigma) return found;
    }
    if (off(best.sigma, wanted) > NEAR.sigma && nearest < 2 * NEAR.sigma) return found;
    if (!isNear && off(best.sigma, wanted) > NEAR.sigma)
      throw new Error(
        `${game.code}: pays as near as they come return ${(seen.rtp * 100).toFixed(1)} %`,
      );
    if (off(best.sigma, wanted) > NEAR.sigma) {
      const ends = [BENDS.least, BENDS.most].map((bend) => tryBend(bend).sigma.toFixed(1));
      throw new Error(`${game.code}: sigma ${aim.sigma} asked, ${ends.join(' to ')} can be had`);
    }
    ({ rates, rest } = seen);
    wanted *= aim.sigma / sigma;
  }
  if (nearest < 2 * NEAR.sigma) return found;
  throw new Error(`${game.code}: no pays return ${aim.rtp} with a sigma of ${aim.sigma}`);
}

/**
 * Strips and pays for the game's aim. Throws an Error that says what is out of reach: when the
 * features alone return more than is asked, or no pays spread the rounds as asked.
 */
export function solveGame(game: SlotGame & { readonly aim: Aim }): Found & Known {
  const { aim } = game;
  const random = simulationRandom(aim.seed);
  const paying = payingOf(game).symbols;
  const strips = 'strips' in game ? makeStrips(game, aim, { paying, random }) : [];
  const reeled: SlotGame = 'strips' in game ? { ...game, strips } : game;
  const { table, figures } = solvePays(reeled, aim, random);
  return { strips: strips.map(textOf), pays: spread(game, table), figures };
}
