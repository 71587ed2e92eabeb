import { commitmentOfBrowser, replayInBrowser } from '../fairness/hmac-browser.ts';
import type { AwardProof } from './award-proof.ts';
import { type AwardVerdict, verifyAward } from './verify-award.ts';

/** Draws an award again, in a browser. Needs WebCrypto: https or localhost. */
export const verifyAwardBrowser = (proof: AwardProof): Promise<AwardVerdict> =>
  verifyAward(proof, { sha256: commitmentOfBrowser, replay: replayInBrowser });
