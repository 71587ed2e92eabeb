import type { Random } from '../../../fairness/random.ts';
import { type Mark, type Outcome, outcomeOf, type Step, sumOf, type Win } from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { countOf, drawStop, scatterWin, windowOf } from '../../reels/reels.ts';
import type { PickGame } from './pick-game.ts';

/** A box nobody opened yet, and one of the prizes nobody got yet: a draw for each. */
function openBoxes(game: PickGame, random: Random): Step {
  const closed = game.boxes.map((_, place) => place);
  const prizes = [...game.boxes];
  const marks: Mark[] = [];
  for (let opened = 0; opened < game.opens; opened++) {
    const [place = 0] = closed.splice(random.below(closed.length), 1);
    const [credits = 0] = prizes.splice(random.below(prizes.length), 1);
    marks.push({ place: [Math.floor(place / game.rows), place % game.rows], credits });
  }
  const screen = game.strips.map(() => Array.from({ length: game.rows }, () => game.box));
  const wins = marks.map(
    ({ place, credits }): Win => ({
      kind: 'pick',
      symbol: game.box,
      count: 1,
      multiplier: 1,
      credits,
      positions: [place],
    }),
  );
  return { kind: 'bonus', screen, marks, multiplier: 1, wins, credits: sumOf(wins) };
}

/** The paid game, then the boxes if there are scatters enough. */
export function playPick(game: PickGame, random: Random): Outcome {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const wins = lineWins(game, screen, 1);
  const scatter = scatterWin(game, screen, 1);
  if (scatter) wins.push(scatter);
  const paid: Step = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  const opens = countOf(screen, game.scatter) >= game.from;
  return outcomeOf(game, opens ? [paid, openBoxes(game, random)] : [paid]);
}
