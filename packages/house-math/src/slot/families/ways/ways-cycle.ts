import type { WaysGame } from './ways-game.ts';
import { fastWays } from './ways-fast.ts';
import { cycleOf, everyStop } from '../../par/cycle.ts';
import {
  countScreen,
  emptyClass,
  type Enumerated,
  type Stage,
  type StageClass,
  solveStages,
} from '../../par/stages.ts';

/** Plays every screen of every set of held reels once, then chains the respins exactly. */
export function enumerateWays(game: WaysGame): Enumerated {
  const lengths = game.strips.map((strip) => strip.length);
  const fast = fastWays(game);
  const all = emptyClass();
  const stageOf = (key: string): Stage => {
    const held = Number(key);
    const byFilled = new Map<number, StageClass>();
    everyStop(lengths, held, (stops) => {
      const filled = fast.filled(stops);
      let own = byFilled.get(filled);
      if (!own) byFilled.set(filled, (own = emptyClass()));
      const credits = fast.credits(stops);
      countScreen(own, credits);
      if (held === 0) countScreen(all, credits);
    });
    const classes = [...byFilled].map(([filled, one]) => {
      return { ...one, next: filled === 0 ? null : String(held | filled) };
    });
    return { cycle: cycleOf(lengths, held), classes };
  };
  const round = solveStages('0', stageOf);
  const cycle = cycleOf(lengths);
  return {
    cycle,
    round,
    baseMean: all.sum / cycle,
    baseHits: 1 - all.zeros / cycle,
    baseMost: all.most,
    baseMostChance: all.mostScreens / cycle,
  };
}
