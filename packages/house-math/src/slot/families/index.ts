import type { Random } from '../../fairness/random.ts';
import type { Outcome } from '../outcome.ts';
import { type BothWaysGame, bothWays } from './both-ways/index.ts';
import { type ChangingGame, changing } from './changing/index.ts';
import { type ClassicGame, classic } from './classic/index.ts';
import { type ClustersGame, clusters } from './clusters/index.ts';
import { type CoinsGame, coins } from './coins/index.ts';
import { type CollectGame, collect } from './collect/index.ts';
import { type ExpandingGame, expanding } from './expanding/index.ts';
import { type GrowingGame, growing } from './growing/index.ts';
import { type LinesGame, lines } from './lines/index.ts';
import { type PickGame, pick } from './pick/index.ts';
import { type StickyGame, sticky } from './sticky/index.ts';
import { type ProgressiveGame, progressive } from './progressive/index.ts';
import { type WalkingGame, walking } from './walking/index.ts';
import { type WaysGame, ways } from './ways/index.ts';
import type { Family } from './family.ts';

/** A game is the data of one of the families; a family is code. */
export type SlotGame =
  | BothWaysGame
  | ChangingGame
  | ClassicGame
  | ClustersGame
  | CoinsGame
  | CollectGame
  | ExpandingGame
  | GrowingGame
  | LinesGame
  | PickGame
  | StickyGame
  | ProgressiveGame
  | WalkingGame
  | WaysGame;
export type SlotFamily = SlotGame['family'];

export type GameOf<Name extends SlotFamily> = Extract<SlotGame, { readonly family: Name }>;

const FAMILIES: { readonly [Name in SlotFamily]: Family<GameOf<Name>> } = {
  'both-ways': bothWays,
  changing,
  classic,
  clusters,
  coins,
  collect,
  expanding,
  growing,
  lines,
  pick,
  sticky,
  progressive,
  walking,
  ways,
};

export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly SlotFamily[];

const familyOf = (game: SlotGame) => FAMILIES[game.family] as Family<SlotGame>;

/**
 * One round, from the game's data and chance alone: it sees no stake, no balance, no player and
 * no clock, so nothing of these can change it. Same numbers, same round. Source: promises T14.
 */
export function play(game: SlotGame, random: Random): Outcome {
  return familyOf(game).play(game, random);
}

/**
 * `play(game, random).totalCredits` without the story of the round, many million times a second.
 * It takes the same numbers in the same order; a test compares the two round for round.
 */
export const fastSpin = (game: SlotGame): ((random: Random) => number) => familyOf(game).fast(game);
