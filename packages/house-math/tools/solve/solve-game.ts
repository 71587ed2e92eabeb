import type { Random } from '../../src/fairness/random.ts';
import { simulationRandom } from '../../src/fairness/simulation.ts';
import { linesRtp } from '../../src/slot/families/lines/lines-expectation.ts';
import { waysRtp } from '../../src/slot/families/ways/ways-expectation.ts';
import { arrangeStrip } from './arrange-strip.ts';
import type { linesDraft, waysDraft } from './drafts.ts';
import { tunePays } from './tune-pays.ts';

type Draft = typeof linesDraft | typeof waysDraft;

/** The rows of the draft at the symbols that have pays: all but the scatter, and a mute wild. */
function withPays(draft: Draft, rows: readonly number[][]): number[][] {
  const mute = draft.game.symbols.length - rows.length;
  const { scatter } = draft.game;
  const paying = draft.game.symbols
    .map((_, symbol) => symbol)
    .filter((symbol) => symbol !== scatter && (mute === 1 || symbol !== draft.game.wild));
  return draft.game.symbols.map((_, symbol) => {
    return [0, 0, 0, ...(rows[paying.indexOf(symbol)] ?? [0, 0, 0])];
  });
}

const rtpOf = (game: Draft['game']): number =>
  (game.family === 'lines' ? linesRtp(game) : waysRtp(game)).total;

/** Strips in a fair-looking order, then pays that meet the draft's RTP; repeatable by its seed. */
export function solveGame(draft: Draft): { strips: number[][]; pays: number[][]; rtp: number } {
  const random: Random = simulationRandom(draft.seed);
  const { rows } = draft.game;
  const { apart, target, within } = draft;
  const strips = draft.counts.map((counts) => arrangeStrip(counts, { rows, apart, random }));
  const rtpWith = (pays: number[][]) =>
    rtpOf({ ...draft.game, strips, pays: withPays(draft, pays) });
  const tuned = tunePays(draft.pays, rtpWith, { target, within, random });
  return { strips, pays: withPays(draft, tuned.pays), rtp: tuned.rtp };
}
