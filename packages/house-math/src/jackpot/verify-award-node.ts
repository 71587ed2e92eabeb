import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import type { AwardProof } from './award-proof.ts';
import { type AwardVerdict, verifyAward } from './verify-award.ts';

/** Draws an award again, in node. */
export const verifyAwardNode = (proof: AwardProof): Promise<AwardVerdict> =>
  verifyAward(proof, { sha256: commitmentOf, replay: (seeds, use) => use(hmacRandom(seeds)) });
