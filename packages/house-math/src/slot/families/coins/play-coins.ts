import type { Random } from '../../../fairness/random.ts';
import {
  type Mark,
  type Outcome,
  outcomeOf,
  type Position,
  type Screen,
  type Step,
  sumOf,
  type Win,
} from '../../outcome.ts';
import { lineWins } from '../../reels/line-wins.ts';
import { drawStop, positionsOf, windowOf } from '../../reels/reels.ts';
import { type CoinsGame, lineRules } from './coins-game.ts';

const valueOf = (game: CoinsGame, random: Random): number =>
  game.values[random.below(game.values.length)] ?? 0;

/** The screen with the coins that are held; the other places show nothing that pays. */
function withCoins(screen: Screen, coins: readonly Mark[], coin: number): Screen {
  const isCoin = new Set(coins.map(({ place }) => String(place)));
  return screen.map((column, reel) =>
    column.map((symbol, row) => (isCoin.has(`${reel},${row}`) ? coin : symbol)),
  );
}

/** Every place without a coin turns for itself, reel by reel, in each from the top. */
function turnPlaces(game: CoinsGame, coins: readonly Mark[], random: Random): Mark[] {
  const isCoin = new Set(coins.map(({ place }) => String(place)));
  const fresh: Mark[] = [];
  for (let reel = 0; reel < game.reels; reel++) {
    for (let row = 0; row < game.rows; row++) {
      const place: Position = [reel, row];
      if (isCoin.has(String(place)) || random.below(game.oneIn) > 0) continue;
      fresh.push({ place, credits: valueOf(game, random) });
    }
  }
  return fresh;
}

function collected(game: CoinsGame, coins: readonly Mark[]): Win[] {
  const positions = coins.map(({ place }) => place);
  const full = coins.length === game.reels * game.rows;
  const credits = sumOf(coins) + (full ? game.fullCredits : 0);
  const count = coins.length;
  return [{ kind: 'collect', symbol: game.coin, count, multiplier: 1, credits, positions }];
}

/** The turns around the coins that landed, to the last. */
function holdCoins(
  game: CoinsGame,
  { screen, marks }: Pick<Step, 'screen'> & Marks,
  random: Random,
) {
  const steps: Step[] = [];
  let coins = marks;
  let left = game.turns;
  while (left > 0 && coins.length < game.reels * game.rows) {
    const fresh = turnPlaces(game, coins, random);
    const stuck = coins.map(({ place }) => place);
    coins = [...coins, ...fresh];
    left = fresh.length > 0 ? game.turns : left - 1;
    const ended = left === 0 || coins.length === game.reels * game.rows;
    const wins = ended ? collected(game, coins) : [];
    const shown = withCoins(screen, coins, game.coin);
    const turned = { kind: 'respin', screen: shown, stuck, marks: coins, multiplier: 1 } as const;
    steps.push({ ...turned, wins, credits: sumOf(wins), left });
  }
  return steps;
}
type Marks = { readonly marks: readonly Mark[] };

export function playCoins(game: CoinsGame, random: Random): Outcome {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game.rows));
  const wins = lineWins(lineRules(game), screen, 1);
  const paid = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) } as const;
  const places = positionsOf(screen, [game.coin]);
  if (places.length < game.from) return outcomeOf(game, [paid]);
  const marks = places.map((place) => ({ place, credits: valueOf(game, random) }));
  const held = holdCoins(game, { screen, marks }, random);
  return outcomeOf(game, [{ ...paid, marks, awarded: game.turns, left: game.turns }, ...held]);
}
