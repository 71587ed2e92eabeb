import {
  findSlot,
  MAPPING_VERSION,
  type Outcome,
  play,
  type Seeds,
  type SlotGame,
} from '@nokshi/house-math';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';

/**
 * The outcome of a round: a function of the game's data and the round's seeds. It receives nothing
 * else: no stake, no balance, no member, no clock. Source: promises T14.
 */
export const outcomeOf = (game: SlotGame, seeds: Seeds): Outcome => play(game, hmacRandom(seeds));

/** The versions that a stored round was played with. */
export type PlayedWith = {
  readonly gameCode: string;
  readonly ruleVersion: number;
  readonly mappingVersion: number;
};

/** The rules of a stored round; null when this program does not know them. */
export function knownRules(round: PlayedWith): SlotGame | null {
  const game = findSlot(round.gameCode, round.ruleVersion);
  return game && round.mappingVersion === MAPPING_VERSION ? game : null;
}

/** The same where it is a fault not to know them. */
export function rulesOf(round: PlayedWith): SlotGame {
  const game = knownRules(round);
  if (!game)
    throw new Error(
      `no rules for ${round.gameCode} ${round.ruleVersion}, mapping ${round.mappingVersion}`,
    );
  return game;
}
