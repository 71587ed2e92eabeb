import type { LinesGame } from './lines-game.ts';
import { fastLines } from './lines-fast.ts';
import { cycleOf, everyStop } from '../../par/cycle.ts';
import {
  countScreen,
  emptyClass,
  type Enumerated,
  type Stage,
  scaleClass,
  solveStages,
} from '../../par/stages.ts';

/** Plays every screen of the cycle once, then chains paid and free games exactly. */
export function enumerateLines(game: LinesGame): Enumerated {
  const lengths = game.strips.map((strip) => strip.length);
  const cycle = cycleOf(lengths);
  const fast = fastLines(game);
  const byScatters = Array.from({ length: game.reels * game.rows + 1 }, emptyClass);
  const all = emptyClass();
  everyStop(lengths, 0, (stops) => {
    const credits = fast.credits(stops);
    countScreen(byScatters[fast.scatters(stops)]!, credits);
    countScreen(all, credits);
  });
  const { awards, most, multiplier } = game.freeGames;
  const stageOf = (key: string): Stage => {
    const [left = 0, given = 0] = key.split('/').map(Number);
    const free = left > 0;
    const classes = byScatters.map((one, scatters) => {
      const more = Math.min(awards[scatters] ?? 0, most - given);
      const then = Math.max(left - 1, 0) + more;
      const next = then === 0 ? null : `${then}/${given + more}`;
      return { ...(free ? scaleClass(one, multiplier) : one), next };
    });
    return { cycle, classes };
  };
  return {
    cycle,
    round: solveStages('0/0', stageOf),
    baseMean: all.sum / cycle,
    baseHits: 1 - all.zeros / cycle,
    baseMost: all.most,
    baseMostChance: all.mostScreens / cycle,
  };
}
