import { commitmentOfBrowser, replayInBrowser } from '@nokshi/house-math/fairness/hmac-browser.ts';
import { play } from '@nokshi/house-math/slot/families/index.ts';
import { loadSlot } from '@nokshi/house-math/slot/load-slot.ts';
import { payoutMinor } from '@nokshi/house-math/slot/payout.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import type { Proof } from './proofs.ts';

export type Finding = {
  /** SHA-256 of the revealed seed is the commitment that was shown before the round. */
  readonly seedFits: boolean;
  /** What the round pays when it is computed again here. */
  readonly credits: number;
  readonly payout: string;
  readonly payoutFits: boolean;
};

/**
 * Computes a round again in this browser from its seeds alone and holds it against what was paid.
 * Null: this page does not know the rules the round was played by.
 */
export async function checkRound(proof: Proof & { serverSeed: string }): Promise<Finding | null> {
  const game = await loadSlot(proof.gameCode);
  const stake = parseDecimal(proof.stake);
  if (game?.ruleVersion !== Number(proof.ruleVersion) || stake === null) return null;
  const outcome = await replayInBrowser(proof, (random) => play(game, random));
  const payout = payoutMinor(game, stake, outcome.totalCredits);
  return {
    seedFits: (await commitmentOfBrowser(proof.serverSeed)) === proof.commitment,
    credits: outcome.totalCredits,
    payout: toDecimal(payout),
    payoutFits:
      payout === parseDecimal(proof.payout) && outcome.totalCredits === proof.totalCredits,
  };
}
