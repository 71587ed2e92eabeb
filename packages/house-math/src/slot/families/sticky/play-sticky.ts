import type { Random } from '../../../fairness/random.ts';
import { type Outcome, outcomeOf, type Screen, type Step, sumOf } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { countOf, drawStop, positionsOf, scatterWin, windowOf } from '../../reels/reels.ts';
import type { StickyGame } from './sticky-game.ts';

/** A draw a reel. */
function turn(game: StickyGame, random: Random) {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  return { stops, screen };
}

/** The screen with the wilds of the one before it. */
const withWilds = (game: StickyGame, screen: Screen, before: Screen): Screen =>
  screen.map((column, reel) =>
    column.map((symbol, row) => (before[reel]?.[row] === game.wild ? game.wild : symbol)),
  );

/** The paid game, then its free games; a wild of a free game stays until the last. */
export function playSticky(game: StickyGame, random: Random): Outcome {
  const paid = turn(game, random);
  const wins = lineWins(game, paid.screen, 1);
  const scatter = scatterWin(game, paid.screen, 1);
  if (scatter) wins.push(scatter);
  const awarded = game.awards[countOf(paid.screen, game.scatter)] ?? 0;
  const steps: Step[] = [
    { kind: 'base', ...paid, multiplier: 1, wins, credits: sumOf(wins), awarded, left: awarded },
  ];
  let stood: Screen = [];
  for (let left = awarded - 1; left >= 0; left--) {
    const { stops, screen: landed } = turn(game, random);
    const stuck = positionsOf(stood, [game.wild]);
    const screen = withWilds(game, landed, stood);
    const won = lineWins(game, screen, 1);
    const shown = { kind: 'free', stops, screen, stuck, multiplier: 1, wins: won } as const;
    steps.push({ ...shown, credits: sumOf(won), left });
    stood = screen;
  }
  return outcomeOf(game, steps);
}
