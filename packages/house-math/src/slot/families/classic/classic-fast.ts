import type { Random } from '../../../fairness/random.ts';
import { sumOf } from '../../outcome.ts';
import { cycleOf, everyStop } from '../../par/cycle.ts';
import type { ClassicGame } from './classic-game.ts';
import { classicWins, screenOf } from './play-classic.ts';

/** Three reels have so few screens that each is paid once and then looked up. */
export function fastClassic(game: ClassicGame): (random: Random) => number {
  const lengths = game.strips.map((strip) => strip.length);
  const credits = new Int32Array(cycleOf(lengths));
  let at = 0;
  everyStop(lengths, 0, (stops) => {
    credits[at++] = sumOf(classicWins(game, screenOf(game, Array.from(stops))));
  });
  return (random) => {
    let screen = 0;
    for (const length of lengths) screen = screen * length + random.below(length);
    return credits[screen]!;
  };
}
