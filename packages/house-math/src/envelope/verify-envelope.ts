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
import type { EnvelopeDocument } from './envelope-proof.ts';
import { laneOfEnvelope, sharesOf } from './shares.ts';

/**
 * Shares an envelope out again from its document alone: that its link was fixed by the terminal, that the
 * root is of its pool and its number of shares, and that the shares are those of the link. Source: domain.md 7.
 */
export function verifyEnvelope(proof: EnvelopeDocument): DrawVerdict {
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = compare(
    'root',
    proof.root,
    rootOfLanes(sha256, [laneOfEnvelope(sha256, held(proof))]),
  );
  const shares = resting([chain, terminal, root], 'numbers', () => checkShares(proof));
  const checks = [chain, terminal, root, shares];
  return { state: stateOf(checks), checks };
}

const held = ({ pool, shares }: EnvelopeDocument) => ({ pool: BigInt(pool), shares });

function checkShares(proof: EnvelopeDocument): DrawCheck {
  const { link, number: draw, purpose, issue, root, amounts } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (amounts === null) return unknown('numbers', 'no-numbers');
  const random = plainRandom(seedsOfDraw(sha256, { link, draw, purpose, issue, root }));
  return compare('numbers', amounts.join(' '), sharesOf(random, held(proof)).join(' '));
}
