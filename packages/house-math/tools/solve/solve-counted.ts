import { simulationRandom } from '../../src/fairness/simulation.ts';
import {
  changingAwards,
  changingRtp,
} from '../../src/slot/families/changing/changing-expectation.ts';
import { familyPar } from '../../src/slot/families/pars.ts';
import type { SlotGame } from '../../src/slot/index.ts';
import { arrangeStrip } from './arrange-strip.ts';
import { tunePays } from './tune-pays.ts';

/** What the strips of a game are made of, and where the tuning of its pays begins. */
export type CountedDraft = {
  readonly seed: number;
  readonly target: number;
  readonly within: number;
  /** `counts[reel][symbol]`. */
  readonly counts: readonly (readonly number[])[];
  /** Symbols that stand alone in every window. */
  readonly apart: readonly number[];
  /** The symbols whose pays are tuned, dearest first. */
  readonly tuned: readonly number[];
};

type Pays = number[][];

/** Strips of the draft's symbols in a fair-looking order; the same seed gives the same strips. */
export function stripsOf(draft: CountedDraft, rows: number): number[][] {
  const random = simulationRandom(draft.seed);
  return draft.counts.map((counts) => arrangeStrip(counts, { rows, apart: draft.apart, random }));
}

type Worth = { readonly rtp: number; readonly shares: ReadonlyMap<string, number> };

/** The RTP, and of it what each award brings; pays are linear in it but for better wild runs. */
function worthOf(game: SlotGame): Worth {
  const shares = new Map<string, number>();
  const add = (key: string, share: number) => shares.set(key, (shares.get(key) ?? 0) + share);
  if (game.family === 'changing') {
    for (const { symbol, count, credits, ways } of changingAwards(game))
      add(`${symbol} ${count}`, (ways * credits) / game.betCredits);
    return { rtp: changingRtp(game), shares };
  }
  const par = familyPar(game);
  if (par.method !== 'exact') throw new Error(`${game.family} is tuned by hand`);
  const { rtp, awards } = par.figures(game);
  for (const { symbol, count, contribution } of awards)
    add(`${game.symbols.findIndex(({ id }) => id === symbol)} ${count}`, contribution);
  return { rtp, shares };
}

/** Tunes by what awards bring, looks again at what they really bring, until it is near enough. */
export function solveCounted(game: SlotGame, draft: CountedDraft) {
  const random = simulationRandom(draft.seed);
  const { target, within } = draft;
  const strips = stripsOf(draft, game.rows);
  let solved = { ...game, strips } as SlotGame;
  for (let tries = 0; tries < 8; tries++) {
    const { rtp, shares } = worthOf(solved);
    if (Math.abs(rtp - target) <= within) return { strips, pays: solved.pays, rtp };
    const now = solved.pays;
    const rows = draft.tuned.map((symbol) => (now[symbol] ?? []).filter((pay) => pay > 0));
    const countOf = (row: number, place: number) => {
      const pays = now[draft.tuned[row] ?? 0] ?? [];
      return pays.length - (rows[row]?.length ?? 0) + place;
    };
    const estimate = (tried: Pays) =>
      tried.reduce(
        (sum, row, at) =>
          row.reduce((inner, pay, place) => {
            const share = shares.get(`${draft.tuned[at]} ${countOf(at, place)}`) ?? 0;
            return inner + share * (pay / (rows[at]?.[place] ?? pay) - 1);
          }, sum),
        rtp,
      );
    const tuned = tunePays(rows, estimate, { target, within: within / 2, random });
    const pays = now.map((row, symbol) => {
      const at = draft.tuned.indexOf(symbol);
      const own = tuned.pays[at];
      return own
        ? row.map((pay, count) => (pay > 0 ? (own[count - row.length + own.length] ?? 0) : 0))
        : row;
    });
    solved = { ...solved, pays } as SlotGame;
  }
  throw new Error(`${game.code}: no pays found`);
}
