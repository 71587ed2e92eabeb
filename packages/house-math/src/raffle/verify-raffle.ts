import { seedsOfDraw } from '../fairness/draw-chain.ts';
import { rootOfLanes } from '../fairness/merkle.ts';
import { MAPPING_VERSION } from '../fairness/random.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import {
  checkChain,
  checkTerminal,
  compare,
  type DrawCheck,
  type DrawVerdict,
  resting,
  stateOf,
  unknown,
} from '../verify/shared-draw.ts';
import { drawRaffle, laneOfRaffle } from './draw-raffle.ts';
import { entrantsOf, type RaffleDocument } from './raffle-proof.ts';

/**
 * Draws a raffle again from its document alone: that its link follows the one before and leads to the
 * terminal, that the root is of the prizes and of the whole list of tickets, and that the winners are
 * those of the link and the root. Source: domain.md 7.
 */
export function verifyRaffle(proof: RaffleDocument): DrawVerdict {
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = checkList(proof);
  const winners = resting([chain, terminal, root], 'numbers', () => checkWinners(proof));
  const checks = [chain, terminal, root, winners];
  return { state: stateOf(checks), checks };
}

function checkList(proof: RaffleDocument): DrawCheck {
  const { prizes, root } = proof;
  const lane = laneOfRaffle(sha256, { prizes, entrants: entrantsOf(proof) });
  return compare('root', root, rootOfLanes(sha256, [lane]));
}

function checkWinners(proof: RaffleDocument): DrawCheck {
  const { link, number: draw, purpose, issue, root, prizes, winners } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (winners === null) return unknown('numbers', 'no-numbers');
  const random = plainRandom(seedsOfDraw(sha256, { link, draw, purpose, issue, root }));
  const drawn = drawRaffle(random, { prizes, entrants: entrantsOf(proof) });
  return compare('numbers', textOf(winners), textOf(drawn));
}

const textOf = (
  winners: readonly { readonly ticket: string | bigint; readonly place: number }[],
): string => winners.map(({ ticket, place }) => `${place}#${ticket}`).join(' ');
